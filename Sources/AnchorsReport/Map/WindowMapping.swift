import AnchorsLayout

/// A map that is being made, in steps that take a layout's time each: the areas, wide columns
/// first, and then the windows of devices.
///
///     var mapping = WindowMapping(of: root, widths: 240...1400, heights: 240...1400)
///     while mapping.advance() {}
///     mapping.json
package struct WindowMapping {
  private let layouts: WindowLayouts
  private let circumstances: WindowCase
  private let devices: [DeviceWindow]
  private var search: MapSearch
  private var found: [(window: DeviceWindow, findings: [LayoutFinding])] = []

  /// A map in which no window has been looked at.
  init(
    _ layouts: WindowLayouts, _ sizes: WindowSizes, _ circumstances: WindowCase,
    devices: [DeviceWindow]
  ) {
    (self.layouts, self.circumstances, self.devices) = (layouts, circumstances, devices)
    search = MapSearch(layouts, widths: sizes.widths, heights: sizes.heights)
  }

  /// A map of a tree that this may change, with its direction and its safe area.
  package init(
    of root: LayoutView, widths: ClosedRange<Double>, heights: ClosedRange<Double>,
    devices: [DeviceWindow] = DeviceWindow.all
  ) {
    let usual = WindowCase(
      direction: root.layoutDirection, safeArea: root.safeAreaInsets, textScale: 1)
    self.init(WindowLayouts(root), WindowSizes(widths, heights), usual, devices: devices)
  }

  /// Takes one more step. Returns `false` if the map is complete.
  package mutating func advance() -> Bool {
    if search.advance() { return true }
    if found.count == devices.count { return false }
    let window = devices[found.count]
    found.append((window, layouts.findings(in: window)))
    return true
  }

  /// The share of the windows that have their findings, from 0 to 1.
  package var share: Double {
    Double(search.filledCount) / Double(search.widths.count * search.heights.count)
  }

  /// The map of what has been found so far. Its words and its smallest windows are those of the
  /// layout once the map is complete.
  var map: WindowMap {
    WindowMap(
      search, circumstances.direction, circumstances.safeArea, circumstances.textScale,
      devices: found)
  }

  /// The same as a map of ``WindowReport/json``.
  package var json: String { map.json.line }
}
