import AnchorsLayout

/// The window of an app on a device: its size and safe area.
///
///     DeviceWindow.all.first { $0.name == "iPhone 16 Pro, landscape" }
///     // 874 x 402, safe area 62 at the left and the right, 21 at the bottom
///
/// The list has iPhones since 2016 in both orientations, folding phones, iPads with split views,
/// and Macs. Sizes and safe areas are those that UIKit reports, as published by developers; those
/// of folding phones are simulators'. iPads have the safe area of iPadOS 18 unless the name says
/// otherwise.
public struct DeviceWindow: Sendable, Hashable {
  /// The name of the device, and of its orientation or part of the screen.
  public let name: String
  /// The size, in points.
  public let size: Size
  /// The safe area, as distances from the edges, in points.
  public let safeAreaInsets: Insets

  /// Creates a window, for a list of your own.
  ///
  /// - Parameters:
  ///   - name: The name of the device, and of its orientation or part of the screen.
  ///   - size: The size, in points.
  ///   - safeAreaInsets: The safe area, as distances from the edges, in points. Default: zero.
  public init(name: String, size: Size, safeAreaInsets: Insets = .zero) {
    (self.name, self.size, self.safeAreaInsets) = (name, size, safeAreaInsets)
  }

  /// The windows of common devices, phones first.
  public static let all: [DeviceWindow] = {
    var windows: [DeviceWindow] = []
    // Of each: the name, then width, height, and the insets at the top, left, bottom and right.
    let words = table.split { $0 == "|" || $0 == "\n" }
    while windows.count * 7 < words.count {
      let start = windows.count * 7
      func number(_ place: Int) -> Double { Double(words[start + place]) ?? 0 }
      windows.append(
        DeviceWindow(
          name: String(words[start]), size: Size(width: number(1), height: number(2)),
          safeAreaInsets: Insets(
            top: number(3), left: number(4), bottom: number(5), right: number(6))))
    }
    return windows
  }()

  // A text, because a list of values would be compiled to code that creates each of them.
  private static let table = """
    iPhone SE 1|320|568|20|0|0|0
    iPhone SE 1, landscape|568|320|0|0|0|0
    iPhone 7, 8, SE 2 and SE 3|375|667|20|0|0|0
    iPhone 7, 8, SE 2 and SE 3, landscape|667|375|0|0|0|0
    iPhone 7 Plus and 8 Plus|414|736|20|0|0|0
    iPhone 7 Plus and 8 Plus, landscape|736|414|0|0|0|0
    iPhone X, XS and 11 Pro|375|812|44|0|34|0
    iPhone X, XS and 11 Pro, landscape|812|375|0|44|21|44
    iPhone XR and 11|414|896|48|0|34|0
    iPhone XR and 11, landscape|896|414|0|48|21|48
    iPhone 12 mini and 13 mini|375|812|50|0|34|0
    iPhone 12 mini and 13 mini, landscape|812|375|0|50|21|50
    iPhone 12, 13, 14, 16e and 17e|390|844|47|0|34|0
    iPhone 12, 13, 14 and 16e, landscape|844|390|0|47|21|47
    iPhone 12 Pro Max, 13 Pro Max and 14 Plus|428|926|47|0|34|0
    iPhone 12 Pro Max, 13 Pro Max and 14 Plus, landscape|926|428|0|47|21|47
    iPhone 14 Pro, 15, 15 Pro and 16|393|852|59|0|34|0
    iPhone 14 Pro, 15, 15 Pro and 16, landscape|852|393|0|59|21|59
    iPhone 14 and 15 Pro Max, 15 and 16 Plus|430|932|59|0|34|0
    iPhone 14 and 15 Pro Max, 15 and 16 Plus, landscape|932|430|0|59|21|59
    iPhone 16 Pro, 17, 17 Pro and 18 Pro|402|874|62|0|34|0
    iPhone 16 Pro, landscape|874|402|0|62|21|62
    iPhone 17, 17 Pro and 18 Pro, landscape|874|402|0|62|20|62
    iPhone 16, 17 and 18 Pro Max|440|956|62|0|34|0
    iPhone 17 and 18 Pro Max, landscape|956|440|0|62|20|62
    iPhone Air|420|912|68|0|34|0
    iPhone Air, landscape|912|420|0|68|20|68
    iPhone app, resized|1100|550|0|0|0|0
    iPhone Duo, closed|466|678|0|0|34|84
    iPhone Duo, closed, landscape left|678|466|0|0|34|84
    iPhone Duo, closed, landscape right|678|466|0|84|34|0
    iPhone Duo, open|951|669|0|0|34|84
    iPhone Duo, open, portrait|669|951|82|0|34|0
    iPhone Duo, right half|469|669|0|8.7|34|84
    iPad mini 6 and 7|744|1133|24|0|20|0
    iPad 9.7 and mini 5|768|1024|20|0|0|0
    iPad 10.2|810|1080|20|0|0|0
    iPad 10.9, A16 and Air 11|820|1180|24|0|20|0
    iPad Pro 10.5 and Air 3|834|1112|20|0|0|0
    iPad Pro 11|834|1194|24|0|20|0
    iPad Pro 11 M4|834|1210|24|0|20|0
    iPad Pro 11 M4 and M5, iPadOS 26|834|1210|32|0|20|0
    iPad Pro 12.9 and Air 13|1024|1366|24|0|20|0
    iPad Pro 13 M4|1032|1376|24|0|20|0
    iPad mini 6 and 7, landscape|1133|744|24|0|20|0
    iPad 9.7 and mini 5, landscape|1024|768|20|0|0|0
    iPad Pro 11, landscape|1194|834|24|0|20|0
    iPad Pro 13 M4, landscape|1376|1032|24|0|20|0
    iPad 9.7 and mini 5, 1/3|320|768|20|0|0|0
    iPad 9.7 and mini 5, 1/2|507|768|20|0|0|0
    iPad Pro 11, 1/3|375|834|24|0|20|0
    iPad Pro 11, 1/2|592|834|24|0|20|0
    iPad Pro 11, 2/3|809|834|24|0|20|0
    iPad Pro 12.9 and Air 13, 1/2|678|1024|24|0|20|0
    iPad 9.7 and mini 5, slide over|320|728|0|0|0|0
    Mac, new window of Xcode's template|480|270|0|0|0|0
    Mac, 800 x 600|800|600|0|0|0|0
    Mac, screen 1280 x 800|1280|775|28|0|0|0
    Mac, screen 1440 x 900|1440|875|28|0|0|0
    Mac, screen 1512 x 982|1512|949|32|0|0|0
    """
}
