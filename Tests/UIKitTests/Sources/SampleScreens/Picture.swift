import Foundation
import UIKit

/// A drawing of a controller's view as a user sees it.
@MainActor
struct Picture {
  private let size: CGSize
  private let traits: UITraitCollection
  private var body: [String] = []
  private var clipCount = 0

  init(of controller: UIViewController) {
    size = controller.view.bounds.size
    traits = controller.traitCollection
    draw(controller.view, at: .zero)
    drawStatusBar()
  }

  /// The picture as text of an SVG file.
  var svg: String {
    let (width, height) = (number(size.width), number(size.height))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" \
      height="\(height)" font-family="Helvetica,Arial,'Liberation Sans',sans-serif">
      \(body.joined(separator: "\n"))
      </svg>

      """
  }

  mutating func add(_ element: String) { body.append(element) }

  /// Returns the attributes that fill a shape with a color.
  func fill(_ color: UIColor, _ attribute: String = "fill") -> String {
    let (red, green, blue, alpha) = color.resolvedColor(with: traits)._rgba
    let hex = [red, green, blue].map { component in
      let text = String(Int((component * 255).rounded()), radix: 16)
      return text.count == 1 ? "0\(text)" : text
    }.joined()
    return "\(attribute)=\"#\(hex)\""
      + (alpha < 1 ? " \(attribute)-opacity=\"\(number(alpha))\"" : "")
  }

  /// Returns a rectangle with rounded corners, without its fill.
  func shape(_ rect: CGRect, radius: CGFloat) -> String {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    if radius > 0, rect.width == rect.height, radius == rect.width / 2 {
      return "circle cx=\"\(number(rect.midX))\" cy=\"\(number(rect.midY))\" "
        + "r=\"\(number(radius))\""
    }
    let corners = radius > 0 ? " rx=\"\(number(radius))\"" : ""
    return "rect x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\" "
      + "width=\"\(number(rect.width))\" height=\"\(number(rect.height))\"\(corners)"
  }
}

/// Returns a number with two decimals at most.
func number(_ value: CGFloat) -> String {
  let hundredths = Int((value * 100).rounded())
  if hundredths % 100 == 0 { return String(hundredths / 100) }
  let text = String(format: "%.2f", Double(hundredths) / 100)
  return text.hasSuffix("0") ? String(text.dropLast()) : text
}

// MARK: - Views

extension Picture {
  private mutating func draw(_ view: UIView, at origin: CGPoint) {
    if view.isHidden || view.alpha == 0 { return }
    let rect = CGRect(origin: origin, size: view.bounds.size)
    if let color = view.backgroundColor, color.resolvedColor(with: traits)._rgba.3 > 0 {
      add("<\(shape(rect, radius: view.layer.cornerRadius)) \(fill(color))/>")
    }
    let clips = view.clipsSomething
    if clips {
      clipCount += 1
      let shape = shape(rect, radius: view.layer.cornerRadius)
      add("<clipPath id=\"c\(clipCount)\"><\(shape)/></clipPath>")
      add("<g clip-path=\"url(#c\(clipCount))\">")
    }
    drawContent(of: view, in: rect)
    for subview in view.subviews {
      draw(
        subview,
        at: CGPoint(
          x: origin.x + subview.frame.minX - view.bounds.minX,
          y: origin.y + subview.frame.minY - view.bounds.minY))
    }
    if clips { add("</g>") }
  }

  private mutating func drawContent(of view: UIView, in rect: CGRect) {
    switch view {
    case let label as UILabel: draw(label, in: rect)
    case let field as UITextField: draw(field, in: rect)
    case let image as UIImageView:
      guard let name = image.image?._name else { return }
      let isMirrored = image.effectiveUserInterfaceLayoutDirection == .rightToLeft
      draw(symbol: name, in: rect, image.tintColor, isMirrored: isMirrored)
    case let button as UIButton:
      guard let name = button.currentImage?._name else { return }
      let side: CGFloat = 22
      draw(
        symbol: name,
        in: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side),
        button.tintColor)
    case let control as UISwitch: draw(control, in: rect)
    default: break
    }
  }

  private mutating func draw(_ control: UISwitch, in rect: CGRect) {
    let isMirrored = control.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let color = control.isOn ? control.onTintColor ?? .systemGreen : .tertiarySystemFill
    add("<\(shape(rect, radius: rect.height / 2)) \(fill(color))/>")
    let side = rect.height - 4
    let x = control.isOn != isMirrored ? rect.maxX - 2 - side : rect.minX + 2
    let knob = CGRect(x: x, y: rect.minY + 2, width: side, height: side)
    add("<\(shape(knob, radius: side / 2)) fill=\"#fff\"/>")
  }

  /// Draws the time and the battery at the top, and the bar at the bottom.
  private mutating func drawStatusBar() {
    let isPhone = size.width < 600
    let baseline: CGFloat = isPhone ? 33 : 17
    let time = isPhone ? CGPoint(x: 51, y: baseline) : CGPoint(x: 38, y: baseline)
    let right = isPhone ? size.width - 30 : size.width - 20
    add(
      """
      <text x="\(number(time.x))" y="\(number(time.y))" font-size="\(isPhone ? 17 : 13)" \
      font-weight="600" text-anchor="middle" \(fill(.label))>9:41</text>
      """)
    let battery = CGRect(x: right - 25, y: baseline - 12, width: 25, height: 12)
    add("<\(shape(battery, radius: 4)) fill=\"none\" \(fill(.tertiaryLabel, "stroke"))/>")
    add("<\(shape(battery.insetBy(dx: 2, dy: 2), radius: 2.5)) \(fill(.label))/>")
    for bar in 0..<4 {
      let height = CGFloat(4 + 2.5 * Double(bar))
      let rect = CGRect(
        x: right - 54 + CGFloat(bar) * 5, y: baseline - height, width: 3, height: height)
      add("<\(shape(rect, radius: 1)) \(fill(.label))/>")
    }
    let width = min(size.width * 0.36, 240)
    let home = CGRect(x: (size.width - width) / 2, y: size.height - 13, width: width, height: 5)
    add("<\(shape(home, radius: 2.5)) \(fill(.label))/>")
  }
}

extension UIView {
  /// `true` if the view cuts off a part of its content.
  fileprivate var clipsSomething: Bool {
    guard clipsToBounds || self is UIScrollView else { return false }
    // A subview may cover this part of a corner's square without leaving the rounded corner.
    let inset = layer.cornerRadius * 0.3
    let room = bounds.insetBy(dx: inset, dy: inset)
    func leaves(_ view: UIView, _ offset: CGPoint) -> Bool {
      view.subviews.contains { subview in
        let rect = subview.frame.offsetBy(dx: offset.x, dy: offset.y)
        return !room.contains(rect) && subview.drawsSomething
          || leaves(subview, rect.origin)
      }
    }
    return leaves(self, .zero)
  }

  private var drawsSomething: Bool { backgroundColor != nil || self is UILabel }
}
