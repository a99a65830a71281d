import Anchors

/// What a view says of its content, as far as it is stored in the view.
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

/// What surrounds a view's content: margins, safe area and guides; and how the view follows what
/// surrounds it.
struct ViewSurroundings {
  /// The margins that were set; `nil` for the standard ones.
  var margins: Margins?
  var preservesSuperviewLayoutMargins = false
  var insetsLayoutMarginsFromSafeArea = true
  /// The safe area as it was set; `nil` for what there is of the superview's.
  var ownSafeAreaInsets: Insets?
  /// What a view controller adds to the safe area.
  var additionalSafeAreaInsets = Insets.zero
  /// The safe area as it is, and the least margins.
  var insets = InsetsOfView()
  /// The display scale that was set; `nil` for the superview's.
  var displayScale: Double?
  var boundsOrigin = Point.zero
  /// How much of the view the keyboard covers from below.
  var keyboardHeight: Double = 0
  /// The view controller whose view this is.
  unowned(unsafe) var controller: LayoutViewController?
  var guides = ViewGuides()
  var autoresizing = Autoresizing()
}

/// Layout margins as they were given.
enum Margins: Equatable {
  case absolute(Insets)
  case directional(DirectionalInsets)
}

/// The guides of a view.
struct ViewGuides {
  // The view's own, made when they are first asked for.
  var margins: LayoutGuide?
  var safeArea: LayoutGuide?
  var readableContent: LayoutGuide?
  var keyboard: LayoutGuide?
  /// The constraint that gives the keyboard's guide its height.
  var keyboardHeight: Constraint?
  // Those of a view that scrolls.
  var content: LayoutGuide?
  var frame: LayoutGuide?
  /// Those that were added.
  var added: [LayoutGuide] = []

  var all: [LayoutGuide] {
    [margins, safeArea, readableContent, keyboard, content, frame].compactMap { $0 } + added
  }
}
