import AnchorsLayout

/// The size classes for which a scene is built. A class is `nil` in documents for any size.
package struct Traits: Hashable, Sendable {
  /// The horizontal size class, if there is one.
  package var width: LayoutSizeClass?
  /// The vertical size class, if there is one.
  package var height: LayoutSizeClass?

  /// The classes of a size in points.
  package init(_ size: Size) {
    let traits = LayoutTraits(size: size)
    // In portrait, the height of every device is regular.
    let isUpright = size.height >= size.width
    (width, height) = (
      traits.horizontalSizeClass, isUpright ? .regular : traits.verticalSizeClass
    )
  }

  /// No classes: the values for any size.
  init() {}

  /// Returns `true` if a key such as `heightClass=compact-widthClass=regular` names these classes.
  func match(_ key: String) -> Bool {
    if key == "default" { return true }
    return key.split(separator: "-").allSatisfy { part in
      switch part {
      case "widthClass=compact": width == .compact
      case "widthClass=regular": width == .regular
      case "heightClass=compact": height == .compact
      case "heightClass=regular": height == .regular
      default: false
      }
    }
  }
}

extension Element {
  /// The variations for size classes, the most general first.
  private func variations(_ traits: Traits) -> [Element] {
    let matching = children.filter {
      $0.name == "variation" && traits.match($0["key"] ?? "")
    }
    return matching.enumerated().sorted { a, b in
      let (one, other) = (a.element.specificity, b.element.specificity)
      return one == other ? a.offset < b.offset : one < other
    }.map(\.element)
  }

  private var specificity: Int {
    let key = self["key"] ?? ""
    return key == "default" ? 0 : key.split(separator: "-").count
  }

  /// Returns an attribute's value for size classes.
  func value(_ attribute: String, _ traits: Traits) -> String? {
    variations(traits).reversed().lazy.compactMap { $0[attribute] }.first ?? self[attribute]
  }

  /// Returns the ids of the constraints or subviews that are not installed for size classes.
  ///
  /// - Parameter kind: `constraints` or `subviews`.
  func uninstalled(_ kind: String, _ traits: Traits) -> Set<String> {
    var ids: Set<String> = []
    for variation in variations(traits) {
      for entry in variation.child("mask", key: kind)?.children ?? [] {
        guard let reference = entry["reference"] else { continue }
        if entry.name == "exclude" { ids.insert(reference) } else { ids.remove(reference) }
      }
    }
    return ids
  }
}
