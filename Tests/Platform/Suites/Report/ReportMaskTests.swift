import AnchorsLayout
import AnchorsReport
import TestSupport
import Testing

@Suite("A report on views whose masks are on") @MainActor
struct ReportMaskTests {
  private let screen = View.sized(300, 200)

  @Test(
    "A constraint on a view that still translates its mask is a conflict, with the hint",
    arguments: [false, true])
  func forgottenFlag(makesSystemConstraints: Bool) throws {
    _Shim.makesSystemConstraints = makesSystemConstraints
    defer { _Shim.makesSystemConstraints = false }
    let view = View(frame: CGRect(x: 10, y: 20, width: 100, height: 60))
    view.layoutName = "view"
    screen.add(view)
    view.pin(.left, to: screen)
    screen.layOut()
    let report = screen.layoutReport()
    let conflict = try #require(report.conflicts.first)
    #expect(report.conflicts.count == 1)
    #expect(report.live(conflict.constraints) == screen.appConstraints)
    #expect(report.live(conflict.dropped) == screen.appConstraints)
    let text = conflict.description
    #expect(text.contains("translatesAutoresizingMaskIntoConstraints"), "\(text)")
    #expect(report.differences.isEmpty)
  }

  @Test("Frames follow masks inside views that constraints determine")
  func masksInside() throws {
    let card = screen.adding(FlippedView())
    card.place(20, 30, 200, 100)
    screen.layOut()
    let views = [
      View(frame: CGRect(x: 10, y: 10, width: 180, height: 80)),
      View(frame: CGRect(x: 150, y: 60, width: 50, height: 40)),
    ]
    views[0].autoresizingMask = AllMasks.size
    views[1].autoresizingMask = AllMasks.marginsBefore
    for view in views { card.add(view) }
    let inner = views[0].adding(View())
    for edge in [NSLayoutConstraint.Attribute.left, .right, .top, .bottom] {
      inner.pin(edge, to: views[0])
    }
    screen.layOut()
    let report = screen.layoutReport()
    #expect(report.differences.isEmpty && report.conflicts.isEmpty && report.ambiguities.isEmpty)
    #expect(report.frameExplanation(of: inner)?.frame == Rect(x: 0, y: 0, width: 180, height: 80))
    #expect(
      report.frameExplanation(of: views[1])?.frame
        == Rect(x: 150, y: 60, width: 50, height: 40))
  }

  @Test("A mask follows a superview whose layout is pending")
  func pending() throws {
    let card = screen.adding(FlippedView())
    card.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    card.place(0, 0, 200, 150)
    let view = View(frame: CGRect(x: 10, y: 20, width: 80, height: 30))
    view.autoresizingMask = AllMasks.size
    card.add(view)
    let report = screen.layoutReport()
    // 100 wider, 50 higher.
    #expect(report.frameExplanation(of: view)?.frame == Rect(x: 10, y: 20, width: 180, height: 80))
  }
}

/// Masks by one name for both platforms, in a superview whose y grows downwards.
private enum AllMasks {
  #if canImport(UIKit)
  static let size: View.AutoresizingMask = [.flexibleWidth, .flexibleHeight]
  static let marginsBefore: View.AutoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
  #else
  static let size: View.AutoresizingMask = [.width, .height]
  static let marginsBefore: View.AutoresizingMask = [.minXMargin, .minYMargin]
  #endif
}

extension View {
  /// Those of its constraints that the toolkit has not made.
  var appConstraints: [NSLayoutConstraint] {
    constraints.filter { !($0 is NSAutoresizingMaskLayoutConstraint) }
  }
}
