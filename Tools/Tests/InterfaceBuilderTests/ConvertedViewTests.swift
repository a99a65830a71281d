import Foundation
import Testing

@testable import InterfaceBuilder

@Suite("Views that are converted to Swift")
struct ConvertedViewTests {
  /// Returns the Swift of a document with objects at the top.
  private func swift(_ objects: String, file: String = "Screen.xib") throws -> String {
    let document = try document(objects)
    var swift = SwiftFile([document])
    swift.add(document.scenes, of: document, file: file)
    return swift.code
  }

  private func document(_ objects: String) throws -> InterfaceDocument {
    try InterfaceDocument(
      Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES">
        <objects>\(objects)</objects></document>
        """.utf8))
  }

  private let label = "<subviews><label text=\"Name\" id=\"l\"/></subviews>"

  /// Most kinds of views are views because they have a frame.
  private let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>"

  // MARK: Types

  @Test("A cell is a subclass of its class in UIKit, with the views in its content view")
  func cells() throws {
    let content = "<view key=\"contentView\" id=\"c\">\(label)</view>"
    let table = try swift(
      "<tableViewCell reuseIdentifier=\"Row\" id=\"t\">\(content)</tableViewCell>")
    #expect(table.contains("final class RowCell: UITableViewCell {\n"))
    #expect(
      table.contains(
        "  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {\n"))
    #expect(table.contains("    contentView.addSubview(nameLabel)\n"))
    let collection = try swift(
      "<collectionViewCell reuseIdentifier=\"Tile\" id=\"t\">\(content)</collectionViewCell>")
    #expect(collection.contains("final class TileCell: UICollectionViewCell {\n"))
    #expect(collection.contains("    contentView.addSubview(nameLabel)\n"))
    let header = try swift(
      "<collectionReusableView reuseIdentifier=\"Head\" id=\"t\">\(frame)\(label)</collectionReusableView>"
    )
    #expect(header.contains("final class HeadView: UICollectionReusableView {\n"))
    #expect(header.contains("    addSubview(nameLabel)\n"))
  }

  @Test("A view in a cell's style is the cell's own, which takes its text")
  func style() throws {
    let code = try swift(
      """
      <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="l" id="t">
      <view key="contentView" id="c">\(label)</view></tableViewCell>
      """)
    #expect(code.contains("    super.init(style: .default, reuseIdentifier: reuseIdentifier)\n"))
    #expect(code.contains("    textLabel?.text = \"Name\"\n"))
    #expect(!code.contains("UILabel()") && !code.contains("addSubview"))
  }

  @Test("A root that is a scroll view or a stack view is a subclass of that class")
  func roots() throws {
    #expect(
      try swift("<scrollView id=\"s\">\(frame)\(label)</scrollView>").contains(
        "final class ScreenView: UIScrollView {\n"))
    let stack = try swift("<stackView id=\"s\">\(label)</stackView>")
    #expect(stack.contains("final class ScreenView: UIStackView {\n"))
    #expect(stack.contains("    addArrangedSubview(nameLabel)\n"))
  }

  @Test("A class of the app is extended or created, and never declared again")
  func classesOfApp() throws {
    let own = "customClass=\"CardView\" customModule=\"App\" customModuleProvider=\"target\""
    let code = try swift(
      "<view \(own) id=\"a\"><subviews><view \(own) id=\"b\"/></subviews></view>")
    #expect(code.contains("extension CardView {\n  func addConvertedViews() {\n"))
    #expect(code.contains("/// CardView, which the app declares, must be a subclass of UIView.\n"))
    #expect(code.contains("    let cardView = CardView()\n"))
    #expect(!code.contains("class CardView") && !code.contains("import App"))
    let twice = try swift(
      "<view \(own) id=\"a\">\(label)</view><view \(own) id=\"b\">\(label)</view>")
    #expect(twice.contains("  func addConvertedViews2() {\n"))
    let outlet = try swift(
      """
      <view \(own) id="a">\(label)
      <connections><outlet property="title" destination="l" id="o"/></connections></view>
      """)
    #expect(outlet.contains("// - the outlet title: set it to title\n"))
  }

  @Test("A class of another view or of the owner keeps its name")
  func takenClasses() throws {
    let owner = "<placeholder customClass=\"ScreenView\" id=\"-1\"/>"
    let code = try swift("\(owner)<view id=\"a\">\(label)</view>")
    #expect(code.contains("final class ScreenContentView: UIView {\n"))
  }

  @Test("A class of another module imports it, and one of UIKit's is used as it is")
  func modules() throws {
    let code = try converted(
      """
      <view customClass="StarsView" customModule="Stars" id="a"/><view customClass="UIControl" id="b"/>
      <view customClass="not a name" id="c"/><view customClass="MKMapView" id="d"/>
      <view customClass="Own" customModule="App" id="e"/>
      <view customClass="Other" customModule="App" customModuleProvider="target" id="f"/>
      """)
    #expect(code.hasPrefix("import Anchors\nimport MapKit\nimport Stars\nimport UIKit\n\n"))
    #expect(code.contains("  let starsView = StarsView()\n  let control = UIControl()\n"))
    #expect(code.contains("// - the class of view: not a name\n"))
    #expect(
      try swift("<view customClass=\"UIControl\" id=\"a\">\(label)</view>").contains(
        ": UIControl {"))
  }

  @Test("Imports stand once before several scenes, whose classes have different names")
  func severalScenes() throws {
    let cell =
      "<tableViewCell reuseIdentifier=\"Row\" id=\"t\"><view key=\"contentView\" id=\"c\">\(label)</view></tableViewCell>"
    let code = try swift(cell + cell.replacing("\"t\"", with: "\"u\""))
    #expect(code.split(separator: "import UIKit").count == 2)
    #expect(code.contains("class RowCell: ") && code.contains("class RowCell2: "))
    var both = SwiftFile([try document(cell)])
    both.add(try document(cell).scenes, of: try document(cell), file: "A.xib")
    both.add(try document(cell).scenes, of: try document(cell), file: "B.xib")
    #expect(both.code.split(separator: "import UIKit").count == 2)
    #expect(both.code.contains("class RowCell: ") && both.code.contains("class RowCell2: "))
  }

  @Test("A table view without other views than its cells is a comment")
  func table() throws {
    let code = try swift(
      """
      <tableView userLabel="People" id="a">\(frame)<prototypes><tableViewCell reuseIdentifier="Row" id="t">
      <view key="contentView" id="c">\(label)</view></tableViewCell></prototypes></tableView>
      """)
    #expect(
      code.contains(
        "// People, from Screen.xib, has no views of its own.\n\n/// The views of RowCell"))
    #expect(!code.contains("UITableView {"))
  }

  // MARK: Properties

  @Test("Values come after their range, and only known values are written")
  func values() throws {
    let code = try converted(
      """
      <slider value="40" minValue="10" maxValue="90" id="a">\(frame)</slider>
      <progressView progress="0.25" id="b">\(frame)</progressView>
      <pageControl numberOfPages="3" currentPage="1" id="c">\(frame)</pageControl>
      <switch on="YES" id="d">\(frame)</switch><imageView contentMode="scaleAspectFit" id="e"/>
      <view contentMode="unknown" id="f"/>
      <textView scrollEnabled="NO" id="g">\(frame)<string key="text">A
      B</string></textView>
      """)
    #expect(
      code.contains(
        "slider.minimumValue = 10\n    slider.maximumValue = 90\n    slider.value = 40\n"))
    #expect(code.contains("progressView.progress = 0.25\n"))
    #expect(code.contains("pageControl.numberOfPages = 3\n    pageControl.currentPage = 1\n"))
    #expect(code.contains("switchControl.isOn = true\n"))
    #expect(code.contains("imageView.contentMode = .scaleAspectFit\n"))
    #expect(code.contains("TextView.text = \"A\\nB\"\n"))
    #expect(code.contains("TextView.isScrollEnabled = false\n") && !code.contains(".unknown"))
  }

  @Test(
    "Fonts of every kind are written",
    arguments: [
      ("type=\"system\" pointSize=\"12.5\"", ".systemFont(ofSize: 12.5)"),
      (
        "type=\"system\" weight=\"heavy\" pointSize=\"9\"", ".systemFont(ofSize: 9, weight: .heavy)"
      ),
      ("type=\"boldSystem\" pointSize=\"9\"", ".boldSystemFont(ofSize: 9)"),
      ("type=\"italicSystem\" pointSize=\"9\"", ".italicSystemFont(ofSize: 9)"),
      ("style=\"UICTFontTextStyleTitle0\"", ".preferredFont(forTextStyle: .largeTitle)"),
      ("name=\"Avenir\" family=\"Avenir\" pointSize=\"9\"", "UIFont(name: \"Avenir\", size: 9)"),
    ])
  func fonts(description: String, font: String) throws {
    let element = "<fontDescription key=\"fontDescription\" \(description)/>"
    let code = try converted(
      "<label id=\"a\">\(element)</label><button id=\"b\">\(element)</button>")
    #expect(code.contains("    label.font = \(font)\n"))
    #expect(code.contains("    button.titleLabel?.font = \(font)\n"))
  }

  @Test("A font without a size is listed")
  func unknownFont() throws {
    let code = try converted(
      "<label id=\"a\"><fontDescription key=\"fontDescription\" style=\"Mine\"/></label>")
    #expect(code.contains("// - the font of label: Mine\n") && !code.contains(".font ="))
  }

  @Test("A stack view without views has its properties")
  func emptyStack() throws {
    let code = try converted(
      "<stackView axis=\"vertical\" alignment=\"center\" distribution=\"odd\" spacing=\"6\" id=\"a\"/>"
    )
    #expect(
      code.contains(
        "stackView.axis = .vertical\n    stackView.alignment = .center\n    stackView.spacing = 6\n"
      ))
    #expect(!code.contains("distribution"))
  }

  @Test("A kind of view that UIKit lacks is a plain view, which is listed")
  func otherFrameworks() throws {
    let code = try converted(
      "<mapView id=\"a\">\(frame)</mapView>")
    #expect(code.contains("  let mapView = UIView()\n"))
    #expect(code.contains("// - the class of mapView: a mapView\n"))
  }

  @Test("A layout's text has the texts of views as comments")
  func texts() throws {
    let document = try TestDocument.named("ControlValues.xib")
    let text = LayoutTextConverter.text(document.scenes[0], in: document)
    let lines = text.split(separator: "\n").filter { $0.contains("  // ") }
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("view `POP 2000`") && lines[0].hasSuffix("  // \"POP 2000\""))
    #expect(lines[1].hasSuffix("  // \"Two\\nlines\"") && lines[2].hasSuffix("  // \"Code\""))
  }
}

@Suite("Names of views in Swift")
struct SwiftNameTests {
  @Test(
    "A text becomes a name in lower camel case",
    arguments: [
      ("POP 2000", "pop2000"), ("URLField", "urlField"), ("URL", "url"), ("Sign in", "signIn"),
      ("SIGN IN", "signIn"), ("iPhone", "iPhone"), ("HTML5Text", "html5Text"),
      ("lbl_name", "lblName"), ("Größe", "grosse"), ("Número 1", "numero1"), ("登录", ""),
      ("12:30", "1230"), ("…", ""), ("UIView", "uiView"),
    ])
  func identifier(text: String, name: String) {
    #expect(SwiftNames.identifier(text) == name)
  }

  @Test("The second view of a name has the number 2, and a single one has none")
  func numbers() throws {
    let code = try converted("<view id=\"a\"/><view id=\"b\"/><label id=\"c\"/>")
    #expect(
      code.contains("  let view = UIView()\n  let view2 = UIView()\n  let label = UILabel()\n"))
  }

  @Test("Outlets, labels, identifiers, texts and classes name views in this order")
  func candidates() throws {
    let code = try converted(
      """
      <view userLabel="Card View" restorationIdentifier="R" customClass="AView" id="a"/>
      <view restorationIdentifier="Main Box" id="b">
      <accessibility key="accessibilityConfiguration" identifier="box_id"/></view>
      <label text="Text" id="c"><accessibility key="accessibilityConfiguration" identifier="price"/></label>
      <label text="12:30" customClass="ClockLabel" id="d"/><label text="Label" id="e"/>
      <view customClass="PillView" id="f"/>
      """)
    for line in [
      "cardView = AView()", "mainBox = UIView()", "price = UILabel()", "label1230 = ClockLabel()",
      "label = UILabel()", "pillView = PillView()",
    ] { #expect(code.contains("  let \(line)\n")) }
  }

  @Test("A name of a member or keyword has its kind, or content before it")
  func taken() throws {
    let code = try converted(
      "<view userLabel=\"frame\" id=\"a\"/><label userLabel=\"v\" id=\"b\"/><view userLabel=\"inputView\" id=\"c\"/>"
    )
    #expect(code.contains("  let frameView = ") && code.contains("  let vLabel = "))
    #expect(code.contains("  let contentInputView = "))
  }
}
