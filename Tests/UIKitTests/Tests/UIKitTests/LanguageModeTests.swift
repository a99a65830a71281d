import TestSupport
import Testing

/// The library in the modes that apps are built in. Wherever UIKit's own members have no
/// diagnostic, the library's have none, and wherever they have one, so do the library's.
@Suite("Language modes", .serialized)
struct LanguageModeTests {
  /// Settings of an app's build: each pair of values of two settings is in one of them.
  static let modes = [
    "-swift-version 5",
    "-swift-version 5 -strict-concurrency=targeted \(features("MemberImportVisibility", "ExistentialAny"))",
    "-swift-version 5 -strict-concurrency=complete \(features("InternalImportsByDefault", "InferIsolatedConformances"))",
    "-swift-version 5 -default-isolation MainActor \(features("NonisolatedNonsendingByDefault", "InternalImportsByDefault"))",
    "-swift-version 5 -strict-concurrency=targeted -default-isolation MainActor \(features("InferIsolatedConformances", "InternalImportsByDefault"))",
    "-swift-version 5 -strict-concurrency=complete -default-isolation MainActor \(features("MemberImportVisibility", "ExistentialAny", "NonisolatedNonsendingByDefault"))",
    "-swift-version 6",
    "-swift-version 6 \(features("NonisolatedNonsendingByDefault", "MemberImportVisibility", "InternalImportsByDefault", "ExistentialAny"))",
    "-swift-version 6 -default-isolation MainActor \(features("InferIsolatedConformances", "ExistentialAny"))",
    "-swift-version 6 -default-isolation MainActor \(features("NonisolatedNonsendingByDefault", "InferIsolatedConformances", "MemberImportVisibility", "InternalImportsByDefault"))",
  ]

  private static func features(_ names: String...) -> String {
    names.map { "-enable-upcoming-feature \($0)" }.joined(separator: " ")
  }

  /// Places in which apps write constraints, with the views `a` and `b`.
  private static let places = [
    ("struct Box { let a: UIView, b: UIView; func build() {", "} }"),
    ("extension Array where Element: UIView { func build(_ a: UIView, _ b: UIView) {", "} }"),
    ("extension UIView { func build(_ a: UIView, _ b: UIView) {", "} }"),
    ("extension UIView { static func build(_ a: UIView, _ b: UIView) {", "} }"),
    (
      "protocol Card {}; extension Card where Self: UIView { func build(a: Self, b: UIView) {",
      "} }"
    ),
    (
      "protocol Styled { var a: UIView { get }; var b: UIView { get } }; extension Styled { func build() {",
      "} }"
    ),
    ("protocol Inset: UIView {}; extension Inset { func build(a: UIView, b: Self) {", "} }"),
    ("func build(_ a: UIView, _ b: UILabel) {", "}"),
    ("func generic<V: UIView, W: UIView>(_ a: V, _ b: W) {", "}"),
    ("func opaque(_ a: some UIView, _ b: any UIView & NSCoding) {", "}"),
    (
      "final class Presenter { var a: UIView, b: UIView; init(_ v: UIView) { (a, b) = (v, v) }; func build() {",
      "} }"
    ),
    (
      "final class Cell: UITableViewCell { lazy var a = UIView(); lazy var b = UILabel(); func build() {",
      "} }"
    ),
    (
      "final class Controller: UIViewController { let a = UIView(), b = UIView(); override func viewDidLoad() {",
      "} }"
    ),
    (
      "final class Badge: UIView { let a = UIView(), b = UIView(); lazy var isBuilt: Bool = {",
      "; return true }() }"
    ),
    ("enum Layouts { static func build(a: UIView, b: UIView) {", "} }"),
    ("enum Colors { static let build: (UIView, UIView) -> Void = { a, b in", "} }"),
    ("struct Closures { var build: (UIView, UIView) -> Void = { a, b in", "} }"),
    ("func later(_ a: UIView, _ b: UIView) { let run: () -> Void = {", "}; run() }"),
    ("func escaping(_ a: UIView, _ b: UIView) { DispatchQueue.main.async {", "} }"),
    ("func task(_ a: UIView, _ b: UIView) { Task { @MainActor in", "} }"),
    ("@MainActor func mainTask(_ a: UIView, _ b: UIView) { Task {", "} }"),
    ("@MainActor func main(_ a: UIView, _ b: UIView) {", "}"),
    (
      "@MainActor struct Screen { let a: UIView, b: UIView; init(_ a: UIView, _ b: UIView) { self.a = a; self.b = b",
      "} }"
    ),
    (
      "@propertyWrapper struct Built { var wrappedValue: UIView; init(wrappedValue a: UIView) { wrappedValue = a; let b = a",
      "} }"
    ),
    (
      "protocol UIViewRepresentable { associatedtype V; func makeUIView() -> V }; struct Wrapped: UIViewRepresentable { let a: UIView, b: UIView; func makeUIView() -> UIView {",
      "; return a } }"
    ),
    (
      "func preview(_ body: @MainActor () -> UIView) {}; func previews(_ a: UIView, _ b: UIView) { preview {",
      "; return a } }"
    ),
    ("@MainActor func mainAsync(_ a: UIView, _ b: UIView) async {", "}"),
    (
      "final class Pool { var sizes: [Int] { [] }; subscript(a: UIView, b: UIView) -> Int {",
      "; return 0 } }"
    ),
    ("func guarded(_ a: UIView?, _ b: UIView) { guard let a else { return }", "}"),
    ("func local(_ a: UIView, _ b: UIView) { func build() {", "}; build() }"),
  ]

  /// Statements of the library's. UIKit's own is the first.
  private static let statements = [
    "_ = a.topAnchor",
    "_ = a.top == b.top + 10 ~ .high",
    "_ = a.edges == b.edges.inset(by: 8)",
    "_ = a.width == 44",
    "_ = [a, a].height == 44",
    "_ = [a, a].anchors.height == 44",
    "_ = a.anchors.width == b.anchors.width",
    "_ = a.safeArea.top == b.margins.top",
    "_ = a.layoutMarginsGuide.top == b.readableContent.top",
    "_ = a.layoutName",
    "_ = a.installedConstraints",
    "Constraint.activate { a.top == b.top }",
    "a.makeConstraints { v in v.top == b.top }",
    "a.updateConstraints { v in v.top == b.top }",
    "a.remakeConstraints { v in v.top == b.top }",
    "_ = a.prepareConstraints { v in v.top == b.top }",
    "[a, a].makeConstraints { v in v.top == b.top }",
    "a.removeConstraints()",
    "_ = [a, a].aligned(.top)",
    "a.animateConstraints(withDuration: 0.3) {}",
  ]

  @Test("The library's members are as strict as UIKit's own", arguments: modes)
  func strictness(mode: String) throws {
    var lines: [String] = []
    for (opening, closing) in Self.places {
      lines +=
        [opening] + Self.statements + [
          closing.hasPrefix(";") ? String(closing.dropFirst()) : closing
        ]
    }
    let compiler = SwiftCompiler(
      opening: ["import UIKit", "import Anchors", "import Foundation"],
      flags: mode.components(separatedBy: " "))
    let answer = try compiler.typecheck(file: lines)
    let found = answer.diagnosed
    let length = Self.statements.count + 2
    for (number, place) in Self.places.enumerated() {
      let first = number * length + 2  // the line of UIKit's own
      for (index, statement) in Self.statements.enumerated() {
        #expect(
          found.contains(first + index) == found.contains(first),
          "\(statement) in \(place.0)")
      }
    }
    // With minimal checking, and on the main actor by default, there is no diagnostic at all.
    if mode.contains("MainActor") || !mode.contains("complete") && mode.contains("version 5") {
      #expect(answer.text == "", "\(answer.text)")
    } else {
      #expect(!found.isEmpty)
    }
  }

  @Test("The README's and the cheat sheet's code has no diagnostic", arguments: modes)
  func documents(mode: String) throws {
    let readme = try Repository.text(of: "README.md").components(separatedBy: "```swift\n")
      .dropFirst().compactMap { $0.components(separatedBy: "```").first }
      .filter { $0.contains("import UIKit") }
    #expect(readme.count == 2)
    let lines = (readme + [try CheatSheetTests.screen(), "}"]).joined(separator: "\n")
      .components(separatedBy: "\n").filter { !$0.hasPrefix("import ") }
    let compiler = SwiftCompiler(
      opening: ["import UIKit", "import Anchors", "import AnchorsReport", "import AnchorsLayout"],
      flags: mode.components(separatedBy: " "))
    let answer = try compiler.typecheck(file: lines)
    #expect(answer.isAccepted && answer.text == "", "\(answer.text)")
  }
}
