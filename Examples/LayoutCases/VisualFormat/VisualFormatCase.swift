import AnchorsLayout

/// One file of the format `layout-case/1` of the kind `vfl`: visual formats, and what becomes of
/// them.
package struct VisualFormatCase: Sendable {
  package var name: String
  /// The formats; a case without a layout has one.
  package var lines: [Line]
  package var views: [String]
  package var spacing: Constraint.FormatSpacing
  package var expected: Expectation?
  /// The items and what is expected of their frames, for a case that is a whole layout. Its
  /// constraints are those that the lines must give.
  package var layout: LayoutCase?

  /// A format with what is used in it.
  package struct Line: Decodable, Sendable {
    package var vfl: String
    package var options: [String]
    package var metrics: [String: Double]
  }

  /// The expected result of a format.
  package enum Expectation: Sendable {
    case constraints([FormatRow])
    case mistake(Mistake)
  }

  /// The position of a mistake in a format.
  package struct Mistake: Decodable, Sendable {
    package var offset: Int?
    package var tokenOffset: Int?
    package var kind: String

    private enum CodingKeys: String, CodingKey {
      case offset, kind
      case tokenOffset = "token_offset"
    }
  }
}

extension VisualFormatCase: Decodable {
  private enum Key: String, CodingKey {
    case name, vfl, lines, views, expected
    case siblingSpacing = "sibling_spacing"
    case superviewSpacing = "superview_spacing"
  }

  package init(from decoder: any Decoder) throws {
    let file = try decoder.container(keyedBy: Key.self)
    name = try file.decode(String.self, forKey: .name)
    views = try file.decode([String].self, forKey: .views)
    spacing = Constraint.FormatSpacing(
      siblings: try file.decodeIfPresent(Double.self, forKey: .siblingSpacing) ?? 8,
      superview: try file.decodeIfPresent(Double.self, forKey: .superviewSpacing) ?? 20)
    if file.contains(.lines) {
      lines = try file.decode([Line].self, forKey: .lines)
      layout = try LayoutCase(from: decoder)
    } else {
      lines = [try Line(from: decoder)]
      expected = try file.decodeIfPresent(Expectation.self, forKey: .expected)
    }
  }
}

extension VisualFormatCase.Expectation: Decodable {
  private enum Key: String, CodingKey { case status, constraints }

  package init(from decoder: any Decoder) throws {
    let expected = try decoder.container(keyedBy: Key.self)
    let status = try expected.decode(String.self, forKey: .status)
    switch status {
    case "ok":
      self = .constraints(try expected.decode([FormatRow].self, forKey: .constraints))
    case "error":
      self = .mistake(try VisualFormatCase.Mistake(from: decoder))
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .status, in: expected, debugDescription: "there is no status '\(status)'")
    }
  }
}

extension VisualFormatCase.Line {
  /// The options by their names. `rightToLeft` means `directionRightToLeft`.
  ///
  /// - Throws: `CaseError`, which names the place.
  func formatOptions(at place: String) throws -> Constraint.FormatOptions {
    var all: Constraint.FormatOptions = []
    for (index, name) in options.enumerated() {
      guard let option = Self.optionsByName[name] else {
        throw CaseError("\(place)options[\(index)]", "there is no option '\(name)'")
      }
      all.formUnion(option)
    }
    return all
  }

  private static let optionsByName: [String: Constraint.FormatOptions] = [
    "alignAllLeft": .alignAllLeft, "alignAllRight": .alignAllRight, "alignAllTop": .alignAllTop,
    "alignAllBottom": .alignAllBottom, "alignAllLeading": .alignAllLeading,
    "alignAllTrailing": .alignAllTrailing, "alignAllCenterX": .alignAllCenterX,
    "alignAllCenterY": .alignAllCenterY, "alignAllLastBaseline": .alignAllLastBaseline,
    "alignAllFirstBaseline": .alignAllFirstBaseline,
    "leadingToTrailing": .directionLeadingToTrailing,
    "directionLeadingToTrailing": .directionLeadingToTrailing,
    "leftToRight": .directionLeftToRight, "directionLeftToRight": .directionLeftToRight,
    "rightToLeft": .directionRightToLeft, "directionRightToLeft": .directionRightToLeft,
    "spacingEdgeToEdge": .spacingEdgeToEdge,
    "spacingBaselineToBaseline": .spacingBaselineToBaseline,
  ]
}
