/// What a view says of its content, as far as it is stored in the view.
struct ViewContent: Equatable {
  var intrinsicSize = Size(
    width: LayoutView.noIntrinsicMetric, height: LayoutView.noIntrinsicMetric)
  var baselineOffsetFromTop: Double = 0
  var baselineOffsetFromBottom: Double = 0
  var hugging = AxisPriorities(.low)
  var compressionResistance = AxisPriorities(.high)
}

/// What surrounds a view's content: margins, safe area and guides; and how the view follows what
/// surrounds it.
struct ViewSurroundings {
  var margins = Margins.absolute(Insets(8))
  var safeAreaInsets = Insets.zero
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
  /// Those that were added.
  var added: [LayoutGuide] = []

  var all: [LayoutGuide] { [margins, safeArea, readableContent].compactMap { $0 } + added }
}
