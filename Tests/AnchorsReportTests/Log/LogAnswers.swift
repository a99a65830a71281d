import AnchorsReport

/// The expected answers about the logs in `Fixtures/answers`.
extension LogAnswerTests {
  static let answers = [
    Answer(
      name: "agree", cause: .rounding, lines: [1, 2],
      sum: "48 needed, 48 available: equal as printed",
      repair: "lower the priority of UIView:0xa.height >= 48 to 999 (line 1)"),
    Answer(
      name: "alert", cause: .system, lines: [1],
      sum: "0 - 16 = -16 would be left for UIView:0xa's width", repair: nil),
    Answer(
      name: "anchorspace", cause: .app, lines: [1, 2],
      sum: "20 needed, 8 available: 12 too many",
      repair: "change the constant of UIView:0xa.bottom <= UIView:0xb.bottom + 8 to 20 (line 1)"),
    Answer(
      name: "back-button", cause: .system, lines: [3, 4, 5, 6, 7, 8, 9, 10],
      sum: "6 + 8 = 14 needed, 0 available: 14 too many", repair: nil),
    Answer(
      name: "before-layout", cause: .temporary, lines: [3, 4, 5],
      sum: "0 - 13 - 13 = -26 would be left for Harbor.TagView:0xa's width",
      repair:
        "lower the priority of Harbor.TagView:0xa.right == Harbor.Header:0xb.right - 13 to 999 (Header.swift:48, line 4)"
    ),
    Answer(
      name: "broken-elsewhere", cause: .app, lines: [3, 4, 5, 6],
      sum: "10 + 10 + 60 = 80 needed, 15 available: 65 too many",
      repair: "change the constant of UIView:0xb.height == 15 to 80 (line 6)"),
    Answer(name: "brokenalone", cause: .unknown, lines: [], sum: nil, repair: nil),
    Answer(
      name: "cellmask", cause: .temporary, lines: [1, 2, 3, 4], sum: "44 is not 100: 56 apart",
      repair:
        "lower the priority of UITextView:0xa.bottom == UITableViewCellContentView:0xb.bottom to 999 (line 3)"
    ),
    Answer(
      name: "center-at-most", cause: .app, lines: [3, 4, 5],
      sum: "at most (20 - 20) / 2 = 0, not 30: 30 apart",
      repair:
        "change the constant of UILabel:0xa1.centerX == UIView:0xb1.centerX + 30 to 0 (line 3)"),
    Answer(
      name: "center-doubled", cause: .app, lines: [3, 4, 5],
      sum: "(20 - 20) / 2 = 0 is not 30: 30 apart",
      repair:
        "change the constant of UILabel:0xa1.centerX == UIView:0xb1.centerX + 30 to 0 (line 3)"),
    Answer(
      name: "collapsed", cause: .app, lines: [2, 3, 4],
      sum: "0 - 3 - 4 = -7 would be left for UILabel:0xa's height",
      repair: "lower the priority of UILabel:0xa.bottom == UIView:0xb.bottom - 4 to 999 (line 3)"),
    Answer(
      name: "collectionlist", cause: .temporary, lines: [1, 2, 3, 4],
      sum: "44 is not 152: 108 apart",
      repair:
        "lower the priority of _UICollectionViewListCellContentView:0xa.height == 152 to 999 (line 3)"
    ),
    Answer(
      name: "conflicting-detected", cause: .app, lines: [2, 3], sum: "5 is not 0: 5 apart",
      repair: "remove NSView:0xa.width == 5 (line 2) or NSView:0xa.width == 0 (line 3)"),
    Answer(
      name: "container-mask", cause: .app, lines: [3, 4, 5],
      sum: "50 - 20 - 40 = -10 would be left for UILabel:0xa's height",
      repair:
        "set translatesAutoresizingMaskIntoConstraints = false for UIView:0xb (line 3), so that constraints determine its frame"
    ),
    Answer(
      name: "content-known", cause: .app, lines: [3, 4, 5, 6],
      sum: "120 + 16 + 16 = 152 needed, 100 available: 52 too many",
      repair:
        "change the constant of UILabel:0xa'Pier'.width >= 120 to 68 (line 3): leaves UILabel:0xa'Pier' 68 points; its content needs 60"
    ),
    Answer(
      name: "crlf-dup", cause: .app, lines: [1, 3], sum: "5 is not 0: 5 apart",
      repair: "remove UIView:0xa.width == 5 (line 1) or UIView:0xa.width == 0 (line 3)"),
    Answer(name: "cut", cause: .unknown, lines: [], sum: nil, repair: nil),
    Answer(
      name: "cut-system", cause: .system, lines: [], sum: nil,
      repair: nil),
    Answer(
      name: "document-view", cause: .app, lines: [3, 4, 5, 6, 7, 8],
      sum: "15 + 350 = 365 needed, 300 available: 65 too many",
      repair:
        "change the constant of NSTextField:0xa.width == 350 to 285 (line 3): leaves NSTextField:0xa 285 points"
    ),
    Answer(
      name: "empty-cell", cause: .temporary, lines: [3, 4, 5],
      sum: "0 - 10 - 30 = -40 would be left for UILabel:0xa1's width",
      repair:
        "lower the priority of UILabel:0xa1.trailing == App.PhotoCell:0xb1.trailing - 30 to 999 (line 4)"
    ),
    Answer(
      name: "endash", cause: .app, lines: [1, 2], sum: "10 is not 0: 10 apart",
      repair:
        "remove UILabel:0xa.leading == UIView:0xb.leading + 10 (line 1) or UILabel:0xa.leading == UIView:0xb.leading (line 2)"
    ),
    Answer(
      name: "entities", cause: .app, lines: [3, 4], sum: "50 needed, 48 available: 2 too many",
      repair:
        "change the constant of UIView:0xa.height >= 50 to 48 (line 4): leaves UIView:0xa 48 points"
    ),
    Answer(
      name: "escaped-title", cause: .rounding, lines: [3, 4],
      sum: "18 needed, 18 available: equal as printed",
      repair:
        "lower the priority of ALabel:0xa1'It couldn\\U2019t be'.firstBaseline == ALabel:0xa2'Error'.lastBaseline + 18 to 999 (line 4)"
    ),
    Answer(
      name: "escaped-width", cause: .app, lines: [3, 4], sum: "90 is not 100: 10 apart",
      repair:
        "remove UILabel:0xa1'It\\U2019s'.width == 100 (line 3) or UILabel:0xa1'It\\U2019s'.width == 90 (line 4)"
    ),
    Answer(
      name: "gaps-too-wide", cause: .app, lines: [3, 4, 5],
      sum: "200 - 120 - 90 = -10 would be left for NSTextField:0xa1's width",
      repair: "change the constant of NSView:0xb1.width == 200 to more than 210 (line 5)"),
    Answer(
      name: "generic", cause: .app, lines: [1, 2], sum: "5 is not 0: 5 apart",
      repair:
        "remove _TtGC7SwiftUI14_UIHostingViewVS_7AnyView_:0xa.width == 5 (line 1) or SwiftUI._UIHostingView<SwiftUI.ModifiedContent<SwiftUI.AnyView, SwiftUI.RootModifier>>:0xa.width == 0 (line 2)"
    ),
    Answer(
      name: "head", cause: .unknown, lines: [], sum: nil,
      repair: nil),
    Answer(
      name: "hidden2", cause: .app, lines: [1, 2, 3], sum: "0.5 × 414 = 207 is not 0: 207 apart",
      repair: "change the constant of UIView:0xa.right == UIView:0xb.right to -207 (line 2)"),
    Answer(
      name: "identifiers", cause: .system, lines: [1, 2], sum: "0.4 is not 0: 0.4 apart",
      repair: nil),
    Answer(
      name: "json-string", cause: .app, lines: [1, 1], sum: "8 is not 5: 3 apart",
      repair: "remove UIView:0xa.width == 8 (line 1) or UIView:0xa.width == 5 (line 1)"),
    Answer(
      name: "keyboard", cause: .system, lines: [1, 2], sum: "17 is not 0: 17 apart", repair: nil),
    Answer(
      name: "margins-needed", cause: .temporary, lines: [3, 4, 5, 6],
      sum: "343 needed, 50 + 8 + 8 = 66 available: 277 too many",
      repair:
        "lower the priority of UITableViewCellContentView:0xb.trailingMargin == UIImageView:0xa.trailing - 8 to 999 (line 4)"
    ),
    Answer(name: "margins-together", cause: .unknown, lines: [], sum: nil, repair: nil),
    Answer(
      name: "maskfix", cause: .app, lines: [1, 2, 3, 4, 5],
      sum: "0 - 2 × 20 = -40 would be left for UIStackView:0xc's width",
      repair: "turn off translatesAutoresizingMaskIntoConstraints of UIButton:0xa"),
    Answer(
      name: "maskident", cause: .temporary, lines: [1, 2], sum: "44 is not 50: 6 apart",
      repair: "lower the priority of UIView:0xa.height == 50 to 999 (line 2)"),
    Answer(
      name: "masonry-cell", cause: .temporary, lines: [1, 2, 3, 4],
      sum: "100 is not 200: 100 apart",
      repair:
        "lower the priority of UILabel:0xa.bottom == UITableViewCellContentView:0xb.bottom to 999 (line 2)"
    ),
    Answer(
      name: "midx", cause: .app, lines: [1, 2, 3], sum: "0.5 × 26 + 8 = 21 is not 14.5: 6.5 apart",
      repair: "turn off translatesAutoresizingMaskIntoConstraints of UIImageView:0xa"),
    Answer(
      name: "multiplier", cause: .app, lines: [1, 2, 3, 4], sum: "0.1 × 40 = 4 is not 0: 4 apart",
      repair: "change the constant of UIImageView:0xb.top == UILabel:0xa.top to 4 (line 3)"),
    Answer(
      name: "narrow-cell", cause: .temporary, lines: [3, 4, 5],
      sum: "27.333 - 10 - 30 = -12.667 would be left for UILabel:0xa1's width",
      repair:
        "lower the priority of UILabel:0xa1.trailing <= UITableViewCellContentView:0xb1.trailing - 30 to 999 (line 4)"
    ),
    Answer(
      name: "negwidthrepair", cause: .app, lines: [1, 2, 3],
      sum: "1 - 10 - 11 = -20 would be left for UILabel:0xa's width",
      repair: "change the constant of UIView:0xb.width == 1 to more than 21 (line 3)"),
    Answer(
      name: "no-room", cause: .app, lines: [3, 4, 5],
      sum: "0 - 20 - 20 = -40 would be left for UIButton:0xa1'Send''s width",
      repair:
        "remove UIButton:0xa1'Send'.leading == UIScrollView:0xa2.trailing + 20 (line 4) or UIScrollView:0xa2.trailing == UIView:0xb1.trailing (line 5): both determine UIScrollView:0xa2.trailing"
    ),
    Answer(
      name: "nobrackets", cause: .app, lines: [2, 3], sum: "5 is not 0: 5 apart",
      repair: "remove UIView:0xa.width == 5 (line 2) or UIView:0xa.width == 0 (line 3)"),
    Answer(
      name: "nospace-asterisk", cause: .system, lines: [1, 2], sum: "5 is not 0: 5 apart",
      repair: nil),
    Answer(
      name: "one-cause", cause: .app, lines: [3, 4],
      sum: "90 needed, 80 available: 10 too many",
      repair:
        "change the constant of UILabel:0x7f01.width >= 90 to 80 (Berth.swift:12, line 3): leaves UILabel:0x7f01 80 points",
      repetitions: 2),
    Answer(
      name: "oneline", cause: .app, lines: [1, 1], sum: "5 is not 0: 5 apart",
      repair: "remove UIView:0xa.width == 0 (line 1) or UIView:0xa.width == 5 (line 1)"),
    Answer(
      name: "pathspace", cause: .app, lines: [1, 2], sum: "60 is not 61: 1 apart",
      repair:
        "remove UIView:0xa.height == 60 (View Controller.swift:98, line 1) or UIView:0xa.height == 61 (View Controller.swift:99, line 2)"
    ),
    Answer(
      name: "quoted", cause: .temporary, lines: [3, 5, 6],
      sum: "28 - 10 - 20 = -2 would be left for UILabel:0xa'a > b''s height",
      repair:
        "lower the priority of UILabel:0xa'a > b'.bottom == UITableViewCellContentView:0xb.bottom - 20 to 999 (line 5)"
    ),
    Answer(
      name: "quotedbackslash", cause: .app, lines: [1, 2], sum: "128 is not 0: 128 apart",
      repair:
        "remove UILabel:0xa'Orange\\nFor som...'.height == 128 (line 1) or UILabel:0xa'Orange\\nFor som...'.height == 0 (line 2)"
    ),
    Answer(
      name: "repeated", cause: .app, lines: [3, 4], sum: "90 needed, 80 available: 10 too many",
      repair:
        "change the constant of UILabel:0x7f01.width >= 90 to 80 (line 3): leaves UILabel:0x7f01 80 points",
      repetitions: 3),
    Answer(name: "samename", cause: .none, lines: [], sum: nil, repair: nil),
    Answer(
      name: "smart-identifier", cause: .temporary, lines: [1, 2],
      sum: "50 needed, 48 available: 2 too many",
      repair: "lower the priority of UIView:0xa.height >= 50 to 999 (line 2)"),
    Answer(
      name: "smart-superview", cause: .app, lines: [1, 2], sum: "5 is not 0: 5 apart",
      repair:
        "remove UIView:0xa.leading == UIView:0xb.leading + 5 (line 1) or UIView:0xa.leading == UIView:0xb.leading (line 2)"
    ),
    Answer(
      name: "stack-before-layout", cause: .temporary, lines: [3, 4, 5, 6],
      sum: "20 needed, 0 available: 20 too many", repair: nil),
    Answer(
      name: "stated-height", cause: .temporary, lines: [3, 4, 5, 6, 7],
      sum: "20 + 20 + 1000 + 8 = 1048 needed, 44 available: 1004 too many",
      repair:
        "lower the priority of UITextView:0xa2.bottom == UITableViewCellContentView:0xb1.bottom - 20 to 999 (line 5)"
    ),
    Answer(
      name: "stated-size", cause: .app, lines: [1, 2, 3, 4],
      sum: "10 + 100 + 10 = 120 needed, 15 available: 105 too many",
      repair: "change the constant of UIView:0xb.height == 15 to 120 (line 4)"),
    Answer(
      name: "stated-size-of-a-fifth", cause: .app, lines: [1, 2, 3, 4],
      sum: "10 + 100 + 10 = 120 needed, 25 available: 95 too many",
      repair: "change the constant of UIView:0xb.height == 25 to 120 (line 4)"),
    Answer(
      name: "swiftname", cause: .app, lines: [1, 2], sum: "5 is not 0: 5 apart",
      repair:
        "remove UIView:0xa.width == 5 (line 1) or _TtGC7SwiftUI14_UIHostingViewVS_7AnyView_:0xa.width == 0 (line 2)"
    ),
    Answer(
      name: "tab", cause: .app, lines: [1, 2], sum: "44 is not 50: 6 apart",
      repair: "remove UIView:0xa.height == 44 'id' (line 1) or UIView:0xa.height == 50 (line 2)"),
    Answer(
      name: "tail", cause: .unknown, lines: [], sum: nil,
      repair: nil),
    Answer(
      name: "tildes", cause: .temporary, lines: [5, 7, 9, 11],
      sum: "20 + 24 = 44 needed, 38 available: 6 too many",
      repair:
        "lower the priority of UIStackView:0xa.bottom == UIView:0xb.bottom - 20 to 999 (line 7)"
    ),
    Answer(
      name: "too-large", cause: .app, lines: [3, 4, 5, 6],
      sum: "10 + 10 + 200 = 220 taken up, 375 available: 155 left over",
      repair: "change the constant of UILabel:0xa1.width == 200 to 355 (line 5)"),
    Answer(
      name: "toolbar", cause: .system, lines: [3, 4, 5, 6], sum: "320 is not 0: 320 apart",
      repair: nil),
    Answer(
      name: "two-stated", cause: .app, lines: [3, 4, 5, 6, 8],
      sum: "20 + 8 + 20 + 500 = 548 needed, 40 available: 508 too many",
      repair: "change the constant of UIView:0xb1.width == 40 to more than 548 (line 8)"),
    Answer(
      name: "unnamedmargins", cause: .temporary, lines: [1, 2, 3, 4],
      sum: "9 + 6 + 56 = 71 needed, 60 available: 11 too many",
      repair:
        "lower the priority of UITableViewCellContentView:0xb.bottomMargin == UIImageView:0xa.bottom + 9 to 999 (line 1)"
    ),
    Answer(
      name: "wrap3", cause: .app, lines: [2, 5], sum: "128 is not 0: 128 apart",
      repair:
        "lower the priority of UILabel:0xa'Name'.height == 128 to 999 (line 5): a stack view hides UILabel:0xa'Name' (line 2)"
    ),
    Answer(
      name: "zero-position", cause: .app, lines: [2, 3, 4], sum: "20 is not 0: 20 apart",
      repair: "turn off translatesAutoresizingMaskIntoConstraints of UILabel:0xa"),
  ]
}
