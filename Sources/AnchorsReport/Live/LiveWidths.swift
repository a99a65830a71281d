#if canImport(UIKit) && !os(watchOS)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
import AnchorsLayout

@MainActor
extension NativeView {
  /// Returns the problems of the view's layout in some widths, with their ranges.
  ///
  ///     profile.layoutReport(widths: 320...430, directions: [.leftToRight, .rightToLeft])
  ///     // Layout of profile, 320 to 430 points wide: 1 problem
  ///     //   320 to 343 wide, right to left: …
  ///
  /// Copies are laid out, by the library's engine; the live view and its constraints stay as they
  /// are. Views outside the view do not count, and neither do constraints on the size of the view
  /// itself. The height stays if the view is topmost or a controller's; otherwise it is the one
  /// that fits. Text keeps the size that it has on the screen, unless it is measured again.
  ///
  /// - Parameters:
  ///   - widths: the widths, in points: both ends and every whole point between them.
  ///   - directions: The text directions; by default the present one. Views with their own
  ///     direction keep it.
  ///   - measuringText: `true` to measure labels of several lines in each width. The live labels
  ///     measure; this changes nothing in them.
  /// - Complexity: A layout and its reports for each width and direction: some milliseconds for 500
  ///   views.
  public func layoutReport(
    widths: ClosedRange<Double>, directions: Set<InterfaceDirection>? = nil,
    measuringText: Bool = false
  ) -> WidthReport {
    // The widths replace the constraints on the view's own size.
    let ofItself = constraints.filter { $0.firstItem === self && $0.secondItem == nil }
    return WidthReport(
      of: ItemNames().name(of: LiveTree(below: self).root), widths, in: directions,
      own: isRightToLeft ? .rightToLeft : .leftToRight, hasMeasuredText: measuringText
    ) { direction in
      let tree = LiveTree(
        below: self,
        LiveTree.Options(
          leavingOut: Set(ofItself.map { ObjectIdentifier($0) }), direction: direction,
          measuresText: measuringText))
      let isWorthSaying = Subject(tree, view: self).isWorthSaying
      return WidthSweep(
        makeRoot: { tree.root }, direction: direction,
        fitsHeight: superview != nil && controller == nil, isWorthSaying: isWorthSaying,
        usual: WidthSweep.overlaps(of: tree.root, isWorthSaying)
      ).problems(in: widths)
    }
  }
}
#endif
