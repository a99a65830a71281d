import AnchorsLayout
import AnchorsMotion

/// The properties that take a number, each with NaN or an infinite number.
enum NumberProperty: String, CaseIterable, Codable, Sendable {
  case frame, frameInInit, bounds, intrinsicContentSize, firstBaseline, lastBaseline
  case layoutMargins, directionalLayoutMargins, safeAreaInsets, keyboardHeight
  case contentHugging, compressionResistance, priorityOfAxis
  case fontSize, preferredMaxLayoutWidth, spacing, customSpacing, contentInset
  case additionalSafeAreaInsets
  case constantWhileActive, multiplierWhileActive, priorityWhileActive, offsetOfGroup
  case fittingSize, fittingPriority, springDuration
  case overriddenSize, overriddenInsets, overriddenBaseline, sizeForWidth
  case foreignWidth, foreignMinimum, foreignNegativeMinimum, foreignMargins, foreignBaseline,
    foreignAlignment, foreignPriority
  case foreignFrame, foreignFrameOfRoot
}

extension NumberProperty {
  var message: String {
    let finite = "; all numbers must be finite",
      priority = "; a priority is above 0 and at most 1000"
    return switch self {
    case .frame: "frame of card is (nan, 0, 0, 0)\(finite)"
    case .frameInInit: "frame of card is (0, 0, inf, 0)\(finite)"
    case .bounds: "bounds of card is (0, -inf, 0, 0)\(finite)"
    case .intrinsicContentSize: "intrinsicContentSize of card is (0, nan)\(finite)"
    case .firstBaseline: "baselineOffsetFromTop of card is inf\(finite)"
    case .lastBaseline: "baselineOffsetFromBottom of card is nan\(finite)"
    case .layoutMargins: "layoutMargins of card is (0, 0, -inf, 0)\(finite)"
    case .directionalLayoutMargins: "directionalLayoutMargins of card is "
    case .safeAreaInsets: "safeAreaInsets of card is (inf, 0, 0, 0)\(finite)"
    case .keyboardHeight: "keyboardHeight of card is nan\(finite)"
    case .contentHugging: "contentHuggingPriority of card is nan\(priority)"
    case .compressionResistance: "contentCompressionResistancePriority of card is 0\(priority)"
    case .priorityOfAxis: "contentHuggingPriority of card is inf\(priority)"
    case .fontSize: "a font with a size of nan points: it must be finite and not negative"
    case .preferredMaxLayoutWidth: "preferredMaxLayoutWidth of label is inf\(finite)"
    case .spacing: "spacing of stack is nan\(finite)"
    case .customSpacing: "custom spacing of card is inf\(finite)"
    case .contentInset: "contentInset of scroll is (0, nan, 0, 0)\(finite)"
    case .additionalSafeAreaInsets: "additionalSafeAreaInsets of card is (0, 0, nan, 0)\(finite)"
    case .constantWhileActive:
      "card.width == nan: the multiplier and the constant must be finite numbers"
    case .multiplierWhileActive:
      "card.width == inf * card.height: the multiplier and the constant must be finite numbers"
    case .priorityWhileActive: "a priority must be above 0 and at most 1000, not nan"
    case .offsetOfGroup: "the multiplier and the constant must be finite numbers"
    case .fittingSize: "no size of card fits "
    case .fittingPriority: "no size of card fits at priorities nan and 50"
    case .springDuration: "nan"
    case .overriddenSize: "intrinsic width of odd is nan\(finite)"
    case .overriddenInsets: "alignmentRectInsets of odd is (0, inf, 0, 0)\(finite)"
    case .overriddenBaseline: "baselineOffsetFromTop of odd is nan\(finite)"
    case .sizeForWidth: "intrinsic height of odd is inf\(finite)"
    case .foreignWidth: "intrinsic width of widget is inf\(finite)"
    case .foreignMinimum: "minimum width of widget is nan\(finite)"
    case .foreignNegativeMinimum:
      "minimum height of widget is -2; a minimum size is not negative"
    case .foreignMargins: "margins of widget is (0, 0, nan, 0)\(finite)"
    case .foreignBaseline: "baselineOffsetFromBottom of widget is -inf\(finite)"
    case .foreignAlignment: "alignmentRectInsets of widget is (nan, 0, 0, 0)\(finite)"
    case .foreignPriority: "compression resistance of widget is 1001\(priority)"
    case .foreignFrame: "layoutFrame of widget is (0, inf, 0, 0)\(finite)"
    case .foreignFrameOfRoot: "layoutFrame of root widget is (0, 0, nan, 0)\(finite)"
    }
  }

  func takeNumberThatIsNone() {
    let card = LayoutView(name: "card"), label = LayoutLabel("x", name: "label")
    let stack = LayoutStackView(name: "stack"), scroll = LayoutScrollView(name: "scroll")
    switch self {
    case .frame: card.frame.origin.x = .nan
    case .frameInInit: _ = LayoutView(name: "card", width: .infinity, height: 0)
    case .bounds: card.bounds.origin.y = -.infinity
    case .intrinsicContentSize: card.intrinsicContentSize = Size(width: 0, height: .nan)
    case .firstBaseline: card.baselineOffsetFromTop = .infinity
    case .lastBaseline: card.baselineOffsetFromBottom = .nan
    case .layoutMargins: card.layoutMargins = Insets(bottom: -.infinity)
    case .directionalLayoutMargins:
      card.directionalLayoutMargins = DirectionalInsets(trailing: .nan)
    case .safeAreaInsets: card.safeAreaInsets = Insets(top: .infinity)
    case .keyboardHeight: card.keyboardHeight = .nan
    case .contentHugging: card.setContentHuggingPriority(Priority(.nan), for: .horizontal)
    case .compressionResistance: card.setContentCompressionResistancePriority(0, for: .vertical)
    case .priorityOfAxis: card.setContentHuggingPriority(Priority(.infinity), for: .vertical)
    case .fontSize: label.font.size = .nan
    case .preferredMaxLayoutWidth: label.preferredMaxLayoutWidth = .infinity
    case .spacing: stack.spacing = .nan
    case .customSpacing:
      stack.addArrangedSubview(card)
      stack.setCustomSpacing(.infinity, after: card)
    case .contentInset: scroll.contentInset = Insets(left: .nan)
    case .additionalSafeAreaInsets:
      let controller = LayoutViewController()
      controller.view = card
      controller.additionalSafeAreaInsets = Insets(bottom: .nan)
    default: takeConstraintNumber(card)
    }
  }

  private func takeConstraintNumber(_ card: LayoutView) {
    let width = card.width == 10, ratio = card.width == 1 * card.height
    Constraint.activate([width, ratio], line: 0)
    switch self {
    case .constantWhileActive: width.constant = .nan
    case .multiplierWhileActive: ratio.multiplier = .infinity
    case .priorityWhileActive: width.priority = Priority(.nan)
    case .offsetOfGroup: ConstraintGroup([width]).additionalOffset = .infinity
    case .fittingSize: _ = card.systemLayoutSizeFitting(Size(width: .nan, height: 0))
    case .fittingPriority:
      _ = card.systemLayoutSizeFitting(.zero, horizontal: Priority(.nan))
    case .springDuration: _ = TimingCurve.spring(duration: .nan)
    default: tellForeignNumber()
    }
  }

  private func tellForeignNumber() {
    let root = LayoutView(name: "root", width: 100, height: 100), odd = OddView(name: "odd")
    root.addSubview(odd)
    Constraint.activate { odd.left == 0 }
    switch self {
    case .overriddenSize: odd.oddSize.width = .nan
    case .overriddenInsets: odd.oddInsets.left = .infinity
    case .overriddenBaseline: odd.oddBaseline = .nan
    case .sizeForWidth: odd.sizeForWidth = Size(width: 0, height: .infinity)
    default: break
    }
    root.layoutIfNeeded()
    let window = OddWidget("root widget"), widget = OddWidget("widget")
    window.list = [widget]
    widget.parent = window
    switch self {
    case .foreignWidth: widget.layoutMetrics.intrinsicWidth = .infinity
    case .foreignMinimum: widget.layoutMetrics.minimumWidth = .nan
    case .foreignNegativeMinimum: widget.layoutMetrics.minimumHeight = -2
    case .foreignMargins: widget.layoutMetrics.margins.bottom = .nan
    case .foreignBaseline: widget.layoutMetrics.baselineOffsetFromBottom = -.infinity
    case .foreignAlignment: widget.layoutMetrics.alignmentRectInsets.top = .nan
    case .foreignPriority: widget.layoutMetrics.compressionResistance.horizontal = 1001
    case .foreignFrame:
      widget.translatesAutoresizingMaskIntoConstraints = true
      widget.layoutFrame.origin.y = .infinity
    case .foreignFrameOfRoot: window.layoutFrame.size.width = .nan
    default: break
    }
    LayoutTree(containing: window).layoutIfNeeded()
  }
}

/// A view whose overrides return what a test sets. Nobody is notified.
private final class OddView: LayoutView {
  var oddSize = Size(width: 1, height: 1)
  var oddInsets = Insets.zero
  var oddBaseline = 0.0
  var sizeForWidth: Size?

  override var intrinsicContentSize: Size {
    get { oddSize }
    set { oddSize = newValue }
  }
  override func intrinsicContentSize(forWidth width: Double) -> Size? { sizeForWidth }
  override var alignmentRectInsets: Insets { oddInsets }
  override var baselineOffsetFromTop: Double {
    get { oddBaseline }
    set { oddBaseline = newValue }
  }
}

/// A custom class whose properties a test sets.
private final class OddWidget: LayoutItem {
  private let storage = LayoutStorage()
  var layoutNode: LayoutNode { storage.node(of: self) }
  weak var parent: OddWidget?
  var list: [OddWidget] = []
  var layoutParent: (any LayoutItem)? { parent }
  var layoutChildren: [any LayoutItem] { list }
  var layoutFrame = Rect.zero
  var layoutMetrics = LayoutMetrics()
  var translatesAutoresizingMaskIntoConstraints = false
  let layoutName: String

  init(_ name: String) { layoutName = name }
}
