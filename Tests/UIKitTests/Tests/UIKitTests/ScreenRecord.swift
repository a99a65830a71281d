import Foundation
import MigrationSupport
import TestSupport
import UIKit

/// The constraints and the frames of a screen in one of its states, as lines of text.
@MainActor
struct ScreenRecord {
  /// The name of the step that led to the state.
  let name: String
  /// The constraints in alphabetical order, then the masks of their items, then the frames.
  private let lines: [String]

  /// Builds an example, and records it before and after each of its steps.
  static func states(of example: Example, width: CGFloat) -> [ScreenRecord] {
    let running = example.make()
    let root = running.root
    root._safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    root.show(in: CGSize(width: width, height: root.isCell ? 120 : 844))
    var states = [ScreenRecord("before the steps", root)]
    for step in running.steps {
      step.run()
      states.append(ScreenRecord(step.name, root))
    }
    return states
  }

  private init(_ name: String, _ root: UIView) {
    self.name = name
    root.layOut()
    let tree = ScreenTree(root)
    lines = tree.constraints.sorted() + tree.masks.sorted() + tree.frames
  }

  private func lines(withHosts: Bool) -> [String] {
    withHosts ? lines : lines.map { $0.components(separatedBy: ", in ")[0] }
  }

  /// Returns the first pair of lines that differ; `nil` if there is none.
  ///
  /// A line that only one of the two records has is reported with the similar line of the other.
  func difference(from other: ScreenRecord, comparesHosts: Bool) -> String? {
    let changes = other.lines(withHosts: comparesHosts).difference(
      from: lines(withHosts: comparesHosts))
    if changes.isEmpty { return nil }
    let removed = changes.removals.map { change in
      if case .remove(_, let line, _) = change { line } else { "" }
    }
    let added = changes.insertions.map { change in
      if case .insert(_, let line, _) = change { line } else { "" }
    }
    let pair = removed.first.map { line in
      (line, added.max { line.commonPrefix(with: $0).count < line.commonPrefix(with: $1).count })
    }
    return """
      \(removed.count) and \(added.count) lines differ
        original: \(pair?.0 ?? "no line")
        migrated: \(pair.map { $0.1 ?? "no line" } ?? added.first ?? "no line")
      """
  }
}

extension UIView {
  fileprivate var isCell: Bool { self is UITableViewCell || self is UICollectionViewCell }

  fileprivate func show(in size: CGSize) {
    frame = CGRect(origin: .zero, size: size)
    (self as? UITableViewCell)?.contentView.frame = bounds
    (self as? UICollectionViewCell)?.contentView.frame = bounds
  }
}

/// The names of a tree's views and guides, and what there is to compare.
@MainActor
private struct ScreenTree {
  private(set) var constraints: [String] = []
  private(set) var masks: Set<String> = []
  private(set) var frames: [String] = []
  private var names: [ObjectIdentifier: String] = [:]

  init(_ root: UIView) {
    name(root, "\(type(of: root))")
    record(root)
  }

  private mutating func name(_ view: UIView, _ path: String) {
    names[ObjectIdentifier(view)] = path
    frames.append("\(path) has the frame \(text(of: view.frame))")
    var count = 0
    for guide in view.layoutGuides {
      let kind = guide._kind
      names[ObjectIdentifier(guide)] = path + (kind == .free ? ".guide\(count)" : ".\(kind)")
      guard kind == .free else { continue }
      frames.append("\(path).guide\(count) has the frame \(text(of: guide.layoutFrame))")
      count += 1
    }
    for (index, subview) in view.subviews.enumerated() {
      name(subview, "\(path)/\(index):\(type(of: subview))")
    }
  }

  private mutating func record(_ view: UIView) {
    for constraint in view.constraints where !constraint.isOfSystem {
      constraints.append(line(constraint, of: view))
      for item in [constraint.firstItem, constraint.secondItem] {
        guard let view = item.flatMap(maskOwner(of:)) else { continue }
        let mask = view.translatesAutoresizingMaskIntoConstraints ? "translates" : "ignores"
        masks.insert("\(name(of: view)) \(mask) its mask")
      }
    }
    for subview in view.subviews { record(subview) }
  }

  /// Returns the view whose mask concerns an item: a guide of margins moves with its view.
  private func maskOwner(of item: AnyObject) -> UIView? {
    if let guide = item as? UILayoutGuide {
      return guide._kind == .layoutMargins ? guide.owningView : nil
    }
    return item as? UIView
  }

  private func line(_ constraint: NSLayoutConstraint, of host: UIView) -> String {
    let relations = [NSLayoutConstraint.Relation.equal: "==", .lessThanOrEqual: "<="]
    var first = side(constraint.firstItem, constraint.firstAttribute)
    var (relation, constant) = (relations[constraint.relation] ?? ">=", constraint.constant)
    var second = constraint.secondItem.map { side($0, constraint.secondAttribute) }
    // `a == b + 8` is `b == a - 8`: a visual format begins with another side here than in UIKit.
    if constraint.multiplier == 1, let other = second, other < first {
      (first, second, constant) = (other, first, -constant)
      relation = ["<=": ">=", ">=": "<="][relation] ?? relation
    }
    var text = "\(first) \(relation)"
    if let second { text += " \(number(constraint.multiplier)) * \(second)" }
    text += " + \(number(constant)) ~ \(number(CGFloat(constraint.priority.rawValue)))"
    if let identifier = constraint.writtenIdentifier { text += " '\(identifier)'" }
    return "\(text), in \(name(of: host))"
  }

  /// Returns an item and its attribute. A margin of a view is the edge of its margins guide.
  private func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
    let edges: [NSLayoutConstraint.Attribute: NSLayoutConstraint.Attribute] = [
      .leftMargin: .left, .rightMargin: .right, .topMargin: .top, .bottomMargin: .bottom,
      .leadingMargin: .leading, .trailingMargin: .trailing, .centerXWithinMargins: .centerX,
      .centerYWithinMargins: .centerY,
    ]
    if let edge = edges[attribute] { return "\(name(of: item)).layoutMargins.\(edge)" }
    return "\(name(of: item)).\(attribute)"
  }

  private func name(of item: AnyObject?) -> String {
    item.flatMap { names[ObjectIdentifier($0)] } ?? "an item outside the tree"
  }

  private func number(_ number: CGFloat) -> String {
    // Without the sign of a negative zero.
    String(format: "%.4f", (Double(number) * 10000).rounded() / 10000 + 0)
  }

  private func text(of frame: CGRect) -> String {
    [frame.minX, frame.minY, frame.width, frame.height].map { number($0) }.joined(separator: " ")
  }
}

extension NSLayoutConstraint {
  /// `true` if the system made the constraint.
  fileprivate var isOfSystem: Bool {
    let type = "\(type(of: self))"
    return type == "NSContentSizeLayoutConstraint" || type == "NSAutoresizingMaskLayoutConstraint"
      || type == "_UILayoutSupportConstraint" || identifier?.hasPrefix("UI") == true
  }

  /// The identifier that the code gave the constraint. Anchors gives its place in the source if
  /// there is none.
  fileprivate var writtenIdentifier: String? {
    guard let identifier, identifier.wholeMatch(of: /.+\.swift:\d+/) == nil else { return nil }
    return identifier
  }
}
