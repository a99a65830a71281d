import AnchorsLayout
import AnchorsTestSupport
import Testing

@Suite("Forms that throw where others trap")
struct ThrowingTests {
  private let card = LayoutView(name: "card", width: 200, height: 100)
  private let title = LayoutView(name: "title")
  private let stranger = LayoutView(name: "stranger")
  private var texts: [String] {
    title.installedConstraints.map { String($0.description.prefix { $0 != "(" }) }
  }

  init() { card.addSubview(title) }

  @Test("Valid constraints are installed, updated and replaced, and returned")
  func good() throws {
    try Installer.install(ConstraintGroup { title.top == 1 })
    let made = title.prepareConstraints { v in v.left == 2 }
    try Installer.install(made)
    #expect(texts == ["title.top == 1 ", "title.left == 2 "])
    let updated = try Installer.update(
      title.prepareConstraints { v in
        v.left == 3
        v.width == 4
      })
    #expect(updated[0] === made[0] && updated[1].isActive)
    #expect(texts == ["title.top == 1 ", "title.left == 3 ", "title.width == 4 "])
    let replaced = title.prepareConstraints { v in v.height == 5 }
    try Installer.replace(title.installedConstraints, by: replaced)
    #expect(title.installedConstraints == replaced.constraints)
    try Installer.replace(replaced, by: made)
    #expect(texts == ["title.left == 3 "])
    try Installer.update([title].prepareConstraints { v in v.left == 6 })
    #expect(texts == ["title.left == 6 "])
  }

  @Test("An invalid constraint of a batch leaves everything unchanged", arguments: 0..<3)
  func bad(form: Int) {
    title.makeConstraints { v in v.left == 1 }
    let line: UInt = #line + 3
    let batch = ConstraintGroup {
      title.left == 2
      title.top == stranger.top
    }
    let error = #expect(throws: InstallationError.self) {
      switch form {
      case 0: try Installer.install(batch)
      case 1: try Installer.update(batch)
      default: try Installer.replace(title.installedConstraints, by: batch)
      }
    }
    #expect(
      error?.description == """
        title.top == stranger.top (ThrowingTests.swift:\(line)): title and stranger have no common \
        ancestor; add both to one tree before activating (stranger has no superview)
        """)
    #expect(texts == ["title.left == 1 "])
  }
}
