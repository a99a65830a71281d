import AnchorsLayout

/// A view of a document whose content is as large as the document says.
final class DocumentView: LayoutView {
  /// The content of the view.
  private(set) var content: DocumentContent
  /// `true` if texts have the width that they need, `false` if they have the one of the document.
  var measuresText = false {
    didSet { if measuresText != oldValue, content.text != nil { invalidateIntrinsicContentSize() } }
  }

  /// The factor of the font, if it follows the reader's text size.
  var textScale = 1.0 {
    didSet {
      if textScale == oldValue || content.text?.followsTextSize != true { return }
      content.text?.scale = textScale
      invalidateIntrinsicContentSize()
    }
  }

  /// Shows the text in another language, and so many times as long; in the document's by default.
  func setText(_ translation: String? = nil, factor: Double = 1) {
    guard var text = content.text, text.translation != translation || text.factor != factor else {
      return
    }
    (text.translation, text.factor) = (translation, factor)
    content.text = text
    invalidateIntrinsicContentSize()
  }

  init(_ content: DocumentContent) {
    self.content = content
    super.init()
  }

  /// Returns `true` if the content has a length on an axis.
  func hasContent(_ axis: LayoutAxis) -> Bool {
    (axis == .horizontal ? content.size.width : content.size.height) >= 0
  }

  /// Takes a side of the document's frame for the content's size. Returns `true` if that is new.
  @discardableResult
  func setContentSize(_ length: Double, _ axis: LayoutAxis) -> Bool {
    let former = content.size
    if axis == .horizontal {
      content.size.width = max(0, length - content.alignment.left - content.alignment.right)
    } else {
      content.size.height = max(0, length - content.alignment.top - content.alignment.bottom)
    }
    invalidateIntrinsicContentSize()
    return content.size != former
  }

  /// Takes other insets from the frame to the alignment rectangle.
  func setAlignment(_ insets: Insets) {
    let frame = Size(
      width: content.size.width + content.alignment.left + content.alignment.right,
      height: content.size.height + content.alignment.top + content.alignment.bottom)
    content.alignment = insets
    if content.size.width >= 0 {
      content.size.width = max(0, frame.width - insets.left - insets.right)
    }
    if content.size.height >= 0 {
      content.size.height = max(0, frame.height - insets.top - insets.bottom)
    }
    invalidateIntrinsicContentSize()
  }

  override var intrinsicContentSize: Size {
    get { content.size(measuresText: measuresText) }
    set {}
  }

  override func intrinsicContentSize(forWidth width: Double) -> Size? {
    content.size(forWidth: width)
  }

  override var alignmentRectInsets: Insets { content.alignment }

  override var baselineOffsetFromTop: Double {
    get { content.firstBaseline }
    set {}
  }

  override var baselineOffsetFromBottom: Double {
    get { content.lastBaseline }
    set {}
  }
}
