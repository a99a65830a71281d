import Dispatch
import Foundation
import InterfaceBuilder

/// One document of `anchors check`, with its findings.
struct CheckedFile: Encodable, Sendable {
  /// The path, as it was given or found.
  let path: String
  /// The findings by line.
  var findings: [Finding] = []
  /// The reason why the document cannot be read, with the path.
  var failure: String?

  /// `true` for a Swift file.
  var isSwift: Bool { path.hasSuffix(".swift") }

  /// Checks files and all documents in folders, in parallel.
  ///
  /// - Returns: The documents in the order of their paths.
  static func check(_ paths: [String], _ options: CheckOptions) -> [CheckedFile] {
    let files = documents(in: paths)
    let results = Results(count: files.count)
    DispatchQueue.concurrentPerform(iterations: files.count) { index in
      results.set(check(files[index], options), at: index)
    }
    return results.all
  }

  /// `true` for a Swift file, and for a folder with one.
  static func hasSwift(_ path: String) -> Bool {
    if path.hasSuffix(".swift") { return true }
    let names = FileManager.default.enumerator(atPath: path)
    while let name = names?.nextObject() as? String {
      if isPassedOver(name) {
        names?.skipDescendants()
      } else if name.hasSuffix(".swift") {
        return true
      }
    }
    return false
  }

  /// Checks a document; returns `nil` for one that the configuration excludes.
  private static func check(_ path: String, _ options: CheckOptions) -> CheckedFile? {
    var file = CheckedFile(path: path)
    do throws(Unreadable) {
      let configuration = try Configuration.found(for: path)
      if configuration.excludes(path) { return nil }
      let document = try DocumentFile(path).document
      var options = options.inApp(of: path)
      options.rules.subtract(configuration.disabled)
      let translations = TranslationFiles.beside(path)
      file.findings = document.scenes.flatMap {
        SceneChecker.check($0, in: document, options, translations)
      }
      .sorted { $0.line < $1.line }
    } catch {
      file.failure = error.message
    }
    return file
  }

  /// Returns the storyboards and xibs, without translations of documents that are there as well.
  private static func documents(in paths: [String]) -> [String] {
    var found: Set<String> = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
        isFolder.boolValue
      else {
        if !path.hasSuffix(".swift") { found.insert(path) }
        continue
      }
      let base = path.hasSuffix("/") ? String(path.dropLast()) : path
      let names = FileManager.default.enumerator(atPath: path)
      while let name = names?.nextObject() as? String {
        if isPassedOver(name) {
          names?.skipDescendants()
        } else if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
          found.insert(base == "." ? name : "\(base)/\(name)")
        }
      }
    }
    return withoutTranslations(found.sorted())
  }

  /// Returns `true` for hidden files, and for the folders of packages and builds.
  private static func isPassedOver(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return name.hasPrefix(".") || ["Pods", "Carthage", "DerivedData"].contains(name)
  }

  /// Leaves out a document of one language if another folder `….lproj` beside it has the same one:
  /// `Base.lproj` is kept, else English, else the first.
  private static func withoutTranslations(_ paths: [String]) -> [String] {
    var kept: [String: String] = [:]
    func key(_ path: String) -> String? {
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count > 1, parts[parts.count - 2].hasSuffix(".lproj") else { return nil }
      return (parts.dropLast(2) + [parts[parts.count - 1]]).joined(separator: "/")
    }
    for language in ["", "English", "en", "Base"] {
      for path in paths {
        guard let key = key(path) else { continue }
        if kept[key] == nil || path.contains("/\(language).lproj/") { kept[key] = path }
      }
    }
    return paths.filter { path in key(path).map { kept[$0] == path } ?? true }
  }
}

/// The results of several threads, by index.
private final class Results: @unchecked Sendable {
  private var files: [CheckedFile?]
  private let lock = NSLock()

  init(count: Int) { files = Array(repeating: nil, count: count) }

  func set(_ file: CheckedFile?, at index: Int) {
    lock.lock()
    files[index] = file
    lock.unlock()
  }

  var all: [CheckedFile] { files.compactMap { $0 } }
}

extension CheckOptions {
  /// Returns the options with the settings of the app around a document.
  func inApp(of path: String) -> CheckOptions {
    var options = self
    let app = AppSettings.around(path)
    options.devices = app.devices
    options.isLandscapeAlone = (app.isLandscapeAloneOnPhones, app.isLandscapeAloneOnPads)
    return options
  }
}
