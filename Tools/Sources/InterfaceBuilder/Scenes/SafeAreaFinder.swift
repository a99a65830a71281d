import AnchorsLayout

/// The safe area of a scene's root, and the margins of a cell's content view, in the document.
///
/// The document does not state them: bars depend on the device and on the controllers around, and
/// margins of cells on the table. But the frames of views that are pinned to them do. For each
/// edge, the distance is taken on which most required constraints and frames agree; without one,
/// that of the device.
struct SafeAreaFinder {
  private let scene: InterfaceScene
  private let document: InterfaceDocument
  private var frames: [String: Rect] = [:]
  private var safeArea = EdgeVotes()
  /// The votes of optional constraints, which count where there are no others.
  private var optionalSafeArea = EdgeVotes()
  private var centers: [Double: Int] = [:]
  /// The ids of the root's safe area.
  private var guides: Set<String> = []
  private var margins = EdgeVotes()
  private var optionalMargins = EdgeVotes()
  private var rootMargins = EdgeVotes()
  private let size: Size
  private let traits: Traits
  private var uninstalledConstraints: Set<String> = []

  init(_ scene: InterfaceScene, in document: InterfaceDocument, _ traits: Traits) {
    (self.scene, self.document, self.traits) = (scene, document, traits)
    size = scene.root.rect?.size ?? .zero
    if document.platform == .macOS || !document.usesAutoLayout { return }
    collectFrames(scene.root, at: Point(x: 0, y: 0))
    countVotes()
  }

  /// The insets of the safe area.
  var insets: Insets {
    if document.platform == .macOS { return .zero }
    let usual = usual
    var found = safeArea.result
    // A device has none at the sides in portrait, whatever stale frames say.
    if scene.isOnCanvas, size.height > size.width { (found.left, found.right) = (0, 0) }
    found = found.filled(from: optionalSafeArea.result)
    if let shift = centers.max(by: { ($0.value, -$0.key) < ($1.value, -$1.key) })?.key {
      // The top edge is as much further in than the bottom edge.
      if let top = found.top {
        found.bottom = found.bottom ?? max(0, top - shift)
      } else {
        let bottom = found.bottom ?? (usual.bottom + shift < 0 ? -shift : usual.bottom)
        (found.top, found.bottom) = (max(0, bottom + shift), bottom)
      }
    }
    return Insets(
      top: found.top ?? usual.top, left: found.left ?? usual.left,
      bottom: found.bottom ?? usual.bottom, right: found.right ?? usual.right)
  }

  /// The margins of a cell's content view.
  var marginsOfCell: EdgeVotes.Result { margins.result.filled(from: optionalMargins.result) }

  /// The margins of the root, as far as frames of views tell them.
  var marginsOfRoot: EdgeVotes.Result { rootMargins.result }

  // MARK: Votes

  /// Collects the alignment rectangles of all views in the root's coordinates, by id.
  private mutating func collectFrames(_ element: Element, at origin: Point) {
    var children = element.viewsInside
    if let content = element.child(key: "contentView") { children.append(content) }
    // The frame of a view that is not installed has no meaning.
    let uninstalled = element.uninstalled("subviews", traits)
    uninstalledConstraints.formUnion(element.uninstalled("constraints", traits))
    for child in children where !child.isOn("misplaced") && !uninstalled.contains(child.id) {
      guard let rect = child.rect else { continue }
      let frame = Rect(
        x: origin.x + rect.minX, y: origin.y + rect.minY, width: rect.width, height: rect.height)
      frames[child.id] = frame.alignmentRect(child.alignment(document))
      if child.name != "scrollView" { collectFrames(child, at: frame.origin) }
    }
  }

  private mutating func countVotes() {
    // The sides of guides by the guides' ids: of the safe area, and of a controller's guides.
    var sides: [String: [String: EdgeVotes.Edge]] = [:]
    for guide in scene.root.children where guide["key"] == "safeArea" {
      guides.insert(guide.id)
      sides[guide.id] = [
        "top": .top, "bottom": .bottom, "leading": .left, "left": .left, "trailing": .right,
        "right": .right,
      ]
    }
    for guide in scene.controller?.children(of: "layoutGuides") ?? [] {
      sides[guide.id] = guide["type"] == "top" ? ["bottom": .top] : ["top": .bottom]
    }
    let content = scene.kind == .cell ? scene.root.child(key: "contentView") : nil
    scene.root.forEach { element in
      guard element.name == "constraint", !uninstalledConstraints.contains(element.id),
        let pair = Pair(element, content)
      else {
        return element === scene.root || element.name != "tableView"
      }
      if let vote = vote(pair, { sides[$0]?[$1] }) {
        if pair.isRequired {
          safeArea.add(vote.edge, vote.position, in: size)
        } else {
          optionalSafeArea.add(vote.edge, vote.position, in: size)
        }
      }
      if let content, let frame = frames[content.id],
        let vote = voteForMargin(pair, content.id, frame)
      {
        if pair.isRequired {
          margins.add(vote.edge, vote.position, in: frame.size)
        } else {
          optionalMargins.add(vote.edge, vote.position, in: frame.size)
        }
      }
      if !pair.isRequired { return true }
      if let vote = voteForMargin(pair, scene.root.id, Rect(size: size)) {
        rootMargins.add(vote.edge, vote.position, in: size)
      }
      voteForSafeAreaByMargin(pair)
      voteForCenter(pair)
      return true
    }
  }

  /// The margins of a controller's view, or of one on the canvas, are the safe area at its top and
  /// bottom.
  private mutating func voteForSafeAreaByMargin(_ pair: Pair) {
    if !scene.isOnCanvas || scene.root.hasMargins { return }
    let edges: [String: EdgeVotes.Edge] = ["topMargin": .top, "bottomMargin": .bottom]
    let root = scene.root.id
    if let vote = vote(pair, { $0 == root ? edges[$1] : nil }) {
      safeArea.add(vote.edge, vote.position, in: size)
    }
  }

  /// Collects twice the distance of the safe area's middle from the root's, where a view is in the
  /// middle of the safe area.
  private mutating func voteForCenter(_ pair: Pair) {
    guard pair.a == "centerY", pair.b == "centerY" else { return }
    let isFirst = guides.contains(pair.first)
    guard isFirst || guides.contains(pair.second),
      let frame = frames[isFirst ? pair.second : pair.first]
    else { return }
    let middle = frame.minY + frame.height / 2 + (isFirst ? pair.constant : -pair.constant)
    centers[((middle * 2 - size.height) * 2).rounded() / 2, default: 0] += 1
  }

  /// Returns the vote for a margin of a cell's content view, or of the root.
  private func voteForMargin(_ pair: Pair, _ content: String, _ frame: Rect)
    -> (edge: EdgeVotes.Edge, position: Double)?
  {
    let edges: [String: EdgeVotes.Edge] = [
      "topMargin": .top, "bottomMargin": .bottom, "leadingMargin": .left, "trailingMargin": .right,
      "leftMargin": .left, "rightMargin": .right,
    ]
    guard let vote = vote(pair, { $0 == content ? edges[$1] : nil }) else { return nil }
    let isHorizontal = vote.edge == .left || vote.edge == .right
    return (vote.edge, vote.position - (isHorizontal ? frame.minX : frame.minY))
  }

  /// Returns where an edge is by the frame of the item that is pinned to it.
  ///
  /// - Parameter edge: Returns the edge that an attribute of an item represents, if there is one.
  private func vote(_ pair: Pair, _ edge: (_ id: String, _ attribute: String) -> EdgeVotes.Edge?)
    -> (edge: EdgeVotes.Edge, position: Double)?
  {
    if let edge = edge(pair.first, pair.a), let position = position(pair.b, of: pair.second) {
      return (edge, position + pair.constant)
    }
    if let edge = edge(pair.second, pair.b), let position = position(pair.a, of: pair.first) {
      return (edge, position - pair.constant)
    }
    return nil
  }

  private func position(_ attribute: String, of id: String) -> Double? {
    guard let frame = frames[id] else { return nil }
    return switch attribute {
    case "top": frame.minY
    case "bottom": frame.maxY
    case "leading", "left": frame.minX
    case "trailing", "right": frame.maxX
    default: nil
    }
  }

  // MARK: Devices

  /// The safe area of the device, with a status bar.
  private var usual: Insets {
    let isFreeform = (scene.controller ?? scene.root).children.contains {
      $0.name == "freeformSimulatedSizeMetrics"
    }
    if scene.kind == .cell || isFreeform || size.height < 300 { return .zero }
    return document.safeAreaOfDevice
  }
}

/// The sides of an equality between two items.
private struct Pair {
  let first: String
  let a: String
  let second: String
  let b: String
  let constant: Double
  let isRequired: Bool

  /// - Parameter content: The content view of a cell, which constraints may leave out.
  init?(_ element: Element, _ content: Element?) {
    guard element["relation"] == nil, element["multiplier"] == nil,
      let a = element["firstAttribute"], let b = element["secondAttribute"]
    else { return nil }
    let owner = element.parent?.parent?.id ?? ""
    isRequired = (element.number("priority") ?? 1000) == 1000
    first = element["firstItem"] ?? owner
    second = element["secondItem"] ?? owner
    (self.a, self.b, constant) = (a, b, element.number("constant") ?? 0)
  }
}

extension InterfaceDocument {
  /// `true` if the frames of the canvas have the device's safe area twice, as those of Xcode 16.1
  /// and later have.
  private var doublesSafeArea: Bool { 23_700..<30_000 ~= toolsVersion }

  /// Returns a safe area of the canvas as it is on the device.
  func onDevice(_ safeArea: Insets) -> Insets {
    let device = safeAreaOfDevice
    guard doublesSafeArea, device.top > 24 else { return safeArea }
    var real = safeArea
    if real.top >= 2 * device.top - 1 { real.top -= device.top }
    if real.bottom >= 2 * device.bottom - 1 { real.bottom -= device.bottom }
    return real
  }

  /// The safe area of the canvas's device, with a status bar and without other bars.
  var safeAreaOfDevice: Insets {
    let upright = safeAreaUpright
    if !isLandscape || upright.top <= 24 { return upright }
    return Insets(top: 0, left: upright.top, bottom: 21, right: upright.top)
  }

  private var safeAreaUpright: Insets {
    switch device {
    case nil, "retina3_5", "retina4_0", "retina4_7", "retina5_5": Insets(top: 20)
    case "retina5_9" where toolsVersion >= 23_000: Insets(top: 50, bottom: 34)
    case "retina5_9", "retina6_5": Insets(top: 44, bottom: 34)
    case "retina6_1": Insets(top: 48, bottom: 34)
    case "retina6_0", "retina6_7": Insets(top: 47, bottom: 34)
    case "retina6_12", "retina6_72": Insets(top: 59, bottom: 34)
    case "retina6_3", "retina6_9": Insets(top: 62, bottom: 34)
    case let device? where device.hasSuffix("rounded") || device.hasPrefix("ipad11"):
      Insets(top: 24, bottom: 20)
    default: Insets(top: 20)
    }
  }
}
