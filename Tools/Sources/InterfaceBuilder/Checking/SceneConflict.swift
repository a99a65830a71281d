import AnchorsLayout
import Foundation

/// A conflict of a scene's constraints, in the words of its document.
struct SceneConflict {
  /// One sentence with the arithmetic.
  let summary: String
  /// The members and the arithmetic, a line each.
  let details: [String]
  /// The fixes, a line each.
  let fixes: [String]

  /// - Parameter changeHolds: Returns `true` if another constant of a constraint is a fix.
  init(
    _ conflict: LayoutConflict, in tree: SceneTree,
    changeHolds: (Element, Double) -> Bool
  ) {
    summary = conflict.shortSummary
    let lines = conflict.description.split(separator: "\n").map(String.init)
    var broken: Set<String> = []
    for case .constant(let constraint, let from, let to) in conflict.repairs {
      guard let changed = tree.element(of: constraint), !changeHolds(changed, to) else { continue }
      let repair = LayoutRepair.constant(of: constraint, from: from, to: to)
      broken.insert("\(repair)")
    }
    details = Array(lines.dropFirst().prefix { $0 != Finding.adviceTitle })
    fixes = lines.drop { $0 != Finding.adviceTitle }.dropFirst()
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !broken.contains($0) }
  }
}

extension SceneTree {
  /// Returns the constraint that was removed, or the last one of a conflict.
  func elementAtFault(in conflict: LayoutConflict) -> Element {
    let elements = conflict.constraints.compactMap { element(of: $0) }
    return conflict.removed.flatMap { element(of: $0) } ?? elements.last ?? scene.root
  }

  /// `true` if constraints conflict, be it certain that they do on a screen or not.
  var hasConflicts: Bool { !removedConstraints.isEmpty || !root.layoutTree.conflicts.isEmpty }

  /// The ids of the constraints that the latest layout has removed.
  var removedConstraints: Set<String> {
    let ids = root.layoutTree.unsatisfiedConstraints.compactMap { limit -> String? in
      guard case .constraint(let constraint) = limit, constraint.priority == .required else {
        return nil
      }
      return element(of: constraint)?.id
    }
    return Set(ids)
  }

  /// The ids of the constraints that the latest layout has removed, and of the views that it leaves
  /// no area.
  var brokenParts: Set<String> {
    let empty = views.filter { entry in
      let size = entry.view.frame.size
      return !entry.view.isHidden && (size.width <= 0.01 || size.height <= 0.01)
    }
    return removedConstraints.union(empty.map { "\($0.element.id) without area" })
  }

  /// The conflicts of the latest layout that can occur on a screen, and whether there are others.
  package var foundConflicts: (certain: [LayoutConflict], hasOthers: Bool) {
    let all = root.layoutTree.conflicts
    let certain = all.filter { isReal($0) && !isDoubtful($0) }
    return (certain, certain.count < all.count)
  }

  /// Returns `true` if a conflict can occur on a screen.
  ///
  /// A hidden view of a stack has no length, whatever its own constraints say. The size of a cell
  /// on the canvas is not the one that a table gives it.
  private func isReal(_ conflict: LayoutConflict) -> Bool {
    if isDesignTime(conflict) || dependsOnShower(conflict) { return false }
    let items = conflict.constraints.compactMap { $0.firstItem as? LayoutView }
    if items.contains(where: { $0.isHidden && $0.superview is LayoutStackView }) { return false }
    if document.platform == .macOS, conflict.removed == nil,
      conflict.constraints.contains(where: movesArrangedView)
    {
      return false
    }
    // AppKit's stack views give way where they make lengths equal.
    if document.platform == .macOS,
      items.contains(where: { ($0.superview as? LayoutStackView)?.distribution == .fillEqually })
    {
      return false
    }
    // The root has another size in the end.
    if scene.root.isOn("misplaced"), !conflict.fixed.isEmpty { return false }
    // In another width, whoever shows a view may give it another height as well.
    if scene.kind == .view, root.frame.height == ownSize.height, root.frame.width != ownSize.width,
      !conflict.fixed.isEmpty,
      !conflict.constraints.contains(where: { $0.firstAnchor.attribute.isHorizontal })
    {
      return false
    }
    return scene.kind != .cell || hasFixedHeight || conflict.fixed.isEmpty
  }

  /// Returns `true` if a conflict has constraints or sizes that only Interface Builder has.
  private func isDesignTime(_ conflict: LayoutConflict) -> Bool {
    conflict.constraints.contains { element(of: $0)?.isOn("placeholder") == true }
      || conflict.intrinsicSizes.contains { content in
        let side = content.attribute == .width ? "Width" : "Height"
        return entry(of: content.item)?.element["placeholderIntrinsic\(side)"] != nil
      }
  }

  /// Returns `true` if a conflict is due to a size or a safe area of the canvas, and whoever shows
  /// the view gives it another one.
  private func dependsOnShower(_ conflict: LayoutConflict) -> Bool {
    // A table view keeps the height of its header and footer.
    if scene.kind != .view || scene.isInTable { return false }
    let sizesItself =
      scene.root["translatesAutoresizingMaskIntoConstraints"] == "NO" || scene.root.rect == nil
    if sizesItself, !conflict.fixed.isEmpty { return true }
    if fillsDevice { return false }
    let safeArea = ObjectIdentifier(root.safeArea)
    let usesSafeArea = conflict.constraints.contains { constraint in
      [constraint.firstItem, constraint.secondItem].contains {
        $0.map { ObjectIdentifier($0) } == safeArea
      }
    }
    let isVertical = !conflict.constraints.contains { $0.firstAnchor.attribute.isHorizontal }
    return usesSafeArea || !conflict.fixed.isEmpty && (isVertical || !isAsWideAsDevice)
  }

  /// Returns `true` if it is not certain that a conflict occurs: if it is as small as the error of
  /// the measured texts in it, or the document's frames, which are Apple's, satisfy all of its
  /// constraints. Contents that the document states are certain.
  private func isDoubtful(_ conflict: LayoutConflict) -> Bool {
    let contents = conflict.intrinsicSizes
    // A text that wraps needs no width.
    let wraps = contents.contains { content in
      let text = (content.item as? DocumentView)?.content.text
      return content.attribute == .width && text.map { $0.lines != 1 } ?? false
    }
    if wraps { return true }
    // The content of the app's own classes is not known.
    let isOfApp = contents.contains { content in
      guard let element = entry(of: content.item)?.element else { return false }
      return element["customClass"] != nil && !element.hasKnownSize(document)
    }
    if isOfApp { return true }
    // What keeps several arranged views inside UIKit's stack view across its axis gives way.
    let items = conflict.constraints.flatMap { [$0.firstItem, $0.secondItem] }
    let sharesStack = items.contains { item in
      ((item as? LayoutView)?.superview as? LayoutStackView)?.arrangedSubviews.count ?? 0 > 1
    }
    if sharesStack,
      conflict.fixed.contains(where: { $0.contains(" keeps ") && $0.contains(" inside") })
    {
      return true
    }
    // The contents of AppKit's controls, images and stack views are not their frames; the alignment
    // of a stack view gives way.
    if document.platform == .macOS {
      if contents.contains(where: { entry(of: $0.item)?.element.hasKnownSize(document) != true }) {
        return true
      }
      if conflict.fixed.contains(where: { $0.contains(" aligns ") || $0.contains(" fills ") }) {
        return true
      }
    }
    let unknown = contents.filter {
      !(entry(of: $0.item)?.element.hasKnownSize(document) ?? true)
    }
    let lengths = unknown.reduce(0) { sum, content in
      let size = (content.item as? LayoutView)?.intrinsicContentSize ?? .zero
      return sum + max(0, content.attribute == .width ? size.width : size.height)
    }
    if !unknown.isEmpty, conflict.excess <= lengths * 0.05 + 2 { return true }
    guard root.frame.size == ownSize, contents.isEmpty || !unknown.isEmpty else { return false }
    let frames = DocumentFrames(self)
    let differences = conflict.constraints.compactMap { frames.difference($0) }
    return !differences.isEmpty && differences.allSatisfy { abs($0) <= 1 }
  }

  /// Returns `true` if a constraint places an arranged view across its stack view, in it or beside
  /// others. In AppKit the stack view's alignment gives way.
  private func movesArrangedView(_ constraint: Constraint) -> Bool {
    let attribute = constraint.firstAnchor.attribute
    guard let first = constraint.firstItem as? LayoutView,
      let second = constraint.secondItem as? LayoutView, !attribute.isSize,
      let stack = (second.superview === first ? first : first.superview) as? LayoutStackView
    else { return false }
    return attribute.isHorizontal != (stack.axis == .horizontal)
      && [first, second].allSatisfy { (view: LayoutView) in
        view === stack || view.superview === stack
      }
  }

  /// Returns the element of a constraint, or `nil` for one that the document does not have.
  func element(of constraint: Constraint) -> Element? {
    elementsOfConstraints[ObjectIdentifier(constraint)]
  }

  /// Returns `true` if a view is inside a scroll view. AppKit's has a clip view, which it places.
  func isInScrollView(_ view: LayoutView) -> Bool {
    let around = sequence(first: view, next: \.superview)
    return around.contains {
      guard $0 !== view else { return false }
      let element = entry(of: $0)?.element
      let isOfClass = element?["customClass"]?.hasSuffix("ScrollView") ?? false
      return $0 is LayoutScrollView || element?.name == "clipView" || isOfClass
    }
  }
}

extension LayoutConflict {
  /// The sum, or its end if it is long, and the number of members.
  fileprivate var shortSummary: String {
    let members = description.prefix { $0 != ":" && $0 != "\n" }
      .replacing("required ", with: "").replacing(" conflict", with: "")
    guard let semicolon = arithmetic.range(of: "; ", options: .backwards) else {
      return "\(members): \(arithmetic)"
    }
    var sum = arithmetic[semicolon.upperBound...]
    if sum.count > 70, let end = sum.range(of: " = ") {
      sum = sum[end.upperBound...]
    }
    return "\(sum) (\(members))"
  }
}

extension LayoutView {
  /// The views around this one, from the inside outwards.
  var superviews: some Sequence<LayoutView> { sequence(first: self, next: \.superview).dropFirst() }
}
