import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// A reason why a document cannot be read, in one line.
package struct DocumentError: Error, CustomStringConvertible {
  /// The reason: `line 12: the element label is not closed`.
  package let description: String
}

/// Reads the elements of a document.
///
/// A document type, which could declare entities, is refused. A document has at most 32 MB, and
/// elements are nested at most 200 deep: Interface Builder writes neither larger nor deeper ones.
final class ElementReader: NSObject, XMLParserDelegate {
  static let largestSize = 32 << 20
  static let greatestDepth = 200

  private var open: [Element] = []
  private var root: Element?
  private var error: DocumentError?

  /// Returns the outermost element.
  ///
  /// - Throws: `DocumentError` with the line of the first mistake.
  static func read(_ data: Data) throws(DocumentError) -> Element {
    if data.isEmpty { throw DocumentError(description: "the file is empty") }
    if data.count > largestSize {
      throw DocumentError(description: "the file has more than \(largestSize >> 20) MB")
    }
    if data.prefix(2).contains(where: { $0 == 0 || $0 >= 0xFE }) {
      throw DocumentError(description: "the file is not UTF-8")
    }
    if let entities = data.range(of: Data("<!DOCTYPE".utf8)) {
      let line = 1 + data[..<entities.lowerBound].count { $0 == UInt8(ascii: "\n") }
      throw DocumentError(description: "line \(line): a document type may declare entities")
    }
    let reader = ElementReader()
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    let isRead = parser.parse()
    if let error = reader.error { throw error }
    guard isRead, let root = reader.root, reader.open.isEmpty else {
      throw DocumentError(description: "line \(max(1, parser.lineNumber)): this is not valid XML")
    }
    return root
  }

  private func stop(_ parser: XMLParser, _ reason: String) {
    if error == nil { error = DocumentError(description: "line \(parser.lineNumber): \(reason)") }
    parser.abortParsing()
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if error != nil { return }
    if open.count == Self.greatestDepth {
      return stop(parser, "elements are nested deeper than \(Self.greatestDepth)")
    }
    let element = Element(name, attributes, line: parser.lineNumber)
    if let last = open.last { last.append(element) } else { root = element }
    open.append(element)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    if error == nil { open.removeLast() }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard error == nil, let last = open.last, Self.namesWithText.contains(last.name) else { return }
    last.append(text: string)
  }

  /// The elements whose text matters: labels' texts, and notes.
  private static let namesWithText: Set = ["string", "mutableString", "fragment"]
}
