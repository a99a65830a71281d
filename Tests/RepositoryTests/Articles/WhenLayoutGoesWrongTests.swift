import AnchorsLayout
import Testing

@Suite("The article When layout goes wrong")
struct WhenLayoutGoesWrongTests {
  let print = Printed()

  @Test("The article shows constraints that conflict")
  func conflict() throws {
    #sourceLocation(file:"LoginView.swift",line:1)
    let screen = LayoutView(name: "screen", width: 390, height: 844)
    let card = LayoutView(name: "card"), title = LayoutView(name: "title")
    screen.addSubview(card)
    card.addSubview(title)
    Constraint.activate {
      card.edges(.top, .leading) == screen.safeArea.edges.inset(by: 16)
      card.size == Size(width: 300, height: 200)
      title.edges(.top, .leading, .trailing) == card.edges.inset(by: 12)
      title.height == 24
      title.width >= 320
    }
    screen.layoutTree.conflictHandler = { conflict in print(conflict) }
    screen.layoutIfNeeded()
    print("title.frame is \(title.frame)")
    #sourceLocation()
    try Article("WhenLayoutGoesWrong").expect("LoginView.swift", printed: print)
  }

  @Test("The article shows a frame that stays where it is")
  func leftovers() throws {
    #sourceLocation(file:"BannerView.swift",line:1)
    let screen = LayoutView(name: "screen", width: 390, height: 844)
    let banner = LayoutView(name: "banner"), icon = LayoutView(name: "icon")
    banner.frame = Rect(x: 0, y: 0, width: 390, height: 44)
    screen.addSubview(banner)
    banner.addSubview(icon)
    Constraint.activate {
      icon.size == 64
      icon.verticalEdges == banner.verticalEdges
      icon.leading == banner.leading + 8
    }
    screen.layoutTree.conflictHandler = nil
    print(screen.conflicts[0])
    #sourceLocation()
    try Article("WhenLayoutGoesWrong").expect("BannerView.swift", printed: print)
  }

  @Test("The article shows an unsatisfied optional constraint")
  func optional() throws {
    #sourceLocation(file:"PlayerView.swift",line:1)
    let bar = LayoutView(name: "bar", width: 320, height: 64)
    let cover = LayoutView(name: "cover"), song = LayoutView(name: "song")
    bar.addSubview(cover)
    bar.addSubview(song)
    song.intrinsicContentSize = Size(width: 280, height: 20)
    let large = cover.width == 120 ~ .high - 1
    Constraint.activate {
      cover.edges(.top, .leading, .bottom) == bar.edges
      large
      song.leading == cover.trailing + 12
      song.trailing <= bar.trailing - 12
      song.centerY == bar.centerY
    }
    if let explanation = large.explanation { print(explanation) }
    print("In all: \(bar.layoutTree.unsatisfiedConstraints.count)")
    #sourceLocation()
    try Article("WhenLayoutGoesWrong").expect("PlayerView.swift", printed: print)
  }

  @Test("The article shows an ambiguity")
  func ambiguity() throws {
    #sourceLocation(file:"RowView.swift",line:1)
    let row = LayoutView(name: "row", width: 320, height: 44)
    let name = LayoutView(name: "name"), value = LayoutView(name: "value")
    row.addSubview(name)
    row.addSubview(value)
    name.intrinsicContentSize = Size(width: 80, height: 20)
    value.intrinsicContentSize = Size(width: 60, height: 20)
    Constraint.activate {
      name.leading == row.leading + 16
      value.leading == name.trailing + 8
      value.trailing == row.trailing - 16
      name.centerY == row.centerY
      value.top >= row.top + 8
    }
    for ambiguity in row.ambiguities { print(ambiguity) }
    Constraint.activate(row.ambiguities.flatMap { $0.additions })
    print("Open after that: \(row.ambiguities.count)")
    #sourceLocation()
    try Article("WhenLayoutGoesWrong").expect("RowView.swift", printed: print)
  }

  @Test("The article shows the explanation of a frame")
  func frame() throws {
    #sourceLocation(file:"PhotoView.swift",line:1)
    let screen = LayoutView(name: "screen", width: 390, height: 844)
    let photo = LayoutView(name: "photo"), caption = LayoutView(name: "caption")
    screen.addSubview(photo)
    screen.addSubview(caption)
    caption.intrinsicContentSize = Size(width: 180, height: 20)
    Constraint.activate {
      photo.edges(.top, .leading, .trailing) == screen.edges.inset(by: 16)
      photo.height == photo.width * 9 / 16 ~ .high
      photo.height <= 180
      caption.top == photo.bottom + 8
      caption.leading == photo.leading
    }
    print(photo.frameExplanation)
    print(caption.frameExplanation)
    #sourceLocation()
    try Article("WhenLayoutGoesWrong").expect("PhotoView.swift", printed: print)
  }

  @Test("The article shows the findings of lint")
  func lintFindings() throws {
    #sourceLocation(file:"FormView.swift",line:1)
    let form = LayoutView(name: "form", width: 320, height: 200)
    let label = LayoutView(name: "label"), field = LayoutView(name: "field")
    form.addSubview(label)
    form.addSubview(field)
    label.intrinsicContentSize = Size(width: 60, height: 20)
    Constraint.activate {
      label.top == form.top + 16
      label.left == form.left + 16
      label.width == 60
      field.leading == label.trailing + 8
      field.trailing == form.trailing - 16
      field.trailing <= form.trailing - 8
      field.verticalEdges == label.verticalEdges
    }
    print(form.lintFindings.text())
    #sourceLocation()
    try Article("WhenLayoutGoesWrong").expect("FormView.swift", printed: print)
  }

  @Test("The article shows the tree as text")
  func tree() throws {
    #sourceLocation(file:"ListView.swift",line:1)
    let list = LayoutView(name: "list", width: 320, height: 134)
    let rows = (0..<3).map { LayoutView(name: "rows[\($0)]") }
    let icons = rows.map { row in
      let icon = LayoutView(name: "icon")
      row.addSubview(icon)
      return icon
    }
    for row in rows { list.addSubview(row) }
    Constraint.activate {
      rows.horizontalEdges == list.horizontalEdges
      rows.height == 44
      rows.distributed(along: .vertical, spacing: 1)
      for (row, icon) in zip(rows, icons) { icon.leading == row.leading + 16 }
    }
    list.layoutIfNeeded()
    print(list.recursiveDescription)
    print(icons[1].installedConstraints.text())
    #sourceLocation()
    try Article("WhenLayoutGoesWrong").expect("ListView.swift", printed: print)
  }

  @Test("The article shows no other examples")
  func count() throws {
    #expect(try Article("WhenLayoutGoesWrong").exampleCount == 7)
  }
}
