import Foundation
import Testing

/// A file that imports a product of this package and a framework of Apple's can use the names of
/// both.
@Suite("Names of the products and of Apple's frameworks")
struct AppleNameTests {
  private static let frameworks = [
    "SwiftUI", "Charts", "RegexBuilder", "RealityKit", "ARKit", "Combine", "Observation",
    "Foundation", "UIKit", "AppKit", "CoreGraphics",
  ]

  /// The names of each framework, from `Tests/Platform/AppleNames.txt`.
  private func appleNames() throws -> [String: Set<String>] {
    var names: [String: Set<String>] = [:]
    var framework = ""
    let text = try RepositoryFile.text(of: "Tests/Platform/AppleNames.txt")
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("[") {
        framework = String(line.dropFirst().dropLast())
      } else {
        names[framework, default: []].insert(String(line))
      }
    }
    return names
  }

  /// The public top-level names of all library products, with the files that declare them.
  private func ownNames() throws -> [(name: String, file: String)] {
    let product = /\.library\(name: "(\w+)"/
    let declaration =
      /^(?:@\w+(?:\([^)]*\))? )*(?:public|open) (?:(?:final|indirect|nonisolated|distributed) )*(?:struct|class|enum|protocol|typealias|actor|func|let|var|macro) (\w+)/
    let group = /^precedencegroup (\w+)/
    let products = try RepositoryFile.text(of: "Package.swift").matches(of: product).map(\.output.1)
    #expect(products.contains("Anchors") && products.contains("AnchorsReport"))
    var names: [(String, String)] = []
    for product in products {
      let folder = "Sources/\(product)"
      for file in try RepositoryFile.files(in: folder) where file.hasSuffix(".swift") {
        for line in try RepositoryFile.text(of: "\(folder)/\(file)").split(separator: "\n") {
          if let match = try declaration.firstMatch(in: line) {
            names.append((String(match.output.1), "\(folder)/\(file)"))
          } else if let match = try group.firstMatch(in: line) {
            names.append((String(match.output.1), "\(folder)/\(file)"))
          }
        }
      }
    }
    return names
  }

  @Test("The list has the names that SwiftUI and the others are known by")
  func list() throws {
    let names = try appleNames()
    #expect(Set(names.keys) == Set(Self.frameworks))
    #expect(names.values.reduce(0) { $0 + $1.count } > 1_900)
    let known = [
      "SwiftUI": ["Anchor", "Axis", "Edge", "LayoutDirection", "View", "withAnimation"],
      "Charts": ["Chart"], "RegexBuilder": ["Anchor", "Regex"], "RealityKit": ["Entity"],
      "ARKit": ["Anchor"], "Combine": ["Publisher"], "Observation": ["Observable"],
      "Foundation": ["Dimension", "URL"],
    ]
    for (framework, some) in known { #expect(names[framework]?.isSuperset(of: some) == true) }
  }

  @Test("No public top-level name of a product is a name of Apple's")
  func clashes() throws {
    let own = try ownNames()
    #expect(own.count > 80 && own.contains { $0.name == "LayoutAnchor" })
    for (framework, names) in try appleNames() {
      for (name, file) in own where names.contains(name) {
        Issue.record("\(name) in \(file) is a name of \(framework)")
      }
    }
  }

  @Test("No public top-level name of a product begins with a prefix of Apple's")
  func prefixes() throws {
    let prefix = /^(NS|UI|CG|AR)[A-Z_]|^kCG/
    for (name, file) in try ownNames() where try prefix.firstMatch(in: name) != nil {
      Issue.record("\(name) in \(file) begins with a prefix of Apple's")
    }
  }
}
