import AnchorsLayout

/// A scene as views and constraints of the portable tree.
///
///     let tree = SceneTree(scene, in: document)
///     tree.layOut()
///     tree.views[1].view.frame      // the frame here
///     tree.views[1].frame           // the frame in the document
package final class SceneTree {
  /// A view and its frame in the document.
  package struct View {
    /// The element of the document.
    package let element: Element
    /// The view.
    package let view: LayoutView
    /// The number of views around it.
    package let depth: Int
    /// The frame in the superview, in points; y grows downwards. `nil` if the document has none.
    package let frame: Rect?
    /// `true` if the frame can be compared: the view is visible and in the tree.
    package let isComparable: Bool
  }

  /// A constraint and its element in the document.
  package struct Installed {
    /// The element of the document.
    package let element: Element
    /// The active constraint.
    package let constraint: Constraint
  }

  /// The scene.
  package let scene: InterfaceScene
  /// The size classes that the tree is built for.
  package let traits: Traits
  /// The root's size in the document.
  package let ownSize: Size
  /// The safe area in the document.
  package let ownSafeArea: Insets
  /// The views, in the order of the document.
  package private(set) var views: [View] = []
  /// The constraints, in the order of the document.
  package internal(set) var constraints: [Installed] = []
  /// Sentences about unknown facts and unusable elements, each with its line.
  package internal(set) var notes: [SceneNote] = []
  /// The root of the tree.
  package private(set) var root = LayoutView()

  let document: InterfaceDocument
  let isRanked: Bool
  var elementsOfConstraints: [ObjectIdentifier: Element] = [:]
  var items: [String: any LayoutItem] = [:]
  /// The positions in `views`.
  private var places: [ObjectIdentifier: Int] = [:]
  /// The controller of the root, which gives it its minimum margins.
  private var controller: LayoutViewController?
  /// The margins of a cell's content view in the document.
  private let marginsOfCell: EdgeVotes.Result
  /// The margins of the root in the document.
  private let marginsOfRoot: EdgeVotes.Result
  /// The views whose size neither constraints nor known content determine, by their axes. They keep
  /// the size of the document.
  package internal(set) var unknownSizes: [(view: View, axis: LayoutAxis)] = []
  /// The items of the constraints that have an outlet.
  private(set) lazy var itemsOfOutlets: Set<ObjectIdentifier> = {
    let known = constraints.filter { hasOutlet($0.element) }.map(\.constraint)
    return Set(
      known.flatMap { [$0.firstItem, $0.secondItem] }.compactMap { $0 }.map {
        ObjectIdentifier($0)
      })
  }()
  /// The content sizes that the document's frames imply, each with the reason to take them.
  var fittedSizes: [(view: View, axis: LayoutAxis, reason: String)] = []
  /// The symbols' alignment insets that the document's frames imply.
  var fittedInsets: [(view: View, insets: Insets)] = []

  /// Creates the views of a scene and activates its constraints.
  ///
  /// If constraints conflict, the one that was installed last is removed. Apple's engine removes a
  /// fixed size, or a pin at the bottom or trailing side.
  ///
  /// - Parameters:
  ///   - traits: The size classes; those of the document's own size by default.
  ///   - isRanked: `true` to install fixed sizes last, and bottom and trailing pins before them.
  package init(
    _ scene: InterfaceScene, in document: InterfaceDocument, traits: Traits? = nil,
    isRanked: Bool = false
  ) {
    (self.scene, self.document, self.isRanked) = (scene, document, isRanked)
    ownSize = scene.root.rect?.size ?? Size(width: 375, height: 667)
    let own = document.platform == .iOS && document.device != nil ? Traits(ownSize) : Traits()
    self.traits = traits ?? own
    let finder = SafeAreaFinder(scene, in: document, own)
    (ownSafeArea, marginsOfCell) = (finder.insets, finder.marginsOfCell)
    marginsOfRoot = finder.marginsOfRoot
    root = makeRoot()
    addViews()
    if document.usesAutoLayout { addConstraints() }
    findUnknownSizes()
  }

  /// Lays out at a size; at the document's own by default.
  package func layOut(_ size: Size? = nil, safeArea: Insets? = nil) {
    root.frame = Rect(size: size ?? ownSize)
    root.safeAreaInsets = safeArea ?? ownSafeArea
    if scene.kind == .cell, document.platform == .iOS { setMarginsOfCell() }
    root.layoutIfNeeded()
  }

  /// Measures texts by their letters instead of taking their widths from the document.
  package var measuresText = false {
    didSet {
      for entry in views { (entry.view as? DocumentView)?.measuresText = measuresText }
    }
  }

  /// The factor of fonts that follow the reader's text size.
  package var textScale = 1.0 {
    didSet {
      if textScale == oldValue { return }
      for entry in views { (entry.view as? DocumentView)?.textScale = textScale }
    }
  }

  /// The distance on each axis from which on two texts or controls overlap.
  package internal(set) var leastOverlap = 4.0

  /// Sets the direction of text.
  package func setDirection(_ direction: InterfaceDirection) { root.layoutDirection = direction }

  func item(_ id: String) -> (any LayoutItem)? { items[id] }

  func append(_ entry: View) {
    places[ObjectIdentifier(entry.view)] = views.count
    views.append(entry)
  }

  /// Returns the entry of a view, or `nil` for another item.
  ///
  /// - Complexity: O(1).
  func entry(of item: any LayoutItem) -> View? { places[ObjectIdentifier(item)].map { views[$0] } }

  func note(_ element: Element, _ text: String) {
    notes.append(SceneNote(element: element, text: text))
  }

  // MARK: The root

  private func makeRoot() -> LayoutView {
    let view = makeView(scene.root)
    if view.layoutName == "view" { view.layoutName = "root" }
    view.layoutTree.conflictHandler = nil
    view.frame = Rect(size: ownSize)
    view.safeAreaInsets = ownSafeArea
    if scene.isInTable, scene.root.isOn("preservesSuperviewLayoutMargins"),
      !scene.root.hasMargins
    {
      // Of a header or a footer: those of its table view.
      let side = Self.sideOfTable(ownSize.width)
      view.directionalLayoutMargins = DirectionalInsets(
        top: 8, leading: side, bottom: 8, trailing: side)
    }
    if scene.isOnCanvas, document.platform != .macOS {
      let controller = LayoutViewController()
      controller.view = view
      if scene.controller?["viewRespectsSystemMinimumLayoutMargins"] == "NO" {
        controller.viewRespectsSystemMinimumLayoutMargins = false
      }
      self.controller = controller
      setMarginsOfRoot(view, controller)
      for guide in scene.controller?.children(of: "layoutGuides") ?? [] {
        items[guide.id] =
          guide["type"] == "top" ? controller.topLayoutGuide : controller.bottomLayoutGuide
      }
    }
    return view
  }

  /// Sets the margins at the sides that the frames of the document tell, if they are not the usual
  /// ones.
  private func setMarginsOfRoot(_ view: LayoutView, _ controller: LayoutViewController) {
    let usual = Self.sideOfTable(ownSize.width)
    guard !scene.root.hasMargins, let left = marginsOfRoot.left ?? marginsOfRoot.right,
      let right = marginsOfRoot.right ?? marginsOfRoot.left, left != usual || right != usual
    else { return }
    controller.viewRespectsSystemMinimumLayoutMargins = false
    // The safe area comes on top.
    view.directionalLayoutMargins = DirectionalInsets(
      top: 8, leading: max(0, left - ownSafeArea.left), bottom: 8,
      trailing: max(0, right - ownSafeArea.right))
  }

  /// The margin at the sides of a table view of a width.
  private static func sideOfTable(_ width: Double) -> Double { width >= 414 ? 20 : 16 }

  /// Sets the margins that a table view gives a cell's content view: 11 points above and below, and
  /// 16 at the sides, or 20 from 414 points of width on.
  private func setMarginsOfCell() {
    let isTable = scene.root.name == "tableViewCell"
    let side = isTable ? Self.sideOfTable(root.frame.width) : 8
    if isTable, !scene.root.hasMargins {
      // The content view preserves the cell's margins, so those that frames prove are both's.
      root.directionalLayoutMargins = DirectionalInsets(
        top: 8, leading: marginsOfCell.left ?? side, bottom: 8,
        trailing: marginsOfCell.right ?? side)
    }
    if !isTable, !scene.root.hasMargins, let left = marginsOfRoot.left ?? marginsOfRoot.right {
      root.directionalLayoutMargins = DirectionalInsets(
        top: 8, leading: left, bottom: 8, trailing: marginsOfRoot.right ?? left)
    }
    guard let content = views.dropFirst().first(where: { $0.element["key"] == "contentView" }),
      !content.element.hasMargins
    else { return }
    let ends = isTable ? 11.0 : 8
    content.view.directionalLayoutMargins = DirectionalInsets(
      top: marginsOfCell.top ?? ends, leading: marginsOfCell.left ?? side,
      bottom: marginsOfCell.bottom ?? ends, trailing: marginsOfCell.right ?? side)
  }
}

/// A sentence about an element that the tree cannot represent.
package struct SceneNote {
  /// The element in the document.
  package let element: Element
  /// The sentence, without the line.
  package let text: String

  /// `true` if a constraint of the document is missing in the tree.
  var isAboutConstraint: Bool { element.name == "constraint" }
}

extension Element {
  /// `true` if the document sets the view's margins.
  var hasMargins: Bool {
    child(key: "layoutMargins") != nil || child(key: "directionalLayoutMargins") != nil
  }
}
