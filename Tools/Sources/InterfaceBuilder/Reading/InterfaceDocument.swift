import AnchorsLayout
import Foundation

/// A storyboard or xib: its scenes, and the facts that they share.
///
///     let document = try InterfaceDocument(data)
///     document.scenes.map(\.name)      // ["Login", "ProfileCell"]
package struct InterfaceDocument {
  /// The platform of a document.
  package enum Platform: Sendable {
    case iOS, tvOS, macOS, watchOS
  }

  /// The platform of the views.
  package let platform: Platform
  /// `false` if only autoresizing masks determine frames.
  package let usesAutoLayout: Bool
  /// The device of the canvas: `retina6_1`; `nil` in documents that are older than Xcode 8.
  package let device: String?
  /// `true` if the canvas shows the device in landscape.
  package let isLandscape: Bool
  /// `true` if the document is for iPads alone.
  package let isForPads: Bool
  /// `true` for a launch screen, which has no code.
  package let isLaunchScreen: Bool
  /// The sizes of the images that the document lists, in points.
  package let images: [String: Size]
  /// The images that are symbols of the system.
  let symbols: Set<String>
  /// The ids of all elements.
  let ids: Set<String>
  /// The properties of controllers and views that refer to an element, by the element's id.
  package let outlets: [String: String]
  /// Every controller, cell and top-level view with views inside it.
  package private(set) var scenes: [InterfaceScene] = []
  /// The element `document`.
  let root: Element

  /// Reads a document.
  ///
  /// - Throws: `DocumentError` if the data is no XML, or no Interface Builder document.
  package init(_ data: Data) throws(DocumentError) {
    let root = try ElementReader.read(data)
    guard root.name == "document", let type = root["type"] else {
      let reason =
        root.name == "archive"
        ? "the document has the format of Xcode 4; open it once in a newer Xcode"
        : "this is not an Interface Builder document: it begins with <\(root.name.prefix(40))>"
      throw DocumentError(description: "line \(root.line): \(reason)")
    }
    self.root = root
    platform = Self.platform(type, root["targetRuntime"] ?? "")
    usesAutoLayout = root.isOn("useAutolayout")
    isForPads = root["targetRuntime"] == "iOS.CocoaTouch.iPad"
    isLaunchScreen = root.isOn("launchScreen")
    device = root.child("device")?["id"]
    isLandscape = root.child("device")?["orientation"] == "landscape"
    var images: [String: Size] = [:]
    var symbols: Set<String> = []
    for image in root.children(of: "resources") where image.name == "image" {
      guard let name = image["name"], let width = image.number("width"),
        let height = image.number("height")
      else { continue }
      images[name] = Size(width: width, height: height)
      if image["catalog"] == "system" { symbols.insert(name) }
    }
    (self.images, self.symbols) = (images, symbols)
    (ids, outlets) = Self.references(in: root)
    scenes = scenesOfDocument()
  }

  private static func platform(_ type: String, _ runtime: String) -> Platform {
    if type.contains("WatchKit") { return .watchOS }
    if type.contains("AppleTV") || runtime == "AppleTV" { return .tvOS }
    return type.contains("CocoaTouch") ? .iOS : .macOS
  }

  private static func references(in root: Element) -> (ids: Set<String>, outlets: [String: String])
  {
    var ids: Set<String> = []
    var outlets: [String: String] = [:]
    root.forEach { element in
      ids.insert(element.id)
      if element.name == "outlet", let property = element["property"],
        let destination = element["destination"],
        !["delegate", "dataSource", "view", "nextKeyView"].contains(property)
      {
        outlets[destination] = outlets[destination] ?? property
      }
      return true
    }
    return (ids, outlets)
  }

  /// Finds the views that are in no other view.
  private func scenesOfDocument() -> [InterfaceScene] {
    if platform == .watchOS { return [] }
    var scenes: [InterfaceScene] = []
    root.forEach { element in
      if element.name == "resources" || element.name == "dependencies" { return false }
      guard element.isView, !element.isInView else { return true }
      if element["key"] == "navigationBar" || element["key"] == "toolbar" { return false }
      scenes.append(InterfaceScene(root: element, in: self))
      return true
    }
    return scenes.filter { $0.hasViews }
  }
}

extension Element {
  /// `true` if the element is a view: it has a frame.
  var isView: Bool {
    switch name {
    case "window", "menuItem", "segment", "object", "cell", "scroller", "designable": false
    default: child("rect", key: "frame") != nil || Self.viewNames.contains(name)
    }
  }

  /// `true` if the view belongs to the view around it: as a subview, or as its content view.
  var isInView: Bool {
    guard let parent else { return false }
    if parent.holdsViews, let owner = parent.parent { return owner.isView }
    return self["key"] == "contentView" && parent.isView
  }

  /// `true` for a list of views: the subviews, or those of a gravity area of a stack view.
  var holdsViews: Bool { Self.lists.contains(name) }

  /// The views inside the view, in order.
  var viewsInside: [Element] { Self.lists.flatMap { children(of: $0) } }

  private static let lists = ["subviews", "beginningViews", "middleViews", "endViews"]

  /// The frame in the document, with the y axis of its platform.
  var rect: Rect? {
    guard let rect = child("rect", key: "frame"), let x = rect.number("x"),
      let y = rect.number("y"), let width = rect.number("width"), let height = rect.number("height")
    else { return nil }
    let numbers = [x, y, width, height]
    if numbers.contains(where: { abs($0) > 100_000 }) { return nil }
    var result = Rect(x: x, y: y, width: width, height: height)
    // The frame of a cell of a table that is not installed has the usual height.
    if name == "tableViewCell", height == 44, let row = number("rowHeight"), row > 44 {
      result.size.height = row
    }
    // A cell resizes its content view, but for a separator and an accessory; its frame in a
    // document may be stale.
    if self["key"] == "contentView", parent?.name == "tableViewCell",
      parent?["accessoryType"] == nil,
      let cell = parent?.rect?.width, abs(width - cell) > 1.5
    {
      result.size.width = cell
    }
    if self["key"] == "contentView", parent?.name == "tableViewCell",
      let cell = parent?.rect?.height, abs(height - cell) > 1.5
    {
      // The usual cell of 44 points has had a separator of 1 point in its content's place.
      result.size.height = cell - (height == 43 ? 1 : 0)
    }
    return result
  }

  private static let viewNames: Set = [
    "view", "label", "button", "imageView", "stackView", "tableViewCell", "collectionViewCell",
    "containerView", "customView",
  ]
}
