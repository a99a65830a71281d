// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@preconcurrency @MainActor
open class NSControl: NSView {
  open var isEnabled = true
  open var stringValue = "" { didSet { invalidateIntrinsicContentSize() } }
  open var font: NSFont? = .systemFont(ofSize: NSFont.systemFontSize) {
    didSet { invalidateIntrinsicContentSize() }
  }
}

/// Text in fixed cells.
///
/// It hugs its content at 250, which `NSLayoutConstraint.Priority.defaultLow` is documented to be
/// for. The 251 of labels and the 750 of their heights come from Interface Builder, which writes
/// them to nibs; a field made in code does not have them.
@preconcurrency @MainActor
open class NSTextField: NSControl {
  public convenience init(labelWithString stringValue: String) {
    self.init(frame: .zero)
    self.stringValue = stringValue
    isEditable = false
  }
  public convenience init(string stringValue: String) {
    self.init(frame: .zero)
    self.stringValue = stringValue
  }

  open var isEditable = true
  open var placeholderString: String?
  private var _cells: _TextCells {
    font.map { _TextCells(stringValue, pointSize: $0.pointSize) } ?? _TextCells(stringValue)
  }
  open override var intrinsicContentSize: NSSize { _cells.size }
  open override var firstBaselineOffsetFromTop: CGFloat { _cells.baselines.first }
  open override var baselineOffsetFromBottom: CGFloat { _cells.baselines.last }
}

/// A field for secrets, which shows none of its characters.
@preconcurrency @MainActor
open class NSSecureTextField: NSTextField {}
