import Foundation
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// An element of an XML document, as an independent parser reads it.
final class XMLElementNode {
  let name: String
  let attributes: [String: String]
  var text = ""
  var children: [XMLElementNode] = []

  init(name: String, attributes: [String: String]) {
    (self.name, self.attributes) = (name, attributes)
  }

  /// The element and all in it, in the order of the document.
  var all: [XMLElementNode] { [self] + children.flatMap(\.all) }

  func all(_ name: String) -> [XMLElementNode] { all.filter { $0.name == name } }

  /// The elements with a class.
  func all(class name: String) -> [XMLElementNode] {
    all.filter { ($0.attributes["class"] ?? "").split(separator: " ").contains(Substring(name)) }
  }

  /// The texts to be seen, without titles.
  var texts: [String] { all("text").map(\.text) }

  func number(_ attribute: String) -> Double? { attributes[attribute].flatMap(Double.init) }
}

/// Reads a document; fails if it is not well-formed.
func parse(_ document: String, sourceLocation: SourceLocation = #_sourceLocation) throws
  -> XMLElementNode
{
  let reader = Reader()
  let parser = XMLParser(data: Data(document.utf8))
  parser.delegate = reader
  let isWellFormed = parser.parse()
  #expect(
    isWellFormed, "\(parser.parserError.debugDescription) at line \(parser.lineNumber)",
    sourceLocation: sourceLocation)
  return try #require(reader.root, sourceLocation: sourceLocation)
}

private final class Reader: NSObject, XMLParserDelegate {
  var root: XMLElementNode?
  private var open: [XMLElementNode] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let element = XMLElementNode(name: name, attributes: attributes)
    open.last?.children.append(element)
    if root == nil { root = element }
    open.append(element)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) { open.last?.text += text }
}
