import AnchorsLayout
import Testing

/// The hosts of constraints in this tree:
///
///     root ┬ form ┬ row1 ┬ label1 ─ icon
///          │      │      └ field1
///          │      └ row2 ─ label2
///          └ bar ── button
///
/// `form`, `label1` and `bar` have a guide each.
@Suite("The host of a constraint")
struct HostTests {
  private let views: [String: LayoutView]
  private let items: [String: any LayoutItem]
  private let parents = [
    "form": "root", "row1": "form", "label1": "row1", "icon": "label1", "field1": "row1",
    "row2": "form", "label2": "row2", "bar": "root", "button": "bar",
  ]

  init() {
    var views = ["root": LayoutView(name: "root", width: 300, height: 200)]
    for name in parents.keys { views[name] = LayoutView(name: name) }
    var items: [String: any LayoutItem] = views
    for (child, parent) in parents {
      if let child = views[child] { views[parent]?.addSubview(child) }
    }
    for owner in ["form", "label1", "bar"] {
      let guide = LayoutGuide(identifier: "guide")
      views[owner]?.addLayoutGuide(guide)
      items["\(owner).guide"] = guide
    }
    self.views = views
    self.items = items
  }

  /// Installs `first.top == 2 * second.top` and gives the host's name.
  private func host(_ first: String, _ second: String) throws -> String? {
    let (first, second) = (try #require(items[first]), try #require(items[second]))
    let constraint = first.anchors.top == 2 * second.anchors.top
    try Installer.install(constraint)
    defer { constraint.isActive = false }
    let host = try #require(constraint.host as? LayoutView)
    #expect(host.hostedConstraints.map { $0 === constraint } == [true])
    return host.layoutName
  }

  @Test(
    "The host is the nearest common ancestor of both items, whichever comes first",
    arguments: [
      ("row1", "row2", "form"),  // siblings: the parent
      ("form", "bar", "root"),
      ("label1", "field1", "row1"),
      ("label1", "label2", "form"),  // cousins: the nearest common ancestor
      ("icon", "label2", "form"),
      ("icon", "field1", "row1"),
      ("icon", "button", "root"),
      ("field1", "bar", "root"),
      ("label1", "row2", "form"),  // uncle and nephew
      ("row1", "form", "form"),  // child and parent: the parent
      ("icon", "form", "form"),  // descendant and ancestor: the ancestor
      ("icon", "root", "root"),
      ("button", "root", "root"),
      ("label1", "label1", "label1"),  // a view with itself
      ("root", "root", "root"),
      ("form.guide", "form", "form"),  // a guide counts as its owning view
      ("form.guide", "row1", "form"),
      ("form.guide", "icon", "form"),
      ("form.guide", "bar", "root"),
      ("form.guide", "root", "root"),
      ("form.guide", "form.guide", "form"),
      ("form.guide", "bar.guide", "root"),
      ("label1.guide", "icon", "label1"),
      ("label1.guide", "field1", "row1"),
      ("label1.guide", "form.guide", "form"),
    ])
  func pairs(first: String, second: String, expected: String) throws {
    #expect(try host(first, second) == expected)
    #expect(try host(second, first) == expected)
  }

  /// The views from an item's own, or a guide's owner, up to the root.
  private func ancestors(_ name: String) -> [String] {
    let view = name.hasSuffix(".guide") ? String(name.dropLast(6)) : name
    return [view] + (parents[view].map { ancestors($0) } ?? [])
  }

  @Test("Every pair agrees with a search through both lists of ancestors")
  func everyPair() throws {
    for first in items.keys.sorted() {
      for second in items.keys.sorted() {
        let others = ancestors(second)
        #expect(
          try host(first, second) == ancestors(first).first { others.contains($0) },
          "\(first) and \(second)")
      }
    }
  }

  @Test("A size is placed on the view itself, a guide's on the owning view")
  func sizes() throws {
    for (name, item) in items {
      for constraint in [item.anchors.width == 10, item.anchors.height >= 4] {
        try Installer.install(constraint)
        #expect((constraint.host as? LayoutView)?.layoutName == ancestors(name)[0], "\(constraint)")
        #expect(constraint.secondAnchor == nil)
        constraint.isActive = false
      }
      let ratio = item.anchors.width == 2 * item.anchors.height
      try Installer.install(ratio)
      #expect((ratio.host as? LayoutView)?.layoutName == ancestors(name)[0], "\(ratio)")
      ratio.isActive = false
    }
  }

  @Test("A position with a number is placed on the superview, a guide's on the owning view")
  func numbers() throws {
    for (name, item) in items where name != "root" {
      let superview = name.hasSuffix(".guide") ? ancestors(name)[0] : ancestors(name)[1]
      let constraint = item.anchors.left == 10
      try Installer.install(constraint)
      #expect((constraint.host as? LayoutView)?.layoutName == superview, "\(constraint)")
      let superItem = try #require(views[superview])
      #expect(
        ConstraintReading(constraint)
          == ConstraintReading(item, .left, .equal, superItem, .left, constant: 10))
      constraint.isActive = false
    }
  }

  @Test("The host of two deep and distant views is found")
  func deep() throws {
    let root = LayoutView(name: "root")
    func chain(_ count: Int) -> [LayoutView] {
      var views: [LayoutView] = []
      for _ in 0..<count {
        let view = LayoutView()
        (views.last ?? root).addSubview(view)
        views.append(view)
      }
      return views
    }
    let (long, short) = (chain(40), chain(3))
    let cases = [
      (long[39], short[2], root), (short[0], long[39], root), (long[39], long[7], long[7]),
      (long[7], long[39], long[7]), (root, long[39], root),
    ]
    for (first, second, expected) in cases {
      let constraint = first.left == second.left
      try Installer.install(constraint)
      #expect(constraint.host === expected)
    }
  }
}
