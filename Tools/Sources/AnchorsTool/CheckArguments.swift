import AnchorsLayout
import ArgumentParser
import InterfaceBuilder

/// The widths of `anchors check --widths`.
struct WidthList: ExpressibleByArgument {
  let screens: [CheckOptions.Screen]

  init?(argument: String) {
    var widths: [Double] = []
    if let range = argument.range(of: "...") {
      guard let low = Double(argument[..<range.lowerBound]),
        let high = Double(argument[range.upperBound...]), low <= high, low >= 1, high <= 10_000
      else { return nil }
      // The ends, and every tenth point between them.
      widths = Array(stride(from: low, to: high, by: 10)) + [high]
    } else {
      for part in argument.split(separator: ",") {
        guard let width = Double(part), width >= 1, width <= 10_000 else { return nil }
        widths.append(width)
      }
    }
    if widths.isEmpty { return nil }
    screens = widths.map { width in
      let usual = CheckOptions.usualScreens.last { $0.width <= width }
      let screen = usual ?? CheckOptions.usualScreens[0]
      return CheckOptions.Screen(width, screen.height, screen.safeArea)
    }
  }
}

/// The devices of `anchors check --devices`.
struct DeviceList: ExpressibleByArgument {
  let screens: [CheckOptions.Screen]

  init?(argument: String) {
    var screens: [CheckOptions.Screen] = []
    for part in argument.split(separator: ",") {
      switch part {
      case "iphone": screens += CheckOptions.phones
      case "ipad": screens += CheckOptions.pads
      default: return nil
      }
    }
    self.screens = screens
  }
}

extension TextSize: ExpressibleByArgument {}

/// A rule of `anchors check --only`.
struct RuleName: ExpressibleByArgument {
  let rule: Rule

  init?(argument: String) {
    guard let rule = Rule(named: argument) else { return nil }
    self.rule = rule
  }

  static var allValueStrings: [String] { Rule.all.map(\.name) }
}
