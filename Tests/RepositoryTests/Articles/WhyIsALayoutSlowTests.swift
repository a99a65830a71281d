import AnchorsLayout
import Testing

@Suite("The article Why is a layout slow?")
struct WhyIsALayoutSlowTests {
  let print = Printed()

  @Test("Inequalities in a chain make one large component")
  func largeComponent() throws {
    #sourceLocation(file:"Strip.swift",line:1)
    let strip = LayoutView(name: "strip", width: 4000, height: 40)
    var end = strip.leading
    for number in 1...60 {
      let tag = LayoutView(name: "tag \(number)")
      tag.intrinsicContentSize = Size(width: 50, height: 20)
      strip.addSubview(tag)
      Constraint.activate {
        tag.leading >= end + 8
        tag.leading == end + 8 ~ .low
        tag.top == strip.top
      }
      end = tag.trailing
    }
    strip.layoutTree.collectStatistics()
    strip.layoutIfNeeded()
    if let statistics = strip.layoutTree.statistics { print(statistics) }
    #sourceLocation()
    try Article("WhyIsALayoutSlow").expect("Strip.swift", printed: print)
  }

  @Test("Equalities in a chain leave small components")
  func smallComponents() throws {
    #sourceLocation(file:"FasterStrip.swift",line:1)
    let strip = LayoutView(name: "strip", width: 4000, height: 40)
    var end = strip.leading
    for number in 1...60 {
      let tag = LayoutView(name: "tag \(number)")
      tag.intrinsicContentSize = Size(width: 50, height: 20)
      strip.addSubview(tag)
      Constraint.activate {
        tag.leading == end + 8
        tag.top == strip.top
      }
      end = tag.trailing
    }
    strip.layoutTree.collectStatistics()
    strip.layoutIfNeeded()
    if let statistics = strip.layoutTree.statistics { print(statistics) }
    #sourceLocation()
    try Article("WhyIsALayoutSlow").expect("FasterStrip.swift", printed: print)
  }

  @Test("A getter that invalidates itself takes all rounds")
  func restlessGetter() throws {
    #sourceLocation(file:"Badge.swift",line:1)
    final class Badge: LayoutView {
      var padding = 0.0 { didSet { invalidateIntrinsicContentSize() } }
      override var intrinsicContentSize: Size {
        get {
          padding = padding == 4 ? 5 : 4
          return Size(width: 20 + padding, height: 20)
        }
        set {}
      }
    }
    let bar = LayoutView(name: "bar", width: 320, height: 44)
    let badge = Badge(name: "badge")
    bar.addSubview(badge)
    Constraint.activate { badge.edges(.top, .leading) == bar.edges }
    bar.layoutTree.collectStatistics()
    bar.layoutIfNeeded()
    if let statistics = bar.layoutTree.statistics { print(statistics) }
    print("changing: \(bar.layoutTree.nonconvergingItems.map(\.layoutName))")
    #sourceLocation()
    try Article("WhyIsALayoutSlow").expect("Badge.swift", printed: print)
  }

  @Test("A setter that invalidates takes one round")
  func quietGetter() throws {
    #sourceLocation(file:"FasterBadge.swift",line:1)
    final class Badge: LayoutView {
      var padding = 4.0 { didSet { invalidateIntrinsicContentSize() } }
      override var intrinsicContentSize: Size {
        get { Size(width: 20 + padding, height: 20) }
        set {}
      }
    }
    let bar = LayoutView(name: "bar", width: 320, height: 44)
    let badge = Badge(name: "badge")
    bar.addSubview(badge)
    Constraint.activate { badge.edges(.top, .leading) == bar.edges }
    bar.layoutTree.collectStatistics()
    bar.layoutIfNeeded()
    if let statistics = bar.layoutTree.statistics { print(statistics) }
    #sourceLocation()
    try Article("WhyIsALayoutSlow").expect("FasterBadge.swift", printed: print)
  }

  @Test("A width set in layoutSubviews measures text again")
  func measuredText() throws {
    #sourceLocation(file:"Note.swift",line:1)
    final class Note: LayoutView {
      let label = LayoutLabel("Jumps over the lazy dog, and then over the quick brown fox.")
      override func layoutSubviews() {
        super.layoutSubviews()
        label.preferredMaxLayoutWidth = label.bounds.width
      }
    }
    let note = Note(name: "note", width: 120, height: 200)
    note.label.numberOfLines = 0
    note.addSubview(note.label)
    Constraint.activate { note.label.edges(.top, .leading, .trailing) == note.edges }
    note.layoutTree.collectStatistics()
    note.layoutIfNeeded()
    if let statistics = note.layoutTree.statistics { print(statistics) }
    #sourceLocation()
    try Article("WhyIsALayoutSlow").expect("Note.swift", printed: print)
  }

  @Test("Without such a width text is measured less")
  func textMeasuredLess() throws {
    #sourceLocation(file:"FasterNote.swift",line:1)
    let note = LayoutView(name: "note", width: 120, height: 200)
    let label = LayoutLabel("Jumps over the lazy dog, and then over the quick brown fox.")
    label.numberOfLines = 0
    note.addSubview(label)
    Constraint.activate { label.edges(.top, .leading, .trailing) == note.edges }
    note.layoutTree.collectStatistics()
    note.layoutIfNeeded()
    if let statistics = note.layoutTree.statistics { print(statistics) }
    #sourceLocation()
    try Article("WhyIsALayoutSlow").expect("FasterNote.swift", printed: print)
  }
}
