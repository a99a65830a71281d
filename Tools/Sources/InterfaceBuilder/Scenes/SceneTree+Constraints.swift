import AnchorsLayout

extension SceneTree {
  /// Installs the constraints of all views, in the order of the document or of their ranks.
  func addConstraints() {
    var ranked: [[(Element, View)]] = [[], [], []]
    for entry in views {
      let uninstalled = entry.element.uninstalled("constraints", traits)
      for element in entry.element.children(of: "constraints")
      where element.name == "constraint" && !uninstalled.contains(element.id)
        && element["installed"] != "NO"
      {
        ranked[isRanked ? element.rank : 0].append((element, entry))
      }
    }
    for (element, entry) in ranked.joined() { add(element, of: entry) }
  }

  private func add(_ element: Element, of owner: View) {
    guard let first = item(element["firstItem"], owner) else {
      return noteMissing(element, element["firstItem"])
    }
    guard let attribute = element.attribute("firstAttribute") else {
      return note(
        element, "\(element.title): the attribute \(element["firstAttribute"] ?? "") is unknown")
    }
    let usual = element.isOn("symbolic") ? standardSpacing(element, owner) : 0
    guard let constant = element.constraintNumber("constant", usual, traits),
      let multiplier = element.multiplier(traits),
      let priority = element.constraintNumber("priority", 1000, traits)
    else { return note(element, "\(element.title): a number cannot be read") }
    var constraint: Constraint?
    let relation = Relation(element["relation"])
    if element["secondAttribute"] == nil {
      constraint = first.constrained(attribute, relation, constant)
    } else {
      guard let second = item(element["secondItem"], owner) else {
        return noteMissing(element, element["secondItem"])
      }
      if first === second, constant == 0, multiplier == 1,
        element["secondAttribute"] == element["firstAttribute"]
      {
        // It says nothing, and is installed without an effect.
        return
      }
      guard let other = element.attribute("secondAttribute") else {
        return note(
          element, "\(element.title): the attribute \(element["secondAttribute"] ?? "") is unknown")
      }
      constraint = first.constrained(
        attribute, relation, to: second, other, multiplier, constant)
    }
    guard let constraint else {
      return note(element, "\(element.title): the attributes do not go together")
    }
    let prioritized = constraint ~ Priority(min(1000, max(0.001, priority)))
    prioritized.identifier = "\(element["identifier"] ?? element.id), line \(element.line)"
    do {
      try Installer.install([prioritized], line: 0)
      constraints.append(Installed(element: element, constraint: prioritized))
      elementsOfConstraints[ObjectIdentifier(prioritized)] = element
    } catch {
      note(element, "\(element.title) cannot be installed: \(error.kind)")
    }
  }

  /// The standard spacing, which a document of an old Xcode leaves out: 20 points in the superview,
  /// and 8 between its subviews.
  private func standardSpacing(_ element: Element, _ owner: View) -> Double {
    let items = [element["firstItem"] ?? owner.element.id, element["secondItem"] ?? ""]
    return items.contains(owner.element.id) ? 20 : 8
  }

  private func item(_ id: String?, _ owner: View) -> (any LayoutItem)? {
    guard let id else { return owner.view }
    return item(id)
  }

  private func noteMissing(_ element: Element, _ id: String?) {
    // Subviews that size classes remove take their constraints along.
    if let id, document.ids.contains(id) { return }
    note(element, "\(element.title) mentions \(id ?? "nothing"), which is not in the document")
  }
}

extension Relation {
  init(_ word: String?) {
    switch word {
    case "greaterThanOrEqual": self = .greaterThanOrEqual
    case "lessThanOrEqual": self = .lessThanOrEqual
    default: self = .equal
    }
  }
}

extension Element {
  /// The position of a constraint in the order of installation: 2 for a fixed size, 1 for a pin at
  /// the bottom or trailing side.
  fileprivate var rank: Int {
    let attribute = self["firstAttribute"] ?? ""
    if self["secondAttribute"] == nil { return ["width", "height"].contains(attribute) ? 2 : 0 }
    let ends = ["bottom", "trailing", "right", "bottomMargin", "trailingMargin", "rightMargin"]
    return ends.contains(attribute) && ends.contains(self["secondAttribute"] ?? "") ? 1 : 0
  }

  /// The name of a constraint in messages.
  var title: String { "the constraint \(self["identifier"] ?? id)" }

  /// Returns the attribute that the value of an XML attribute names.
  func attribute(_ name: String) -> Attribute? {
    guard let value = self[name] else { return nil }
    return value == "baseline" ? .lastBaseline : Self.attributes[value]
  }

  private static let attributes = Dictionary(
    uniqueKeysWithValues: Attribute.allCases.map { ("\($0)", $0) })

  /// Returns a number of a constraint, the usual one if there is none, or `nil` if it is none.
  func constraintNumber(_ name: String, _ usual: Double, _ traits: Traits) -> Double? {
    guard let text = value(name, traits) else { return usual }
    return Double(text)?.finite
  }

  /// Returns the multiplier, which may be a ratio or a percentage: `16:9`, `1/3`, `45%`.
  func multiplier(_ traits: Traits) -> Double? {
    guard let text = value("multiplier", traits) else { return 1 }
    if text.hasSuffix("%") {
      return Double(text.dropLast())?.finite.flatMap { $0 == 0 ? nil : $0 / 100 }
    }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
      .map { Double($0)?.finite }
    switch parts.count {
    case 1: return parts[0] == 0 ? nil : parts[0]
    case 2:
      guard let a = parts[0], let b = parts[1], a != 0, b != 0 else { return nil }
      return a / b
    default: return nil
    }
  }
}
