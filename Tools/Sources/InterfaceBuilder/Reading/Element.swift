/// An element of an Interface Builder document, with its line.
///
///     <label opaque="NO" text="Name" id="9cq-Xp-Ft3">     // element["text"] == "Name"
package final class Element {
  /// The name: `label`.
  package let name: String
  /// The line on which the start tag ends, from 1.
  package let line: Int
  /// The elements inside, in order.
  package private(set) var children: [Element] = []
  /// The text inside, which only `string` elements and the like have.
  package fileprivate(set) var text = ""
  /// The element around this one; `nil` for the document.
  package private(set) unowned(unsafe) var parent: Element?
  private let attributes: [String: String]

  init(_ name: String, _ attributes: [String: String], line: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }

  func append(_ child: Element) {
    child.parent = self
    children.append(child)
  }

  func append(text: String) { self.text += text }

  /// The value of an attribute, if there is one.
  package subscript(attribute: String) -> String? { attributes[attribute] }

  /// Returns `true` if an attribute is `YES`.
  package func isOn(_ attribute: String) -> Bool { self[attribute] == "YES" }

  /// Returns the number of an attribute, if it is a finite one.
  package func number(_ attribute: String) -> Double? {
    guard let text = self[attribute], let number = Double(text), number.isFinite else { return nil }
    return number
  }

  /// The id that other elements refer to; empty without one.
  package var id: String { self["id"] ?? "" }

  /// Returns the first child with a name, and with a key unless the key is `nil`.
  package func child(_ name: String, key: String? = nil) -> Element? {
    children.first { $0.name == name && (key == nil || $0["key"] == key) }
  }

  /// Returns the first child with a key, whatever its name.
  package func child(key: String) -> Element? { children.first { $0["key"] == key } }

  /// Returns the children of the first child with a name: `children(of: "subviews")`.
  package func children(of name: String) -> [Element] { child(name)?.children ?? [] }

  /// Calls a closure for this element and all elements inside it, in the order of the document.
  ///
  /// - Parameter body: Returns `false` to skip the inside of an element.
  package func forEach(_ body: (Element) -> Bool) {
    var open = [self]
    while let element = open.popLast() {
      if body(element) { open += element.children.reversed() }
    }
  }
}
