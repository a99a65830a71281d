import Anchors
import UIKit

/// A row with a symbol, a title, and a value or a switch at the trailing edge.
final class SettingsRow: UIView {
  init(_ symbol: String, _ color: UIColor, _ text: String, _ end: UIView) {
    super.init(frame: .zero)
    let title = UILabel(text)
    let tile = SymbolTile(symbol, color, radius: 8)
    add(tile, title, end)
    Constraint.activate {
      height >= 52
      height == 52 ~ .low
      tile.leading == leading + 16
      tile.size == 30
      title.leading == tile.trailing + 14
      title.verticalEdges >= edges.inset(by: 8)
      end.leading >= title.trailing + 8
      end.trailing == trailing - 16
      [tile, title, end].centerY == centerY
    }
    end.setContentCompressionResistancePriority(.required, for: .horizontal)
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  /// Creates a row that opens another screen.
  convenience init(_ symbol: String, _ color: UIColor, _ text: String, value: String = "") {
    self.init(symbol, color, text, Disclosure(value))
  }

  /// Creates a row that switches something on and off.
  convenience init(_ symbol: String, _ color: UIColor, _ text: String, isOn: Bool) {
    let control = UISwitch()
    control.isOn = isOn
    control.onTintColor = .meadow
    self.init(symbol, color, text, control)
  }
}

/// A value and a chevron, which points in the reading direction.
final class Disclosure: UIView {
  init(_ value: String) {
    super.init(frame: .zero)
    let label = UILabel(value, color: .secondaryLabel)
    let chevron = UIImageView(symbol: "chevron.forward", .tertiaryLabel)
    add(label, chevron)
    Constraint.activate {
      label.edges(excluding: .trailing) == edges
      chevron.leading == label.trailing + 6
      chevron.trailing == trailing
      chevron.centerY == centerY
      chevron.size == 16
      height >= 16
    }
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }
}
