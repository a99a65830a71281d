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
    let own: InterfaceDirection = isRightToLeft ? .rightToLeft : .leftToRight
    let chosen = directions.flatMap { $0.isEmpty ? nil : $0 } ?? [own]
    let all = [InterfaceDirection.leftToRight, .rightToLeft].filter { chosen.contains($0) }
    // The widths replace the constraints on the view's own size.
    let ofItself = constraints.filter { $0.firstItem === self && $0.secondItem == nil }
    var name = ""
    let problems = all.map { direction in
      let tree = LiveTree(
        below: self,
        LiveTree.Options(
          leavingOut: Set(ofItself.map { ObjectIdentifier($0) }), direction: direction,
          measuresText: measuringText))
      let subject = Subject(tree, view: self)
      name = ItemNames().name(of: tree.root)
      return WidthSweep(
        root: tree.root, direction: direction, fitsHeight: superview != nil && controller == nil,
        isWorthSaying: subject.isWorthSaying
      ).problems(in: widths)
    }
    return WidthReport(
      name: name, widths: widths,
      problems: problems.dropFirst().reduce(problems[0]) { $0.joined(with: $1) },
      hasMeasuredText: measuringText)
  }
}
#endif
