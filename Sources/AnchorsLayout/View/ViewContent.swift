import Anchors

/// The stored content properties of a view.
struct ViewContent: Equatable {
  var intrinsicSize = Size(
    width: LayoutView.noIntrinsicMetric, height: LayoutView.noIntrinsicMetric)
  var baselineOffsetFromTop: Double = 0
  var baselineOffsetFromBottom: Double = 0
  var hugging = AxisPriorities(.low)
  var compressionResistance = AxisPriorities(.high)
  /// The last measurement of content whose height depends on its width.
  var measurement: ContentMeasurement?
}

/// The size of content in a width.
struct ContentMeasurement: Equatable {
  var width: Double
  var size: Size
}

/// The surroundings of a view's content: margins, safe area, guides, and the mask.
struct ViewSurroundings {
  /// The margins that were set; `nil` for the standard ones.
  var margins: Margins?
  var preservesSuperviewLayoutMargins = false
  var insetsLayoutMarginsFromSafeArea = true
  /// The safe area that was set; `nil` for the part of the superview's.
  var ownSafeAreaInsets: Insets?
  /// The insets that a view controller adds to the safe area.
  var additionalSafeAreaInsets = Insets.zero
  /// The safe area as it is, and the least margins.
  var insets = InsetsOfView()
  /// The display scale that was set; `nil` for the superview's.
  var displayScale: Double?
  var boundsOrigin = Point.zero
  var clipsToBounds = false
  /// The height of the keyboard's part of the view.
  var keyboardHeight: Double = 0
  /// The view controller whose view this is.
  unowned(unsafe) var controller: LayoutViewController?
  var guides = ViewGuides()
  var autoresizing = Autoresizing()
}

/// The layout margins as they were set.
enum Margins: Equatable {
  case absolute(Insets)
  case directional(DirectionalInsets)
}

/// The guides of a view.
struct ViewGuides {
  // The system guides, created on first access.
  var margins: LayoutGuide?
  var safeArea: LayoutGuide?
  var readableContent: LayoutGuide?
  var keyboard: LayoutGuide?
  /// The constraint that gives the keyboard's guide its height.
  var keyboardHeight: Constraint?
  // The guides of a scroll view.
  var content: LayoutGuide?
  var frame: LayoutGuide?
  /// The added guides.
  var added: [LayoutGuide] = []

  var all: [LayoutGuide] {
    [margins, safeArea, readableContent, keyboard, content, frame].compactMap { $0 } + added
  }
}
