import Foundation
import TestSupport

/// The public symbols of the stand-in, as the compiler prints them.
struct StandInSymbols {
  struct Symbol {
    let declaration: SymbolDeclaration
    let isMainActor: Bool
    let isType: Bool
  }

  /// By type and member: `UIView.setContentHuggingPriority(_:for:)`.
  private(set) var symbols: [String: Symbol] = [:]

  init() throws {
    let info = try SwiftCompiler.run(["swiftc", "-print-target-info"])
    let target = try JSONDecoder().decode(Info.self, from: Data(info.text.utf8)).target.triple
    let folder = FileManager.default.temporaryDirectory.appending(path: "symbols-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for module in [platformName, "CoreGraphics"] {
      _ = try SwiftCompiler.run(
        ["swift-symbolgraph-extract", "-module-name", module, "-target", target, "-I"]
          + [try SwiftCompiler.modulesDirectory().path, "-output-dir", folder.path]
          + ["-minimum-access-level", "public"])
    }
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let data = try Data(contentsOf: folder.appending(path: name))
      for symbol in try JSONDecoder().decode(Graph.self, from: data).symbols {
        let text = symbol.declarationFragments.map(\.spelling).joined()
        symbols[symbol.pathComponents.joined(separator: ".")] = Symbol(
          declaration: SymbolDeclaration(text),
          isMainActor: text.contains("@MainActor") && !text.contains("nonisolated"),
          isType: Self.types.contains(symbol.kind.identifier))
      }
    }
  }

  private static let types: Set<String> = [
    "swift.class", "swift.struct", "swift.enum", "swift.protocol", "swift.typealias",
  ]

  private struct Info: Decodable {
    struct Target: Decodable { let triple: String }
    let target: Target
  }

  private struct Graph: Decodable {
    struct Symbol: Decodable {
      struct Fragment: Decodable { let spelling: String }
      struct Kind: Decodable { let identifier: String }
      let pathComponents: [String]
      let declarationFragments: [Fragment]
      let kind: Kind
    }
    let symbols: [Symbol]
  }
}
