import AnchorsLayout
@_spi(Tools) import AnchorsReport

/// A size at which a scene is checked, with the direction and the language of its texts.
struct CheckedSize {
  /// The size in messages: `320x568`, or `320x568 in de`.
  let name: String
  /// The tree that is laid out.
  let tree: SceneTree
  /// Lays out and returns what the rules find.
  let findings: () -> [LayoutFinding]
}

extension SceneChecker {
  /// The sizes in addition to the document's own, in order.
  var sizes: [CheckedSize] { (options.checksRightToLeft ? [rightToLeft] : []) + screens + windows }

  /// The document's own size from right to left.
  private var rightToLeft: CheckedSize {
    CheckedSize(name: "right to left", tree: own) { [own] in
      own.setDirection(.rightToLeft)
      own.layOut()
      defer {
        own.setDirection(.leftToRight)
        own.layOut()
      }
      return own.certainFindings()
    }
  }

  /// A window at its least size and at a large one. A scene that is laid out otherwise than in its
  /// document tells nothing about other sizes.
  private var windows: [CheckedSize] {
    let sizes = own.sizesOfWindow
    if sizes.isEmpty || !own.agreesWithDocument { return [] }
    let tree = SceneTree(scene, in: document, isRanked: true)
    return sizes.map { size in
      CheckedSize(name: "\(Int(size.width))x\(Int(size.height))", tree: tree) { [own] in
        tree.layOut(size)
        return tree.canBeWindow(like: own) ? tree.certainFindings() : []
      }
    }
  }

  /// The screens, each with the texts of other languages, or with longer texts.
  private var screens: [CheckedSize] {
    guard document.platform == .iOS, scene.kind != .windowContent else { return [] }
    var trees: [Traits: SceneTree] = [own.traits: own]
    // A canvas in landscape is that of an app in landscape.
    let screens = options.screens.map { options.turned($0, isLandscape: document.isLandscape) }
    return screens.flatMap { screen -> [CheckedSize] in
      guard let target = own.target(for: screen) else { return [] }
      let traits = own.traits(for: target)
      let tree = trees[traits] ?? SceneTree(scene, in: document, traits: traits, isRanked: true)
      trees[traits] = tree
      let shown = ShownScreen(tree, target, options)
      let usual = CheckedSize(name: screen.name, tree: tree) {
        shown.findings { tree.certainFindings() }
      }
      var texts: [CheckedSize] = []
      if !translations.isEmpty {
        texts = translations.map { translation in
          CheckedSize(name: "\(screen.name) in \(translation.language)", tree: tree) {
            // If the longest texts fit, all do.
            if shown.longestTextsFit(translations) { return [] }
            return shown.textFindings { tree.setTexts(translation) }
          }
        }
      } else if options.textLength > 1 {
        texts = [
          CheckedSize(name: "\(screen.name) with longer texts", tree: tree) {
            shown.textFindings { tree.setTextFactor(options.textLength) }
          }
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
  func findings(_ find: () -> [LayoutFinding]) -> [LayoutFinding] {
    tree.textScale = options.textScale
    tree.measuresText = true
    tree.layOut(target)
    defer { tree.measuresText = false }
    return find()
  }

  /// Returns what is wrong with other texts.
  func textFindings(_ setTexts: () -> Void) -> [LayoutFinding] {
    setTexts()
    defer { tree.setTexts(nil) }
    return findings {
      tree.certain(
        CutTextRule.findings(in: tree)
          + (tree.hasConflicts ? [] : OverlapRule.findings(in: tree)))
    }
  }

  /// Returns `true` if nothing is wrong with the longest text of each view.
  func longestTextsFit(_ translations: [Translation]) -> Bool {
    if let fitsAlways { return fitsAlways }
    let fits = textFindings { tree.setLongestTexts(translations) }.isEmpty
    fitsAlways = fits
    return fits
  }
}
