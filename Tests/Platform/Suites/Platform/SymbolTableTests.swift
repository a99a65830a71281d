import TestSupport
import Testing

/// The stand-in is as Apple declares it, wherever the library uses it.
@Suite("The table of Apple's symbols")
struct SymbolTableTests {
  /// The symbols of Linux's Foundation and Dispatch in the table, which replace Apple's here.
  private static let outside: Set<String> = [
    "CGFloat", "CGPoint", "CGRect", "CGSize", "DispatchQueue", "DispatchSpecificKey", "Double",
    "NSEdgeInsets", "NSLock", "NSObject", "TimeInterval",
  ]

  /// The compiler's findings, computed once for all tests.
  private static let sources = Result { try PlatformSources() }
  private static let standInSymbols = Result { try StandInSymbols().symbols }

  /// The rows about the platform that these tests are compiled for.
  private func rows() throws -> [SymbolTable.Row] {
    let sections = try SymbolTable().sections
    return try #require(sections[platformName]) + #require(sections[SymbolTable.common])
  }

  /// A name without labels that are all underscores, which the compiler's tree leaves out.
  private func key(_ name: String) -> String {
    name.replacing(/\((?:_:)+\)$/, with: "")
  }

  /// The member of a name, without its type.
  private func member(_ name: String) -> String {
    let labels = name.firstIndex(of: "(") ?? name.endIndex
    let dot = name[..<labels].lastIndex(of: ".").map { name.index(after: $0) }
    return String(name[(dot ?? name.startIndex)...])
  }

  @Test("Each row has six cells, agrees with its declaration, and names its source")
  func consistency() throws {
    let table = try SymbolTable()
    #expect(table.broken == [])
    #expect(table.sections.count == 3 && table.sections.values.reduce(0) { $0 + $1.count } > 280)
    for (section, rows) in table.sections {
      #expect(Set(rows.map(\.symbol)).count == rows.count, "a symbol is there twice in \(section)")
      for row in rows {
        #expect(row.declaration.optional == row.optional, "\(row.symbol)")
        #expect(!row.availability.isEmpty && !row.source.isEmpty, "\(row.symbol)")
        let platform = section == "AppKit" ? "macOS" : "iOS"
        #expect(row.availability.contains(platform) || row.symbol.hasPrefix("NSEdgeInsets"))
      }
    }
  }

  @Test("Each symbol that a source in Platform uses has a row")
  func uses() throws {
    let sources = try Self.sources.get()
    let rows = try rows()
    let keys = Set(rows.map { key($0.symbol) }), members = Set(keys.map(member))
    #expect(sources.members.count > 100)
    for used in sources.members.sorted() {
      // A subclass or an alias may stand before the member.
      #expect(keys.contains(key(used)) || members.contains(member(key(used))), "\(used)")
    }
    for (name, symbol) in try Self.standInSymbols.get() where symbol.isType && !name.contains("_") {
      let type = member(name)
      #expect(!sources.words.contains(type) || members.contains(type), "\(name)")
    }
  }

  @Test("Each row is in the stand-in, with the same optionality and isolation")
  func standIn() throws {
    let symbols = try Self.standInSymbols.get()
    for row in try rows() {
      guard let symbol = symbols[row.symbol] else {
        let type = String(row.symbol.prefix { $0 != "." })
        #expect(Self.outside.contains(type), "\(row.symbol) is not in the stand-in")
        continue
      }
      #expect(
        symbol.declaration.optional == row.optional, "\(row.symbol): \(symbol.declaration.text)")
      #expect(symbol.isMainActor == row.isMainActor, "\(row.symbol): \(symbol.declaration.text)")
    }
  }

  @Test("Conversions between CGFloat and Double are explicit, as older compilers require")
  func conversions() throws {
    let places = try Self.sources.get().implicitConversions
    #expect(places == [])
  }
}
