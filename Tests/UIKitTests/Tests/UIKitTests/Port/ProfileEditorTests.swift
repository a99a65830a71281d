import Anchors
import TestSupport
import Testing

/// The screen of the article for those who come from SnapKit: what reaches UIKit, and where it is
/// then.
@Suite("A screen moved over from SnapKit") @MainActor
struct ProfileEditorTests {
  private let editor = ProfileEditor()

  init() {
    installSeam()
    editor.name.text = "Ada Byron"
    editor.handle.text = "@ada"
    editor.hint.text = "Visible to all"
    editor.notice.text = "Saved"
    editor.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    editor.view._safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    editor.view.layoutName = "view"
    for (name, view) in views { view.layoutName = name }
    for (index, row) in editor.rows.enumerated() {
      for (name, view) in [("caption", row.caption), ("field", row.field), ("line", row.line)] {
        view.layoutName = "\(name)\(index)"
      }
    }
  }

  private var views: [(String, UIView)] {
    let rows = editor.rows.enumerated().map { ("row\($0)", $1 as UIView) }
    let stats = editor.stats.enumerated().map { ("stat\($0)", $1) }
    return [
      ("header", editor.header), ("cover", editor.cover), ("shade", editor.shade),
      ("avatar", editor.avatar), ("badge", editor.badge), ("name", editor.name),
      ("handle", editor.handle), ("follow", editor.follow), ("form", editor.form),
      ("hint", editor.hint), ("notice", editor.notice), ("bar", editor.bar),
      ("rule", editor.rule), ("attach", editor.attach), ("message", editor.message),
      ("send", editor.send),
    ] + rows + stats
  }

  /// x, y, width and height of every view within its superview after a layout.
  private func frames() -> [String: [Double]] {
    editor.view.layoutIfNeeded()
    return Dictionary(
      uniqueKeysWithValues: views.map { name, view in
        let frame = view.frame
        return (name, [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) })
      })
  }

  /// The native constraints of the tree, by the view that they are placed on.
  private func written(in view: UIView) -> [String] {
    UIKitTests.written(on: view) + view.subviews.flatMap { written(in: $0) }
  }

  // MARK: - Frames

  //   y    0 ┌ header ─────────────── 390 × 220 ┐ cover, and shade to 212
  //          │                                  │
  //       63 │          ┌ avatar ┐              │  x 147 … 243
  //      135 │          │ 96×96 [badge]         │  x 219 … 243
  //      159 │          └────────┘              │
  //      167 │           name 72                │  x 159 … 231; the button from 172 to 204,
  //      185 │          handle 32       [follow]│  x 179 … 211; x 296 … 374
  //      220 └──────────────────────────────────┘
  //      236 ┌ form ── 358 × 132 ┐                 x 16 … 374; three rows of 44
  //      368 └───────────────────┘
  //      376   hint 334 × 16                       x 28 … 362
  //      408 [stat0 114][stat1 114][stat2 114]     x 16, 138, 260; to 452
  //      754 ┌ bar ─── 390 × 56 ┐
  //      810 └──────────────────┘                  the safe area ends
  private static let expandedFrames: [String: [Double]] = [
    "header": [0, 0, 390, 220], "cover": [0, 0, 390, 220], "shade": [0, 0, 390, 212],
    "avatar": [147, 63, 96, 96], "badge": [219, 135, 24, 24], "name": [159, 167, 72, 16],
    "handle": [179, 185, 32, 16], "follow": [296, 172, 78, 32],
    "form": [16, 236, 358, 132],
    "row0": [0, 0, 358, 44], "row1": [0, 44, 358, 44], "row2": [0, 88, 358, 44],
    "hint": [28, 376, 334, 16],
    "stat0": [16, 408, 114, 44], "stat1": [138, 408, 114, 44], "stat2": [260, 408, 114, 44],
    "notice": [175, -36, 40, 36],
    "bar": [0, 754, 390, 56], "rule": [0, 0, 390, 1], "attach": [12, 12, 32, 32],
    "message": [52, 8, 286, 40], "send": [346, 12, 32, 32],
  ]

  /// The frames of the expanded state with some of them changed.
  private func expanded(but changed: [String: [Double]]) -> [String: [Double]] {
    Self.expandedFrames.merging(changed) { $1 }
  }

  //   y    0 ┌ header ─────────────── 390 × 119 ┐ shade to 111
  //       63 │ ┌avatar┐                         │  x 16 … 56; badge x 32 … 56, y 79 … 103
  //       66 │ │      │ name                    │  x 68
  //       84 │ └──────┘ handle          [follow]│  x 68; y 71 … 103
  //      119 └──────────────────────────────────┘  all below is 101 higher
  private static let compactChanges: [String: [Double]] = [
    "header": [0, 0, 390, 119], "cover": [0, 0, 390, 119], "shade": [0, 0, 390, 111],
    "avatar": [16, 63, 40, 40], "badge": [32, 79, 24, 24], "name": [68, 66, 72, 16],
    "handle": [68, 84, 32, 16], "follow": [296, 71, 78, 32],
    "form": [16, 135, 358, 132], "hint": [28, 275, 334, 16],
    "stat0": [16, 307, 114, 44], "stat1": [138, 307, 114, 44], "stat2": [260, 307, 114, 44],
  ]

  @Test("The expanded screen has the expected frames")
  func expandedState() {
    #expect(frames() == Self.expandedFrames)
    #expect(Seam.shared.conflicts.isEmpty)
  }

  @Test("The compact screen has the expected frames, and the way back, too")
  func compactState() {
    editor.becomeCompact()
    #expect(frames() == expanded(but: Self.compactChanges))
    editor.becomeExpanded()
    #expect(frames() == Self.expandedFrames)
    #expect(Seam.shared.conflicts.isEmpty)
  }

  @Test("A row has 12 points, the caption of 80, 8 points, and the field to 346")
  func row() {
    editor.view.layoutIfNeeded()
    let row = editor.rows[1]
    #expect(row.caption.frame == CGRect(x: 12, y: 14, width: 80, height: 16))
    #expect(row.field.frame == CGRect(x: 100, y: 6, width: 246, height: 32))
    #expect(row.line.frame == CGRect(x: 12, y: 43, width: 346, height: 1))
  }

  @Test("The bar follows the keyboard, and grows with the lines of the message")
  func bar() {
    let keyboard = editor.view.keyboardLayoutGuide
    keyboard._keyboardHeight = 300
    // 844 - 300 - 56
    #expect(frames() == expanded(but: ["bar": [0, 488, 390, 56]]))
    editor.message.onLines(3)
    // 36 + 3 * 20 = 96, and 544 - 96; the buttons stay at its bottom.
    let grown: [String: [Double]] = [
      "bar": [0, 448, 390, 96], "attach": [12, 52, 32, 32], "send": [346, 52, 32, 32],
      "message": [52, 8, 286, 80],
    ]
    #expect(frames() == expanded(but: grown))
    keyboard._keyboardHeight = 0
    editor.message.onLines(1)
    #expect(frames() == Self.expandedFrames)
  }

  @Test("The notice comes and goes")
  func notice() {
    editor.showNotice(true)
    #expect(frames() == expanded(but: ["notice": [175, 55, 40, 36]]))
    editor.showNotice(false)
    #expect(frames() == Self.expandedFrames)
  }

  @Test("Without the hint, the views below are 16 points higher")
  func hint() {
    editor.showHint(false)
    let columns = [16.0, 138, 260].enumerated().map { ("stat\($0)", [$1, 392, 114, 44]) }
    let changed = Dictionary(uniqueKeysWithValues: columns + [("hint", [28, 376, 334, 0])])
    #expect(frames() == expanded(but: changed))
    editor.showHint(true)
    #expect(frames() == Self.expandedFrames)
  }

  // MARK: - Constraints

  // As written on the native constraints, in the order of the statements.
  private static let always = """
    header.top == view.top
    header.left == view.left
    header.right == view.right
    cover.top == header.top
    cover.leading == header.leading
    cover.bottom == header.bottom
    cover.trailing == header.trailing
    shade.top == cover.top
    shade.left == cover.left
    shade.bottom == cover.bottom - 8
    shade.right == cover.right
    avatar.top == view.safeArea.top + 16
    avatar.height == avatar.width
    avatar.left >= header.left + 16
    avatar.bottom <= header.bottom - 8
    badge.width == 24
    badge.height == 24
    badge.centerX == avatar.right - 12
    badge.bottom == avatar.bottom
    name.right <= header.right - 16
    name.width >= 40 ~ 750
    handle.top == name.bottom + 2
    follow.width == 0.2 * header.width
    follow.height == 32
    follow.right == header.right - 16
    follow.bottom == header.bottom - 16 ~ 750
    form.top == header.bottom + 16
    form.left == view.safeArea.left + 16
    form.right == view.safeArea.right - 16
    form.bottom <= bar.top - 16
    row0.left == form.left
    row0.right == form.right
    row0.height == 44
    row0.top == form.top
    row1.left == form.left
    row1.right == form.right
    row1.height == 44
    row1.top == row0.bottom
    row2.left == form.left
    row2.right == form.right
    row2.height == 44
    row2.top == row1.bottom
    row2.bottom == form.bottom
    caption0.width == 80
    caption1.width == 80
    caption2.width == 80
    hint.top == form.bottom + 8
    hint.leading == form.leading + 12
    hint.trailing == form.trailing - 12
    hint.height >= 16 ~ 750
    stat0.top == hint.bottom + 16
    stat0.height == 0.333333 * form.height
    stat1.top == hint.bottom + 16
    stat1.height == 0.333333 * form.height
    stat2.top == hint.bottom + 16
    stat2.height == 0.333333 * form.height
    stat1.left == stat0.right + 8
    stat1.width == stat0.width
    stat2.left == stat1.right + 8
    stat2.width == stat1.width
    stat0.left == form.left
    stat2.right == form.right
    notice.centerX == view.centerX
    notice.width <= view.width - 32
    notice.height == 36
    bar.left == view.left
    bar.right == view.right
    bar.bottom == view.keyboard.top
    rule.top == bar.top
    rule.left == bar.left
    rule.right == bar.right
    rule.height == 1
    attach.left == bar.left + 12
    attach.bottom == bar.bottom - 12
    attach.width == 32
    attach.height == 32
    send.right == bar.right - 12
    send.bottom == attach.bottom
    send.width == attach.width
    send.height == attach.height
    message.left == attach.right + 8
    message.right == send.left - 8
    message.top == bar.top + 8
    message.bottom == bar.bottom - 8
    message.height >= 36 ~ 999
    """

  private static let expandedLines = """
    header.height == 220
    avatar.width == 96
    avatar.centerX == header.centerX
    name.top == avatar.bottom + 8
    name.centerX == header.centerX
    handle.centerX == name.centerX
    """

  private static let compactLines = """
    header.height == 119
    avatar.width == 40
    avatar.left == header.left + 16
    name.top == avatar.top + 3
    name.left == avatar.right + 12
    handle.left == name.left
    """

  private static func row(_ index: Int) -> String {
    """
    caption\(index).leading == row\(index).leading + 12
    caption\(index).centerY == row\(index).centerY
    field\(index).leading == caption\(index).trailing + 8
    field\(index).trailing == row\(index).trailing - 12
    field\(index).top == row\(index).top + 6
    field\(index).bottom == row\(index).bottom - 6
    line\(index).leading == caption\(index).leading
    line\(index).trailing == row\(index).trailing
    line\(index).bottom == row\(index).bottom
    line\(index).height == 1
    """
  }

  /// Expects these lines to be the active native constraints, each exactly once.
  private func expectWritten(
    _ blocks: String..., at location: SourceLocation = #_sourceLocation
  ) {
    let blocks = [Self.always] + (0..<3).map { Self.row($0) } + blocks
    let expected = blocks.flatMap { $0.components(separatedBy: "\n") }.sorted()
    let found = written(in: editor.view).sorted()
    let difference = found.difference(from: expected)
    #expect(difference.isEmpty, "\(difference)", sourceLocation: location)
  }

  private static let notice = "notice.bottom == view.top"
  private static let oneLine = "bar.height == 56"

  @Test("Every constraint of each state has its text")
  func constraints() {
    expectWritten(Self.expandedLines, Self.notice, Self.oneLine)
    editor.becomeCompact()
    expectWritten(Self.compactLines, Self.notice, Self.oneLine)
    editor.becomeExpanded()
    expectWritten(Self.expandedLines, Self.notice, Self.oneLine)
    editor.showNotice(true)
    expectWritten(Self.expandedLines, "notice.top == view.safeArea.top + 8", Self.oneLine)
    editor.showNotice(false)
    editor.message.onLines(4)
    expectWritten(Self.expandedLines, Self.notice, "bar.height == 116")
    editor.message.onLines(1)
    editor.showHint(false)
    expectWritten(Self.expandedLines, Self.notice, Self.oneLine, "hint.height == 0")
  }

  @Test("An update and a change of state keep the remaining native constraints")
  func kept() {
    func natives(of view: UIView) -> [NSLayoutConstraint] {
      view.constraints + view.subviews.flatMap { natives(of: $0) }
    }
    let before = Set(natives(of: editor.view).map { ObjectIdentifier($0) })
    editor.message.onLines(3)
    editor.becomeCompact()
    let after = natives(of: editor.view)
    #expect(after.count == before.count)
    #expect(after.filter { !before.contains(ObjectIdentifier($0)) }.count == 5)
  }

  @Test("Nothing keeps the screen alive")
  func lifetime() {
    let reference = {
      let editor = ProfileEditor()
      _ = editor.view
      editor.becomeCompact()
      return WeakReference(editor)
    }()
    #expect(reference.isReleased)
  }
}
