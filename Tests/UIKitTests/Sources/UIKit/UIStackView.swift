// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@preconcurrency @MainActor
open class UIStackView: UIView {
  public enum Distribution: Int, @unchecked Sendable {
    case fill = 0
    case fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  public enum Alignment: Int, @unchecked Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5
    public static var top: UIStackView.Alignment { .leading }
    public static var bottom: UIStackView.Alignment { .trailing }
  }
  public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
  public static let spacingUseSystem: CGFloat = 1.0001220703125
  private var _arranged: [UIView] = []
  private var _custom: [ObjectIdentifier: CGFloat] = [:]
  public override init(frame: CGRect) {
    super.init(frame: frame)
    layoutMargins = .zero
  }
  public required convenience init(coder: NSCoder) { self.init(frame: .zero) }
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  open var arrangedSubviews: [UIView] { _arranged }
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: _arranged.count) }
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    _arranged.removeAll { $0 === view }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    _arranged.insert(view, at: stackIndex)
  }
  open func removeArrangedSubview(_ view: UIView) { _arranged.removeAll { $0 === view } }
  open override func willRemoveSubview(_ subview: UIView) { removeArrangedSubview(subview) }
  open var axis: NSLayoutConstraint.Axis = .horizontal
  open var distribution: UIStackView.Distribution = .fill
  open var alignment: UIStackView.Alignment = .fill
  open var spacing: CGFloat = 0
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    _custom[ObjectIdentifier(arrangedSubview)] = spacing
  }
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    _custom[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }
  open var isBaselineRelativeArrangement = false
  open var isLayoutMarginsRelativeArrangement = false

  /// The constraints that the latest layout made.
  internal var _arrangement: [NSLayoutConstraint] = []
}
