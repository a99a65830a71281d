import Anchors
import TestSupport
import Testing

/// UIKit manages the masks of cells and of their content views, and logs each change by other code.
@Suite("Autoresizing masks that UIKit manages") @MainActor
struct ManagedMaskTests {
  private let table = UITableView(), collection = UICollectionView()
  private let cell = UITableViewCell(), item = UICollectionViewCell()
  private let header = UITableViewHeaderFooterView()

  @Test("The content view of a cell, a header or a footer keeps its mask")
  func contentViews() {
    for content in [cell.contentView, item.contentView, header.contentView] {
      content.makeConstraints { v in
        v.height >= 44
        v.width == 2 * v.height ~ .low
      }
      #expect(content.translatesAutoresizingMaskIntoConstraints)
      #expect(content.constraints.count == 2)
    }
  }

  @Test("A content view keeps its mask when a guide of it is constrained")
  func guides() {
    for content in [cell.contentView, item.contentView] {
      let guide = UILayoutGuide()
      content.addLayoutGuide(guide)
      Constraint.activate {
        content.margins.height >= 44
        content.safeArea.width >= 100
        guide.height == 10
      }
      #expect(content.translatesAutoresizingMaskIntoConstraints)
    }
  }

  @Test("A cell in a table or collection view keeps its mask")
  func cells() {
    for cell in [cell, header] { table.addSubview(cell) }
    collection.addSubview(item)
    for cell in [cell, header, item] {
      (cell.height >= 44).isActive = true
      #expect(cell.translatesAutoresizingMaskIntoConstraints)
    }
  }

  @Test("Other views in cells, and cells elsewhere, lose their masks")
  func others() {
    let label = UIView(), background = UIView(), screen = UIView()
    cell.contentView.addSubview(label)
    cell.addSubview(background)
    screen.addSubview(item)
    table.addSubview(screen)
    for view in [label, background, item, screen] {
      (view.height == 20).isActive = true
      #expect(!view.translatesAutoresizingMaskIntoConstraints)
    }
  }
}
