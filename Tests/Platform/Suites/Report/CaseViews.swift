import Foundation
import LayoutCases
import TestSupport
import Testing

/// A layout case as views of the platform and raw `NSLayoutConstraint`s.
@MainActor
struct CaseViews {
  let root: FlippedView
  private(set) var views: [String: View] = [:]

  init(_ layoutCase: LayoutCase) throws {
    let size = layoutCase.root
    root = FlippedView(frame: CGRect(x: 0, y: 0, width: size.width, height: size.height))
    root.layoutName = size.id
    views[size.id] = root
    for item in layoutCase.items {
      let view = CaseView(item)
      views[item.parent]?.addSubview(view)
      views[item.id] = view
    }
    for view in views.values { view.isRightToLeft = layoutCase.direction == .rtl }
    for row in layoutCase.constraints { try constraint(row).isActive = true }
  }

  private func constraint(_ row: LayoutCase.Row) throws -> NSLayoutConstraint {
    let relation: NSLayoutConstraint.Relation =
      switch row.relation {
      case .equal: .equal
      case .atMost: .lessThanOrEqual
      case .atLeast: .greaterThanOrEqual
      }
    let constraint = NSLayoutConstraint(
      item: try #require(views[row.item]), attribute: try attribute(row.attr), relatedBy: relation,
      toItem: row.item2.flatMap { views[$0] },
      attribute: try row.attr2.map(attribute) ?? .notAnAttribute, multiplier: row.multiplier,
      constant: row.constant)
    constraint.priority = NativePriority(Float(row.priority))
    constraint.identifier = row.id
    return constraint
  }

  private func attribute(_ name: String) throws -> NSLayoutConstraint.Attribute {
    let attributes: [String: NSLayoutConstraint.Attribute] = [
      "left": .left, "right": .right, "leading": .leading, "trailing": .trailing, "top": .top,
      "bottom": .bottom, "width": .width, "height": .height, "centerX": .centerX,
      "centerY": .centerY, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
    ]
    return try #require(attributes[name])
  }
}

extension LayoutCase {
  /// The case as a tree, in which constraints have their ids as identifiers and are installed in
  /// the order in which a report reads them: that of the views that hold them, parents first.
  @MainActor
  func tree(like views: CaseViews) throws -> CaseTree {
    var places: [String: Int] = [:]
    func visit(_ view: View) {
      for constraint in view.constraints { places[constraint.identifier ?? ""] = places.count }
      for subview in view.subviews { visit(subview) }
    }
    visit(views.root)
    var result = self
    result.constraints.sort { (places[$0.id] ?? 0) < (places[$1.id] ?? 0) }
    let tree = try CaseTree(result)
    for (id, constraint) in tree.constraints { constraint.identifier = id }
    return tree
  }
}

extension LayoutCase {
  /// Returns the cases whose names begin with a letter: `a` ambiguous, `i` infeasible, `u` unique.
  static func family(_ letter: String) throws -> [LayoutCase] {
    let folder = Repository.root.appending(path: "Tests/AnchorsLayoutTests/Fixtures/cases")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix(letter) }.sorted()
      .map { try LayoutCase.read(Data(contentsOf: folder.appending(path: $0))) }
  }
}
