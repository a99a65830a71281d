import AnchorsLayout
import Testing

/// The positions of mistakes.
///
/// A mistake is at the first character that no correct format could have there, at the end if the
/// format ends too early, and after a name or a number that is unknown or out of range.
@Suite("Visual formats: places of mistakes")
struct VisualFormatPlaceTests {
  /// A format with its mistake marked: `^` stands before the place, `_` before the token if that
  /// begins elsewhere.
  struct Mistake: CustomTestStringConvertible, Sendable {
    let marked: String
    let kind: LayoutTextError.Kind
    var testDescription: String { marked }

    init(_ marked: String, _ kind: LayoutTextError.Kind) {
      self.marked = marked
      self.kind = kind
    }
  }

  private static let structure = [
    Mistake("^", .empty),
    Mistake("H^", .expectedColon),
    Mistake("V^[a]", .expectedColon),
    Mistake("H^ :[a]", .expectedColon),
    Mistake("H^ello", .expectedColon),
    Mistake("H:^", .expectedView),
    Mistake("H:^V:[a]", .expectedView),
    Mistake("^X:[a]", .expectedView),
    Mistake("^h:[a]", .expectedView),
    Mistake("^:[a]", .expectedView),
    Mistake("^ [a]", .expectedView),
    Mistake("^a", .expectedView),
    Mistake("^]", .expectedView),
    Mistake("^-[a]", .expectedView),
    Mistake("^8-[a]", .expectedView),
    Mistake("|^", .expectedView),
    Mistake("|^|", .expectedView),
    Mistake("|^8[a]", .expectedView),
    Mistake("|^a|", .expectedView),
    Mistake("|-^|", .expectedView),
    Mistake("|-8-^|", .expectedView),
    Mistake("|-8-^", .expectedView),
    Mistake("V:|-(8)-^", .expectedView),
    Mistake("[a]-8-^", .expectedView),
    Mistake("[a]-8-^8-[b]", .expectedView),
    Mistake("[a]-8-^-[b]", .expectedView),
    Mistake("[a]-8-^b", .expectedView),
    Mistake("[a]^b", .expectedView),
    Mistake("[a]^ ", .expectedView),
    Mistake("[a]^ [b]", .expectedView),
    Mistake("[a]^]", .expectedView),
    Mistake("[a]^(50)", .expectedView),
    Mistake("[a]^8-[b]", .expectedView),
    Mistake("[a]^,[b]", .expectedView),
    Mistake("[a]|^[b]", .expectedEnd),
    Mistake("[a]|^|", .expectedEnd),
    Mistake("[a]|^-[b]", .expectedEnd),
    Mistake("[a]-|^-[b]", .expectedEnd),
    Mistake("|[a]|^ ", .expectedEnd),
    Mistake("|[a]|^\u{0}", .expectedEnd),
  ]

  private static let views = [
    Mistake("[^", .expectedName),
    Mistake("[^]", .expectedName),
    Mistake("[^(50)]", .expectedName),
    Mistake("[^1a]", .expectedName),
    Mistake("[^ a]", .expectedName),
    Mistake("[^[a]]", .expectedName),
    Mistake("[^ä]", .expectedName),
    Mistake("|[a][^|", .expectedName),
    Mistake("[_zz^]", .unknownView),
    Mistake("[_zz^", .unknownView),
    Mistake("[_A^]", .unknownView),
    Mistake("[_aa^]", .unknownView),
    Mistake("[_gap^]", .unknownView),
    Mistake("|[a][_zz^][yy]", .unknownView),
    Mistake("[_self^.a]", .unknownView),
    Mistake("[a^", .expectedCloseBracket),
    Mistake("[a^ ]", .expectedCloseBracket),
    Mistake("[a^.b]", .expectedCloseBracket),
    Mistake("[a^-b]", .expectedCloseBracket),
    Mistake("[_ae^\u{301}]", .unknownView),
    Mistake("[a^[b]", .expectedCloseBracket),
    Mistake("[a^==50]", .expectedCloseBracket),
    Mistake("[a^)]", .expectedCloseBracket),
    Mistake("[a(50)^", .expectedCloseBracket),
    Mistake("[a(50)^)]", .expectedCloseBracket),
    Mistake("[a(50)^(60)]", .expectedCloseBracket),
    Mistake("[a(50)^[b]", .expectedCloseBracket),
    Mistake("[a(50^", .expectedCloseParen),
    Mistake("[a(50^]", .expectedCloseParen),
    Mistake("[a(50^ )]", .expectedCloseParen),
    Mistake("[a(50^;60)]", .expectedCloseParen),
    Mistake("[a(b^*2)]", .expectedCloseParen),
    Mistake("[a(b^+8)]", .expectedCloseParen),
    Mistake("[a(50^pt)]", .expectedCloseParen),
    Mistake("[a(5.0^.0)]", .expectedCloseParen),
    Mistake("[a(50@60^@70)]", .expectedCloseParen),
    Mistake("[a(==b^==c)]", .expectedCloseParen),
  ]

  private static let lists = [
    Mistake("[a(^)]", .expectedNumberOrName),
    Mistake("[a(^", .expectedNumberOrName),
    Mistake("[a(^,50)]", .expectedNumberOrName),
    Mistake("[a(50,^)]", .expectedNumberOrName),
    Mistake("[a(50,^,60)]", .expectedNumberOrName),
    Mistake("[a(50,^ 60)]", .expectedNumberOrName),
    Mistake("[a(==^)]", .expectedNumberOrName),
    Mistake("[a(>=^", .expectedNumberOrName),
    Mistake("[a(==^=50)]", .expectedNumberOrName),
    Mistake("[a(>=^@750)]", .expectedNumberOrName),
    Mistake("[a(^@750)]", .expectedNumberOrName),
    Mistake("[a(_-^)]", .expectedNumberOrName),
    Mistake("[a(_-^b)]", .expectedNumberOrName),
    Mistake("[a(_-^-5)]", .expectedNumberOrName),
    Mistake("[a(_.^)]", .expectedNumberOrName),
    Mistake("[a(_5e^)]", .expectedNumberOrName),
    Mistake("[a]-(^)-[b]", .expectedNumberOrName),
    Mistake("[a]-(8,^)-[b]", .expectedNumberOrName),
    Mistake("[a]-(>=^)-[b]", .expectedNumberOrName),
    Mistake("[a]-(^[b])-[b]", .expectedNumberOrName),
    Mistake("[a(_>^50)]", .unknownRelation),
    Mistake("[a(_=^50)]", .unknownRelation),
    Mistake("[a(_=^>50)]", .unknownRelation),
    Mistake("[a(_<^", .unknownRelation),
    Mistake("[a(_<^>50)]", .unknownRelation),
    Mistake("[a]-(_>^8)-[b]", .unknownRelation),
    Mistake("[a(^!=50)]", .expectedNumberOrName),
    Mistake("[a(_zz^)]", .unknownName),
    Mistake("[a(>=_zz^@750)]", .unknownName),
    Mistake("[a(50@^)]", .expectedPriority),
    Mistake("[a(50@^", .expectedPriority),
    Mistake("[a(50@^,60)]", .expectedPriority),
    Mistake("[a(50@_-^)]", .expectedPriority),
    Mistake("[a]-(8@^)-[b]", .expectedPriority),
    Mistake("[a(50@_zz^)]", .unknownMetric),
    Mistake("[a(50@_b^)]", .unknownMetric),
    Mistake("[a(50@_0^)]", .priorityOutOfRange),
    Mistake("[a(50@_1000.5^)]", .priorityOutOfRange),
    Mistake("[a(50@_1200^)]", .priorityOutOfRange),
    Mistake("[a(50@_-1^)]", .priorityOutOfRange),
    Mistake("[a(50@_huge^)]", .priorityOutOfRange),
    Mistake("[a(50@_neg^,60)]", .priorityOutOfRange),
    Mistake("[a]-(8@_1001^)-[b]", .priorityOutOfRange),
    Mistake("[a(50@_1e999^)]", .notFinite),
    Mistake("[a(_1e999^)]", .notFinite),
    Mistake("[a(_endless^)]", .notFinite),
    Mistake("[a]-_endless^-[b]", .notFinite),
    Mistake("[a]-(_endless^)-[b]", .notFinite),
  ]

  private static let spaces = [
    Mistake("[a]-^", .expectedSpacing),
    Mistake("|-^", .expectedSpacing),
    Mistake("|-^-[a]", .expectedSpacing),
    Mistake("[a]-^-[b]", .expectedSpacing),
    Mistake("[a]-^-8-[b]", .expectedSpacing),
    Mistake("[a]-^ 8-[b]", .expectedSpacing),
    Mistake("[a]-^>=8-[b]", .expectedSpacing),
    Mistake("[a]-^)-[b]", .expectedSpacing),
    Mistake("[a]-^@750-[b]", .expectedSpacing),
    Mistake("[a]-^]", .expectedSpacing),
    Mistake("[a]-_.^-[b]", .expectedSpacing),
    Mistake("[a]-_8e-^[b]", .expectedSpacing),
    Mistake("[a]-8^", .expectedDash),
    Mistake("[a]-8^[b]", .expectedDash),
    Mistake("[a]-8^|", .expectedDash),
    Mistake("[a]-8^ -[b]", .expectedDash),
    Mistake("[a]-8^@750-[b]", .expectedDash),
    Mistake("[a]-8^,9-[b]", .expectedDash),
    Mistake("[a]-8^x-[b]", .expectedDash),
    Mistake("[a]-1.5^.2-[b]", .expectedDash),
    Mistake("[a]-gap^[b]", .expectedDash),
    Mistake("[a]-(8)^[b]", .expectedDash),
    Mistake("[a]-(8)^", .expectedDash),
    Mistake("|-(8)^|", .expectedDash),
    Mistake("[a]-(8)^(9)-[b]", .expectedDash),
    Mistake("[a]-(8^-[b]", .expectedCloseParen),
    Mistake("[a]-(>=8^-[b]", .expectedCloseParen),
    Mistake("[a]-(8^", .expectedCloseParen),
    Mistake("[a]-_zz^-[b]", .unknownMetric),
    Mistake("[a]-_b^-[b]", .unknownMetric),
    Mistake("[a]-_zz^", .unknownMetric),
    Mistake("[a]-(_zz^)-[b]", .unknownMetric),
    Mistake("[a]-(>=_b^)-[b]", .unknownMetric),
    Mistake("|-_zz^-[a]", .unknownMetric),
  ]

  @Test("Positions and kinds of mistakes are right", arguments: structure + views + lists + spaces)
  func place(of mistake: Mistake) throws {
    var format = ""
    var (token, offset): (Int?, Int?)
    for scalar in mistake.marked.unicodeScalars {
      switch scalar {
      case "^" where offset == nil: offset = format.unicodeScalars.count
      case "_" where token == nil: token = format.unicodeScalars.count
      default: format.unicodeScalars.append(scalar)
      }
    }
    let scene = FormatViews("a", "b", "c", "a1")
    let metrics = ["gap": 8.0, "huge": 5000, "neg": -6, "endless": Double.infinity]
    let error = try #require(
      #expect(throws: LayoutTextError.self) {
        try Constraint.visualFormat(format, metrics: metrics, views: scene.views)
      })
    #expect(error.kind == mistake.kind)
    #expect(error.offset == offset)
    #expect(error.range.lowerBound == token ?? offset)
  }
}
