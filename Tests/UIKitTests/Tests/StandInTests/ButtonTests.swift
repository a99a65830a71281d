import Testing
import UIKit

@Suite("The stand-in's buttons") @MainActor
struct ButtonTests {
  @Test("A title is a label inside, and gives the button its size")
  func title() throws {
    let button = UIButton()
    #expect(button.titleLabel == nil && button.subviews.isEmpty)
    #expect(button.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    button.setTitle("Send", for: .normal)
    let label = try #require(button.titleLabel)
    #expect(button.subviews == [label] && "\(type(of: label))" == "UIButtonLabel")
    #expect(button.title(for: .normal) == "Send" && label.text == "Send")
    #expect(button.intrinsicContentSize == CGSize(width: 32, height: 16))
    button.frame = CGRect(x: 5, y: 5, width: 100, height: 40)
    #expect(label.frame == CGRect(x: 34, y: 12, width: 32, height: 16))
    button.setTitle("Sent!", for: .normal)
    #expect(label.frame == CGRect(x: 30, y: 12, width: 40, height: 16))
    #expect(button.titleLabel === label && button.subviews.count == 1)
  }
}
