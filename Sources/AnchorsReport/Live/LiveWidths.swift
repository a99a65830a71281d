#if canImport(UIKit) && !os(watchOS)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
import AnchorsLayout

@MainActor
extension NativeView {
  /// What is wrong with the layout of the view and what is in it in some widths, and in which of
  /// them.
  ///
  ///     profile.layoutReport(widths: 320...430, directions: .both)
  ///     // Layout of profile, 320 to 430 points wide: 1 problem
  ///     //   320 to 343 wide, right to left: …
  ///
  /// Copies are laid out, by the library's engine; the live view and its constraints stay as they
  /// are. What is outside of the view does not count, nor do constraints that say how large the
  /// view itself is. The height stays if the view is topmost or a controller's; otherwise it is the
  /// one that fits. Text keeps the size that it has on the screen, unless it is to be measured
  /// again.
  ///
  /// - Parameters:
  ///   - widths: the widths, in points: both ends and every whole point between them.
  ///   - directions: the directions of text. Views that have a direction of their own keep it.
  ///   - measuringText: whether labels with several lines are asked for their size in each width.
  ///     They are the live ones; asking changes nothing in them.
  /// - Complexity: that of a layout and its reports for each width and direction, some milliseconds
  ///   for 500 views.
  public func layoutReport(
    widths: ClosedRange<Double>, directions: InterfaceDirections = .current,
    measuringText: Bool = false
  ) -> WidthReport {
    let own: InterfaceDirection = isRightToLeft ? .rightToLeft : .leftToRight
    let all: [InterfaceDirection] =
      switch directions {
      case .current: [own]
      case .leftToRight: [.leftToRight]
      case .rightToLeft: [.rightToLeft]
      case .both: [.leftToRight, .rightToLeft]
      }
    // What says how large the view itself is, is said by the widths.
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
