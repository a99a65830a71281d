import Anchors
import TestSupport
import Testing

/// Rows and columns of nested arrays in one statement.
@Suite("Grids of views") @MainActor
struct GridTests {
  private let container = makeView("container", width: 280, height: 72)
  private let photo: View
  private let name: View
  private let call: View
  private let write: View

  init() {
    let container = container
    photo = makeView("photo", in: container)
    name = makeView("name", in: container)
    call = makeView("call", in: container)
    write = makeView("write", in: container)
  }

  private func places() -> [[Double]] {
    let found = frames(after: container, of: photo, name, call, write)
    return ["photo", "name", "call", "write"].compactMap { found[$0] }
  }

  @Test("Each line belongs to its first view, and widths are compared with one another")
  func statements() {
    let group = Constraint.activate {
      Constraint.grid(
        [
          [photo, name, name],
          [photo, call, write],
        ], columns: [.length(64), .share(1)], columnSpacing: 8, rowSpacing: 8)
    }
    #expect(
      written(group) == [
        "photo.leading == container.leading", "name.leading == photo.trailing + 8",
        "name.trailing == container.trailing", "call.leading == name.leading",
        "write.leading == call.trailing + 8", "write.trailing == name.trailing",
        "photo.width == 64", "write.width == call.width",
        "photo.top == container.top", "photo.bottom == container.bottom", "name.top == photo.top",
        "call.top == name.bottom + 8", "call.bottom == photo.bottom", "write.top == call.top",
        "write.bottom == photo.bottom", "call.height == name.height",
      ])
    #expect(
      places() == [[0, 0, 64, 72], [72, 0, 208, 32], [72, 40, 100, 32], [180, 40, 100, 32]])
  }

  @Test("From right to left, the columns begin at the right")
  func mirrored() {
    for view in [container, photo, name, call, write] { view.isRightToLeft = true }
    Constraint.activate {
      Constraint.grid(
        [[photo, name], [call, write]], columns: [.share(1), .share(3)], inset: 10)
    }
    #expect(
      places() == [[205, 10, 65, 26], [10, 10, 195, 26], [205, 36, 65, 26], [10, 36, 195, 26]])
  }

  @Test("A grid fills a guide, has guides for cells, and is edited and removed as a group")
  func guides() {
    let (area, hole) = (Guide(), Guide())
    for guide in [area, hole] { container.addLayoutGuide(guide) }
    Constraint.activate { area.edges == container.edges.inset(by: 6) }
    for view in [call, write] { view.removeFromSuperview() }
    let group = Constraint.activate {
      Constraint.grid([[photo, hole, name]], in: area, columnSpacing: 2)
    }
    #expect(places().prefix(2) == [[6, 6, 88, 60], [186, 6, 88, 60]])
    #expect(group.count == 12)
    group.deactivate()
    #expect(group.isInactive && container.constraints.count == 4)
  }
}
