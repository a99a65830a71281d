import UIKit

/// A text field with a filled background.
final class FormField: UITextField {
  init(_ placeholder: String) {
    super.init(frame: .zero)
    self.placeholder = placeholder
    font = .scaled(.body)
    adjustsFontForContentSizeCategory = true
    backgroundColor = .secondarySystemBackground
    round(12)
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 16, dy: 0) }
  override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
}
