import Foundation

/// The orientations that an app supports, by the property list of the app.
struct AppOrientations {
  /// `true` if phones show the app in landscape alone.
  private(set) var isLandscapeAloneOnPhones = false
  /// The same of pads.
  private(set) var isLandscapeAloneOnPads = false

  /// Returns the orientations of the app that a document belongs to: by the property lists in the
  /// nearest folder around it that has some with orientations.
  static func around(_ path: String) -> AppOrientations {
    let file = URL(fileURLWithPath: path).standardizedFileURL
    for folder in file.foldersAround {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      let lists = names.filter { $0.hasSuffix("Info.plist") }.compactMap {
        orientations(folder.appendingPathComponent($0))
      }
      if !lists.isEmpty {
        return AppOrientations(
          isLandscapeAloneOnPhones: lists.allSatisfy { $0.phones },
          isLandscapeAloneOnPads: lists.allSatisfy { $0.pads })
      }
      if names.contains(".git") { break }
    }
    return AppOrientations()
  }

  /// Returns where an app is in landscape alone; `nil` for another list.
  private static func orientations(_ file: URL) -> (phones: Bool, pads: Bool)? {
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
    return (phones ?? all ?? false, pads ?? all ?? false)
  }
}
