import AnchorsLayout
import TestSupport
import UIKit

// Text, in the lines that layout has wrapped it into.

extension Picture {
  mutating func draw(_ label: UILabel, in rect: CGRect) {
    let button = label.superview as? UIButton
    let color = button.map { $0._titleColor ?? $0.tintColor } ?? label.textColor
    draw(
      label.text ?? "", label.font, color, button == nil ? label.textAlignment : .center,
      numberOfLines: label.numberOfLines,
      isRightToLeft: label.effectiveUserInterfaceLayoutDirection == .rightToLeft, in: rect)
  }

  mutating func draw(_ field: UITextField, in rect: CGRect) {
    let room = field.textRect(forBounds: CGRect(origin: .zero, size: rect.size))
    let text = field.text ?? ""
    draw(
      text.isEmpty ? field.placeholder ?? "" : text, field.font ?? .systemFont(ofSize: 17),
      text.isEmpty ? .placeholderText : field.textColor ?? .label, field.textAlignment,
      numberOfLines: 1,
      isRightToLeft: field.effectiveUserInterfaceLayoutDirection == .rightToLeft,
      in: room.offsetBy(dx: rect.minX, dy: rect.minY))
  }

  private mutating func draw(
    _ text: String, _ font: UIFont, _ color: UIColor?, _ alignment: NSTextAlignment,
    numberOfLines: Int, isRightToLeft: Bool, in rect: CGRect
  ) {
    let measurer = StandardTextMeasurer.shared
    let lines = measurer.lines(
      of: text, in: font.textFont, width: Double(rect.width), numberOfLines: numberOfLines)
    let height = CGFloat(lines.count) * font.lineHeight
    let top = rect.minY + (rect.height - height) / 2
    let start = (isRightToLeft ? rect.maxX : rect.minX, "start")
    let (x, anchor): (CGFloat, String) =
      switch alignment {
      case .center: (rect.midX, "middle")
      case .right: isRightToLeft ? start : (rect.maxX, "end")
      case .left: isRightToLeft ? (rect.minX, "end") : start
      default: start
      }
    let attributes = [
      "font-size=\"\(number(font.pointSize))\"",
      font.weightNumber.map { "font-weight=\"\($0)\"" },
      anchor == "start" ? nil : "text-anchor=\"\(anchor)\"",
      isRightToLeft ? "direction=\"rtl\"" : nil, color.map { fill($0) },
    ].compactMap { $0 }.joined(separator: " ")
    for line in lines {
      let y = top + CGFloat(line.origin.y)
      // A font of other widths is scaled. The measurer has no widths of Hebrew.
      let isMeasured = line.text.unicodeScalars.allSatisfy { $0.value < 256 }
      let length =
        isMeasured
        ? " textLength=\"\(number(CGFloat(line.width)))\" lengthAdjust=\"spacingAndGlyphs\"" : ""
      add(
        """
        <text x="\(number(x))" y="\(number(y))" \(attributes)\(length)>\(escaped(line.text))</text>
        """)
    }
  }

  private func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }
}

extension UIFont {
  /// The weight in CSS; `nil` for a regular one.
  fileprivate var weightNumber: Int? {
    switch _weight {
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    default: nil
    }
  }
}
