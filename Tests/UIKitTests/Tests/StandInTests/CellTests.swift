import Testing
import UIKit

@Suite("The stand-in's cells") @MainActor
struct CellTests {
  @Test("A cell's content view has Apple's class")
  func contentView() {
    let cell = UITableViewCell()
    #expect("\(type(of: cell.contentView))" == "UITableViewCellContentView")
    #expect(cell.contentView.superview === cell)
    #expect(type(of: UICollectionViewCell().contentView) == UIView.self)
  }

  @Test("A container can require a temporary size")
  func encapsulation() {
    let cell = UITableViewCell(frame: CGRect(x: 0, y: 50, width: 100, height: 100))
    let content = cell.contentView
    cell._encapsulate(width: 320, height: 44)
    #expect(cell.frame == CGRect(x: 0, y: 50, width: 320, height: 44))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(content.translatesAutoresizingMaskIntoConstraints)
    #expect(
      content.constraints.map(\.identifier) == [
        "UIView-Encapsulated-Layout-Width", "UIView-Encapsulated-Layout-Height",
      ])
    #expect(content.constraints.map(\.constant) == [320, 44])
    #expect(content.constraints.allSatisfy { $0.priority == .required && $0.isActive })
    cell._encapsulate(width: 300, height: nil)
    #expect(content.constraints.map(\.constant) == [300])
    #expect(content.frame.size == CGSize(width: 300, height: 44))
    cell._encapsulate(width: nil, height: nil)
    #expect(content.constraints.isEmpty && content.frame.width == 300)
  }

  @Test("A collection's container can require a size")
  func collection() {
    let cell = UICollectionViewCell()
    cell._encapsulate(width: nil, height: 60)
    #expect(cell.contentView.constraints.map(\.constant) == [60])
    #expect(cell.frame.size == CGSize(width: 0, height: 60))
  }
}
