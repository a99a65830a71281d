import AnchorsLayout
import Testing

@Suite("The article Barriers, guidelines and chains")
struct GuidesAndChainsTests {
  let print = Printed()

  @Test("A barrier is as near as the longest label allows, and a guideline is at a share")
  func barrier() throws {
    #sourceLocation(file:"Barrier.swift",line:1)
    let form = LayoutView(name: "form", width: 400, height: 90)
    let labels = [LayoutLabel("Camera settings"), LayoutLabel("Camera")]
    let (field, note) = (LayoutView(name: "field"), LayoutView(name: "note"))
    let (barrier, line) = (LayoutGuide(identifier: "barrier"), LayoutGuide(identifier: "line"))
    for view in labels + [field, note] { form.addSubview(view) }
    for guide in [barrier, line] { form.addLayoutGuide(guide) }
    Constraint.activate {
      labels.leading == form.leading + 16
      labels[0].top == form.top
      labels[1].top == labels[0].bottom
      barrier.leading == form.leading ~ .low
      for label in labels { barrier.leading >= label.trailing }
      line.leading == form.trailing * 0.3
      field.leading == barrier.leading + 8
      note.leading == line.leading
      [field, note].trailing == form.trailing
      [field, note].height == 30
      field.top == form.top
      note.bottom == form.bottom
    }
    form.layoutIfNeeded()
    print(field.frame, note.frame, form.ambiguities.count)
    #sourceLocation()
    try Article("GuidesAndChains").expect("Barrier.swift", printed: print)
  }

  @Test("A packed chain has a bias and weights")
  func chain() throws {
    #sourceLocation(file:"Chain.swift",line:1)
    let bar = LayoutView(name: "bar", width: 400, height: 50)
    let (back, next) = (LayoutView(name: "back"), LayoutView(name: "next"))
    let (before, after) = (LayoutGuide(identifier: "before"), LayoutGuide(identifier: "after"))
    for view in [back, next] { bar.addSubview(view) }
    for guide in [before, after] { bar.addLayoutGuide(guide) }
    Constraint.activate {
      [back, next].verticalEdges == bar.verticalEdges
      before.leading == bar.leading
      back.leading == before.trailing
      next.leading == back.trailing + 10
      after.leading == next.trailing
      after.trailing == bar.trailing
      after.width == before.width * 3  // a bias of 25 percent
      back.width == 50
      next.width == back.width * 2  // weights 1 and 2
    }
    bar.layoutIfNeeded()
    print(back.frame, next.frame, bar.ambiguities.count)
    #sourceLocation()
    try Article("GuidesAndChains").expect("Chain.swift", printed: print)
  }

  @Test("A constraint of the lowest priority only reads")
  func readOnly() throws {
    #sourceLocation(file:"ReadOnly.swift",line:1)
    let card = LayoutView(name: "card", width: 400, height: 50)
    let (title, line) = (LayoutView(name: "title"), LayoutView(name: "line"))
    title.intrinsicContentSize = Size(width: 180, height: 20)
    for view in [title, line] { card.addSubview(view) }
    Constraint.activate {
      [title, line].leading == card.leading
      [title, line].top == card.top
      line.height == 1
      line.width <= 120
      line.width == title.width ~ 1  // the title keeps its 180
    }
    card.layoutIfNeeded()
    print(title.frame, line.frame, card.ambiguities.count)
    #sourceLocation()
    try Article("GuidesAndChains").expect("ReadOnly.swift", printed: print)
  }
}
