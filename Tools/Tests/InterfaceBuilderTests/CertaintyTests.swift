import AnchorsLayout
import Foundation
import InterfaceBuilder
import Testing

@Suite("What a check says nothing about, and what it reads exactly")
struct CertaintyTests {
  private func tree(_ content: String) throws -> SceneTree {
    let document = try InterfaceDocument(TestDocument.xml(content))
    let tree = SceneTree(document.scenes[0], in: document)
    tree.layOut()
    return tree
  }

  private func findings(_ xml: String, screens: [CheckOptions.Screen] = CheckOptions.usualScreens)
    throws -> [String]
  {
    let document = try InterfaceDocument(Data(xml.utf8))
    var options = CheckOptions()
    options.screens = screens
    return document.scenes.flatMap { SceneChecker.check($0, in: document, options) }
      .map { "\($0.rule.name) \($0.object)" }
  }

  /// A storyboard with one controller.
  private func storyboard(
    _ views: String, _ constraints: String, attributes: String = "",
    device: String = "retina4_7", size: (width: Int, height: Int) = (375, 667)
  ) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    useAutolayout="YES" useSafeAreas="YES"\(attributes)>
    <device id="\(device)" orientation="portrait"/><scenes><scene sceneID="s"><objects>
    <viewController id="c" sceneMemberID="viewController"><view key="view" id="root">
    <rect key="frame" x="0.0" y="0.0" width="\(size.width)" height="\(size.height)"/>
    <subviews>\(views)</subviews><viewLayoutGuide key="safeArea" id="safe"/>
    <constraints>\(constraints)</constraints></view></viewController>
    </objects></scene></scenes></document>
    """
  }

  /// Constraints that pin edges of an item to those of another one.
  private func pins(_ item: String, _ edges: [(String, String, Int)]) -> String {
    edges.enumerated().map { place, edge in
      """
      <constraint firstItem="\(item)" firstAttribute="\(edge.0)" secondItem="\(edge.1)" \
      secondAttribute="\(edge.0)" constant="\(edge.2)" id="\(item)-\(place)"/>
      """
    }.joined()
  }

  private func view(_ id: String, _ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
    """
    <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/></view>
    """
  }

  @Test("A multiplier may be a percentage")
  func percentage() throws {
    let tree = try tree(
      """
      <subviews>\(view("a", 0, 0, 150, 40))</subviews><constraints>
      <constraint firstItem="a" firstAttribute="width" secondItem="root" secondAttribute="width" \
      multiplier="40%" id="w"/></constraints>
      """)
    #expect(tree.notes.isEmpty)
    #expect(tree.views[1].view.frame.width == 150)
  }

  @Test("The standard spacing is 20 points in the superview, and 8 between its subviews")
  func standardSpacing() throws {
    let tree = try tree(
      """
      <subviews>\(view("a", 20, 0, 50, 40))\(view("b", 78, 0, 50, 40))</subviews><constraints>
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" symbolic="YES" id="c1"/>
      <constraint firstItem="b" firstAttribute="leading" secondItem="a" \
      secondAttribute="trailing" symbolic="YES" id="c2"/>
      <constraint firstItem="a" firstAttribute="width" constant="50" id="c3"/></constraints>
      """)
    #expect(tree.views[1].view.frame.minX == 20)
    #expect(tree.views[2].view.frame.minX == 78)
  }

  @Test("A safe area that the canvas doubles is the device's on screens")
  func doubledSafeArea() throws {
    let height = "<constraint firstItem=\"a\" firstAttribute=\"height\" "
    let xml = storyboard(
      view("a", 0, 96, 414, 732),
      pins("a", [("top", "safe", 0), ("leading", "root", 0), ("trailing", "root", 0)])
        + "<constraint firstItem=\"safe\" firstAttribute=\"bottom\" secondItem=\"a\" "
        + "secondAttribute=\"bottom\" id=\"b\"/>"
        + height + "relation=\"greaterThanOrEqual\" constant=\"600\" id=\"h\"/>",
      attributes: " toolsVersion=\"24128\"", device: "retina6_1", size: (414, 896))
    let screen = CheckOptions.Screen(375, 667, Insets(top: 20))
    #expect(try findings(xml, screens: [screen]) == [])
    // An older Xcode shows bars by such a frame, which leave 600 points no room.
    let older = xml.replacing("24128", with: "21507")
    #expect(try findings(older, screens: [screen]) == ["conflict h"])
  }

  @Test("A view that follows its mask is not ambiguous")
  func mask() throws {
    let masked = view("a", 0, 60, 375, 607).replacing(
      " translatesAutoresizingMaskIntoConstraints=\"NO\"", with: "")
    let xml = storyboard(masked, pins("a", [("top", "root", 60)]))
    #expect(!(try findings(xml).contains("ambiguity a")))
  }

  @Test("An ambiguity that Interface Builder has marked as well is told once")
  func once() throws {
    let marked = view("a", 16, 100, 50, 40).replacing("<view ", with: "<view ambiguous=\"YES\" ")
    let xml = storyboard(
      marked,
      pins("a", [("leading", "root", 16)])
        + "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"50\" id=\"w\"/>"
        + "<constraint firstItem=\"a\" firstAttribute=\"height\" constant=\"40\" id=\"h\"/>")
    #expect(try findings(xml) == ["ambiguity a"])
  }

  @Test("Views that an opaque panel covers in the document do not overlap with texts on it")
  func panel() throws {
    func label(_ id: String, _ text: String, _ y: Int) -> String {
      """
      <label text="\(text)" lineBreakMode="tailTruncation" \
      translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="16" y="\(y)" width="90" height="20.5"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    }
    func screen(_ color: String) -> String {
      storyboard(
        label("behind", "Some text", 520)
          + """
          <view translatesAutoresizingMaskIntoConstraints="NO" id="panel">
          <rect key="frame" x="0" y="0" width="375" height="667"/>
          <subviews>\(label("front", "Other text", 620))</subviews>\(color)
          <constraints>\(pins("front", [("leading", "panel", 16), ("bottom", "panel", -26)]))
          </constraints></view>
          """,
        pins("behind", [("leading", "root", 16), ("top", "root", 520)])
          + pins(
            "panel",
            [
              ("leading", "root", 0), ("trailing", "root", 0), ("top", "root", 0),
              ("bottom", "root", 0),
            ]
          ))
    }
    let small = [CheckOptions.Screen(320, 568, Insets(top: 20))]
    #expect(try findings(screen(""), screens: small) == ["overlap front"])
    let white = "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\"/>"
    #expect(try findings(screen(white), screens: small) == [])
  }

  @Test("A text of a reused cell that code knows is not said to be cut off")
  func reusedCell() throws {
    func cell(_ outlet: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait"/><objects>
      <tableViewCell id="cell" customClass="RowCell"><rect key="frame" x="0" y="0" width="375" height="44"/>
      <tableViewCellContentView key="contentView" id="content">
      <rect key="frame" x="0" y="0" width="375" height="44"/><subviews>
      <label text="Forty-six letters which need 340 points of room" lineBreakMode="tailTruncation" \
      translatesAutoresizingMaskIntoConstraints="NO" id="text">
      <rect key="frame" x="10" y="11" width="355" height="20.5"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
      <constraints>\(pins("text", [("leading", "content", 10), ("centerY", "content", 0)]))
      <constraint firstItem="content" firstAttribute="trailing" secondItem="text" \
      secondAttribute="trailing" constant="10" id="t"/></constraints></tableViewCellContentView>
      <connections>\(outlet)</connections></tableViewCell></objects></document>
      """
    }
    let small = [CheckOptions.Screen(320, 568, Insets(top: 20))]
    #expect(try findings(cell(""), screens: small) == ["cut-text text"])
    let outlet = "<outlet property=\"textLabel\" destination=\"text\" id=\"o\"/>"
    #expect(try findings(cell(outlet), screens: small) == [])
  }
}
