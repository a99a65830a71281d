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
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var adjustsFontForContentSizeCategory = false
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
  public enum BorderStyle: Int, @unchecked Sendable {
    case none, line, bezel, roundedRect
  }
  open var text: String?
  open var placeholder: String?
  open var font: UIFont?
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none
}

@preconcurrency @MainActor
open class UISlider: UIControl {
  private var _value: Float = 0
  /// Within the range.
  open var value: Float {
    get { _value }
    set { _value = min(max(newValue, minimumValue), maximumValue) }
  }
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
}

@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  private var titles: [String?] = []
  open var numberOfSegments: Int { titles.count }
  open var selectedSegmentIndex = -1
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title, at: segment)
  }
  open func titleForSegment(at segment: Int) -> String? { titles[segment] }
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {}
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {}
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

public enum NSTextAlignment: Int, @unchecked Sendable {
  case left, center, right, justified, natural
}

public enum NSLineBreakMode: Int, @unchecked Sendable {
  case byWordWrapping, byCharWrapping, byClipping
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
