import AnchorsLayout
import AnchorsReport

/// A screen that recipes are laid out on.
struct Screen: Sendable {
  let size: Size
  let safeArea: Insets
  /// The distance of the margins from the left and right edges.
  let margin: Double

  var name: String { "\(decimal(size.width))x\(decimal(size.height))" }

  static let all = [
    Screen(size: Size(width: 320, height: 568), safeArea: Insets(top: 20), margin: 16),
    Screen(
      size: Size(width: 390, height: 844), safeArea: Insets(top: 47, bottom: 34), margin: 16),
    Screen(
      size: Size(width: 1024, height: 768), safeArea: Insets(top: 24, bottom: 20), margin: 20),
  ]

  /// Returns the map of all windows of a layout, as a picture.
  static func map(of build: (LayoutView) -> Void) -> String {
    let root = all[1].makeRoot(.leftToRight)
    root.layoutTree.conflictHandler = nil
    build(root)
    root.layoutName = "screen"
    return root.layoutReport(widths: 240...1400, heights: 240...1400).maps[0].svg()
  }

  /// An empty view of this size.
  func makeRoot(_ direction: InterfaceDirection) -> LayoutView {
    let root = LayoutView(name: "screen", width: size.width, height: size.height)
    root.layoutDirection = direction
    root.safeAreaInsets = safeArea
    root.directionalLayoutMargins = DirectionalInsets(
      top: 8, leading: margin, bottom: 8, trailing: margin)
    return root
  }
}

extension InterfaceDirection {
  static let both: [InterfaceDirection] = [.leftToRight, .rightToLeft]

  /// `ltr` or `rtl`.
  var abbreviation: String { self == .leftToRight ? "ltr" : "rtl" }
}
