import TestSupport

/// A tree of random views, guides and raw constraints: of every attribute, in either direction,
/// with margins, alignment rectangles and masks.
@MainActor
struct RandomViews {
  let root: View
  private var views: [View] = []
  private var guides: [Guide] = []
  private var random: SeededRandom

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    root = seed % 2 == 0 ? View() : FlippedView()
    root.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
    installSeam()
    prepare(root)
    for _ in 0..<Int.random(in: 2...7, using: &random) { addView() }
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      let guide = Guide()
      anyView.addLayoutGuide(guide)
      guides.append(guide)
    }
    for _ in 0..<Int.random(in: 4...26, using: &random) { addConstraint() }
  }

  private var anyView: View {
    mutating get { views.randomElement(using: &random) ?? root }
  }

  private mutating func isOneOf(_ count: Int) -> Bool {
    Int.random(in: 1...count, using: &random) == 1
  }

  private mutating func number(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(Int.random(in: range, using: &random))
  }

  private mutating func addView() {
    let parent = views.isEmpty || isOneOf(2) ? root : anyView
    let isFlipped = isOneOf(2)
    let view: View =
      switch Int.random(in: 0...3, using: &random) {
      case 0: Label.saying(String(repeating: "a", count: Int.random(in: 1...12, using: &random)))
      case 1: Aligned(insets(0...5))
      default: isFlipped ? FlippedView() : View()
      }
    prepare(view)
    parent.addSubview(view)
    view.frame = CGRect(
      x: number(0...100), y: number(0...100), width: number(10...200), height: number(10...100))
    view.translatesAutoresizingMaskIntoConstraints = isOneOf(6)
    views.append(view)
  }

  private mutating func insets(_ range: ClosedRange<Int>) -> EdgeInsets {
    EdgeInsets(top: number(range), left: number(range), bottom: number(range), right: number(range))
  }

  private mutating func prepare(_ view: View) {
    view.isRightToLeft = isOneOf(3)
    // Not less than what alignment rectangles leave out: the seam's views have no margins below 0.
    view.testMargins = insets(5...9)
    #if canImport(AppKit)
    // AppKit tells margins by a guide, of which a view without room for it shows the near edges
    // alone.
    view.testMargins.bottom = view.testMargins.top
    view.testMargins.right = view.testMargins.left
    #endif
    view._safeAreaInsets = insets(5...12)
  }

  // MARK: Constraints

  private static let absolute: [NSLayoutConstraint.Attribute] = [.left, .right, .centerX]
  private static let relative: [NSLayoutConstraint.Attribute] = [.leading, .trailing, .centerX]
  private static let vertical: [NSLayoutConstraint.Attribute] = [.top, .bottom, .centerY]
  private static let sizes: [NSLayoutConstraint.Attribute] = [.width, .height]
  #if canImport(UIKit)
  private static let ofViews: [[NSLayoutConstraint.Attribute]] = [
    absolute + [.leftMargin, .rightMargin, .centerXWithinMargins],
    relative + [.leadingMargin, .trailingMargin, .centerXWithinMargins],
    vertical + [.topMargin, .bottomMargin, .centerYWithinMargins, .firstBaseline, .lastBaseline],
    sizes,
  ]
  #else
  private static let ofViews = [
    absolute, relative, vertical + [.firstBaseline, .lastBaseline], sizes,
  ]
  #endif
  private static let ofGuides = [absolute, relative, vertical, sizes]

  private mutating func anyItem() -> (item: AnyObject, attributes: [[NSLayoutConstraint.Attribute]])
  {
    let view = isOneOf(3) ? root : anyView
    switch Int.random(in: 0...9, using: &random) {
    case 0: return (view.layoutMarginsGuide, Self.ofGuides)
    case 1: return (view.safeAreaLayoutGuide, Self.ofGuides)
    case 2: if let guide = guides.randomElement(using: &random) { return (guide, Self.ofGuides) }
    default: break
    }
    return (view, Self.ofViews)
  }

  private mutating func addConstraint() {
    let (first, second) = ((item: anyView as AnyObject, attributes: Self.ofViews), anyItem())
    let isGuide = !guides.isEmpty && isOneOf(5)
    let item: AnyObject = isGuide ? guides[0] : first.item
    let kind = Int.random(in: 0...3, using: &random)
    let attributes = isGuide ? Self.ofGuides[kind] : first.attributes[kind]
    guard item !== second.item, let attribute = attributes.randomElement(using: &random),
      let other = second.attributes[kind].randomElement(using: &random)
    else { return }
    let isNumber = kind == 3 && isOneOf(2)
    let relations: [NSLayoutConstraint.Relation] = [
      .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual,
    ]
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute,
      relatedBy: relations.randomElement(using: &random) ?? .equal,
      toItem: isNumber ? nil : second.item, attribute: isNumber ? .notAnAttribute : other,
      multiplier: isOneOf(4) ? number(1...6) / 4 : 1,
      constant: isNumber ? number(0...150) : number(-20...20))
    let priorities: [Float] = [1_000, 1_000, 900, 800, 600, 400, 200, 100]
    constraint.priority = NativePriority(priorities.randomElement(using: &random) ?? 1_000)
    constraint.isActive = true
  }
}

/// A view with a shadow, say, that is not part of what is aligned.
private final class Aligned: View {
  private let insets: EdgeInsets

  init(_ insets: EdgeInsets) {
    self.insets = insets
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var alignmentRectInsets: EdgeInsets { insets }
}
