import Foundation

/// The content of a file of the format `layout-case/1`.
package enum CaseFile: Sendable {
  case layout(LayoutCase)
  case visualFormat(VisualFormatCase)

  /// Reads a file of either kind.
  ///
  /// - Throws: `CaseError`, which names the place.
  package static func read(_ data: Data) throws -> CaseFile {
    if try decode(Kind.self, from: data).kind == "vfl" {
      return .visualFormat(try decode(VisualFormatCase.self, from: data))
    }
    return .layout(try LayoutCase.read(data))
  }

  private struct Kind: Decodable { var kind: String? }
}
