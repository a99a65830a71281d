/// The names of items in one text or report. No two items of a tree have the same name.
///
///     let names = ItemNames()
///     names.name(of: title)         // "title": nothing else in the tree is called so
///     names.name(of: rows[1])       // "LayoutView#2": the second of several without a name
///     names.name(of: rows[1].safeArea)    // "LayoutView#2.safeArea"
///     gap.text(names)               // "title.top == LayoutView#2.bottom + 8 (LoginView.swift:42)"
///
/// The name of an item is its ``LayoutItem/layoutName`` if that is unique in its tree. Otherwise
/// each item of that name gets a number in tree order, from 1. A guide has the name of its owner
/// and its own. So the names are the same in each run if the trees are. In a text about one
/// constraint, the second of two items with the same name in different trees is `title#2`.
///
/// A released item has its last name, or else that of its class: `title (released)`.
///
/// Create one object for all names of a text. It searches a tree once, when you ask for the first
/// of its items, and retains the named items.
package final class ItemNames {
  private var names: [ObjectIdentifier: String] = [:]
  /// The named items. They are retained, so that no other object gets the same identity.
  private var items: [any LayoutItem] = []
  /// The names of named items as code.
  private var texts: [ObjectIdentifier: String] = [:]

  /// Creates names. Costs nothing until the first name.
  package init() {}

  /// Returns the name of an item.
  ///
  /// - Complexity: O(items of its tree) for the first item of a tree; O(depth) for an item that is
  ///   missing from its parent's children; otherwise O(1).
  package func name(of item: any LayoutItem) -> String {
    if let name = names[item.identity] { return name }
    let top = item.topmostItem
    if names[top.identity] == nil { nameItems(below: top) }
    return names[item.identity] ?? item.layoutName
  }

  /// Returns the name of a node's item, or that of a released one: `title (released)`.
  package func name(of node: LayoutNode) -> String {
    node.item.map { name(of: $0) } ?? "\(node.releasedName) (released)"
  }

  /// Returns the name of a constraint's second item. In another tree, or if both are released, it
  /// may have the name of the first.
  func name(of second: LayoutNode, besides first: LayoutNode) -> String {
    name(of: second) + number(of: second, besides: first)
  }

  private func number(of second: LayoutNode, besides first: LayoutNode) -> String {
    second !== first && name(of: second) == name(of: first) ? "#2" : ""
  }

  /// Returns the name of a node's item as code: a name that is no identifier is in backticks, and
  /// so is each part of a guide's name.
  ///
  ///     names.text(of: saveButton.layoutNode)              // `Save button`
  ///     names.text(of: saveButton.safeArea.layoutNode)     // `Save button`.safeArea
  package func text(of node: LayoutNode, besides first: LayoutNode? = nil) -> String {
    let number = first.map { self.number(of: node, besides: $0) } ?? ""
    guard let item = node.item else {
      return "\(quotedParts(node.releasedName)) (released)\(number)"
    }
    if number.isEmpty, let text = texts[item.identity] { return text }
    let name = name(of: item)
    var text = ""
    var ownName = name
    if item.layoutRole.isGuide, let owner = item.layoutParent,
      let rest = name.removing(prefix: "\(self.name(of: owner)).")
    {
      text = self.text(of: owner.layoutNode) + "."
      ownName = rest
    }
    text += quotedName(ownName + number)
    if number.isEmpty, names[item.identity] != nil { texts[item.identity] = text }
    return text
  }
}

extension LayoutItem {
  /// The item's name in a text about it alone, as ``ItemNames`` has it.
  package var nameInTree: String { ItemNames().name(of: self) }
}

// MARK: - Naming a tree

extension ItemNames {
  private func nameItems(below top: any LayoutItem) {
    // 1. The items in the order of the tree, and how often there is each name. A guide that is
    //    called after its owner has the place of that, and its name by itself.
    var found: [(item: any LayoutItem, owner: Int?, name: String)] = []
    for visit in preorder(from: top) {
      let (item, name) = (visit.node, visit.node.layoutName)
      if item.layoutRole.isGuide, visit.parent >= 0, !found[visit.parent].item.layoutRole.isGuide,
        let ownName = name.removing(prefix: "\(found[visit.parent].item.layoutName).")
      {
        found.append((item, visit.parent, ownName))
      } else {
        found.append((item, nil, name))
      }
    }
    var numbers = NameNumbers()
    for entry in found where entry.owner == nil { numbers.count(entry.name) }
    // 2. All but the guides that are called after their owners.
    for entry in found where entry.owner == nil { set(numbers.next(entry.name), of: entry.item) }
    // 3. The guides, now that the owners have names.
    let guides = found.compactMap { entry -> (item: any LayoutItem, name: String)? in
      entry.owner.map { (entry.item, "\(name(of: found[$0].item)).\(entry.name)") }
    }
    for guide in guides { numbers.count(guide.name) }
    for guide in guides { set(numbers.next(guide.name), of: guide.item) }
  }

  @inline(never)
  private func set(_ name: String, of item: any LayoutItem) {
    names[item.identity] = name
    items.append(item)
  }
}

extension String {
  /// Returns the rest after a prefix; `nil` if the text does not begin with it.
  @inline(never)
  fileprivate func removing(prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}

/// The number of items per name, and the numbers that are in use.
private struct NameNumbers {
  private var counts: [String: Int] = [:]
  private var assigned: [String: Int] = [:]

  mutating func count(_ name: String) { counts[name, default: 0] += 1 }

  /// Returns the name, with the next number if several items have it. Skips a number if another
  /// item is named like that.
  @inline(never)
  mutating func next(_ name: String) -> String {
    if counts[name] == 1 { return name }
    while true {
      assigned[name, default: 0] += 1
      let numbered = "\(name)#\(assigned[name, default: 0])"
      if counts[numbered] == nil { return numbered }
    }
  }
}
