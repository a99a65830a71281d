import AnchorsLayout
import Foundation

/// Checks one scene at its own size and at others.
package struct SceneChecker {
  let scene: InterfaceScene
  let document: InterfaceDocument
  let options: CheckOptions
  let translations: [Translation]
  private(set) var findings: [Finding] = []
  private var places: [String: Int] = [:]

  /// Checks a scene.
  ///
  /// - Returns: The findings by line, those of one line in the order of the rules.
  package static func check(
    _ scene: InterfaceScene, in document: InterfaceDocument, _ options: CheckOptions,
    _ translations: [Translation] = []
  ) -> [Finding] {
    var checker = SceneChecker(scene, document, options, translations)
    checker.check()
    let order = Dictionary(
      uniqueKeysWithValues: Rule.allCases.enumerated().map { ($0.element, $0.offset) })
    return checker.findings.sorted {
      ($0.line, order[$0.rule] ?? 0, $0.message) < ($1.line, order[$1.rule] ?? 0, $1.message)
    }
  }

  private init(
    _ scene: InterfaceScene, _ document: InterfaceDocument, _ options: CheckOptions,
    _ translations: [Translation]
  ) {
    (self.scene, self.document, self.options) = (scene, document, options)
    self.translations = translations
  }

  private mutating func check() {
    let own = SceneTree(scene, in: document, isRanked: true)
    own.layOut()
    var state = OwnState(own)
    checkOwnSize(own, &state)
    if options.checksRightToLeft { checkRightToLeft(own, state) }
    checkScreens(own, state)
    checkWindow(own, state)
  }

  // MARK: The document's own size

  /// The facts about the document's own size with which other sizes are compared.
  struct OwnState {
    /// The members of each conflict.
    var conflicts: Set<Set<String>> = []
    /// The ids of views that are already invisible, or whose text is already cut off.
    var invisible: Set<String> = []
    var cut: Set<String> = []
    /// The ids of texts and controls that overlap already.
    var overlaps: Set<Set<String>> = []

    init(_ tree: SceneTree) {
      conflicts = Set(tree.conflicts.map { $0.ids })
      invisible = Set(tree.invisibleViews().map { $0.entry.element.id })
      overlaps = Set(tree.overlaps(by: 0.5).map { $0.ids })
      tree.measuresText = true
      cut = Set(tree.cutTexts().map { $0.element.id })
      tree.root.layoutIfNeeded()
      overlaps.formUnion(tree.overlaps(by: 0.5).map { $0.ids })
      tree.measuresText = false
      tree.root.layoutIfNeeded()
    }
  }

  private mutating func checkOwnSize(_ tree: SceneTree, _ state: inout OwnState) {
    for note in tree.notes where note.isAboutConstraint {
      add(.unreadable, note.element, note.text)
    }
    for conflict in tree.conflicts where conflict.excess > 1 { add(conflict, tree) }
    checkEffectViews(tree)
    checkAmbiguity(tree)
    checkFrames(tree)
    if !options.rules.isDisjoint(with: [.redundant, .leftRight]) {
      // Of two constraints with one meaning, the later one in the document is redundant.
      let ordered = SceneTree(scene, in: document)
      ordered.layOut()
      checkLint(ordered)
    }
    if document.platform == .iOS, scene.kind == .controller { checkFixedSizes(tree) }
  }

  mutating func add(_ conflict: SceneConflict, _ tree: SceneTree, at size: String? = nil) {
    guard let element = conflict.element else { return }
    add(.conflict, element, conflict.summary, conflict.details, at: size)
  }

  private mutating func checkEffectViews(_ tree: SceneTree) {
    // An effect view of AppKit contains its content itself.
    if document.platform == .macOS { return }
    for installed in tree.constraints {
      guard let first = installed.constraint.firstItem as? LayoutView,
        let second = installed.constraint.secondItem as? LayoutView,
        let (effect, view) = [(first, second), (second, first)].first(where: { effect, view in
          tree.entry(of: effect)?.element.name == "visualEffectView"
            && tree.entry(of: view)?.element["key"] != "contentView"
            && view.superviews.contains { $0 === effect }
        })
      else { continue }
      add(
        .effectContent, installed.element,
        "\(view.layoutName) is related to the effect view \(effect.layoutName): relate it to the content view"
      )
    }
  }

  private mutating func checkAmbiguity(_ tree: SceneTree) {
    for entry in tree.views where entry.element.isOn("ambiguous") {
      add(
        .markedAmbiguity, entry.element,
        "\(entry.view.layoutName) was committed with Interface Builder's mark of ambiguity")
    }
    for ambiguity in tree.ambiguousViews() {
      add(.ambiguity, ambiguity.entry.element, ambiguity.message)
    }
  }

  private mutating func checkFrames(_ tree: SceneTree) {
    var marked: Set<String> = []
    for entry in tree.views where entry.element.isOn("misplaced") {
      marked.insert(entry.element.id)
      let here = entry.view.frame
      add(
        .misplaced, entry.element,
        "\(entry.view.layoutName) is misplaced by Interface Builder's own mark: constraints give \(here.text)"
      )
    }
    for stale in StaleFrames(tree).found where !marked.contains(stale.view.id) {
      add(.misplaced, stale.view, stale.message, [stale.constraint])
    }
  }

  private mutating func checkLint(_ tree: SceneTree) {
    for finding in tree.root.layoutTree.lintFindings {
      let rule: Rule? =
        switch finding.kind {
        case .redundant: .redundant
        case .leftOrRight: .leftRight
        default: nil
        }
      guard let rule, let first = finding.constraints.first, let element = tree.element(of: first)
      else { continue }
      if rule == .redundant {
        if !finding.constraints.allSatisfy({ tree.element(of: $0) != nil }) { continue }
        // A second constraint with the same meaning is a slip; one that several others imply may be
        // intended.
        let isRepeated = finding.constraints.count == 2 && finding.constraints.isEquivalent
        if !options.isStrict, !isRepeated { continue }
      }
      let lines = finding.description.split(separator: "\n").map(String.init)
      guard rule == .redundant else {
        let reason = "is not mirrored in a right-to-left language, unlike its neighbors"
        add(rule, element, "\(first.textWithoutIdentifier) \(reason)", Array(lines.dropFirst()))
        continue
      }
      let others = finding.constraints.dropFirst().compactMap { tree.element(of: $0) }
      let which =
        others.count == 1
        ? "repeats the one of line \(others[0].line)"
        : "follows from those of lines \(others.map { "\($0.line)" }.joined(separator: ", "))"
      add(rule, element, "\(first.textWithoutIdentifier) \(which)", Array(lines.dropFirst()))
    }
  }

  private mutating func checkFixedSizes(_ tree: SceneTree) {
    guard let smallest = options.screens.min(by: { $0.width < $1.width }),
      tree.ownSize.width < 700
    else { return }
    for installed in tree.constraints {
      let constraint = installed.constraint
      guard constraint.secondAnchor == nil, constraint.relation != .lessThanOrEqual,
        constraint.priority == .required, let view = constraint.firstItem as? LayoutView,
        !tree.isInScrollView(view)
      else { continue }
      let isWidth = constraint.firstAnchor.attribute == .width
      guard isWidth, constraint.constant > smallest.width else { continue }
      add(
        .fixedSize, installed.element,
        "\(view.layoutName) is at least \(constraint.constant.text) wide, and the smallest screen is \(smallest.width.text)"
      )
    }
  }

  // MARK: Other sizes

  private mutating func checkRightToLeft(_ tree: SceneTree, _ state: OwnState) {
    tree.setDirection(.rightToLeft)
    tree.layOut()
    add(tree.conflicts, of: tree, state, at: "right to left")
    addInvisibleViews(of: tree, state, at: "right to left")
    tree.setDirection(.leftToRight)
    tree.layOut()
  }

  /// Checks a window at its least size and at a large one. A scene that is laid out otherwise than
  /// in its document tells nothing about other sizes.
  private mutating func checkWindow(_ own: SceneTree, _ state: OwnState) {
    let sizes = own.sizesOfWindow
    if sizes.isEmpty || !own.agreesWithDocument { return }
    let tree = SceneTree(scene, in: document, isRanked: true)
    for size in sizes {
      let name = "\(Int(size.width))x\(Int(size.height))"
      tree.layOut(size)
      checkLayout(of: tree, state, at: name)
    }
  }

  private mutating func checkScreens(_ own: SceneTree, _ state: OwnState) {
    guard document.platform == .iOS, scene.kind != .windowContent else { return }
    var trees: [Traits: SceneTree] = [own.traits: own]
    for screen in options.screens {
      guard let target = own.target(for: screen) else { continue }
      let traits = own.traits(for: target)
      let tree = trees[traits] ?? SceneTree(scene, in: document, traits: traits, isRanked: true)
      trees[traits] = tree
      tree.textScale = options.textScale
      tree.measuresText = true
      tree.layOut(target)
      checkLayout(of: tree, state, at: screen.name)
      checkOtherTexts(of: tree, target, state, at: screen.name)
      tree.measuresText = false
    }
  }

  /// Checks the latest layout at a size that is not the document's own.
  private mutating func checkLayout(of tree: SceneTree, _ state: OwnState, at size: String) {
    let conflicts = tree.conflicts
    add(conflicts, of: tree, state, at: size)
    // A conflict may break any frame.
    if conflicts.isEmpty { addInvisibleViews(of: tree, state, at: size) }
    checkTexts(of: tree, state, at: size, besidesConflicts: !conflicts.isEmpty)
  }

  /// Adds the texts that are cut off, and without a conflict those that overlap with others or with
  /// controls.
  private mutating func checkTexts(
    of tree: SceneTree, _ state: OwnState, at size: String, besidesConflicts: Bool
  ) {
    for entry in tree.cutTexts() where !state.cut.contains(entry.element.id) {
      add(.cutText, entry.element, "the text of \(entry.view.layoutName) is cut off", at: size)
    }
    if besidesConflicts { return }
    for overlap in tree.overlaps(by: 4) where !state.overlaps.contains(overlap.ids) {
      add(.overlap, overlap.front.element, overlap.message, at: size)
    }
  }

  /// Checks the texts of other languages, or longer ones.
  private mutating func checkOtherTexts(
    of tree: SceneTree, _ target: SceneTree.Target, _ state: OwnState, at size: String
  ) {
    if translations.isEmpty {
      if options.textLength == 1 { return }
      tree.setTextFactor(options.textLength)
      tree.layOut(target)
      checkTexts(
        of: tree, state, at: "\(size) with longer texts",
        besidesConflicts: !tree.conflicts.isEmpty)
    } else {
      // If the longest texts fit, all do.
      tree.setLongestTexts(translations)
      tree.layOut(target)
      let isSuspect =
        tree.cutTexts().contains { !state.cut.contains($0.element.id) }
        || tree.overlaps(by: 4).contains { !state.overlaps.contains($0.ids) }
      for translation in isSuspect ? translations : [] {
        tree.setTexts(translation)
        tree.layOut(target)
        checkTexts(
          of: tree, state, at: "\(size) in \(translation.language)",
          besidesConflicts: !tree.conflicts.isEmpty)
      }
    }
    tree.setTexts(nil)
  }

  /// Adds the conflicts that the document's own size does not have.
  private mutating func add(
    _ conflicts: [SceneConflict], of tree: SceneTree, _ state: OwnState, at size: String
  ) {
    for conflict in conflicts
    where conflict.excess > 1 && !state.conflicts.contains(conflict.ids) {
      add(conflict, tree, at: size)
    }
  }

  /// Adds the invisible views that are visible at the document's own size.
  private mutating func addInvisibleViews(of tree: SceneTree, _ state: OwnState, at size: String) {
    for invisible in tree.invisibleViews()
    where !state.invisible.contains(invisible.entry.element.id) {
      add(invisible.rule, invisible.entry.element, invisible.message, at: size)
    }
  }

  // MARK: Adding

  private mutating func add(
    _ rule: Rule, _ element: Element, _ message: String, _ details: [String] = [],
    at size: String? = nil
  ) {
    if !options.rules.contains(rule) || element.ignores(rule) { return }
    let key = "\(rule.rawValue) \(element.id)"
    if let place = places[key] {
      if let size, !findings[place].sizes.isEmpty, !findings[place].sizes.contains(size) {
        findings[place].sizes.append(size)
      }
      return
    }
    places[key] = findings.count
    findings.append(
      Finding(
        rule: rule, line: element.line, object: element.id, scene: scene.name,
        sceneID: scene.root.id, message: message, details: details, sizes: size.map { [$0] } ?? []))
  }
}

extension [Constraint] {
  /// `true` if all have the same relation, or are equalities.
  fileprivate var isEquivalent: Bool { allSatisfy { $0.relation == self[0].relation } }
}

extension Constraint {
  /// The text without the identifier, which has the line in the document.
  var textWithoutIdentifier: String {
    let text = "\(self)"
    guard let identifier else { return text }
    return text.replacingOccurrences(of: " '\(identifier)'", with: "")
  }
}

extension Element {
  /// Returns `true` if the object's notes, or those of a view around it, turn a rule off:
  /// `anchors:ignore redundant`.
  func ignores(_ rule: Rule) -> Bool {
    guard let notes = child(key: "userComments") else { return false }
    var text = ""
    notes.forEach { element in
      text += " \(element["content"] ?? "") \(element.text)"
      return true
    }
    let words = text.split { $0.isWhitespace || $0 == "," }
    guard let start = words.firstIndex(of: "anchors:ignore") else { return false }
    return words[words.index(after: start)...].contains { $0 == rule.rawValue }
  }
}

extension Double {
  /// The number with at most two decimals.
  package var text: String {
    let rounded = (self * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension Rect {
  /// x, y, width and height in parentheses.
  var text: String { "(\(minX.text), \(minY.text), \(width.text), \(height.text))" }
}
