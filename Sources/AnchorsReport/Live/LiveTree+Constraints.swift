#if canImport(UIKit) && !os(watchOS)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
import AnchorsLayout

extension LiveTree {
  mutating func install(_ held: HeldConstraint) {
    let live = held.live
    if held.isPassedOver || options.leavingOut.contains(ObjectIdentifier(live)) { return }
    do {
      let copy = try counterpart(of: held)
      try Installer.install(copy, line: 0)
      constraints.append(LiveConstraint(copy, held))
    } catch {
      unread.append("\(live.description): \(error)")
    }
  }

  /// The same constraint between copies.
  private mutating func counterpart(of held: HeldConstraint) throws(UnreadConstraint) -> Constraint
  {
    let live = held.live
    guard var attribute = Attribute(live.firstAttribute), let item = live.firstItem else {
      throw UnreadConstraint(description: "its first attribute is not one that apps can use")
    }
    guard let first = copy(of: baselineItem(of: item, attribute)) else {
      throw UnreadConstraint(description: "its first item is not in the tree")
    }
    var (relation, constant) = (Relation(live.relation), Double(live.constant))
    var second: (any LayoutItem)?
    var secondAttribute = Attribute(live.secondAttribute) ?? attribute
    if let item = live.secondItem {
      if Attribute(live.secondAttribute) == nil {
        throw UnreadConstraint(description: "its second attribute is not one that apps can use")
      }
      guard let found = copy(of: baselineItem(of: item, secondAttribute)) else {
        throw UnreadConstraint(description: "its second item is not in the tree")
      }
      second = found
    } else if !attribute.isSize {
      throw UnreadConstraint(description: "it has no second item")
    }
    var multiplier = Double(live.multiplier)
    let holder = copy(of: held.holder) as? LayoutView
    if multiplier != 1, second != nil, !attribute.isSize {
      // The toolkit measures multiples from the left in either direction.
      if attribute.isDirectional, holder?.layoutDirection == .rightToLeft {
        attribute = attribute.physical(isMirrored: true)
        secondAttribute = secondAttribute.physical(isMirrored: true)
        (relation, constant) = (relation.flipped, -constant)
      }
      if multiplier == 0, let holder, holder !== first {
        // Without a second item: a distance from the origin of the holder's coordinates.
        attribute = attribute.physical(isMirrored: false)
        (second, multiplier) = (holder, 1)
        secondAttribute = attribute.isHorizontal ? .left : .top
      }
    }
    let made = Constraint(
      first.layoutNode, attribute, relation, second?.layoutNode, secondAttribute,
      multiplier: multiplier, constant: constant, priority: held.priority)
    made.identifier = held.identifier
    made.source = held.source
    return made
  }

  /// The item itself, or the one inside of it whose baseline counts.
  private func baselineItem(of item: AnyObject, _ attribute: Attribute) -> AnyObject {
    guard attribute == .firstBaseline || attribute == .lastBaseline, var view = item as? NativeView
    else { return item }
    for _ in 0..<16 {
      let inner = view.baselineView(isLast: attribute == .lastBaseline)
      if inner === view || place(of: inner) == nil { break }
      view = inner
    }
    return view
  }
}
#endif
