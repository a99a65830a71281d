import AnchorsLayout

extension SceneTree {
  /// A size at which a scene is laid out.
  package struct Target {
    /// The size of the screen, which decides the size classes.
    let screen: Size
    /// The size of the root; a height of `nil` is the one that fits.
    let width: Double
    let height: Double?
    let safeArea: Insets
  }

  /// Returns the size of the scene on a screen, or `nil` if it does not follow the screen.
  ///
  /// A controller fills the screen. A cell and a top-level view as wide as a device follow the
  /// width; a cell is then as high as its content, unless the table has a fixed height. A freeform
  /// scene has the size that another view gives it.
  func target(for screen: CheckOptions.Screen) -> Target? {
    let size = Size(width: screen.width, height: screen.height)
    if scene.isFreeform { return nil }
    // A document for iPads, or a scene that was drawn on one, is for iPads.
    if isDrawnOnPad || document.isForPads, min(size.width, size.height) < 700 { return nil }
    switch scene.kind {
    case .controller:
      // Bars of controllers come on top of the device's own.
      let (device, here) = (document.safeAreaOfDevice, document.onDevice(ownSafeArea))
      let bars = Insets(
        top: max(0, here.top - device.top), left: 0,
        bottom: max(0, here.bottom - device.bottom), right: 0)
      // A sheet is below the status bar.
      let isFullScreen = here != .zero && !(here.top == 0 && scene.isSheet)
      let safeArea =
        isFullScreen
        ? Insets(
          top: screen.safeArea.top + bars.top, left: screen.safeArea.left,
          bottom: screen.safeArea.bottom + bars.bottom, right: screen.safeArea.right) : .zero
      return Target(screen: size, width: size.width, height: size.height, safeArea: safeArea)
    case .cell:
      guard scene.root.name == "tableViewCell", Self.deviceWidths.contains(ownSize.width) else {
        return nil
      }
      return Target(
        screen: size, width: size.width, height: hasFixedHeight ? ownSize.height : nil,
        safeArea: .zero)
    case .view:
      guard Self.deviceWidths.contains(ownSize.width) else { return nil }
      let fillsHeight = Self.deviceHeights.contains(ownSize.height)
      return Target(
        screen: size, width: size.width, height: fillsHeight ? size.height : ownSize.height,
        safeArea: fillsHeight ? screen.safeArea : ownSafeArea)
    case .windowContent: return nil
    }
  }

  /// The sizes of a window's content: the smallest, if the window has one, and a large one. Empty
  /// if the window cannot be resized.
  var sizesOfWindow: [Size] {
    guard document.platform == .macOS, scene.kind == .windowContent,
      let window = scene.root.parent,
      window.child("windowStyleMask", key: "styleMask")?.isOn("resizable") == true
    else { return [] }
    func size(_ key: String) -> Size? {
      window.child(key: key).flatMap { element in
        element.number("width").flatMap { width in
          element.number("height").map { Size(width: width, height: $0) }
        }
      }
    }
    let most = size("maxSize") ?? Size(width: 1e6, height: 1e6)
    let large = Size(width: min(1920, most.width), height: min(1080, most.height))
    // Nobody has chosen a least size of 213 x 107, which is Interface Builder's, or one of a few
    // points.
    let chosen = size("minSize").flatMap { least in
      least == Size(width: 213, height: 107) || min(least.width, least.height) < 22 ? nil : least
    }
    let least = chosen.map {
      Size(width: min($0.width, ownSize.width), height: min($0.height, ownSize.height))
    }
    return [least, large].compactMap { $0 }.filter { $0 != ownSize }
  }

  /// Returns `true` if a window can have the size of the latest layout: a window gives way to
  /// required constraints, and to those above the priority with which it keeps its size, of 500.
  func canBeWindow(like own: SceneTree) -> Bool {
    if hasConflicts { return false }
    let usual = own.constraintsAboveWindow
    return constraintsAboveWindow.isSubset(of: usual)
  }

  /// The unsatisfied constraints and contents above the priority of a window's size.
  private var constraintsAboveWindow: Set<String> {
    let strong = root.layoutTree.unsatisfiedConstraints.compactMap { limit -> String? in
      switch limit {
      case .constraint(let constraint):
        constraint.priority > 500 ? element(of: constraint)?.id : nil
      // A mask gives its view a size whatever the content.
      case .intrinsicSize(let content)
      where content.item.translatesAutoresizingMaskIntoConstraints:
        nil
      case .intrinsicSize(let content):
        content.priorityOfItem > 500
          ? "\(key(of: content.item)) \(content.attribute) \(content.relation)" : nil
      }
    }
    return Set(strong)
  }

  /// `true` if the frames of the latest layout are those of the document.
  var agreesWithDocument: Bool { FrameComparison(self).agrees }

  /// `true` if the table gives its cells a height. A height of 44 is the usual one, which a cell
  /// that measures itself has as well.
  var hasFixedHeight: Bool {
    let height = scene.root.parent?.parent?.number("rowHeight") ?? -1
    return height > 0 && height != 44
  }

  /// `true` if the scene is as large as a device.
  var fillsDevice: Bool { isAsWideAsDevice && Self.deviceHeights.contains(ownSize.height) }

  /// `true` if the scene is as wide as a device.
  var isAsWideAsDevice: Bool { Self.deviceWidths.contains(ownSize.width) }

  private static let deviceWidths: Set<Double> = [
    320, 360, 375, 390, 393, 402, 414, 428, 430, 440, 600, 744, 768, 810, 820, 834, 1024,
  ]
  private static let deviceHeights: Set<Double> = [
    480, 568, 600, 667, 736, 812, 844, 852, 874, 896, 926, 932, 956, 1024, 1080, 1112, 1133, 1180,
    1194, 1366,
  ]

  /// Returns the size classes on a screen.
  func traits(for target: Target) -> Traits { Traits(target.screen) }

  /// Lays out at a size.
  func layOut(_ target: Target) {
    var height = target.height ?? ownSize.height
    if target.height == nil, measuresItself {
      height = fittingHeight(forWidth: target.width, target.safeArea)
    }
    layOut(Size(width: target.width, height: height), safeArea: target.safeArea)
  }

  private var isDrawnOnPad: Bool {
    // A xib of a portrait iPad may be shown on iPhones as well.
    let isWide = scene.kind == .controller || scene.kind == .view && isDrawnInLandscape
    return isWide && ownSize.width >= 700
      && (document.device?.hasPrefix("ipad") == true || ownSize.height >= 500)
  }

  /// `true` if the canvas shows a device in landscape, or has the size of one.
  var isDrawnInLandscape: Bool {
    if document.isLandscape { return true }
    let phones = [[480.0, 320], [568, 320], [667, 375], [736, 414]]
    let isPad = ownSize.width == 1024 && (700...768).contains(ownSize.height)
    let isPhone = phones.contains([ownSize.width, ownSize.height])
    return scene.kind == .controller && (isPad || isPhone) || scene.kind == .view && isPad
  }

  /// `true` if a cell has the height in the document that its content gives it. Otherwise code or
  /// the table decides the height.
  private var measuresItself: Bool {
    let isMeasuring = measuresText
    measuresText = false
    defer { measuresText = isMeasuring }
    return abs(fittingHeight(forWidth: ownSize.width, ownSafeArea) - ownSize.height) <= 2
  }

  /// Returns the height of a cell whose content has a width.
  private func fittingHeight(forWidth width: Double, _ safeArea: Insets) -> Double {
    layOut(Size(width: width, height: ownSize.height), safeArea: safeArea)
    // The table asks the content view, which the cell's constraints are about.
    let content = views.dropFirst().first { $0.element["key"] == "contentView" }
    let view = content?.view ?? root
    let fitting = view.systemLayoutSizeFitting(
      Size(width: view.frame.width, height: 0), horizontal: .required, vertical: .fittingSize)
    return fitting.height + ownSize.height - (content?.frame?.height ?? ownSize.height)
  }
}

extension ContentSizeConstraint {
  /// The compression resistance or the hugging of the item.
  fileprivate var priorityOfItem: Priority {
    guard let view = item as? LayoutView else { return .required }
    let axis: LayoutAxis = attribute == .width ? .horizontal : .vertical
    return relation == .greaterThanOrEqual
      ? view.contentCompressionResistancePriority(for: axis)
      : view.contentHuggingPriority(for: axis)
  }
}
