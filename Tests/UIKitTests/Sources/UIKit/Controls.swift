// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import Foundation

@preconcurrency @MainActor
open class UILabel: UIView {
  open var text: String? { didSet { invalidateIntrinsicContentSize() } }
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { invalidateIntrinsicContentSize() }
  }
  open var numberOfLines: Int = 1
  private var _cells: _TextCells { _TextCells(text ?? "", pointSize: font.pointSize) }
  open override var intrinsicContentSize: CGSize { _cells.size }
  open override var _baselines: (first: CGFloat, last: CGFloat) { _cells.baselines }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@preconcurrency @MainActor
open class UIImageView: UIView {
  open var image: UIImage?
}

@preconcurrency @MainActor
open class UIControl: UIView {
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = State([])
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
  }
  open var isEnabled = true
  open var isSelected = false
}

@preconcurrency @MainActor
open class UITextField: UIControl {
  open var text: String?
  open var placeholder: String?
}

@preconcurrency @MainActor
open class UITextView: UIScrollView {
  open var text: String! = ""
}

open class UIImage: NSObject, @unchecked Sendable {
  public let _name: String
  public init?(named name: String) {
    _name = name
    super.init()
  }
  open var size: CGSize { .zero }
}
