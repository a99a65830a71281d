import AnchorsLayout
import AnchorsReport
import Foundation

/// The windows in which a layout has problems: the answer of `anchors layout --map`.
struct WindowAnswer: Encodable {
  private let report: WindowReport
  /// `true` if only conflicts and ambiguities count, because some content has an unknown size.
  private let hasPlaceholders: Bool
  /// The paths of the drawn maps.
  let pictures: [String]
  /// The problems in windows from the least size on, as text; `nil` if there are none, or no such
  /// size was given.
  let broken: String?

  /// Maps the windows of a layout.
  ///
  /// - Parameters:
  ///   - folder: The folder of the maps' pictures, if they are drawn.
  ///   - least: The size from which on problems count.
  ///   - hasPlaceholders: `true` if only conflicts and ambiguities count, since the sizes of some
  ///     contents are not known.
  /// - Throws: `Unreadable` if a picture cannot be written.
  init(
    of root: LayoutView, name: String, textScales: [Double], pictures folder: String?,
    from least: Size?, hasPlaceholders: Bool = false
  ) throws(Unreadable) {
    self.hasPlaceholders = hasPlaceholders
    let kinds = Self.kinds(hasPlaceholders)
    report = root.layoutReport(widths: 240...1400, heights: 240...1400, textScales: textScales)
    var paths: [String] = []
    for (number, map) in report.maps.enumerated() {
      // A picture has the problems of all kinds.
      guard let folder, !hasPlaceholders else { break }
      let end = number == 0 ? "" : "-\(number + 1)"
      paths.append(try Output.write(map.svg(), to: "\(name)-windows\(end).svg", in: folder))
    }
    pictures = paths
    broken = least.flatMap { [report] least in
      do throws(LayoutProblems) {
        try report.requireNoProblems(kinds, from: least)
        return nil
      } catch {
        return error.description
      }
    }
  }

  private static func kinds(_ hasPlaceholders: Bool) -> Set<LayoutProblemKind> {
    hasPlaceholders ? [.conflict, .ambiguity] : Set(LayoutProblemKind.allCases)
  }

  /// The whole of it.
  var text: String {
    if !hasPlaceholders { return report.description }
    do throws(LayoutProblems) {
      try report.requireNoProblems(Self.kinds(true))
      return "No window has a conflict or an ambiguity"
    } catch {
      return error.description
    }
  }

  func encode(to encoder: any Encoder) throws {
    try JSONDecoder().decode(JSONValue.self, from: Data(report.json.utf8)).encode(to: encoder)
  }
}

/// A value of JSON, as it is.
private enum JSONValue: Codable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let list = try? value.decode([JSONValue].self) {
      self = .list(list)
    } else {
      self = .object(try value.decode([String: JSONValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .null: try value.encodeNil()
    case .flag(let flag): try value.encode(flag)
    case .number(let number): try value.encode(number)
    case .text(let text): try value.encode(text)
    case .list(let list): try value.encode(list)
    case .object(let members): try value.encode(members)
    }
  }
}
