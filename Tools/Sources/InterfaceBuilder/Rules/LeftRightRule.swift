import AnchorsLayout
@_spi(Tools) import AnchorsReport

/// Finds `left` and `right` among constraints with `leading` and `trailing`.
enum LeftRightRule: DocumentRule {
  static var name: String { "left-right" }
  static var severity: RuleSeverity { .warning }
  static var summary: String {
    "A constraint uses left or right among others with leading or trailing."
  }
  static var reason: String {
    "In a right-to-left language one half of the screen is mirrored and the other is not."
  }
  static var example: String {
    "view#2.left == root.left + 16 is not mirrored in a right-to-left language, unlike its neighbors"
  }

  static func faults(of scene: WrittenScene) -> [DocumentFault] {
    let (findings, tree) = scene.mistakes
    return findings.compactMap { finding in
      guard finding.kind == .leftOrRight, let constraint = finding.constraints.first,
        let element = tree.element(of: constraint), !element.isAmongOthersLikeIt
      else { return nil }
      return DocumentFault(
        element,
        """
        \(constraint.textWithoutIdentifier) is not mirrored in a right-to-left language, unlike its \
        neighbors
        """, finding.furtherLines)
    }
  }
}

extension Element {
  /// `true` if more constraints of the same view have left or right than leading or trailing.
  fileprivate var isAmongOthersLikeIt: Bool {
    let attributes = (parent?.children ?? []).flatMap { element in
      [element["firstAttribute"], element["secondAttribute"]].compactMap { $0 }
    }
    let absolute = attributes.count { $0.hasPrefix("left") || $0.hasPrefix("right") }
    let directional = attributes.count { $0.hasPrefix("leading") || $0.hasPrefix("trailing") }
    return absolute > directional
  }
}
