import TestSupport
import Testing

@Suite("The seam lays out the content of cells") @MainActor
struct CellSeamTests {
  private let screen = View.sized(320, 480)
  private let cell = UITableViewCell()
  private let title = Label.saying("Title")

  init() {
    screen.add(cell)
    cell.contentView.add(title)
    Constraint.activate { title.edges == cell.contentView.edges.inset(by: 10) }
  }

  @Test("A cell's content has the size that the table requires")
  func encapsulated() {
    cell._encapsulate(width: 320, height: 44)
    screen.layOut()
    #expect(title.frame == CGRect(x: 10, y: 10, width: 300, height: 24))
    #expect(Seam.shared.conflicts.isEmpty)
    // A frame that is out of date does not matter.
    cell.contentView.frame.size.width = 7
    screen.layOut()
    #expect(title.frame.width == 300)
  }

  @Test("A required size removes a contradicting constraint")
  func conflict() throws {
    let height = title.heightAnchor.constraint(equalToConstant: 40)
    height.isActive = true
    cell._encapsulate(width: 320, height: 44)
    screen.layOut()
    let conflict = try #require(Seam.shared.conflicts.first)
    let required = try #require(cell.contentView._encapsulation(.vertical))
    #expect(conflict.constraints.contains(required) && conflict.constraints.contains(height))
    #expect(conflict.removed != nil && conflict.removed !== required)
    #expect(cell.contentView.frame.height == 44)
    cell._encapsulate(width: 320, height: nil)
    cell.frame.size.height = 60
    cell.contentView.frame = cell.bounds
    screen.layOut()
    #expect(Seam.shared.conflicts.isEmpty && title.frame.height == 40)
  }

  @Test("A required size has no constraint of the mask")
  func systemConstraints() {
    _Shim.makesSystemConstraints = true
    defer { _Shim.makesSystemConstraints = false }
    cell._encapsulate(width: 320, height: nil)
    screen.layOut()
    let masks = cell.constraints.compactMap { $0 as? NSAutoresizingMaskLayoutConstraint }
    // The attributes of the least edges have no public names.
    #expect(masks.map(\.firstAttribute) == [.notAnAttribute, .notAnAttribute, .height])
    let texts = masks.map(\.description)
    #expect(texts[0].contains(".minX == ") && texts[1].contains(".minY == "), "\(texts)")
  }
}
