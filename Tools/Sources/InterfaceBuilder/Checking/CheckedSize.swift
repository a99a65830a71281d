import AnchorsLayout
@_spi(Tools) import AnchorsReport

/// A size at which a scene is checked, with the direction and the language of its texts.
struct CheckedSize {
  /// The size in messages: `320x568`, or `320x568 in de`.
  let name: String
  /// The tree that is laid out.
  let tree: SceneTree
  /// `true` if only texts are checked.
  var isAboutTexts = false
  /// The step of a sweep over texts.
  var textStep: CheckOptions.TextStep?
  /// Lays out, and calls a function before the layout is undone.
  let laidOut: (_ ask: () -> Void) -> Void

  /// Lays out and returns what the rules find.
  func findings() -> [LayoutFinding] {
    var findings: [LayoutFinding] = []
    laidOut { findings = isAboutTexts ? tree.certainTextFindings() : tree.certainFindings() }
    return findings
  }

  /// Lays out and returns the ids of what is broken.
  func brokenParts() -> Set<String> {
    var ids: Set<String> = []
    laidOut { ids = tree.brokenParts }
    return ids
  }
}

extension SceneChecker {
  /// Returns the sizes in addition to the document's own, in order.
  func makeSizes() -> [CheckedSize] {
    (options.checksRightToLeft ? [rightToLeft] : []) + screens + windows + textSweeps
  }

  /// The document's own size from right to left.
  private var rightToLeft: CheckedSize {
    CheckedSize(name: "right to left", tree: own) { [own] ask in
      own.setDirection(.rightToLeft)
      own.layOut()
      ask()
      own.setDirection(.leftToRight)
      own.layOut()
    }
  }

  /// A window at its least size and at a large one. A scene that is laid out otherwise than in its
  /// document tells nothing about other sizes.
  private var windows: [CheckedSize] {
    let sizes = own.sizesOfWindow
    if sizes.isEmpty || !own.agreesWithDocument { return [] }
    let tree = SceneTree(scene, in: document, isRanked: true)
    return sizes.map { size in
      CheckedSize(name: "\(Int(size.width))x\(Int(size.height))", tree: tree) {
        [own] ask in
        tree.layOut(size)
        if tree.canBeWindow(like: own) { ask() }
      }
    }
  }

  /// Returns the scene on a screen with the document's texts; `nil` if it is never shown there.
  ///
  /// - Parameter trees: The trees that are known for some traits.
  func usualSize(on screen: CheckOptions.Screen, _ trees: inout [Traits: SceneTree])
    -> CheckedSize?
  {
    shown(on: screen, &trees)?.usual
  }

  /// Returns the scene on a screen; `nil` if it is never shown there.
  private func shown(on screen: CheckOptions.Screen, _ trees: inout [Traits: SceneTree])
    -> (tree: SceneTree, screen: ShownScreen, usual: CheckedSize)?
  {
    guard let target = own.target(for: screen) else { return nil }
    let traits = own.traits(for: target)
    let tree = trees[traits] ?? SceneTree(scene, in: document, traits: traits, isRanked: true)
    trees[traits] = tree
    let shown = ShownScreen(tree, target, options)
    return (tree, shown, CheckedSize(name: screen.name, tree: tree) { shown.laidOut($0) })
  }

  /// The screens of each sweep over texts, step by step.
  private var textSweeps: [CheckedSize] {
    guard options.sweepsTexts, document.platform == .iOS, scene.kind != .windowContent else {
      return []
    }
    var trees: [Traits: SceneTree] = [own.traits: own]
    return options.screensOfApp.flatMap { screen -> [CheckedSize] in
      let screen = options.turned(screen, isLandscape: own.isDrawnInLandscape)
      guard let (tree, shown, _) = shown(on: screen, &trees) else { return [] }
      return options.textSweeps.flatMap { $0 }.map { step in
        CheckedSize(
          name: "\(screen.name) with \(step.name)", tree: tree, isAboutTexts: step.length > 1,
          textStep: step
        ) { shown.laidOut(with: { tree.setTextFactor(step.length) }, scale: step.scale, $0) }
      }
    }
  }

  /// Returns the first step of a sweep over texts that breaks, if some places are such steps alone:
  /// `from accessibility size 2 on`.
  func words(ofTextSteps places: [CheckedSize]) -> String? {
    let steps = Set(places.compactMap(\.textStep))
    if places.isEmpty || places.contains(where: { $0.textStep == nil }) { return nil }
    let words = options.textSweeps.compactMap { sweep -> String? in
      guard let first = sweep.firstIndex(where: steps.contains) else { return nil }
      let isRest = sweep[first...].allSatisfy(steps.contains)
      return isRest ? "from \(sweep[first].name) on" : "with \(sweep[first].name)"
    }
    return words.joined(separator: ", ")
  }

  /// The screens, each with the texts of other languages, or with longer texts.
  private var screens: [CheckedSize] {
    guard document.platform == .iOS, scene.kind != .windowContent else { return [] }
    var trees: [Traits: SceneTree] = [own.traits: own]
    // A canvas in landscape is that of an app in landscape.
    var screens: [CheckOptions.Screen] = []
    for screen in options.screensOfApp {
      let turned = options.turned(screen, isLandscape: own.isDrawnInLandscape)
      if !screens.contains(turned) { screens.append(turned) }
    }
    return screens.flatMap { screen -> [CheckedSize] in
      guard let (tree, shown, usual) = shown(on: screen, &trees) else { return [] }
      var texts: [CheckedSize] = []
      if !translations.isEmpty {
        texts = translations.map { translation in
          CheckedSize(
            name: "\(screen.name) in \(translation.language)", tree: tree, isAboutTexts: true
          ) { ask in
            // If the longest texts fit, all do.
            if shown.longestTextsFit(translations) { return }
            shown.laidOut(with: { tree.setTexts(translation) }, ask)
          }
        }
      } else if options.textLength > 1 {
        texts = [
          CheckedSize(
            name: "\(screen.name) with longer texts", tree: tree, isAboutTexts: true
          ) { shown.laidOut(with: { tree.setTextFactor(options.textLength) }, $0) }
        ]
      }
      return [usual] + texts
    }
  }
}

/// A scene on a screen.
private final class ShownScreen {
  private let tree: SceneTree
  private let target: SceneTree.Target
  private let options: CheckOptions
  private var fitsAlways: Bool?

  init(_ tree: SceneTree, _ target: SceneTree.Target, _ options: CheckOptions) {
    (self.tree, self.target, self.options) = (tree, target, options)
  }

  /// Lays out with measured texts, and then with the document's again.
  ///
  /// - Parameter scale: The factor of fonts; `nil` for the option's.
  func laidOut(scale: Double? = nil, _ ask: () -> Void) {
    tree.textScale = scale ?? options.textScale
    tree.measuresText = true
    tree.layOut(target)
    ask()
    tree.measuresText = false
  }

  /// Lays out with other texts.
  func laidOut(with setTexts: () -> Void, scale: Double? = nil, _ ask: () -> Void) {
    setTexts()
    laidOut(scale: scale, ask)
    tree.setTexts(nil)
  }

  /// Returns `true` if nothing is wrong with the longest text of each view.
  func longestTextsFit(_ translations: [Translation]) -> Bool {
    if let fitsAlways { return fitsAlways }
    var fits = true
    laidOut(with: { tree.setLongestTexts(translations) }) {
      fits = tree.certainTextFindings().isEmpty
    }
    fitsAlways = fits
    return fits
  }
}
