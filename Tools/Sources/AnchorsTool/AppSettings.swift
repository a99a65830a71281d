import Foundation
import InterfaceBuilder

/// The settings of an app that decide the screens of its documents, by its property list and its
/// project.
struct AppSettings {
  /// The devices that the app runs on.
  private(set) var devices = CheckOptions.Devices.all
  /// `true` if phones show the app in landscape alone.
  private(set) var isLandscapeAloneOnPhones = false
  /// The same of pads.
  private(set) var isLandscapeAloneOnPads = false

  /// Returns the settings of the app that a document belongs to: by the property lists in the
  /// nearest folder around it that has some with orientations, and the nearest project.
  ///
  /// - Complexity: Listing the folders around the document, once for each folder of documents.
  static func around(_ path: String) -> AppSettings {
    let file = URL(fileURLWithPath: path).standardizedFileURL
    let folder = file.deletingLastPathComponent().path
    var settings = known.value(of: folder) {
      var settings = orientations(around: file)
      if settings.devices == .all { settings.devices = XcodeProject.devices(around: file) }
      return settings
    }
    if file.isNamedForPads { settings.devices = .pads }
    return settings
  }

  private static let known = Known<AppSettings>()

  private static func orientations(around file: URL) -> AppSettings {
    for folder in file.foldersAround {
      let names = folder.names
      let lists = names.filter { $0.hasSuffix("Info.plist") }.compactMap {
        orientations(folder.appendingPathComponent($0))
      }
      if !lists.isEmpty {
        return AppSettings(
          devices: lists.allSatisfy { $0.phones == nil } ? .pads : .all,
          isLandscapeAloneOnPhones: lists.allSatisfy { $0.phones == true },
          isLandscapeAloneOnPads: lists.allSatisfy { $0.pads })
      }
      if names.contains(".git") { break }
    }
    return AppSettings()
  }

  /// Returns where an app is in landscape alone; `nil` for another list, and for phones if the list
  /// has orientations for pads alone.
  private static func orientations(_ file: URL) -> (phones: Bool?, pads: Bool)? {
    guard let data = FileManager.default.contents(atPath: file.path),
      let list = try? PropertyListSerialization.propertyList(
        from: data, options: [], format: nil) as? [String: Any]
    else { return nil }
    func isLandscape(_ suffix: String) -> Bool? {
      (list["UISupportedInterfaceOrientations\(suffix)"] as? [String]).map { names in
        !names.isEmpty && names.allSatisfy { $0.contains("Landscape") }
      }
    }
    let (all, phones, pads) = (isLandscape(""), isLandscape("~iphone"), isLandscape("~ipad"))
    if all == nil, phones == nil, pads == nil { return nil }
    return (phones ?? all, pads ?? all ?? false)
  }
}

extension URL {
  private static let listings = Known<[String]>()

  /// The names in the folder, sorted. Each folder is listed once.
  fileprivate var names: [String] {
    Self.listings.value(of: path) {
      let names = try? FileManager.default.contentsOfDirectory(atPath: path)
      return (names ?? []).sorted()
    }
  }

  /// `true` if the file, or a folder around it, has the name of one for iPads alone:
  /// `Main~ipad.storyboard`, `Main_iPad.storyboard`, `iPad/Main.storyboard`.
  fileprivate var isNamedForPads: Bool {
    let name = deletingPathExtension().lastPathComponent.lowercased()
    return ["~ipad", "-ipad", "_ipad"].contains { name.hasSuffix($0) }
      || pathComponents.dropLast().suffix(4).contains { $0.lowercased() == "ipad" }
  }
}

/// The devices of Xcode projects.
private enum XcodeProject {
  /// Returns the devices that all targets of the nearest project around a file run on.
  static func devices(around file: URL) -> CheckOptions.Devices {
    for folder in file.foldersAround {
      let names = folder.names
      if let project = names.first(where: { $0.hasSuffix(".xcodeproj") }) {
        let url = folder.appendingPathComponent(project)
        return known.value(of: url.path) { read(url) }
      }
      if names.contains(".git") { break }
    }
    return .all
  }

  private static let known = Known<CheckOptions.Devices>()

  /// Reads the setting `TARGETED_DEVICE_FAMILY`: 1 for iPhones, 2 for iPads, or `1,2`.
  private static func read(_ project: URL) -> CheckOptions.Devices {
    let file = project.appendingPathComponent("project.pbxproj")
    guard let data = FileManager.default.contents(atPath: file.path) else { return .all }
    let settings = String(decoding: data, as: UTF8.self).components(
      separatedBy: "buildSettings = {")
    // Those of the app, without its tests.
    let families = settings.filter { !$0.contains("TEST_HOST") && !$0.contains("TEST_TARGET_NAME") }
      .flatMap { $0.split(whereSeparator: \.isNewline) }
      .filter { $0.contains("TARGETED_DEVICE_FAMILY") }
      .map { line in line.filter { $0.isNumber || $0 == "," } }
    switch Set(families) {
    case ["1"]: return .phones
    case ["2"]: return .pads
    default: return .all
    }
  }
}

/// Values that are made once for each path, for several threads.
private final class Known<Value: Sendable>: @unchecked Sendable {
  private var values: [String: Value] = [:]
  private let lock = NSLock()

  /// Returns the value of a path, which a function makes the first time.
  func value(of path: String, _ make: () -> Value) -> Value {
    lock.lock()
    let known = values[path]
    lock.unlock()
    if let known { return known }
    let value = make()
    lock.lock()
    values[path] = value
    lock.unlock()
    return value
  }
}
