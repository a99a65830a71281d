import AnchorsLayout

extension MirrorTree {
  /// Installs the counterpart of a constraint; raises what Apple's frameworks raise if it is one
  /// that they would not have either.
  mutating func install(_ native: NSLayoutConstraint) {
    let constraint = counterpart(of: native)
    natives[ObjectIdentifier(constraint)] = native
    do { try Installer.install(constraint) } catch { refuse(native, "\(error)") }
  }

  private func counterpart(of native: NSLayoutConstraint) -> Constraint {
    if !native._compositeItems.isEmpty {
      refuse(native, "anchorWithOffset(to:) has no counterpart in the library")
    }
    var first = side(native.firstItem, native.firstAttribute, of: native)
    var second = native.secondItem.map { side($0, native.secondAttribute, of: native) }
    var sum = (multiplier: Double(native.multiplier), constant: Double(native.constant))
    var relation = native.relation
    if sum.multiplier != 1, first.isDirectional,
      holders[ObjectIdentifier(native)]?.layoutDirection == .rightToLeft
    {
      // UIKit and AppKit measure multiples from the left in either direction.
      (first, second) = (first.rightToLeft, second?.rightToLeft)
      (relation, sum.constant) = (relation.flipped, -sum.constant)
    }
    let constraint: Constraint? =
      if let x = first.x {
        second?.x.map { relation.between(x, sum.multiplier * $0 + sum.constant) }
      } else if let y = first.y {
        second?.y.map { relation.between(y, sum.multiplier * $0 + sum.constant) }
      } else if let extent = first.extent {
        if let second {
          second.extent.map { relation.between(extent, sum.multiplier * $0 + sum.constant) }
        } else {
          relation.between(extent, sum.constant)
        }
      } else {
        nil
      }
    guard let constraint else { refuse(native, "invalid pairing of layout attributes") }
    return constraint ~ Priority(native.priority)
  }

  /// One side of a constraint. A view's baselines may be those of a view inside it.
  private func side(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, of native: NSLayoutConstraint
  ) -> MirrorSide {
    guard var item else { refuse(native, "an item is gone") }
    if let view = item as? View {
      if attribute == .firstBaseline { item = view.baselineViews.first }
      if attribute == .lastBaseline { item = view.baselineViews.last }
    }
    guard let mirror = mirrors[ObjectIdentifier(item)] else {
      refuse(native, "\(item) is not in the tree")
    }
    return MirrorSide(item: mirror, attribute: attribute)
  }

  private func refuse(_ native: NSLayoutConstraint, _ reason: String) -> Never {
    _Shim.raise("NSInvalidArgumentException", "\(native): \(reason)")
  }
}
