import Foundation

/// A fault of a case, and its position.
package struct CaseError: Error, CustomStringConvertible {
  /// The place, as a path of keys: `constraints[3].attr`.
  package var place: String
  package var message: String

  package init(_ place: String, _ message: String) {
    self.place = place
    self.message = message
  }

  package var description: String { place.isEmpty ? message : "\(place): \(message)" }
}

extension LayoutCase {
  /// Reads a case from JSON.
  ///
  /// - Throws: `CaseError`, which names the place.
  package static func read(_ data: Data) throws -> LayoutCase {
    try CaseFile.decode(LayoutCase.self, from: data)
  }
}

extension CaseFile {
  /// Decodes JSON.
  ///
  /// - Throws: `CaseError`, which names the place.
  static func decode<Contents: Decodable>(_ type: Contents.Type, from data: Data) throws -> Contents
  {
    do {
      // The decoder does not give the position of a JSON error; this does.
      _ = try JSONSerialization.jsonObject(with: data)
    } catch {
      let detail = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
      throw CaseError("", "not JSON: \(detail ?? error.localizedDescription)")
    }
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch let error as DecodingError {
      throw CaseError(error)
    }
  }
}

extension CaseError {
  init(_ error: DecodingError) {
    switch error {
    case .typeMismatch(_, let context): self.init(context.codingPath, context.debugDescription)
    case .valueNotFound(_, let context): self.init(context.codingPath, "there is no value")
    case .keyNotFound(let key, let context):
      self.init(context.codingPath, "the key '\(key.stringValue)' is missing")
    case .dataCorrupted(let context): self.init(context.codingPath, context.debugDescription)
    @unknown default: self.init("", "\(error)")
    }
  }

  private init(_ path: [any CodingKey], _ message: String) {
    var place = ""
    for key in path {
      if let index = key.intValue {
        place += "[\(index)]"
      } else {
        place += (place.isEmpty ? "" : ".") + key.stringValue
      }
    }
    self.init(place, message)
  }
}
