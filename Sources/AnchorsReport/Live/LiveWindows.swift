#if canImport(UIKit) && !os(watchOS)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
import AnchorsLayout

@MainActor
extension NativeView {
  /// Returns the problems of the view's layout in all windows of a rectangle of sizes.
  ///
  ///     let report = controller.view.layoutReport(widths: 320...1400, heights: 320...1400)
  ///     print(report)
  ///     // Windows of profile, 320 to 1400 points wide and 320 to 1400 high: 1 problem
  ///     //   Smallest windows that work: 341 x 320
  ///     //   below 341 points of width, 9 of 60 devices: …
  ///     try report.requireNoProblems(from: Size(width: 375, height: 667))      // in a test
  ///
  /// A copy is laid out, by the library's engine; the live view and its constraints stay as they
  /// are. Views outside the view do not count, and neither do constraints on the size of the view
  /// itself. The copy does not run `layoutSubviews()`, so that what the app changes there in
  /// another size is not in the report. Text keeps the size that it has on the screen, unless it is
  /// measured again.
  ///
  /// - Parameters:
  ///   - widths: The widths, in points: every whole point of the range.
  ///   - heights: The heights, in points: every whole point of the range.
  ///   - directions: The text directions; by default the present one. Views with their own
  ///     direction keep it.
  ///   - safeAreas: The safe areas of the window, in points; by default the present one.
  ///   - devices: The windows that are laid out with their own safe areas and counted.
  ///   - measuringText: `true` to measure labels of several lines in each width that needs it. The
  ///     live labels measure; this changes nothing in them. It takes some seconds for a screen of
  ///     text.
  ///   - progress: A function that is called with the finished share, from 0 to 1.
  /// - Returns: A map for each direction and safe area.
  /// - Complexity: Some layouts for each area with the same problems.
  public func layoutReport(
    widths: ClosedRange<Double>, heights: ClosedRange<Double>,
    directions: Set<InterfaceDirection>? = nil, safeAreas: [Insets]? = nil,
    devices: [DeviceWindow] = DeviceWindow.all, measuringText: Bool = false,
    progress: ((Double) -> Void)? = nil
  ) -> WindowReport {
    // The windows replace the constraints on the view's own size.
    let ofItself = constraints.filter { $0.firstItem === self && $0.secondItem == nil }
    func copy(_ direction: InterfaceDirection?) -> LiveTree {
      LiveTree(
        below: self,
        LiveTree.Options(
          leavingOut: Set(ofItself.map { ObjectIdentifier($0) }), direction: direction,
          measuresText: measuringText))
    }
    let own = copy(nil).root
    return WindowReport(
      of: ItemNames().name(of: own), WindowSizes(widths, heights), devices: devices,
      cases: WindowCase.all(
        directions, safeAreas ?? [own.safeAreaInsets], [1],
        own: isRightToLeft ? .rightToLeft : .leftToRight),
      hasMeasuredText: measuringText, progress: progress
    ) { circumstances in
      let tree = copy(circumstances.direction)
      let isWorthSaying = Subject(tree, view: self).isWorthSaying
      let layouts = WindowLayouts(
        of: tree.root, UsualFindings(of: tree.root, isWorthSaying), isWorthSaying: isWorthSaying)
      tree.root.safeAreaInsets = circumstances.safeArea
      return layouts
    }
  }
}
#endif
