import AnchorsLayout
import CGTK

/// The required constraints of a widget to the sizes below which GTK cannot draw it.
struct MinimumSize {
  var width: Constraint?
  var height: Constraint?
}

extension Widget {
  /// Brings the constraints to the minimum sizes up to date. Where the height depends on the width, the height
  /// for the width found is the content's.
  func updateMinimumSize(dependsOnWidth: Bool) {
    let width = Measure(pointer, GTK_ORIENTATION_HORIZONTAL, for: -1).minimum
    update(&minimumSize.width, anchors.width, to: Double(width))
    let height =
      dependsOnWidth ? 0 : Measure(pointer, GTK_ORIENTATION_VERTICAL, for: -1).minimum
    update(&minimumSize.height, anchors.height, to: Double(height))
  }

  private func update(_ constraint: inout Constraint?, _ anchor: Anchor<Extent>, to length: Double)
  {
    if let constraint {
      if constraint.constant != length { constraint.constant = length }
    } else if length > 0 {
      let minimum: Constraint = anchor >= length
      minimum.isActive = true
      constraint = minimum
    }
  }
}
