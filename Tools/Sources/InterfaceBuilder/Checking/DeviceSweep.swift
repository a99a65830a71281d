import AnchorsLayout
@_spi(Tools) import AnchorsReport

/// A sweep of a scene over the screens of all devices, and over widths between them, for findings
/// that are known on some screens.
final class DeviceSweep {
  private let checker: SceneChecker
  /// The screens of devices in portrait, or as the app is turned, with the findings on each.
  private lazy var devices: [(screen: CheckOptions.Screen, findings: Set<String>)] = sweep()

  private var trees: [Traits: SceneTree]

  init(_ checker: SceneChecker) {
    self.checker = checker
    trees = [checker.own.traits: checker.own]
  }

  private func findings(on screen: CheckOptions.Screen) -> Set<String>? {
    checker.usualSize(on: screen, &trees).map { Set($0.findings().map(\.identity)) }
  }

  private func sweep() -> [(screen: CheckOptions.Screen, findings: Set<String>)] {
    let options = checker.options
    var screens: [CheckOptions.Screen] = []
    for device in DeviceWindow.all where device.isWholeScreenInPortrait {
      let screen = CheckOptions.Screen(
        device.size.width, device.size.height, device.safeAreaInsets)
      if options.devices.have(screen) {
        screens.append(options.turned(screen, isLandscape: checker.own.isDrawnInLandscape))
      }
    }
    return screens.compactMap { screen in findings(on: screen).map { (screen, $0) } }
  }

  /// Returns where a finding occurs: `below 341 points of width, 5 of 23 devices`; `nil` if it is
  /// on no device.
  ///
  /// A border is named only if it is the same for all devices: each narrower one has the finding,
  /// and no other one.
  func reach(of finding: LayoutFinding) -> String? {
    let identity = finding.identity
    let having = devices.filter { $0.findings.contains(identity) }.map(\.screen)
    let others = devices.filter { !$0.findings.contains(identity) }.map(\.screen)
    if having.isEmpty { return nil }
    let share = "\(having.count) of \(devices.count) devices"
    for axis in [LayoutAxis.horizontal, .vertical] {
      if let words = border(identity, having, others, axis) { return "\(words), \(share)" }
    }
    return share
  }

  private func border(
    _ identity: String, _ having: [CheckOptions.Screen], _ others: [CheckOptions.Screen],
    _ axis: LayoutAxis
  ) -> String? {
    func length(_ screen: CheckOptions.Screen) -> Double {
      axis == .horizontal ? screen.width : screen.height
    }
    guard let last = having.max(by: { length($0) < length($1) }),
      let next = others.map(length).min(), length(last) < next
    else { return nil }
    // The greatest length with the finding on that screen, to a point.
    var (broken, whole) = (length(last), next)
    while whole - broken > 1 {
      let middle = ((broken + whole) / 2).rounded(.down)
      let screen =
        axis == .horizontal
        ? CheckOptions.Screen(middle, last.height, last.safeArea)
        : CheckOptions.Screen(last.width, middle, last.safeArea)
      if findings(on: screen)?.contains(identity) == true {
        broken = middle
      } else {
        whole = middle
      }
    }
    return "below \(Int(whole)) points of \(axis == .horizontal ? "width" : "height")"
  }
}

extension DeviceWindow {
  /// `true` for the whole screen of an iPhone or iPad that does not fold.
  fileprivate var isWholeScreenInPortrait: Bool {
    let isPart = ["landscape", "1/", "2/", "slide", "Duo", "resized"].contains(where: name.contains)
    return !isPart && size.width < size.height
      && (name.hasPrefix("iPhone") || name.hasPrefix("iPad"))
  }
}
