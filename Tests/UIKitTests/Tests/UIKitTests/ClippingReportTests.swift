import AnchorsReport
import Testing
import UIKit

@Suite("Clipping in pictures of live views") @MainActor
struct ClippingReportTests {
  @Test("A picture of a live view is cut off where the view clips")
  func clipping() {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let card = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let wide = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 20))
    screen.addSubview(card)
    card.addSubview(wide)
    #expect(!screen.layoutReport().svg().contains("clip-path"))
    card.clipsToBounds = true
    #expect(screen.layoutReport().svg().contains("clip-path=\"url(#clip-10-10-50-50-0)\""))
  }
}
