import AnchorsLayout
import Testing

/// Where mistakes are: at the first character that no right format could have there; at the end if the
/// format ends too early; after a name or a number that is unknown or out of range.
@Suite("Visual formats: places of mistakes")
struct VisualFormatPlaceTests {
  /// A format with its mistake marked: `^` stands before the place, `_` before the token if that begins
  /// elsewhere.
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
    Mistake("[_zz^]", .unknownItem),
    Mistake("[_zz^", .unknownItem),
    Mistake("[_A^]", .unknownItem),
    Mistake("[_aa^]", .unknownItem),
    Mistake("[_gap^]", .unknownItem),
    Mistake("|[a][_zz^][yy]", .unknownItem),
    Mistake("[_self^.a]", .unknownItem),
    Mistake("[a^", .unbalancedBracket),
    Mistake("[a^ ]", .unbalancedBracket),
    Mistake("[a^.b]", .unbalancedBracket),
    Mistake("[a^-b]", .unbalancedBracket),
    Mistake("[_ae^\u{301}]", .unknownItem),
    Mistake("[a^[b]", .unbalancedBracket),
    Mistake("[a^==50]", .unbalancedBracket),
    Mistake("[a^)]", .unbalancedBracket),
    Mistake("[a(50)^", .unbalancedBracket),
    Mistake("[a(50)^)]", .unbalancedBracket),
    Mistake("[a(50)^(60)]", .unbalancedBracket),
    Mistake("[a(50)^[b]", .unbalancedBracket),
    Mistake("[a(50^", .unbalancedBracket),
    Mistake("[a(50^]", .unbalancedBracket),
    Mistake("[a(50^ )]", .unbalancedBracket),
    Mistake("[a(50^;60)]", .unbalancedBracket),
    Mistake("[a(b^*2)]", .unbalancedBracket),
    Mistake("[a(b^+8)]", .unbalancedBracket),
    Mistake("[a(50^pt)]", .unbalancedBracket),
    Mistake("[a(5.0^.0)]", .unbalancedBracket),
    Mistake("[a(50@60^@70)]", .unbalancedBracket),
    Mistake("[a(==b^==c)]", .unbalancedBracket),
  ]

  private static let lists = [
    Mistake("[a(^)]", .expectedTerm),
    Mistake("[a(^", .expectedTerm),
    Mistake("[a(^,50)]", .expectedTerm),
    Mistake("[a(50,^)]", .expectedTerm),
    Mistake("[a(50,^,60)]", .expectedTerm),
    Mistake("[a(50,^ 60)]", .expectedTerm),
    Mistake("[a(==^)]", .expectedTerm),
    Mistake("[a(>=^", .expectedTerm),
    Mistake("[a(==^=50)]", .expectedTerm),
    Mistake("[a(>=^@750)]", .expectedTerm),
    Mistake("[a(^@750)]", .expectedTerm),
    Mistake("[a(_-^)]", .expectedTerm),
    Mistake("[a(_-^b)]", .expectedTerm),
    Mistake("[a(_-^-5)]", .expectedTerm),
    Mistake("[a(_.^)]", .expectedTerm),
    Mistake("[a(_5e^)]", .expectedTerm),
    Mistake("[a]-(^)-[b]", .expectedTerm),
    Mistake("[a]-(8,^)-[b]", .expectedTerm),
    Mistake("[a]-(>=^)-[b]", .expectedTerm),
    Mistake("[a]-(^[b])-[b]", .expectedTerm),
    Mistake("[a(_>^50)]", .expectedRelation),
    Mistake("[a(_=^50)]", .expectedRelation),
    Mistake("[a(_=^>50)]", .expectedRelation),
    Mistake("[a(_<^", .expectedRelation),
    Mistake("[a(_<^>50)]", .expectedRelation),
    Mistake("[a]-(_>^8)-[b]", .expectedRelation),
    Mistake("[a(^!=50)]", .expectedTerm),
    Mistake("[a(_zz^)]", .unknownName),
    Mistake("[a(>=_zz^@750)]", .unknownName),
    Mistake("[a(50@^)]", .expectedNumber),
    Mistake("[a(50@^", .expectedNumber),
    Mistake("[a(50@^,60)]", .expectedNumber),
    Mistake("[a(50@_-^)]", .expectedNumber),
    Mistake("[a]-(8@^)-[b]", .expectedNumber),
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
    Mistake("[a]-(8^-[b]", .unbalancedBracket),
    Mistake("[a]-(>=8^-[b]", .unbalancedBracket),
    Mistake("[a]-(8^", .unbalancedBracket),
    Mistake("[a]-_zz^-[b]", .unknownMetric),
    Mistake("[a]-_b^-[b]", .unknownMetric),
    Mistake("[a]-_zz^", .unknownMetric),
    Mistake("[a]-(_zz^)-[b]", .unknownMetric),
    Mistake("[a]-(>=_b^)-[b]", .unknownMetric),
    Mistake("|-_zz^-[a]", .unknownMetric),
  ]

  @Test("and their kinds", arguments: structure + views + lists + spaces)
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
