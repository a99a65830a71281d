import AnchorsLayout

/// A map that is being made, in steps that take a layout's time each: the areas, wide columns
/// first, and then the windows of devices.
///
///     let mapping = WindowMapping(of: root, widths: 240...1400, heights: 240...1400)
///     while mapping.advance() {}
///     mapping.json
package final class WindowMapping {
  private let layouts: WindowLayouts
  private let circumstances: WindowCase
  private let devices: [DeviceWindow]
  private var search: MapSearch
  /// By device, the numbers of its findings.
  private var found: [[Int]] = []

  /// A map in which no window has findings yet.
  init(
    _ layouts: WindowLayouts, widths: ClosedRange<Int>, heights: ClosedRange<Int>,
    _ circumstances: WindowCase, devices: [DeviceWindow]
  ) {
    (self.layouts, self.circumstances, self.devices) = (layouts, circumstances, devices)
    search = MapSearch(layouts, widths: widths, heights: heights)
  }

  /// A map of a tree that this may change, with its direction and its safe area. All of its
  /// findings are worth saying.
  package convenience init(
    of root: LayoutView, widths: ClosedRange<Int>, heights: ClosedRange<Int>,
    devices: [DeviceWindow] = DeviceWindow.all
  ) {
    self.init(
      WindowLayouts(ofOwn: root), widths: widths, heights: heights,
      WindowCase(direction: root.layoutDirection, safeArea: root.safeAreaInsets, textScale: 1),
      devices: devices)
  }

  /// Takes one more step. Returns `false` if the map is complete.
  package func advance() -> Bool {
    if search.advance() { return true }
    if found.count == devices.count { return false }
    found.append(search.numbers(of: layouts.findings(in: devices[found.count])))
    return true
  }

  /// The share of the windows that have their findings, from 0 to 1.
  package var share: Double {
    Double(search.filledCount) / Double(search.widths.count * search.heights.count)
  }

  /// The map of what has been found so far. Its words and its smallest windows are those of the
  /// layout once the map is complete.
  var map: WindowMap {
    WindowMap(search, circumstances, devices, findings: found)
  }

  /// The same as a map of ``WindowReport/json``.
  package var json: String { map.json.line }
}
