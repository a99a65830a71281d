import AnchorsLayout
@_spi(Tools) import AnchorsReport
import Foundation
import Testing

@testable import InterfaceBuilder

@Suite("Faults of storyboards and xibs")
struct CheckTests {
  /// The findings of one document: the rule, the line and the object of each.
  struct Expectation: Sendable {
    let name: String
    let findings: [String]

    init(_ name: String, _ findings: String...) { (self.name, self.findings) = (name, findings) }
  }

  private static let expectations = [
    Expectation("AmbiguousContainer.xib", "ambiguity 9 aaa-aa-aaa"),
    Expectation("AmbiguousPosition.xib", "ambiguity 10 aaa-aa-aaa"),
    Expectation("AmbiguousWidth.xib", "ambiguity 10 aaa-aa-aaa"),
    Expectation("BuiltInCellStyle.storyboard"),
    Expectation("ConflictOfHeights.xib", "conflict 25 c13-aa-con"),
    Expectation("ConflictOfWidths.xib", "conflict 13 wid-co-nst"),
    Expectation("ConflictOnSmallScreen.storyboard", "conflict 21 c16-aa-con at 320x568"),
    Expectation("ContentTooTall.xib", "conflict 19 hei-gh-tco"),
    Expectation("CutButton.storyboard", "cut-text 12 aaa-aa-aaa at 320x568"),
    Expectation("CutText.storyboard", "cut-text 12 aaa-aa-aaa at 320x568"),
    Expectation("Duplicate.xib", "redundant 19 dup-li-cat"),
    Expectation(
      "EffectContent.xib", "effect-content 15 c1", "effect-content 16 c2", "effect-content 17 c3",
      "effect-content 18 c4"),
    Expectation("FieldBesideLabel.xib"),
    Expectation("FixedByMask.storyboard", "fixed-size 12 aaa-aa-aaa"),
    Expectation("FixedByRatio.storyboard", "fixed-size 12 aaa-aa-aaa"),
    Expectation("FixedWidth.storyboard", "fixed-size 15 wid-co-nst"),
    Expectation("FreeformController.storyboard"),
    Expectation("Ignored.xib"),
    Expectation("Implied.xib"),
    // Drawn in landscape, it is checked in landscape: there 320 points are the first iPhone SE's.
    Expectation("Landscape.storyboard", "out-of-sight 12 aaa-aa-aaa at 568x320"),
    Expectation("LeftAmongLeading.xib", "left-right 22 lef-tc-ons"),
    Expectation("MacStackAlignment.xib"),
    Expectation("MacWindow.xib", "out-of-sight 12 aaa-aa-aaa at 200x120"),
    Expectation("MarkedAmbiguity.xib", "marked-ambiguity 10 aaa-aa-aaa"),
    Expectation("MarkedMisplaced.xib", "misplaced 10 aaa-aa-aaa"),
    Expectation("MissingItem.xib", "unreadable 19 mis-si-ngi"),
    Expectation("MixedEdges.storyboard", "mixed-edges 24 c4-aa-con"),
    Expectation("NoHeightOnSmallScreen.storyboard", "no-size 12 aaa-aa-aaa at 320x568"),
    Expectation("NotANumber.xib", "unreadable 19 not-an-umb"),
    Expectation("OutOfSight.storyboard", "out-of-sight 12 aaa-aa-aaa at 320x568"),
    Expectation("Overlap.storyboard", "overlap 16 bbb-bb-bbb at 320x568"),
    Expectation("PartlyOutside.storyboard", "out-of-sight 12 aaa-aa-aaa at 320x568"),
    Expectation("RatioWithBothSizes.xib", "conflict 14 c98-aa-con"),
    Expectation("StaleFrame.xib", "misplaced 10 aaa-aa-aaa"),
    Expectation("UnknownAttribute.xib", "unreadable 19 unk-no-wna"),
  ]

  private func findings(
    _ name: String, in folder: String = "Faults", _ options: CheckOptions = CheckOptions()
  ) throws -> [Finding] {
    let document = try TestDocument.named(name, in: folder)
    return document.scenes.flatMap { SceneChecker.check($0, in: document, options) }
  }

  @Test("Each fault is found, and nothing else", arguments: expectations)
  func faults(expectation: Expectation) throws {
    let found = try findings(expectation.name).map { finding in
      let sizes = finding.sizes.isEmpty ? "" : " at \(finding.sizes.joined(separator: ", "))"
      return "\(finding.rule.name) \(finding.line) \(finding.object)\(sizes)"
    }
    #expect(found == expectation.findings)
  }

  @Test("Every document with a fault has an expectation")
  func allExpected() {
    #expect(Self.expectations.map(\.name) == TestDocument.names(in: "Faults"))
    #expect(Self.expectations.count { !$0.findings.isEmpty } >= 19)
  }

  @Test("A document without faults has no findings", arguments: TestDocument.names(in: "Documents"))
  func silence(name: String) throws {
    var options = CheckOptions()
    options.isStrict = true
    options.checksRightToLeft = true
    #expect(try findings(name, in: "Documents", options).map(\.message) == [])
  }

  @Test("A conflict has its members, the arithmetic and fixes, with ids and lines")
  func conflict() throws {
    let finding = try #require(try findings("ConflictOfWidths.xib").first)
    #expect(
      finding.message
        == "16 + 16 + 200 = 232 taken up, 375 available: 143 left over (3 constraints)")
    #expect(
      finding.details.contains { $0.contains("view.width == 200 'wid-co-nst, line 13'") })
    #expect(finding.furtherLines.contains("To fix it, do one of these:"))
    // A width of 343 would conflict on other screens.
    #expect(
      !finding.fixes.isEmpty && !finding.fixes.contains { $0.contains("change the constant") })
    let other = try #require(try findings("ConflictOnSmallScreen.storyboard").first)
    #expect(
      other.fixes.contains(
        "change the constant of view#2.width == 150 'c16-aa-con, line 21' to 130")
    )
  }

  @Test("A view that the safe area insets at one side is found if the check turns screens")
  func mixedEdges() throws {
    var options = CheckOptions()
    options.screens += options.screens.map(\.rotated)
    let found = try findings("MixedEdges.storyboard", options).map { "\($0.object): \($0.message)" }
    #expect(
      found == [
        "c4-aa-con: photo is inset by the safe area at its bottom edge alone, by up to 34 points",
        "c5-aa-con: view is inset by the safe area at its leading edge alone, by up to 59 points",
      ])
  }

  @Test("A constraint that several others imply is found if the check is strict")
  func strict() throws {
    var options = CheckOptions()
    options.isStrict = true
    #expect(try findings("Implied.xib", options).map(\.object) == ["imp-li-edc"])
  }

  @Test("A finding names the width below which it occurs, and the devices that have it")
  func windows() throws {
    let conflict = try #require(try findings("ConflictOnSmallScreen.storyboard").first)
    #expect(conflict.windows == "below 340 points of width, 1 of 23 devices")
    // A finding at the document's own size has no such border.
    #expect(try findings("ConflictOfWidths.xib").first?.windows == nil)
  }

  @Test("A sweep over texts names the first length that breaks")
  func textSweep() throws {
    var options = CheckOptions()
    options.sweepsTexts = true
    let found = try findings("Compression.xib", in: "Documents", options)
    #expect(found.map(\.windows) == ["from texts 1.4 times as long on"])
    // Text sizes are those above the chosen one, each by itself.
    options.textScale = TextSize.ax3.scale
    #expect(options.textSweeps[0].map(\.name) == ["accessibility size 4", "accessibility size 5"])
    #expect(options.textSweeps[0].map(\.scale) == [47 / 17, 53 / 17])
  }

  @Test("Only chosen rules are checked")
  func rules() throws {
    var options = CheckOptions()
    options.rules = [Rule(ConflictRule.self)]
    #expect(try findings("StaleFrame.xib", options).isEmpty)
    #expect(try findings("ConflictOfWidths.xib", options).count == 1)
  }

  @Test("Landscape finds a view below the screen")
  func landscape() throws {
    var options = CheckOptions()
    options.screens = CheckOptions.phones.map { $0.rotated }
    let found = try findings("OutOfSight.storyboard", options)
    #expect(found.map(\.rule.name) == ["out-of-sight"])
    #expect(found[0].sizes == ["568x320", "667x375", "844x390", "932x430"])
    // Drawn in landscape, it has each screen once.
    options.screens += CheckOptions.phones
    #expect(try findings("Landscape.storyboard", options)[0].sizes == ["568x320"])
  }

  @Test("A label that constraints have stretched has the height of its text")
  func stretchedLabel() throws {
    // The second label hugs its text more; so the first one is stretched.
    func label(_ id: String, _ y: Double, _ height: Double, _ hugging: Int) -> String {
      """
      <label text="Title" verticalHuggingPriority="\(hugging)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="16" y="\(y)" width="200" height="\(height)"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    }
    func pin(_ number: Int, _ first: (String, String), _ second: (String, String)) -> String {
      """
      <constraint firstItem="\(first.0)" firstAttribute="\(first.1)" secondItem="\(second.0)" \
      secondAttribute="\(second.1)" id="c\(number)"/>
      """
    }
    let pins = [
      pin(1, ("aaa", "top"), ("root", "top")), pin(2, ("bbb", "top"), ("aaa", "bottom")),
      pin(3, ("bbb", "bottom"), ("root", "bottom")),
      pin(4, ("aaa", "leading"), ("root", "leading")),
      pin(5, ("bbb", "leading"), ("aaa", "leading")),
    ]
    let document = try InterfaceDocument(
      TestDocument.xml(
        """
        <subviews>\(label("aaa", 0, 646.5, 250))\(label("bbb", 646.5, 20.5, 251))</subviews>
        <constraints>\(pins.joined())</constraints>
        """))
    let tree = SceneTree(document.scenes[0], in: document)
    tree.layOut()
    let sizes = tree.views.dropFirst().map { $0.view.intrinsicContentSize.height }
    #expect(abs(sizes[0] - 20.5) <= 1 && abs(sizes[1] - 20.5) <= 1)
  }

  @Test("A larger text is cut off")
  func textSize() throws {
    let label = """
      <subviews><label text="Twenty letters or so" adjustsFontForContentSizeCategory="YES" \
      translatesAutoresizingMaskIntoConstraints="NO" id="aaa">
      <rect key="frame" x="16" y="20" width="160" height="20.5"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
      <constraints>
      <constraint firstItem="aaa" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c1"/>
      <constraint firstItem="aaa" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c2"/>
      <constraint firstItem="aaa" firstAttribute="trailing" relation="lessThanOrEqual" secondItem="root" \
      secondAttribute="trailing" constant="-16" id="c3"/>
      </constraints>
      """
    let document = try InterfaceDocument(TestDocument.xml(label))
    var options = CheckOptions()
    #expect(SceneChecker.check(document.scenes[0], in: document, options).isEmpty)
    options.textScale = 53.0 / 17
    let found = SceneChecker.check(document.scenes[0], in: document, options)
    #expect(found.map(\.rule.name) == ["cut-text"])
    #expect(found.first?.sizes == ["320x568", "375x667", "390x844", "430x932"])
  }

  @Test("Each rule has a summary, a reason, and an example that is a finding of it")
  func descriptions() throws {
    var messages: [Rule: Set<String>] = [:]
    for name in TestDocument.names(in: "Faults") {
      for finding in try findings(name) {
        messages[finding.rule, default: []].insert(finding.message)
      }
    }
    for rule in Rule.documents {
      #expect(rule.summary.hasSuffix(".") && rule.reason.hasSuffix("."))
      #expect(messages[rule]?.contains(rule.example) == true, "\(rule.name)")
    }
    #expect(Set(Rule.all).count == Rule.all.count)
  }
}
