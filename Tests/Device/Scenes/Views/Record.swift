import Anchors

/// The results of one scene: frames, numbers and calls, each with a name.
@MainActor
final class Record {
  /// Frames as x, y, width and height, by the grid that they are rounded to.
  private(set) var frames: [String: [String: [Double]]] = [:]
  private(set) var numbers: [String: [Double]] = [:]
  private(set) var calls: [String: [String]] = [:]
  /// Views do not keep their superviews alive.
  private var kept: [AnyObject] = []

  /// A view with a frame, for the others to be in. Its coordinates are those of the screen.
  func screen(_ width: Double, _ height: Double) -> View {
    let root = View()
    root.frame = Rect(x: 0, y: 0, width: width, height: height)
    keep(root)
    keep(show(root))
    return root
  }

  /// Keeps an object alive until the scene is over.
  func keep(_ object: AnyObject?) {
    if let object { kept.append(object) }
  }

  /// Records the frames of views, in their superviews' coordinates.
  func frames(_ views: KeyValuePairs<String, View>) {
    for (name, view) in views { frames[name] = readFrames(of: view) }
  }

  /// Records the frames of views that have no names, as `0`, `1`, `2` ….
  func frames(_ views: [View]) {
    for (place, view) in views.enumerated() { frames["\(place)"] = readFrames(of: view) }
  }

  /// Records numbers, which are not rounded.
  func numbers(_ name: String, _ values: [Double]) { numbers[name] = values }

  /// Records whether something holds, as 1 or 0.
  func holds(_ name: String, _ value: Bool) { numbers[name] = [value ? 1 : 0] }

  /// Records what was called, in order.
  func calls(_ name: String, _ entries: [String]) { calls[name] = entries }
}
