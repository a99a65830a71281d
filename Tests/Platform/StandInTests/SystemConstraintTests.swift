import Testing

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// Leaves frames as they are, and keeps what it was told.
private final class Recorder: _LayoutEngine {
  var constraints: [NSLayoutConstraint] = []
  func solve(root: _View, constraints: [NSLayoutConstraint]) { self.constraints = constraints }
}

final class SizedView: _View {
  override var intrinsicContentSize: CGSize { CGSize(width: 71, height: _View.noIntrinsicMetric) }
}

@Suite("The stand-in's system constraints") @MainActor
struct SystemConstraintTests {
  private let root = _View(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  /// Lays out with an engine that only records.
  @discardableResult private func layOut(makesSystemConstraints: Bool = true) -> Recorder {
    let recorder = Recorder()
    let (engine, made) = (_Shim.engine, _Shim.makesSystemConstraints)
    defer { (_Shim.engine, _Shim.makesSystemConstraints) = (engine, made) }
    (_Shim.engine, _Shim.makesSystemConstraints) = (recorder, makesSystemConstraints)
    #if canImport(UIKit)
    root.layoutIfNeeded()
    #else
    root.layoutSubtreeIfNeeded()
    #endif
    return recorder
  }

  private func child(_ view: _View) -> _View {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  /// The descriptions without addresses.
  private func texts(_ view: _View) -> [String] {
    view.constraints.map { $0.description.replacing(/0x[0-9a-f]+/, with: "0x") }
  }

  @Test("An intrinsic size has constraints in the view itself")
  func contentSize() throws {
    let view = child(SizedView())
    layOut()
    let constraint = try #require(view.constraints.first as? NSContentSizeLayoutConstraint)
    #expect(view.constraints == [constraint] && root.constraints.isEmpty)
    #expect(constraint.firstItem === view && constraint.firstAttribute == .width)
    #expect(constraint.secondItem == nil && constraint.constant == 71 && constraint.isActive)
    #expect(
      texts(view) == [
        """
        <NSContentSizeLayoutConstraint:0x StandInTests.SizedView:0x.width == 71 \
        Hug:250 CompressionResistance:750   (active)>
        """
      ])
  }

  @Test("A frame has constraints in the superview")
  func fixedMask() {
    let view = _View(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    root.addSubview(view)
    layOut()
    let constraints = root.constraints.compactMap { $0 as? NSAutoresizingMaskLayoutConstraint }
    // The attributes of the least edges have no public names.
    #expect(
      constraints.map(\.firstAttribute) == [.notAnAttribute, .width, .notAnAttribute, .height])
    #expect(constraints.map(\.constant) == [10, 30, 20, 40])
    #expect(constraints.allSatisfy { $0.firstItem === view && $0.secondItem == nil })
    #expect(view.constraints.isEmpty && constraints.count == root.constraints.count)
    let name = _logClass
    #expect(
      texts(root).first == """
        <NSAutoresizingMaskLayoutConstraint:0x h=--& v=--& \(name):0x.minX == 10   \
        (active, names: '|':\(name):0x )>
        """)
  }

  private var _logClass: String {
    #if canImport(UIKit)
    "UIView"
    #else
    "NSView"
    #endif
  }

  @Test("A flexible width and a flexible margin have constraints with the superview's size")
  func flexibleMask() {
    let view = _View(frame: CGRect(x: 10, y: 20, width: 250, height: 40))
    view.autoresizingMask = _View.AutoresizingMask(rawValue: 1 << 1 | 1 << 3)
    root.addSubview(view)
    layOut()
    #expect(root.constraints.map(\.constant) == [10, -50, -180, 40])
    #expect(root.constraints.map { $0.secondItem === root } == [false, true, true, false])
    #expect(
      root.constraints.map(\.secondAttribute) == [
        .notAnAttribute, .width, .height, .notAnAttribute,
      ])
    let name = _logClass
    #expect(
      texts(root).dropFirst().first == """
        <NSAutoresizingMaskLayoutConstraint:0x h=-&- v=&-- \(name):0x.width == \(name):0x.width - 50   \
        (active, names: '|':\(name):0x )>
        """)
  }

  @Test("Used guides have constraints in their owner")
  func guides() {
    let view = child(_View())
    layOut()
    #expect(view.constraints.isEmpty)
    view._safeAreaInsets = _EdgeInsets(top: 44, left: 1, bottom: 34, right: 2)
    let (safeArea, margins) = (view.safeAreaLayoutGuide, view.layoutMarginsGuide)
    layOut()
    let constraints = view.constraints
    #expect(constraints.map(\.constant) == [44, 1, 34, 2, 8, 8, 8, 8])
    let firsts = constraints.map { $0.firstItem === view }
    #expect(firsts == [false, false, true, true, false, false, true, true])
    #expect(constraints[0].firstItem === safeArea && constraints[2].secondItem === safeArea)
    #expect(constraints[4].firstItem === margins && constraints[6].secondItem === margins)
    let edges: [NSLayoutConstraint.Attribute] = [.top, .left, .bottom, .right]
    #expect(constraints.map(\.firstAttribute) == edges + edges)
    let prefix = _logClass
    #expect(
      constraints.map(\.identifier) == [
        "\(prefix)SafeAreaLayoutGuide-top", "\(prefix)SafeAreaLayoutGuide-left",
        "\(prefix)SafeAreaLayoutGuide-bottom", "\(prefix)SafeAreaLayoutGuide-right",
        "\(prefix)-topMargin-guide-constraint", "\(prefix)-leftMargin-guide-constraint",
        "\(prefix)-bottomMargin-guide-constraint", "\(prefix)-rightMargin-guide-constraint",
      ])
    view.removeLayoutGuide(safeArea)
    #expect(view.constraints.map(\.constant) == [8, 8, 8, 8])
  }

  @Test("Each layout makes new constraints, unknown to the engine")
  func remaking() {
    let view = child(SizedView())
    let height = view.heightAnchor.constraint(equalToConstant: 5)
    height.isActive = true
    layOut()
    let former = view.constraints
    #expect(former.count == 2 && layOut().constraints == [height])
    #expect(view.constraints.count == 2 && view.constraints[1] !== former[1])
    #expect(!former[1].isActive)
    layOut(makesSystemConstraints: false)
    #expect(view.constraints == [height])
  }

  @Test("Constraints go with their view")
  func removal() {
    let view = _View(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    root.addSubview(view)
    layOut()
    #expect(root.constraints.count == 4)
    view.removeFromSuperview()
    #expect(root.constraints.isEmpty)
  }

  @Test("System constraints are made only on request")
  func off() {
    #expect(!_Shim.makesSystemConstraints)
    let view = child(SizedView())
    layOut(makesSystemConstraints: false)
    #expect(view.constraints.isEmpty)
  }
}
