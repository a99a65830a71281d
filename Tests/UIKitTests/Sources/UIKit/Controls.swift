// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import Foundation

@preconcurrency @MainActor
open class UILabel: UIView {
  open var text: String? { didSet { invalidateIntrinsicContentSize() } }
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { invalidateIntrinsicContentSize() }
  }
  open var textColor: UIColor! = .label
  open var numberOfLines: Int = 1
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var adjustsFontForContentSizeCategory = false
  private var _cells: _TextCells { _TextCells(text ?? "", pointSize: font.pointSize) }
  /// The width in which an engine has wrapped the text; `nil` before a layout.
  public var _wrappingWidth: CGFloat?
  open override var intrinsicContentSize: CGSize {
    _size(width: numberOfLines == 1 ? nil : _wrappingWidth) ?? _cells.size
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    _size(width: size.width) ?? super.sizeThatFits(size)
  }
  private func _size(width: CGFloat?) -> CGSize? {
    _Shim.measurer?.size(
      of: text ?? "", in: font, width: width ?? .infinity, numberOfLines: numberOfLines)
  }
  open override var _baselines: (first: CGFloat, last: CGFloat) {
    _Shim.measurer == nil ? _cells.baselines : (font.ascender, -font.descender)
  }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@preconcurrency @MainActor
open class UIImageView: UIView {
  open var image: UIImage?
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
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
  /// The stand-in sends no events.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {}

  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Event(rawValue: 1 << 6)
  }
}

public typealias UIActionHandler = (UIAction) -> Void

@preconcurrency @MainActor
open class UIAction: NSObject {
  public init(handler: @escaping UIActionHandler) {}
}

@preconcurrency @MainActor
open class UITextField: UIControl {
  public enum BorderStyle: Int, @unchecked Sendable {
    case none, line, bezel, roundedRect
  }
  open var text: String?
  open var placeholder: String?
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none
  open var isSecureTextEntry = false
  open var keyboardType = UIKeyboardType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var textContentType: UITextContentType!
  open var adjustsFontForContentSizeCategory = false
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
}

public enum UIKeyboardType: Int, @unchecked Sendable {
  case `default` = 0
  case emailAddress = 7
}

public enum UITextAutocapitalizationType: Int, @unchecked Sendable {
  case none, words, sentences, allCharacters
}

public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
}

@preconcurrency @MainActor
open class UISwitch: UIControl {
  open var isOn = false
  open var onTintColor: UIColor?
  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
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
  public init?(systemName name: String) {
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
