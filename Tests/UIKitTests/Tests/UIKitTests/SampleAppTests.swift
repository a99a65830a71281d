import AnchorsReport
import TestSupport
import Testing
import UIKit

@testable import SampleApp

@Suite("The screens of the sample app", .serialized) @MainActor
struct SampleAppTests {
  private nonisolated static let sizes: [(CGFloat, CGFloat)] = [
    (320, 568), (390, 844), (744, 1024), (1024, 768),
  ]

  /// Measures text in a typeface for the time of a test. Other tests expect fixed cells.
  private func measuringText(_ body: () throws -> Void) rethrows {
    installTextSeam()
    defer { _Shim.measurer = nil }
    try body()
  }

  @Test(
    "No screen has a layout problem at any size",
    arguments: ["login", "feed", "chat", "settings", "plant"], sizes)
  func problems(screen: String, size: (CGFloat, CGFloat)) throws {
    try measuringText {
      let controller =
        switch screen {
        case "login": LoginController()
        case "feed": FeedController()
        case "chat": ChatController()
        case "settings": SettingsController()
        default: PlantController()
        }
      controller.show(size.0, size.1)
      #expect(Seam.shared.conflicts.isEmpty)
      try controller.view.layoutReport().requireNoProblems()
    }
  }

  @Test("The form of the login screen stays above the keyboard")
  func keyboard() throws {
    try measuringText {
      let controller = LoginController()
      controller.show(390, 844)
      let view = try #require(controller.view)
      let form = try #require(view.layoutGuides.first { $0._kind == .free })
      let top = form.layoutFrame.minY
      view.keyboardLayoutGuide._keyboardHeight = 336
      view.layOut()
      #expect(form.layoutFrame.maxY == 844 - 336 - 24 && form.layoutFrame.minY < top)
      try view.layoutReport().requireNoProblems()
    }
  }

  @Test("A cell of the feed is as high as its text", arguments: [320, 390, 1024] as [CGFloat])
  func cells(width: CGFloat) throws {
    try measuringText {
      let controller = FeedController()
      controller.show(width, 2000)
      let cells = controller.view.all(UITableViewCell.self)
      #expect(cells.count == Post.samples.count)
      var top: CGFloat = 0
      for (cell, post) in zip(cells, Post.samples) {
        let column = min(width - 32, 672)
        let label = try #require(cell.all(UILabel.self).first { $0.text == post.text })
        let text = label.sizeThatFits(CGSize(width: column, height: .infinity)).height
        #expect(label.frame.height == text && text.truncatingRemainder(dividingBy: 20) == 0)
        // The avatar, the text, the photo, the symbols and the line, with the spaces between them.
        let photo = post.hasPhoto ? 12 + column * 9 / 16 : 0
        let height = 16 + 44 + 12 + text + photo + 4 + 44 + 8 + 0.5
        #expect(abs(cell.frame.height - height) < 0.01 && abs(cell.frame.minY - top) < 0.01)
        top += height
      }
    }
  }

  @Test("A bubble is at most three quarters as wide as the chat", arguments: [320, 390, 744])
  func bubbles(width: CGFloat) throws {
    measuringText {
      let controller = ChatController()
      controller.show(width, 844)
      let bubbles = controller.view.all(MessageCell.self).compactMap(\.contentView.subviews.first)
      #expect(bubbles.count == 7)
      #expect(bubbles.allSatisfy { $0.frame.width <= min(width * 0.75, 520) })
      #expect(bubbles.allSatisfy { $0.frame.minX == 16 || $0.frame.maxX == width - 16 })
      #expect(Set(bubbles.map { $0.frame.minX == 16 }).count == 2)
    }
  }

  @Test("The settings are mirrored", arguments: sizes)
  func mirrored(size: (CGFloat, CGFloat)) throws {
    measuringText {
      let controller = SettingsController()
      controller.show(size.0, size.1)
      for row in controller.view.all(SettingsRow.self) {
        let (tile, title, end) = (row.subviews[0], row.subviews[1], row.subviews[2])
        #expect(tile.frame.maxX == row.bounds.width - 16 && end.frame.minX == 16)
        #expect(title.frame.maxX == tile.frame.minX - 14)
      }
    }
  }

  @Test("The plant has two columns only where the width is regular")
  func columns() throws {
    measuringText {
      let controller = PlantController()
      for ((width, height), isRegular) in zip(Self.sizes, [false, false, true, true]) {
        controller.show(width, height)
        let cards = controller.view.all(Card.self).map { $0.convert($0.bounds, to: nil) }
        #expect(cards.count == 2 && cards[0].minX == cards[1].minX)
        #expect((cards[0].minX > width / 2) == isRegular)
        #expect(cards[0].maxX == width - 20)
      }
    }
  }
}

extension UIView {
  /// Returns the views of a class in the view, in their order.
  fileprivate func all<Kind: UIView>(_: Kind.Type) -> [Kind] {
    subviews.flatMap { [$0 as? Kind].compactMap { $0 } + $0.all(Kind.self) }
  }
}
