import AnchorsLayout

/// A form of labels and entries of another toolkit, 25 of each: text that wraps, with least sizes.
/// A toolkit that lays out from the inside to the outside asks for its least and its natural size
/// again and again.
package final class MeasuredForm {
  private let form = Field()
  private let tree: LayoutTree
  /// The number of times that labels and entries have been asked for their content.
  package var questions: Int { form.children.reduce(0) { $0 + $1.questions } }

  package init() {
    var constraints: [Constraint] = []
    var above: Field?
    for _ in 0..<25 {
      let (label, entry) = (Field(120), Field(200))
      form.add(label)
      form.add(entry)
      constraints += [
        label.leading == form.leading + 8, entry.leading == label.trailing + 8,
        entry.trailing == form.trailing - 8, label.top == entry.top, label.bottom <= entry.bottom,
      ]
      if let above {
        constraints.append(entry.top == above.bottom + 4)
      } else {
        constraints.append(entry.top == form.top + 8)
      }
      above = entry
    }
    if let above { constraints.append(above.bottom == form.bottom - 8) }
    tree = LayoutTree(containing: form)
    tree.hierarchyDidChange()
    Constraint.activate(constraints)
  }

  /// The size in which all content has the width it likes.
  package var naturalSize: Size { tree.systemLayoutSizeFitting(.zero, of: form) }

  /// The least width, and the height in it.
  package var leastSize: Size {
    tree.systemLayoutSizeFitting(.zero, of: form, horizontal: 999)
  }

  /// Stops the program if an answer is wrong.
  package func check() {
    let sizes = [naturalSize, leastSize]
    let known = [Size(width: 344, height: 612), Size(width: 104, height: 2612)]
    if sizes != known { fatalError("a form is \(sizes), not \(known)") }
  }
}

/// A label or an entry: a text of a given length, 20 points high in a line, which wraps in a width
/// from 40 points on.
private final class Field: LayoutItem {
  private let storage = LayoutStorage()
  var layoutNode: LayoutNode { storage.node(of: self) }
  private(set) weak var parent: Field?
  private(set) var children: [Field] = []
  var layoutParent: (any LayoutItem)? { parent }
  var layoutChildren: [any LayoutItem] { children }
  var layoutFrame = Rect.zero
  private let length: Double?
  private(set) var questions = 0

  init(_ length: Double? = nil) { self.length = length }

  func add(_ child: Field) {
    children.append(child)
    child.parent = self
  }

  var layoutMetrics: LayoutMetrics {
    layoutMetrics(forWidth: layoutFrame.width > 0 ? layoutFrame.width : nil)
  }

  func layoutMetrics(forWidth width: Double?) -> LayoutMetrics {
    questions += 1
    guard let length else { return LayoutMetrics() }
    let lines = (length / (width ?? length)).rounded(.up)
    return LayoutMetrics(
      intrinsicWidth: length, intrinsicHeight: 20 * lines, minimumWidth: 40,
      minimumHeight: 20 * lines, dependsOnFrame: true)
  }
}
