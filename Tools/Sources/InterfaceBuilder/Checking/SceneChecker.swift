import AnchorsLayout
@_spi(Tools) import AnchorsReport
import Foundation

/// Checks one scene: what its document says, and its layout at its own size and at others.
package struct SceneChecker {
  let scene: InterfaceScene
  let document: InterfaceDocument
  let options: CheckOptions
  let translations: [Translation]
  /// The scene at the document's own size.
  let own: SceneTree
  private var findings: [Finding] = []
  private var places: [String: Int] = [:]
  /// By size, the ids of what is broken there.
  private var brokenBefore: [String: Set<String>] = [:]
  private lazy var sizes = makeSizes()

  /// Checks a scene.
  ///
  /// - Returns: The findings by line, those of one line in the order of the rules.
  package static func check(
    _ scene: InterfaceScene, in document: InterfaceDocument, _ options: CheckOptions,
    _ translations: [Translation] = []
  ) -> [Finding] {
    var checker = SceneChecker(scene, document, options, translations)
    checker.checkDocument()
    checker.checkLayouts()
    let order = Dictionary(
      uniqueKeysWithValues: Rule.all.enumerated().map { ($0.element, $0.offset) })
    return checker.findingsToldOnce.sorted {
      ($0.line, order[$0.rule] ?? 0, $0.message) < ($1.line, order[$1.rule] ?? 0, $1.message)
    }
  }

  init(
    _ scene: InterfaceScene, _ document: InterfaceDocument, _ options: CheckOptions,
    _ translations: [Translation]
  ) {
    (self.scene, self.document, self.options) = (scene, document, options)
    self.translations = translations
    own = SceneTree(scene, in: document, isRanked: true)
    own.layOut()
  }

  /// The findings without those that another finding about the same object tells as well: marks of
  /// an ambiguity, and lengths that conflict.
  private var findingsToldOnce: [Finding] {
    func objects(_ rule: Rule) -> Set<String> {
      Set(findings.filter { $0.rule == rule }.map(\.object))
    }
    let ambiguous = objects(Rule(AmbiguityRule.self))
    let conflicting = objects(Rule(ConflictRule.self))
    return findings.filter { finding in
      switch finding.rule {
      case Rule(MarkedAmbiguityRule.self): !ambiguous.contains(finding.object)
      case Rule(FixedSizeRule.self): !conflicting.contains(finding.object)
      default: true
      }
    }
  }

  /// Asks the rules about what the document says.
  private mutating func checkDocument() {
    let written = WrittenScene(own, options)
    for rule in Rule.all where options.rules.contains(rule) {
      guard let type = rule.type as? any DocumentRule.Type else { continue }
      for fault in type.faults(of: written) {
        add(rule, fault.element, fault.message, fault.details, at: [])
      }
    }
  }

  /// Asks the rules about laid-out trees.
  private mutating func checkLayouts() {
    let isKnown = !scene.hasViewsWithoutFrames
    let here = findingsHere().filter {
      $0.rule == ConflictRule.name || $0.rule == AmbiguityRule.name && isKnown
    }
    for finding in here { add(finding, at: []) }
    let usual = usualFindings().union(here.map { $0.identity })
    let doubtful = viewsOffDocument
    let search = SizeSearch<CheckedSize> { size in
      size.findings().filter {
        $0.rule != AmbiguityRule.name && !usual.contains($0.identity)
          && ($0.conflict != nil || isKnown && !size.tree.isAny(of: $0.items, in: doubtful))
      }
    }
    let sweep = DeviceSweep(self)
    var (found, order) = ([String: (LayoutFinding, [CheckedSize])](), [String]())
    for (finding, places) in search.findings(at: sizes) {
      if found[finding.identity] == nil { order.append(finding.identity) }
      found[finding.identity, default: (finding, [])].1 += places
    }
    for (finding, places) in order.compactMap({ found[$0] }) {
      let isOnScreens =
        document.platform == .iOS && places.contains { !$0.isAboutTexts && $0.textStep == nil }
      add(
        finding, at: places,
        windows: words(ofTextSteps: places) ?? (isOnScreens ? sweep.reach(of: finding) : nil))
    }
    let names = sizes.enumerated().map { ($1.name, $0) }
    let places = Dictionary(names, uniquingKeysWith: min)
    for place in findings.indices {
      findings[place].sizes.sort { (places[$0] ?? 0) < (places[$1] ?? 0) }
    }
  }

  /// Returns what the rules find at the document's own size, with the device's safe area.
  private func findingsHere() -> [LayoutFinding] {
    let safeArea = document.onDevice(own.ownSafeArea)
    if safeArea != own.ownSafeArea { own.layOut(safeArea: safeArea) }
    let findings = own.findings()
    if safeArea != own.ownSafeArea { own.layOut() }
    guard document.device == nil, findings.contains(where: { $0.rule == AmbiguityRule.name }) else {
      return findings
    }
    // The canvas for any size has size classes that no device has.
    let tree = SceneTree(scene, in: document, traits: Traits(Size(width: 375, height: 667)))
    tree.layOut()
    let usual = Set(AmbiguityRule.findings(in: tree).map(\.identity))
    return findings.filter { $0.rule != AmbiguityRule.name || usual.contains($0.identity) }
  }

  /// Returns what the rules find at the document's own size besides conflicts, where it is known or
  /// intended, with the document's texts and with measured ones.
  private func usualFindings() -> Set<String> {
    own.leastOverlap = 0.5
    defer { own.leastOverlap = 4 }
    var usual = usualFindingsNow()
    let safeArea = document.onDevice(own.ownSafeArea)
    if safeArea != own.ownSafeArea {
      own.layOut(safeArea: safeArea)
      usual.formUnion(usualFindingsNow())
      own.layOut()
    }
    return usual
  }

  private func usualFindingsNow() -> Set<String> {
    let all =
      NoSizeRule.findings(in: own) + OutOfSightRule.findings(in: own)
      + CutTextRule.findings(in: own) + OverlapRule.findings(in: own)
    var usual = Set(all.map { $0.identity })
    own.measuresText = true
    usual.formUnion(CutTextRule.findings(in: own).map { $0.identity })
    own.root.layoutIfNeeded()
    usual.formUnion(OverlapRule.findings(in: own).map { $0.identity })
    own.measuresText = false
    own.root.layoutIfNeeded()
    return usual
  }

  /// The ids of views that have another frame here than in the document, which is not marked as
  /// stale: something about them is not known.
  private var viewsOffDocument: Set<String> {
    let off = own.views.filter { entry in
      guard entry.isComparable, let frame = entry.frame else { return false }
      let isMarked = ([entry.view] + Array(entry.view.superviews)).contains {
        own.entry(of: $0)?.element.isOn("misplaced") == true
      }
      // A little is a font's.
      return !isMarked && entry.view.frame.differs(from: frame) > 2
    }
    return Set(off.map { $0.element.id })
  }

  /// Returns `true` if another constant of a constraint leaves no conflict with another one, makes
  /// no new one, and leaves every view its area, at the document's own size and all others.
  private mutating func changeHolds(
    _ changed: Element, to constant: Double, without removed: Element?
  ) -> Bool {
    func holds(_ tree: SceneTree, _ name: String, _ parts: () -> Set<String>) -> Bool {
      guard
        let constraint = tree.constraints.first(where: { $0.element.id == changed.id })?.constraint
      else { return true }
      var before = brokenBefore[name] ?? parts()
      brokenBefore[name] = before
      if let removed { before.remove(removed.id) }
      let old = constraint.constant
      constraint.constant = constant
      defer { constraint.constant = old }
      return parts().isSubset(of: before)
    }
    func partsHere() -> Set<String> {
      own.layOut()
      return own.brokenParts
    }
    defer { own.layOut() }
    return holds(own, "", partsHere)
      && sizes.allSatisfy { size in
        size.isAboutTexts || holds(size.tree, size.name, size.brokenParts)
      }
  }

  // MARK: Adding

  private mutating func add(
    _ finding: LayoutFinding, at places: [CheckedSize], windows: String? = nil
  ) {
    guard let rule = Rule(named: finding.rule), options.rules.contains(rule) else { return }
    let (tree, sizes) = (places.first?.tree ?? own, places.map(\.name))
    if let conflict = finding.conflict {
      let element = tree.elementAtFault(in: conflict)
      if conflict.excess <= 1 || element.ignores(rule) { return }
      if self.places["\(rule.name) \(element.id)"] != nil {
        return add(rule, element, "", at: sizes, windows)
      }
      let removed = conflict.removed.flatMap { tree.element(of: $0) }
      let words = SceneConflict(conflict, in: tree) {
        changeHolds($0, to: $1, without: removed)
      }
      add(rule, element, words.summary, words.details, words.fixes, at: sizes, windows)
    } else if let element = finding.items.first.flatMap({ tree.entry(of: $0) })?.element {
      add(rule, element, finding.summary, at: sizes, windows)
    }
  }

  private mutating func add(
    _ rule: Rule, _ element: Element, _ message: String, _ details: [String] = [],
    _ fixes: [String] = [], at sizes: [String], _ windows: String? = nil
  ) {
    if !options.rules.contains(rule) || element.ignores(rule) { return }
    let key = "\(rule.name) \(element.id)"
    if let place = places[key] {
      if !findings[place].sizes.isEmpty { findings[place].add(sizes) }
      return
    }
    places[key] = findings.count
    findings.append(
      Finding(
        rule: rule, line: element.line, object: element.id, scene: scene.name,
        sceneID: scene.root.id, message: message, details: details, fixes: fixes))
    findings[findings.count - 1].add(sizes)
    findings[findings.count - 1].windows = windows
  }
}

extension SceneTree {
  /// Returns `true` if one of some items, or a view around it, is one of some others.
  fileprivate func isAny(of items: [any LayoutItem], in ids: Set<String>) -> Bool {
    if ids.isEmpty { return false }
    return items.contains { item in
      sequence(first: item, next: { $0.layoutParent }).contains { item in
        entry(of: item).map { ids.contains($0.element.id) } ?? false
      }
    }
  }
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
  fileprivate func ignores(_ rule: Rule) -> Bool {
    guard let notes = child(key: "userComments") else { return false }
    var text = ""
    notes.forEach { element in
      text += " \(element["content"] ?? "") \(element.text)"
      return true
    }
    let words = text.split { $0.isWhitespace || $0 == "," }
    guard let start = words.firstIndex(of: "anchors:ignore") else { return false }
    return words[words.index(after: start)...].contains { $0 == rule.name }
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
