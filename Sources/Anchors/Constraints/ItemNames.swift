/// What items are called in one text or report, so that no two items of a tree have the same name.
///
///     let names = ItemNames()
///     names.name(of: title)         // "title": nothing else in the tree is called so
///     names.name(of: rows[1])       // "LayoutView#2": the second of several without a name
///     names.name(of: rows[1].safeArea)    // "LayoutView#2.safeArea"
///     gap.text(names)               // "title.top == LayoutView#2.bottom + 8 (LoginView.swift:42)"
///
/// An item is called by its ``LayoutItem/layoutName`` alone where nothing else in its tree has that
/// name. Where several have it, each gets its number in the order of the tree, from 1. A guide goes by
/// the name of its owner, whatever number that has, and its own. So names say the same in each run, as
/// long as the trees are the same. In a text about a constraint, or an error, the second of two items that
/// have the same name in different trees is `title#2`.
///
/// An item that is gone goes by the name that it was given last, or else its class's, and says so:
/// `title (released)`.
///
/// Made once for all the names of a text: a tree is looked through when the first of its items is asked
/// for, once, and what has been named is held until the names are gone.
package final class ItemNames {
  private var names: [ObjectIdentifier: String] = [:]
  /// What has been named. Held, so that nothing else can come to have the same identity.
  private var items: [any LayoutItem] = []

  /// Creates names; costs nothing until they are asked for.
  package init() {}

  /// What to call an item.
  ///
  /// - Complexity: O(items of its tree) for the first item of a tree, O(depth) for one that its parent
  ///   does not count among its children, O(1) for all others.
  package func name(of item: any LayoutItem) -> String {
    if let name = names[item.identity] { return name }
    let top = item.topmostItem
    if names[top.identity] == nil { nameItems(below: top) }
    return names[item.identity] ?? item.layoutName
  }

  /// What to call the item of a node; of one that is gone, the name it had: `title (released)`.
  package func name(of node: LayoutNode) -> String {
    node.item.map { name(of: $0) } ?? "\(node.releasedName) (released)"
  }

  /// What to call the second item of a constraint. In another tree than the first, or gone like it, it may
  /// have the same name.
  func name(of second: LayoutNode, besides first: LayoutNode) -> String {
    name(of: second) + number(of: second, besides: first)
  }

  private func number(of second: LayoutNode, besides first: LayoutNode) -> String {
    second !== first && name(of: second) == name(of: first) ? "#2" : ""
  }

  /// What the item of a node is called where constraints are written: a name that is no identifier is in
  /// backticks, and of a guide that goes by its owner's name each part by itself.
  ///
  ///     names.text(of: saveButton.layoutNode)              // `Save button`
  ///     names.text(of: saveButton.safeArea.layoutNode)     // `Save button`.safeArea
  func text(of node: LayoutNode, besides first: LayoutNode? = nil) -> String {
    let number = first.map { self.number(of: node, besides: $0) } ?? ""
    guard let item = node.item else {
      return "\(quotedParts(node.releasedName)) (released)\(number)"
    }
    let name = name(of: item)
    if item.layoutRole.isGuide, let owner = item.layoutParent,
      let ownName = name.removing(prefix: "\(self.name(of: owner)).")
    {
      return "\(text(of: owner.layoutNode)).\(quotedName(ownName + number))"
    }
    return quotedName(name + number)
  }
}

extension LayoutItem {
  /// What to call the item in a text of its own, as ``ItemNames`` has it.
  package var nameInTree: String { ItemNames().name(of: self) }
}

// MARK: - Naming a tree

extension ItemNames {
  private func nameItems(below top: any LayoutItem) {
    // 1. The items in the order of the tree, and how often there is each name. A guide that is called after
    // its owner has the place of that, and its name by itself.
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

  private func set(_ name: String, of item: any LayoutItem) {
    names[item.identity] = name
    items.append(item)
  }
}

extension String {
  /// Returns the rest after a prefix; `nil` if the text does not begin with it.
  fileprivate func removing(prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}

/// How often there is each name, and the numbers given so far.
private struct NameNumbers {
  private var counts: [String: Int] = [:]
  private var assigned: [String: Int] = [:]

  mutating func count(_ name: String) { counts[name, default: 0] += 1 }

  /// The name, with the next number if there are several of it. Passes over what is somebody's name
  /// as it stands.
  mutating func next(_ name: String) -> String {
    if counts[name] == 1 { return name }
    while true {
      assigned[name, default: 0] += 1
      let numbered = "\(name)#\(assigned[name, default: 0])"
      if counts[numbered] == nil { return numbered }
    }
  }
}
