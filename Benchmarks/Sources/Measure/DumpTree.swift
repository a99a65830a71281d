import AnchorsLayout
import Workloads

extension Workload {
  /// The views by number, the root being -1, the constraints, intrinsic sizes as the constraints
  /// they are, and the frames in the root's coordinates: for peers that lay out widgets.
  func treeText(_ constraints: [Constraint]) -> String {
    var number: [ObjectIdentifier: Int] = [ObjectIdentifier(root): -1]
    for (index, view) in views.enumerated() { number[ObjectIdentifier(view)] = index }
    func name(_ anchor: AnyAnchor?) -> String {
      guard let anchor, let item = anchor.item, let number = number[ObjectIdentifier(item)] else {
        return "none none"
      }
      return "\(number) \(anchor.attribute)"
    }
    var text = "root \(root.frame.width) \(root.frame.height) \(views.count)\n"
    for constraint in constraints {
      let (first, second) = (name(constraint.firstAnchor), name(constraint.secondAnchor))
      let priority = constraint.priority.rawValue
      let numbers = "\(constraint.multiplier) \(constraint.constant) \(priority)"
      text += "constraint \(first) \(constraint.relation.sign) \(second) \(numbers)\n"
    }
    for (index, view) in views.enumerated() {
      let size = view.intrinsicContentSize
      for (side, length) in [("width", size.width), ("height", size.height)]
      where length != LayoutView.noIntrinsicMetric {
        text += "constraint \(index) \(side) < none none 1.0 \(length) 250.0\n"
        text += "constraint \(index) \(side) > none none 1.0 \(length) 750.0\n"
      }
    }
    return text + frameLines(views)
  }
}

/// The size of a root and the frames of views in it: one of the states that a file may hold.
func stateLines(of root: LayoutView, views: [LayoutView]) -> String {
  "root \(root.frame.width) \(root.frame.height) \(views.count)\n" + frameLines(views)
}

/// The frames of views in the root's coordinates.
private func frameLines(_ views: [LayoutView]) -> String {
  var text = ""
  for view in views {
    let frame = view.frameInRoot
    text += "frame \(frame.minX) \(frame.minY) \(frame.width) \(frame.height)\n"
  }
  return text
}

extension Relation {
  fileprivate var sign: Character {
    switch self {
    case .equal: "="
    case .lessThanOrEqual: "<"
    case .greaterThanOrEqual: ">"
    }
  }
}
