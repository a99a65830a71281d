import AnchorsLayout

extension LayoutView {
  /// Returns the problems of the layout of the view's tree in all windows of a rectangle of sizes.
  ///
  ///     let report = screen.layoutReport(
  ///       widths: 240...1400, heights: 240...1400, textScales: [1, 2])
  ///     print(report)
  ///     // Windows of screen, 240 to 1400 points wide and 240 to 1400 high: 1 problem
  ///     //   Smallest windows that work: 341 x 240
  ///     //   below 341 points of width, 9 of 60 devices: title's content has less width than …
  ///     try report.requireNoProblems(from: Size(width: 375, height: 667))
  ///
  /// The report does not sample: near a size, a layout is a linear function of width and height, so
  /// that the border at which a problem begins follows from it, to a point. Layouts in the corners
  /// of each area verify that. If `layoutSubviews()` or `updateConstraints()` changes constraints,
  /// a change between the verified sizes can be missed.
  ///
  /// The root takes each size in turn, with callbacks as in
  /// ``AnchorsLayout/LayoutView/layoutReport(widths:directions:)``, and then is as before.
  ///
  /// Some findings at the tree's own size are intended, and never reported: overlaps, views out of
  /// sight, and content other than text that has less room than it asks for.
  ///
  /// - Parameters:
  ///   - widths: The widths, in points: every whole point of the range.
  ///   - heights: The heights, in points: every whole point of the range.
  ///   - directions: The text directions; by default the present one.
  ///   - safeAreas: The safe areas of the window, in points; by default the present one.
  ///   - textScales: The factors of the font sizes of labels. Default: 1.
  ///   - devices: The windows that are laid out with their own safe areas and counted.
  ///   - progress: A function that is called with the finished share, from 0 to 1.
  /// - Returns: A map for each direction, safe area and text size.
  /// - Precondition: The tree is not being laid out.
  /// - Complexity: Some layouts for each area with the same problems: milliseconds for most trees
  ///   of 50 views. It grows with the number of texts that wrap.
  public final func layoutReport(
    widths: ClosedRange<Double>, heights: ClosedRange<Double>,
    directions: Set<InterfaceDirection>? = nil, safeAreas: [Insets]? = nil,
    textScales: [Double] = [1], devices: [DeviceWindow] = DeviceWindow.all,
    progress: ((Double) -> Void)? = nil
  ) -> WindowReport {
    let root = topmostView
    let subject = Subject(root.layoutTree, root)
    let fonts = OwnFonts(of: root)
    return root.restoringLayout {
      let usual = UsualFindings(of: root, subject.isWorthSaying)
      let report = WindowReport(
        of: ItemNames().name(of: root), WindowSizes(widths, heights), devices: devices,
        cases: WindowCase.all(
          directions, safeAreas ?? [root.safeAreaInsets], textScales, own: root.layoutDirection),
        hasMeasuredText: true, progress: progress
      ) { circumstances in
        root.layoutDirection = circumstances.direction
        root.safeAreaInsets = circumstances.safeArea
        fonts.scale(by: circumstances.textScale)
        return WindowLayouts(of: root, usual, isWorthSaying: subject.isWorthSaying)
      }
      fonts.scale(by: 1)
      return report
    }
  }
}

/// The fonts of the labels of a tree.
private struct OwnFonts {
  private let fonts: [(label: LayoutLabel, font: TextFont)]

  init(of root: LayoutView) {
    fonts = preorder(from: root).compactMap { entry in
      (entry.node as? LayoutLabel).map { ($0, $0.font) }
    }
  }

  /// Gives each label its font with another size.
  func scale(by factor: Double) {
    for (label, font) in fonts {
      label.font = TextFont(size: font.size * factor, weight: font.weight)
    }
  }
}

/// The whole sizes of windows to map.
struct WindowSizes {
  let widths, heights: ClosedRange<Int>

  /// The whole points of two ranges. A range between two of them has the one below.
  init(_ widths: ClosedRange<Double>, _ heights: ClosedRange<Double>) {
    func whole(_ range: ClosedRange<Double>) -> ClosedRange<Int> {
      let (low, high) = (max(0, range.lowerBound.rounded(.up)), max(0, range.upperBound))
      let last = Int(min(high.rounded(.down), 20_000))
      return min(Int(min(low, 20_000)), last)...last
    }
    (self.widths, self.heights) = (whole(widths), whole(heights))
  }
}

/// The circumstances of one map.
struct WindowCase {
  let direction: InterfaceDirection
  let safeArea: Insets
  let textScale: Double

  /// All combinations.
  static func all(
    _ directions: Set<InterfaceDirection>?, _ safeAreas: [Insets], _ textScales: [Double],
    own: InterfaceDirection
  ) -> [WindowCase] {
    let chosen = directions.flatMap { $0.isEmpty ? nil : $0 } ?? [own]
    var cases: [WindowCase] = []
    for direction in [InterfaceDirection.leftToRight, .rightToLeft] where chosen.contains(direction)
    {
      for safeArea in safeAreas {
        for textScale in textScales {
          cases.append(
            WindowCase(direction: direction, safeArea: safeArea, textScale: textScale))
        }
      }
    }
    return cases
  }
}

extension WindowReport {
  /// The report on all cases.
  ///
  /// - Parameter makeLayouts: Returns the layouts of a tree in given circumstances.
  init(
    of name: String, _ sizes: WindowSizes, devices: [DeviceWindow], cases: [WindowCase],
    hasMeasuredText: Bool, progress: ((Double) -> Void)?,
    makeLayouts: (WindowCase) -> WindowLayouts
  ) {
    (self.name, self.hasMeasuredText) = (name, hasMeasuredText)
    maps = cases.enumerated().map { number, circumstances in
      let mapping = WindowMapping(
        makeLayouts(circumstances), widths: sizes.widths, heights: sizes.heights, circumstances,
        devices: devices)
      while mapping.advance() {
        progress?((Double(number) + mapping.share) / Double(cases.count))
      }
      return mapping.map
    }
  }
}
