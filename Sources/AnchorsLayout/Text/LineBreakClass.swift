import AnchorsSolver

/// A line breaking class of Unicode's annex 14, or classes that have the same rules in our use.
enum LineBreakClass: UInt8 {
  case letter = 0x61  //  a: AL, AI, NU, SA and all others
  case beforeBreak = 0x62  //  b: BA, HY
  case close = 0x63  //  c: CL, CP
  case dash = 0x64  //  d: B2
  case ellipsis = 0x65  //  e: IN
  case afterBreak = 0x66  //  f: BB
  case glue = 0x67  //  g: GL, WJ
  case hebrewLetter = 0x68  //  h: HL
  case ideograph = 0x69  //  i: ID, EB, EM, RI, CB, H2, H3, JL, JV, JT
  case mark = 0x6D  //  m: CM that is a character of its own
  case nonstarter = 0x6E  //  n: NS, CJ
  case open = 0x6F  //  o: OP
  case prefix = 0x70  //  p: PR
  case quotation = 0x71  //  q: QU
  case postfix = 0x73  //  s: PO
  case exclamation = 0x78  //  x: EX, IS, SY
}

extension LineBreakClass {
  /// The class of a scalar, and `true` if lines may end beside it without a space or a hyphen: if
  /// it is an ideograph, kana, Hangul, an emoji, a wide bracket, or a mark that ends words.
  ///
  /// - Complexity: O(log(number of runs)).
  static func entry(of scalar: Unicode.Scalar) -> (class: LineBreakClass, isEastAsian: Bool) {
    let place = runs.indices.partitioningIndex { runs[$0].end > scalar.value }
    let letter = place < runs.count ? runs[place].letter : letter.rawValue
    return (LineBreakClass(rawValue: letter | 0x20) ?? .letter, letter & 0x20 == 0)
  }

  /// Scalars one after the other that have one entry.
  private struct Run {
    var letter: UInt8
    /// The value after the last scalar's.
    var end: UInt32
  }

  private static let runs: [Run] = {
    var runs: [Run] = []
    var (start, length): (UInt32, UInt32) = (0, 0)
    for byte in table.utf8 {
      if byte >= 0x41 {
        start = runs.last?.end ?? 0
        length = 0
        runs.append(Run(letter: byte, end: start + 1))
      } else {
        length = 10 * length + UInt32(byte - 0x30)
        runs[runs.count - 1].end = start + length
      }
    }
    return runs
  }()

  /// The classes of all scalars: the letter of each run, and its length if that is not 1. Uppercase
  /// if the entry is East Asian.
  ///
  /// Source: `LineBreak-15.0.0.txt` of the Unicode Character Database. It is a string because an
  /// array literal of this length would be 20 times as much code.
  private static let table = """
    m9a5m18axqapsaqocapxbx2a10x2a3xa27opca29obcam6am26gosp3a5qaba2spa2fa6qa3oa520fa3fa18fa111ga12\
    g7a27xa522xBa4pa46Ba7xa9h27a4h4a22s3x2a13xmx3a74sa105xa291x2a4p2a356B2a140s2a5sapa245pa263p\
    a125fa12fa244sa197pa26B2a165f4af2gf2Bgx5gaxa31Ba5ococa65Ba5Ba56B2a16f2Bfa5g2a111B2a180I256a353\
    Ba158Ba666oca78B3a71B2a157B2naBaBpa38x2B2fax2a4ga309x2a532B2aB4a28B2a188B5a62B2a333ga46ga512f\
    a9ga4mam2bgb2da3q2oq3oqa4e3ba2m5gs8aq2an2a6xocn3a12bsb4ab2aga5m10a13oca14oca17p7sp14sp4sp2sps\
    p15a51sa5sa12pa251p2a219ea24ococa14I2a13OCa197I4a524I4a16I2a2IaI6a25I3a44Ia22Ia61I12a4IaI3aI2\
    a3I2a2Ia2I3a8Ia6I5aI4a2I8a3I6a77q6ax2Ia3ocococococococa79oca31ocococococa403ocococococococococ\
    ococa63ococa32oca763xB3axBa112Ba143q14B8aBoBa2q2a2q2ococococB4xaB2aB2a5d2B3aB2oB8aBaB2a3x2ococ\
    ococBa34I26aI89a12I214a26I12a5C2I2NI2OCOCOCOCOCI2OCOCOCOCNOC2I10a6I5aI5N2I3aNININININI25NI31NI\
    NINI6NI6N2a4N4IN2ININININI25NI31NININI6NI6N2I4N4Ia5I43aI94aI84a12N16I31aI40a8I7024a64I21013N\
    I1143a3I55a55B2a269BXBa227B5a320Sa59F2X2a86B2a44Fa49B2a48I29a74B3a147B3a144B2a249Ba20I11172a12\
    I23a4I49a8452I512a29hah10ah13ah5ahah2ah2ah10a494COa188Sa19XC2X4OCea22I5OCOCOCOCOCOCOCOCI2OCI7C\
    ICaN2X2IOCOCOCI8aIPSIa147gaXI2PSI2OCI2CICI11N2I3XI27OICI29OICIOC2OC2NIN10I45N2I31a3I6a2I6a2I6\
    a2I3a3SPI3P2a18m3Ia259B3a668Ba48Ba1158Ba199Ba304B8a152B6ea66B7a877Ba409B2a117B4a126B4a49Fa79B2\
    aBa18FaB3a88B2aB2a108Ba417B4a11B2a357FB2X2a3B15a105B2a29F13a207B3a517B3a155Fa92FaB4Fa84B3aF3B2\
    a93F10a311B5a42FXa721B2I11a141S4a30Ba1136B5a3555O3C3a36Ca3OCOCa239OC2a180g7OCg3OCOCa4494OC\
    a9374B2a133Ba65B3a10Ba850B2a327N4ga27I6136a8I768a512I9a8951I291a15Na29N3a2Na14N4a8I396a2467Bm4\
    a5327m8a2316B4a2164Pa1630O2a844Sa3Sa847I256a13I3a93I3a61I495a2I23a2I5aI227aIaIaI10aIa2I77a7I16\
    a14I13a24I138a8I24a6I86a38q3N3a4I128a116I12a85I43a12I4a56I8a10I6a40I8a30I82a12I244a84I172a256\
    I1022a2I65534a2I65534a655363ma30m96
    """
}
