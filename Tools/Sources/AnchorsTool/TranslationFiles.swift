import Foundation
import InterfaceBuilder

/// The translations beside a document: files of strings, string catalogs and other documents.
enum TranslationFiles {
  /// Returns the translations of a document, by language.
  ///
  /// A storyboard in `Base.lproj` has them in files of the same name: strings or storyboards in
  /// `de.lproj`, or a catalog beside it or in `mul.lproj`.
  static func beside(_ path: String) -> [Translation] {
    let file = URL(fileURLWithPath: path).standardizedFileURL
    let name = file.deletingPathExtension().lastPathComponent
    let own = file.deletingLastPathComponent()
    let isInLanguage = own.pathExtension == "lproj"
    let folder = isInLanguage ? own.deletingLastPathComponent() : own
    var translations: [Translation] = []
    for catalog in [folder, own, folder.appendingPathComponent("mul.lproj")] {
      translations += catalogs(catalog.appendingPathComponent("\(name).xcstrings"))
      if !translations.isEmpty { return translations }
    }
    if !isInLanguage { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for other in names.sorted() where other.hasSuffix(".lproj") && other != own.lastPathComponent {
      let language = String(other.dropLast(6))
      let place = folder.appendingPathComponent(other)
      let strings = place.appendingPathComponent("\(name).strings")
      if let texts = texts(strings) {
        translations.append(Translation(language, texts))
      } else if let document = try? DocumentFile(
        place.appendingPathComponent(file.lastPathComponent).path
      ).document {
        translations.append(Translation(language, document))
      }
    }
    return translations
  }

  /// Returns the texts of a file of strings; `nil` if there is none, or it cannot be read.
  private static func texts(_ file: URL) -> [String: String]? {
    guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
    let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    return list as? [String: String]
  }

  private struct Catalog: Decodable {
    struct Unit: Decodable { var value: String? }
    struct Localization: Decodable { var stringUnit: Unit? }
    struct Entry: Decodable { var localizations: [String: Localization]? }
    var sourceLanguage: String?
    var strings: [String: Entry]
  }

  /// Returns the translations of a string catalog.
  private static func catalogs(_ file: URL) -> [Translation] {
    guard let data = FileManager.default.contents(atPath: file.path),
      let catalog = try? JSONDecoder().decode(Catalog.self, from: data)
    else { return [] }
    var languages: [String: [String: String]] = [:]
    for (key, entry) in catalog.strings {
      for (language, localization) in entry.localizations ?? [:]
      where language != catalog.sourceLanguage {
        languages[language, default: [:]][key] = localization.stringUnit?.value
      }
    }
    return languages.sorted { $0.key < $1.key }.map { Translation($0.key, $0.value) }
  }
}
