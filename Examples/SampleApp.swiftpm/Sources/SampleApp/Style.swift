import UIKit

extension UIColor {
  /// The color of the app.
  static let meadow = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.36, green: 0.78, blue: 0.53, alpha: 1)
      : UIColor(red: 0.14, green: 0.47, blue: 0.31, alpha: 1)
  }
}

extension UIFont {
  /// Returns a font that grows with the text size that the user has chosen.
  static func scaled(_ style: TextStyle, _ weight: Weight = .regular) -> UIFont {
    let base = UIFont.preferredFont(
      forTextStyle: style,
      compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
    let font = UIFont.systemFont(ofSize: base.pointSize, weight: weight)
    return UIFontMetrics(forTextStyle: style).scaledFont(for: font)
  }
}

extension UILabel {
  convenience init(
    _ text: String, _ style: UIFont.TextStyle = .body, _ weight: UIFont.Weight = .regular,
    color: UIColor = .label, lines: Int = 1
  ) {
    self.init(frame: .zero)
    self.text = text
    numberOfLines = lines
    font = .scaled(style, weight)
    textColor = color
    adjustsFontForContentSizeCategory = true
  }
}

extension UIButton {
  /// Returns a filled button.
  static func primary(_ title: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.setTitleColor(.systemBackground, for: .normal)
    button.titleLabel?.font = .scaled(.body, .semibold)
    button.backgroundColor = .meadow
    button.round(14)
    return button
  }

  /// Returns a button of text alone.
  static func link(_ title: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = .scaled(.subheadline, .medium)
    return button
  }
}

extension UIImageView {
  convenience init(symbol: String, _ color: UIColor = .secondaryLabel) {
    self.init(image: UIImage(systemName: symbol))
    tintColor = color
    contentMode = .scaleAspectFit
  }
}

extension UIView {
  /// Adds subviews, the last in front.
  func add(_ views: UIView...) {
    for view in views { addSubview(view) }
  }

  /// Rounds the corners.
  func round(_ radius: CGFloat) {
    layer.cornerRadius = radius
    layer.cornerCurve = .continuous
    clipsToBounds = true
  }
}
