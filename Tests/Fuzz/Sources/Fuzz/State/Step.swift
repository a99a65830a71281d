import AnchorsLayout

/// One step of a run: a value, which the model and the live tree both apply. A step that the state
/// does not allow, because earlier steps were left out, does nothing in either.
enum Step {
  // The hierarchy. Installs constraints as one batch, and returns `true` if that is possible.
  case insert(Int, into: Int, at: Int?)
  case remove(Int, Rect)
  case removeSilently(Int, Rect)
  case addGuide(Int, to: Int)
  case removeGuide(Int)

  // Constraints, by their numbers.
  case make(Int, Statement, activates: Bool)
  case activate([Int])
  case deactivate([Int])
  case transition(from: [Int], to: [Int])
  case constant(Int, Double)
  case multiplier(Int, Double)
  case priority(Int, Double)
  case update(Int, Statement)
  case remake(Int, [Int], [Statement])
  case removeConstraints(Int)

  // What a view says of itself.
  case frame(Int, Rect)
  case mask(Int, AutoresizingMask, Rect)
  case translates(Int, Bool, Rect)
  case intrinsic(Int, Size)
  case minimum(Int, width: Double?, height: Double?)
  case hugging(Int, AxisPriorities)
  case compression(Int, AxisPriorities)
  case baselines(Int, first: Double, last: Double)
  case alignment(Int, Insets)
  case area(Int, Double)
  case hidden(Int, Bool)
  case direction(Int, InterfaceDirection?)
  case text(Int, String)
  case fontSize(Int, Double)
  case lines(Int, Int)
  case preferredWidth(Int, Double)

  // Surroundings.
  case margins(Int, Insets)
  case directionalMargins(Int, DirectionalInsets)
  case preserves(Int, Bool)
  case insetsFromSafeArea(Int, Bool)
  case safeArea(Int, Insets)
  case additionalSafeArea(Int, Insets)
  case keyboard(Int, Double)
  case offset(Int, Point)

  // Stacks.
  case arrange(Int, in: Int, at: Int)
  case unarrange(Int, in: Int)
  case stack(Int, StackSettings)
  case customSpacing(Int, in: Int, Double)

  // What changes nothing that lasts.
  case layout(Int)
  case invalidate(Int)
  case fitting(Int, Size, Double, Double)
  case ask(Question, Int)
  case compare(Int)
  /// The steps one after the other; between them, sizes that fit and layouts are asked for, or
  /// nothing.
  case together([Step], about: Int, withLayouts: Bool)
  /// A view that leaves, or whose owner sets its frame, gets a frame, so that no frame of an
  /// earlier layout remains.
  case deep(Int)
  /// The steps as the changes of a transition of the view's tree, and others that take over from
  /// it.
  case animate(Int, [Step], [Step])
}

/// The properties of a stack that one step sets together.
struct StackSettings: Equatable {
  var axis = LayoutAxis.horizontal
  var distribution = LayoutStackView.Distribution.fill
  var alignment = LayoutStackView.Alignment.fill
  var spacing = 0.0
  var isBaselineRelative = false
  var isMarginsRelative = false
}

/// A report that can be asked for.
enum Question: String, CaseIterable {
  case conflicts, explanation, unsatisfied, ambiguities, hasAmbiguousLayout
  case frameExplanation, frameExplanations, lint, layoutTrace, recursiveDescription, svg, htmlReport
  case unfinished, nonconverging, pixels, exerciseAmbiguity, lines, layoutText

  /// `true` if the step takes milliseconds.
  var isSlow: Bool {
    switch self {
    case .conflicts, .ambiguities, .frameExplanations, .lint, .svg, .htmlReport, .layoutText: true
    default: false
    }
  }
}
