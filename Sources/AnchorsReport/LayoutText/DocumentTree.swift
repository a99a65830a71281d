import Anchors
import AnchorsLayout

/// The views, guides and constraints of a layout as text: a window, items in it, numbers with
/// names, and constraints.
///
///     anchors 2
///     window 390 x 300
///     view card
///       label title "Fjord at dawn" font 20 bold
///       view photo 120 x 80
///     let gap = 12
///
///     card.edges == window.margins.edges
///     title.top == card.top + gap ~ .high
///
/// The first line is the version of the format; the default is the latest version. A line that
/// begins with `window`, `view`, `label`, `stack`, `scroll` or `guide` and a name declares an item,
/// one that begins with `let` a number. The parent of an item is the nearest item above it with a
/// smaller indent, or the item after the word `in`, as in "view photo in card". All other lines are
/// constraints, in the language of `Constraint.parse`. Text after `//` is a comment. A line that
/// begins with `expect` is the expected frame of an item in the coordinates of its parent, x, y,
/// width and height, with `-` for an ambiguous number: `expect photo 20 16 120 80`. `expect
/// conflicts` expects a conflict.
///
/// Version 1 ignores indentation: an item without the name of a parent is in the window.
///
///     let tree = try DocumentTree(text)
///     tree.root.layoutIfNeeded()
///     tree.item(named: "photo")?.layoutFrame      // (20, 16, 120, 80)
///     tree.root.conflicts                         // []
public final class DocumentTree {
  /// The window.
  public let root: LayoutView
  /// The window first, then the items in the order of the text.
  package let items: [any LayoutItem]
  /// The statements about constraints, in the order of the text.
  package private(set) var statements: [ConstraintStatement] = []
  /// The document of the text.
  package private(set) var document: LayoutDocument
  private var itemsByName: [String: any LayoutItem] = [:]
  /// The controller of the window, which gives it its minimum margins.
  private var controller: LayoutViewController?

  /// Creates the views of a layout and activates its constraints.
  ///
  ///     do {
  ///       _ = try DocumentTree("view photo 120 x")
  ///     } catch {
  ///       print(error)
  ///       // view photo 120 x
  ///       //                 ^
  ///       // expected a length in points, or - for none (line 1 of the text)
  ///     }
  ///
  /// - Throws: all mistakes of the text: the first, with the others in its `following`.
  /// - Complexity: O(length of the text).
  public convenience init(_ text: String) throws(LayoutTextError) {
    try self.init(LayoutDocument(text))
  }

  /// Creates the views of a document and activates its constraints.
  package init(_ document: LayoutDocument) throws(LayoutTextError) {
    self.document = document
    var items: [any LayoutItem] = []
    let root = document.declarations[0].view
    if document.declarations[0].has(.controller) {
      let controller = LayoutViewController()
      controller.view = root
      self.controller = controller
    }
    for declaration in document.declarations {
      items.append(
        declaration.item(in: items.isEmpty ? nil : items[max(0, declaration.parent)], root))
    }
    (self.root, self.items) = (root, items)
    for (declaration, item) in zip(document.declarations, items) {
      itemsByName[declaration.name] = item
    }
    // Where constraints call a guide by its owner, too, it comes before guides that every view has.
    for (declaration, item) in zip(document.declarations, items) where declaration.kind == .guide {
      let name = "\(document.declarations[declaration.parent].name).\(declaration.name)"
      if itemsByName[name] == nil { itemsByName[name] = item }
    }
    if itemsByName["window"] == nil { itemsByName["window"] = root }
    var mistakes = document.mistakes
    statements = reader.statements(&mistakes)
    for statement in statements { install(statement, &mistakes) }
    if let error = LayoutTextError(all: mistakes) { throw error }
    setMasks()
  }

  /// Sets the autoresizing masks. A mask starts from the frame in the text and a size of the
  /// superview: the one in the text, else the one of the first layout.
  private func setMasks() {
    let masks = document.declarations.map { $0[.mask] }
    if masks.contains(where: { $0?.count == 1 }) { root.layoutIfNeeded() }
    for (mask, item) in zip(masks, items) {
      guard let mask, let view = item as? LayoutView else { continue }
      let parts = AutoresizingMask(rawValue: UInt8(mask[0]))
      if mask.count == 3 {
        view.follow(
          Autoresizing(
            parts, frame: view.frame, parentSize: Size(width: mask[1], height: mask[2])))
      } else {
        view.autoresizingMask = parts
      }
    }
  }

  /// Returns the item of a name, if there is one: a view, or a guide by its own name or after its
  /// owner's.
  ///
  ///     tree.item(named: "rail") === tree.item(named: "card.rail")      // true
  ///
  /// - Complexity: O(1).
  public func item(named name: String) -> (any LayoutItem)? { itemsByName[name] }

  /// Reads statements about the items of this tree.
  package var reader: StatementReader { StatementReader(document, itemsByName) }

  private func install(_ statement: ConstraintStatement, _ mistakes: inout [LayoutTextError]) {
    do throws(InstallationError) {
      try Installer.install(statement.constraints, line: 0)
    } catch {
      mistakes.append(
        TextScanner(document.string)
          .mistake(.notInstallable, statement.range, error.description))
    }
  }
}

// MARK: - Expectations

extension DocumentTree {
  /// The expectations of the text that are not met: frames, and that there is a conflict.
  ///
  ///     // of a text with `expect photo 20 16 120 90`
  ///     tree.unmetExpectations      // ["photo.height is 80, not 90"]
  ///
  /// Numbers are in points, in the superview's coordinates, and may differ by a thousandth.
  ///
  /// - Complexity: O(items + constraints), plus two searches for each ambiguous component.
  public var unmetExpectations: [String] {
    let tree = root.layoutTree
    var open: [ObjectIdentifier: [FrameComponent]] = [:]
    for (item, components) in tree.ambiguousComponents(includingLibraryGuides: true) {
      open[item.identity] = components
    }
    let frames = document.expectedFrames.flatMap { expected in
      let item = items[expected.item]
      let name = quotedName(document.declarations[expected.item].name)
      let values = zip(item.layoutFrame._lengths, expected.components)
      return zip(FrameComponent.allCases, values).compactMap { component, values -> String? in
        let isOpen = open[item.identity]?.contains(component) ?? false
        guard let value = values.1 else {
          return isOpen ? nil : "\(name).\(component) is not ambiguous"
        }
        if isOpen { return "\(name).\(component) is ambiguous" }
        if abs(values.0 - value) <= 0.001 { return nil }
        return "\(name).\(component) is \(decimal(values.0)), not \(decimal(value))"
      }
    }
    return document.expectsConflicts && tree.conflicts.isEmpty
      ? frames + ["there is no conflict"] : frames
  }
}

// MARK: - Taking over another text

extension DocumentTree {
  /// Returns `true` if another tree has the same items, except for numbers and texts.
  package func hasSameItems(as other: DocumentTree) -> Bool {
    document.declarations.elementsEqual(other.document.declarations) { $0.isSameItem(as: $1) }
  }

  /// Takes the numbers of another text, if it differs only in constants, multipliers and priorities
  /// of constraints. Returns `true` if it does.
  ///
  /// - Throws: all mistakes of the other text; the tree stays as it is.
  package func takeNumbers(of document: LayoutDocument) throws(LayoutTextError) -> Bool {
    guard document.mistakes.isEmpty, document.declarations == self.document.declarations,
      document.statements.count == statements.count
    else { return false }
    var mistakes: [LayoutTextError] = []
    let new = StatementReader(document, itemsByName).statements(&mistakes)
    // Which rule a number breaks, the installer says.
    let constraints = new.flatMap { $0.constraints }
    if constraints.contains(where: { $0.errorInNumbers != nil }) { return false }
    if let error = LayoutTextError(all: mistakes) { throw error }
    guard zip(statements, new).allSatisfy({ $0.isSameButForNumbers(as: $1) }) else { return false }
    for (place, var statement) in new.enumerated() {
      let constraints = statements[place].constraints
      for (old, new) in zip(constraints, statement.constraints) { old.takeNumbers(of: new) }
      statement.constraints = constraints
      statements[place] = statement
    }
    self.document = document
    return true
  }
}

extension Constraint {
  fileprivate func takeNumbers(of other: Constraint) {
    if multiplier != other.multiplier { multiplier = other.multiplier }
    if constant != other.constant { constant = other.constant }
    if priority != other.priority { priority = other.priority }
  }
}
