import Anchors
import UIKit

final class PageController: UIViewController {
  let scroll = UIScrollView(), page = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scroll)
    scroll.addSubview(page)
    let insets = NSDirectionalEdgeInsets(top: 8, leading: 24, bottom: 8, trailing: 16)
    activate {
      scroll.edges == view.edges
      page.edges == scroll.contentLayoutGuide.edges.inset(by: insets)
      page.width == scroll.frameLayoutGuide.width - (insets.leading + insets.trailing)
    }
  }
}

extension UIScrollView {
  func setContentInset(_ insets: NSDirectionalEdgeInsets) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    contentInset = UIEdgeInsets(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
      bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing)
  }
}

final class ArticleView: UIView {
  let title = UILabel(), body = UILabel()
  private(set) lazy var line = body.firstBaseline == top + 40

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
    addSubview(body)
    Constraint.activate {
      [title, body].leading == leading
      title.firstBaseline == top + 24
      line
    }
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let nearest = title.frame.maxY + 4 + body.font.ascender
    line.constant = Double((nearest / 8).rounded(.up) * 8)
  }
}

final class NoticeView: UIView {
  let icon = UIImageView(), text = UILabel()
  private(set) lazy var besideIcon = ConstraintGroup { text.leading == icon.trailing + 8 }
  private(set) lazy var alone = ConstraintGroup { text.leading == margins.leading + 4 }
  var hasIcon = true { didSet { showIcon() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(icon)
    addSubview(text)
    Constraint.activate {
      icon.leading == margins.leading
      icon.size == 24
      [icon, text].centerY == centerY
    }
    showIcon()
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  private func showIcon() {
    icon.isHidden = !hasIcon
    (hasIcon ? besideIcon : alone).activate(replacing: hasIcon ? alone : besideIcon)
  }
}

final class WeightedRow: UIView {
  let stack = UIStackView()
  private let unit = UILayoutGuide()
  private var widths: [(view: UIView, width: Constraint)] = []

  func add(_ view: UIView, weight: Double) {
    if stack.superview == nil {
      addSubview(stack)
      addLayoutGuide(unit)
      Constraint.activate {
        stack.edges == edges
        unit.edges(.top, .leading) == edges
        unit.height == 0
      }
    }
    stack.addArrangedSubview(view)
    let width = view.width == unit.width * weight ~ .required - 1
    width.isActive = true
    widths.append((view, width))
  }

  func setHidden(_ isHidden: Bool, _ view: UIView) {
    view.isHidden = isHidden
    for (other, width) in widths where other === view { width.isActive = !isHidden }
  }
}

final class SheetController: UIViewController {
  let sheet = UIView()
  private(set) lazy var position = sheet.top == view.top + 500
  private(set) var animator: UIViewPropertyAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(sheet)
    activate {
      sheet.horizontalEdges == view.horizontalEdges
      sheet.height == view.height
      position
    }
  }

  func move(to top: Double) {
    cancel()
    animator = view.animateConstraints(.spring(duration: 0.5, bounce: 0.3)) {
      position.constant = top
    }
  }

  func cancel() {
    guard let animator, animator.state == .active else { return }
    animator.stopAnimation(true)
    position.constant = Double(sheet.frame.minY)
  }
}

extension SheetController {
  func makeAnimator() -> UIViewPropertyAnimator {
    let (former, animator) = (
      position.constant, UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.8)
    )
    animator.addConstraintChanges(in: view) { [position] in
      position.constant = 100
    } undo: { [position] in
      position.constant = former
    }
    return animator
  }
}

final class FlowView: UIView {
  var spacing: CGFloat = 8 { didSet { setNeedsLayout() } }
  private var height: CGFloat = 0 {
    didSet { if height != oldValue { invalidateIntrinsicContentSize() } }
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    subview.frame.size = subview.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.width > 0 else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var (x, y, lineHeight): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    for view in subviews where !view.isHidden {
      var size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      if size.width > bounds.width {
        size = view.systemLayoutSizeFitting(
          CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
      }
      if x > 0, x + size.width > bounds.width {
        (x, y, lineHeight) = (0, y + lineHeight + spacing, 0)
      }
      let left = isMirrored ? bounds.width - x - size.width : x
      view.frame = CGRect(x: left, y: y, width: size.width, height: size.height)
      (x, lineHeight) = (x + size.width + spacing, max(lineHeight, size.height))
    }
    height = y + lineHeight
  }
}
