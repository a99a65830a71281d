import Foundation
import LayoutText

/// What is in a file: a case of the format `layout-case/1`, or a layout as text.
package enum CaseFile: Sendable {
  case layout(LayoutCase)
  case visualFormat(VisualFormatCase)
  case text(LayoutDocument)

  /// Reads a file of any kind. What does not begin as JSON is a layout as text.
  ///
  /// - Throws: `CaseError`, which names the place in JSON. Of a text, all mistakes are told when it is laid
  ///   out.
  package static func read(_ data: Data) throws -> CaseFile {
    let first = data.first { !$0.isWhitespace }
    if first != UInt8(ascii: "{") {
      return .text(LayoutDocument(String(decoding: data, as: UTF8.self)))
    }
    if try decode(Kind.self, from: data).kind == "vfl" {
      return .visualFormat(try decode(VisualFormatCase.self, from: data))
    }
    return .layout(try LayoutCase.read(data))
  }

  private struct Kind: Decodable { var kind: String? }
}

extension UInt8 {
  fileprivate var isWhitespace: Bool { self == 32 || (9...13).contains(self) }
}
