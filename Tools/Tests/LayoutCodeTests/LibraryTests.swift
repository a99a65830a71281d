import Migration
import Testing

@Suite("The layout of code in each library")
struct LibraryTests {
  /// One layout in the spelling of each library: a photo in a corner, and a title beside it.
  static let spellings: [(module: String, statements: String)] = [
    (
      "Anchors",
      """
      Constraint.activate {
        photo.size == CGSize(width: 80, height: 60)
        photo.edges(.top, .leading) == Insets(top: 12, left: 16, bottom: 0, right: 0)
        title.leading == photo.trailing + 8
        title.trailing == -16
        title.top == photo.top
        title.height == photo.height / 3 ~ .high
      }
      """
    ),
    (
      "SnapKit",
      """
      photo.snp.makeConstraints { make in
        make.size.equalTo(CGSize(width: 80, height: 60))
        make.top.equalToSuperview().offset(12)
        make.leading.equalToSuperview().inset(16)
      }
      title.snp.makeConstraints {
        $0.leading.equalTo(photo.snp.trailing).offset(8)
        $0.trailing.equalToSuperview().inset(16)
        $0.top.equalTo(photo)
        $0.height.equalTo(photo).dividedBy(3).priority(.high)
      }
      """
    ),
    (
      "UIKit",
      """
      photo.translatesAutoresizingMaskIntoConstraints = false
      title.translatesAutoresizingMaskIntoConstraints = false
      let height = title.heightAnchor.constraint(equalTo: photo.heightAnchor, multiplier: 1.0 / 3)
      height.priority = .defaultHigh
      NSLayoutConstraint.activate([
        photo.widthAnchor.constraint(equalToConstant: 80),
        photo.heightAnchor.constraint(equalToConstant: 60),
        photo.topAnchor.constraint(equalTo: topAnchor, constant: 12),
        photo.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
        title.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8),
        trailingAnchor.constraint(equalTo: title.trailingAnchor, constant: 16),
        height,
      ])
      title.topAnchor.constraint(equalTo: photo.topAnchor).isActive = true
      """
    ),
    (
      "Foundation",
      """
      for view in [photo, title] { view.translatesAutoresizingMaskIntoConstraints = false }
      let items: [(UIView, NSLayoutConstraint.Attribute, CGFloat)] = []
      NSLayoutConstraint(
        item: photo, attribute: .width, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 80).isActive = true
      addConstraint(NSLayoutConstraint(
        item: photo, attribute: .height, relatedBy: .equal, toItem: photo,
        attribute: .width, multiplier: 0.75, constant: 0))
      NSLayoutConstraint(
        item: photo, attribute: .top, relatedBy: .equal, toItem: self,
        attribute: .top, multiplier: 1, constant: 12).isActive = true
      NSLayoutConstraint(
        item: photo, attribute: .leading, relatedBy: .equal, toItem: self,
        attribute: .leading, multiplier: 1, constant: 16).isActive = true
      NSLayoutConstraint(
        item: title, attribute: .leading, relatedBy: .equal, toItem: photo,
        attribute: .trailing, multiplier: 1, constant: 8).isActive = true
      NSLayoutConstraint(
        item: title, attribute: .trailing, relatedBy: .equal, toItem: self,
        attribute: .trailing, multiplier: 1, constant: -16).isActive = true
      NSLayoutConstraint(
        item: title, attribute: .top, relatedBy: .equal, toItem: photo,
        attribute: .top, multiplier: 1, constant: 0).isActive = true
      NSLayoutConstraint(
        item: title, attribute: .height, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 20).isActive = true
      """
    ),
    (
      "Anchorage",
      """
      photo.widthAnchor == 80
      photo.heightAnchor == 60
      photo.topAnchor == topAnchor + 12
      photo.leadingAnchor == leadingAnchor + 16
      title.leadingAnchor == photo.trailingAnchor + 8
      title.trailingAnchor == trailingAnchor - 16
      title.topAnchor == photo.topAnchor
      title.heightAnchor == photo.heightAnchor / 3 ~ .high
      """
    ),
    (
      "Cartography",
      """
      constrain(photo, title) { photo, title in
        photo.width == 80
        photo.height == 60
        photo.top == photo.superview!.top + 12
        photo.leading == photo.superview!.leading + 16
        title.leading == photo.trailing + 8
        title.trailing == title.superview!.trailing - 16
        title.top == photo.top
        title.height == photo.height / 3 ~ .defaultHigh
      }
      """
    ),
    (
      "PureLayout",
      """
      photo.autoSetDimensions(to: CGSize(width: 80, height: 60))
      photo.autoPinEdge(toSuperviewEdge: .top, withInset: 12)
      photo.autoPinEdge(toSuperviewEdge: .leading, withInset: 16)
      title.autoPinEdge(.leading, to: .trailing, of: photo, withOffset: 8)
      title.autoPinEdge(toSuperviewEdge: .trailing, withInset: 16)
      title.autoPinEdge(.top, to: .top, of: photo)
      title.autoSetDimension(.height, toSize: 20)
      """
    ),
  ]

  @Test("A class has the same frames in every library", arguments: spellings.map(\.module))
  func frames(module: String) throws {
    let spelling = try #require(Self.spellings.first { $0.module == module })
    let code = CodeSample.view(
      "addSubview(photo)\naddSubview(title)\n\(spelling.statements)",
      members: "let photo = UIView(), title = UIView()", importing: module)
    let layout = try CodeSample.layout(of: code, size: (320, 200))
    #expect(layout.reasons == [])
    // 16 + 80 + 8 = 104, and 320 - 104 - 16 = 200.
    let frames = try layout.frames()
    #expect(frames["photo"] == [16, 12, 80, 60])
    #expect(frames["title"] == [104, 12, 200, 20])
  }

  @Test("A constraint has the line of the statement in the user's file")
  func lines() throws {
    let code = CodeSample.view(
      """
      addSubview(photo)
      photo.snp.makeConstraints { make in
        make.edges.equalToSuperview()

        make.width.equalTo(80).priority(1)
      }
      """, members: "  let photo = UIView()", importing: "SnapKit")
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    let layout = try CodeSample.layout(of: code)
    let own = layout.constraints.filter { $0.place != nil }
    #expect(own.count == 5)
    for constraint in own {
      let place = try #require(constraint.place)
      let word = constraint.text.contains("width") ? "make.width" : "make.edges"
      #expect(lines[place.line - 1].contains(word), "\(constraint.text)")
    }
  }

  @Test("Kept constraints, priorities and constants have the values that the code gives them last")
  func kept() throws {
    let code = CodeSample.view(
      """
      addSubview(photo)
      photo.translatesAutoresizingMaskIntoConstraints = false
      width = photo.widthAnchor.constraint(equalToConstant: 80)
      width?.constant = 96
      width?.priority = .defaultHigh
      width?.isActive = true
      let height = photo.heightAnchor.constraint(equalToConstant: 60)
      NSLayoutConstraint.activate([height])
      height.isActive = false
      """,
      members: "  let photo = UIView()\n  private var width: NSLayoutConstraint?")
    let layout = try CodeSample.layout(of: code)
    #expect(layout.reasons == [])
    #expect(layout.statements.filter { $0.hasPrefix("photo") } == ["photo.width == 96 ~ 750"])
  }

  @Test("Visual formats make the constraints that Anchors makes of them")
  func visualFormats() throws {
    let code = CodeSample.view(
      """
      let views = ["photo": photo, "title": title]
      for view in views.values {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
      }
      let metrics = ["margin": 16]
      var all = NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-margin-[photo(80)]-[title]-margin-|", options: [.alignAllTop],
        metrics: metrics, views: views)
      all += NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-12-[photo(60)]", options: [], metrics: nil, views: views)
      NSLayoutConstraint.activate(all)
      title.heightAnchor.constraint(equalToConstant: 20).isActive = true
      """, members: "  let photo = UIView(), title = UIView()")
    let layout = try CodeSample.layout(of: code, size: (320, 200))
    #expect(layout.reasons == [])
    let frames = try layout.frames()
    #expect(frames["photo"] == [16, 12, 80, 60])
    #expect(frames["title"] == [104, 12, 200, 20])
  }

  @Test("Rows and alignments of several views make one constraint for each")
  func rows() throws {
    let code = CodeSample.view(
      """
      [a, b, c].forEach(addSubview)
      constrain(a, b, c) { a, b, c in
        a.leading == a.superview!.leading + 10
        a.top == a.superview!.top
        a.width == 50; b.width == 60; c.width == 70
        a.height == 20
        b.height == a.height; c.height == a.height / 2
        align(centerY: a, b, c)
        distribute(by: 8, horizontally: a, b, c)
      }
      """, members: "  let a = UIView(), b = UIView(), c = UIView()", importing: "Cartography")
    let layout = try CodeSample.layout(of: code)
    #expect(layout.reasons == [])
    let frames = try layout.frames()
    #expect(frames["a"] == [10, 0, 50, 20])
    #expect(frames["b"] == [68, 0, 60, 20])
    #expect(frames["c"] == [136, 5, 70, 10])
    let row = CodeSample.view(
      """
      [a, b].forEach(addSubview)
      Constraint.activate {
        [a, b].distributed(along: .vertical, spacing: 10, leading: 20, trailing: 30)
        [a, b].aligned(.leading)
        [a, b].width == 40
        a.leading == 5
      }
      """, members: "  let a = UIView(), b = UIView()", importing: "Anchors")
    let column = try CodeSample.layout(of: row, size: (100, 200))
    #expect(column.reasons == [])
    // (200 - 20 - 10 - 30) / 2 = 70
    #expect(try column.frames()["b"] == [5, 100, 40, 70])
  }
}
