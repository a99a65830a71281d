import Foundation
import SnapKit
import Testing
import UIKit

/// The rules of SnapKit that a translation to Auto Layout's terms must follow.
@Suite("The stand-in for SnapKit") @MainActor
struct SnapKitTests {
  /// Expects the constraints of statements about the view `a`.
  private func expectA(
    _ texts: String..., sourceLocation: SourceLocation = #_sourceLocation,
    _ body: (ConstraintMaker, Scene) -> Void
  ) {
    let scene = Scene()
    scene.a.snp.makeConstraints { body($0, scene) }
    #expect(scene.active.map(scene.text) == texts, sourceLocation: sourceLocation)
    #expect(!scene.a.translatesAutoresizingMaskIntoConstraints, sourceLocation: sourceLocation)
    #expect(scene.b.translatesAutoresizingMaskIntoConstraints, sourceLocation: sourceLocation)
  }

  @Test("A relation takes the same attribute of a view or guide, or the item's attribute")
  func targets() {
    expectA("a.left == b.left") { make, scene in make.left.equalTo(scene.b) }
    expectA("a.top <= guide.top") { make, scene in make.top.lessThanOrEqualTo(scene.guide) }
    expectA("a.bottom == safe.bottom") { make, scene in
      make.bottom.equalTo(scene.root.safeAreaLayoutGuide)
    }
    expectA("a.left >= b.right + 8") { make, scene in
      make.left.greaterThanOrEqualTo(scene.b.snp.right).offset(8)
    }
    expectA("a.left == root.centerX") { make, _ in make.left.equalToSuperview { $0.snp.centerX } }
    expectA("a.width == b.height", "a.height == b.height") { make, scene in
      make.size.equalTo(scene.b.snp.height)
    }
  }

  @Test("A chain makes its constraints in a fixed order")
  func order() {
    expectA("a.left == root.left", "a.top == root.top", "a.bottom == root.bottom") { make, _ in
      make.bottom.top.left.equalToSuperview()
    }
    expectA("a.top == root.top", "a.bottom == root.bottom", "a.leading == root.leading") {
      make, _ in make.leading.verticalEdges.equalToSuperview()
    }
  }

  @Test("An inset has the sign of the second attribute")
  func insets() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
    expectA("a.left == root.left + 2", "a.top == root.top + 1", "a.right == root.right - 8") {
      make, _ in make.left.top.right.equalToSuperview().inset(insets)
    }
    expectA("a.leading == root.leading + 2", "a.trailing == root.trailing - 8") { make, _ in
      make.leading.trailing.equalToSuperview().inset(insets)
    }
    expectA("a.width == root.width - 10", "a.height == root.height - 5") { make, _ in
      make.size.equalToSuperview().inset(insets)
    }
    expectA("a.centerX == root.centerX - 3", "a.centerY == root.centerY - 1.5") { make, _ in
      make.center.equalToSuperview().inset(insets)
    }
    expectA("a.left == b.right - 8") { make, scene in
      make.left.equalTo(scene.b.snp.right).inset(insets)
    }
    expectA("a.right == b.left + 5") { make, scene in
      make.right.equalTo(scene.b.snp.left).inset(5)
    }
    expectA("a.lastBaseline == b.lastBaseline - 4", "a.firstBaseline == b.firstBaseline + 1") {
      make, scene in make.lastBaseline.firstBaseline.equalTo(scene.b).inset(insets)
    }
  }

  @Test("A number as inset of a size counts twice, of a center not at all")
  func numberInsets() {
    expectA("a.width == root.width - 10", "a.centerX == root.centerX") { make, _ in
      make.width.centerX.equalToSuperview().inset(5)
    }
    expectA("a.width <= -10") { make, _ in make.width.lessThanOrEqualTo(40).inset(5) }
  }

  @Test("Directional insets name leading and trailing sides")
  func directionalInsets() {
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8)
    expectA(
      "a.top == root.top + 1", "a.bottom == root.bottom - 4", "a.leading == root.leading + 2",
      "a.trailing == root.trailing - 8"
    ) { make, _ in make.directionalEdges.equalToSuperview().inset(insets) }
    expectA("a.left == root.left + 2", "a.right == root.right - 8") { make, _ in
      make.horizontalEdges.equalTo(insets)
    }
    ConstraintConfig.interfaceLayoutDirection = .rightToLeft
    defer { ConstraintConfig.interfaceLayoutDirection = .leftToRight }
    expectA("a.left == root.left + 8", "a.leading == root.leading + 2") { make, _ in
      make.left.leading.equalTo(insets)
    }
    expectA("a.left == root.left + 2", "a.leading == root.leading + 8") { make, _ in
      make.left.leading.equalTo(UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8))
    }
  }

  @Test("A number for a position is an offset from the superview's attribute, without a sign")
  func numbers() {
    expectA("a.right == root.right + 10") { make, _ in make.right.equalTo(10) }
    expectA("a.centerX == root.left + 10", "a.centerY == root.top + 10") { make, _ in
      make.center.equalTo(10)
    }
    expectA("a.width == 40", "a.height == 40") { make, _ in make.width.height.equalTo(40) }
    expectA(
      "a.left == root.left + 5", "a.top == root.top + 5", "a.right == root.right + 5",
      "a.bottom == root.bottom + 5"
    ) { make, _ in make.edges.equalTo(5) }
  }

  @Test("Sizes, points and insets give each attribute its part")
  func structures() {
    expectA("a.left == root.left", "a.width == 40", "a.height == 20") { make, _ in
      make.size.left.equalTo(CGSize(width: 40, height: 20))
    }
    expectA("a.width == 0", "a.centerX == root.left + 3", "a.centerY == root.top + 6") { make, _ in
      make.width.centerX.centerY.equalTo(CGPoint(x: 3, y: 6))
    }
    expectA("a.top == root.top + 1", "a.right == root.right - 8") { make, _ in
      make.top.right.equalTo(UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8))
    }
    expectA("a.width == 40.5") { make, _ in make.width.equalTo(40.5 as Float) }
  }

  @Test("The latest constant and factor win")
  func latest() {
    expectA("a.width == 10") { make, _ in make.width.equalTo(40).offset(10) }
    expectA("a.left == b.left + 8") { make, scene in
      make.left.equalTo(scene.b).inset(20).offset(8)
    }
    expectA("a.width == 0.5 * b.width + 8") { make, scene in
      make.width.equalTo(scene.b).multipliedBy(3).offset(8).dividedBy(2)
    }
  }

  @Test("Edges and margins relate side by side")
  func margins() {
    expectA(
      "a.left == root.leftMargin + 8", "a.top == root.topMargin + 8",
      "a.right == root.rightMargin - 8", "a.bottom == root.bottomMargin - 8"
    ) { make, scene in make.edges.equalTo(scene.root.snp.margins).inset(8) }
    expectA("a.leadingMargin == b.leadingMargin") { make, scene in
      make.leadingMargin.equalTo(scene.b)
    }
  }

  @Test("Priorities are numbers, SnapKit's names or UIKit's values")
  func priorities() {
    expectA("a.top == b.top @750", "a.left == b.left @500", "a.width == b.width @749") {
      make, scene in
      make.top.equalTo(scene.b).priority(UILayoutPriority.defaultHigh)
      make.left.equalTo(scene.b).priority(.medium)
      make.width.equalTo(scene.b).priority(ConstraintPriority.high.advanced(by: -1))
    }
    expectA("a.top == b.top @999") { make, scene in make.top.equalTo(scene.b).priority(999) }
  }

  @Test("A guide has constraints of its own, and its owning view for a superview")
  func guides() {
    expect("guide.left == root.left + 8") { scene in
      scene.guide.snp.makeConstraints { $0.left.equalToSuperview().offset(8) }
      #expect(scene.root.translatesAutoresizingMaskIntoConstraints)
    }
  }

  @Test("A controller's guides have their edges")
  func layoutSupport() {
    let controller = UIViewController()
    let view = UIView()
    controller.view.addSubview(view)
    view.snp.makeConstraints { $0.top.equalTo(controller.topLayoutGuide.snp.bottom) }
    let constraint = controller.view.constraints.first { $0.firstItem === view }
    #expect(constraint?.secondItem === controller.topLayoutGuide)
    #expect(constraint?.secondAttribute == .bottom)
  }

  @Test("Update changes the constants of equal constraints, and traps without one")
  func update() async {
    expect("a.left == b.left + 20", "a.width == 40") { scene in
      scene.a.snp.makeConstraints { make in
        make.left.equalTo(scene.b).offset(8)
        make.width.equalTo(40)
      }
      scene.a.snp.updateConstraints { $0.left.equalTo(scene.b).inset(20) }
    }
    expect("a.width == 40") { $0.a.snp.updateConstraints { $0.width.equalTo(40) } }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        view.snp.makeConstraints { $0.width.equalTo(40) }
        view.snp.updateConstraints { $0.width.equalTo(20).priority(.high) }
      }
    }
  }

  @Test("Remake and remove concern SnapKit's own constraints of the view")
  func remake() {
    expect("a.height == 5", "b.left == a.left", "a.width == 20") { scene in
      scene.a.heightAnchor.constraint(equalToConstant: 5).isActive = true
      scene.b.snp.makeConstraints { $0.left.equalTo(scene.a) }
      scene.a.snp.makeConstraints { $0.top.left.equalToSuperview() }
      scene.a.snp.remakeConstraints { $0.width.equalTo(20) }
    }
    expect { scene in
      scene.a.snp.makeConstraints { $0.edges.equalToSuperview() }
      scene.a.snp.removeConstraints()
    }
  }

  @Test("A kept constraint can be updated and activated")
  func constraint() throws {
    let scene = Scene()
    var kept: Constraint?
    scene.a.snp.makeConstraints { make in
      kept = make.edges.equalTo(scene.b).priority(.high).labeled("edges").constraint
      _ = make.left
    }
    let constraint = try #require(kept)
    #expect(scene.active.allSatisfy { $0.identifier == "edges" })
    constraint.update(inset: 4).update(priority: .low)
    #expect(
      scene.active.map(scene.text) == [
        "a.left == b.left + 4 @250", "a.top == b.top + 4 @250", "a.right == b.right - 4 @250",
        "a.bottom == b.bottom - 4 @250",
      ])
    constraint.update(offset: 3).update(priority: .required)
    #expect(constraint.layoutConstraints.allSatisfy { $0.constant == 3 })
    #expect(constraint.layoutConstraints.allSatisfy { $0.priority == .defaultLow })
    constraint.deactivate()
    #expect(!constraint.isActive && scene.active.isEmpty)
    constraint.isActive = true
    #expect(scene.active.count == 4)
    let prepared = scene.b.snp.prepareConstraints { $0.width.equalTo(1) }
    #expect(prepared.map(\.isActive) == [false])
  }

  @Test("A constraint is described with its line, factor and priority")
  func description() throws {
    let scene = Scene()
    scene.a.snp.makeConstraints { $0.width.equalTo(scene.b).dividedBy(2).offset(-8).priority(750) }
    let line = #line - 1
    scene.a.snp.setLabel("card")
    let text = try #require(scene.active.first).description
    #expect(text.hasPrefix("<SnapKit.LayoutConstraint:0x"))
    #expect(text.contains("@SnapKitTests.swift#\(line) UIView:card.width == UIView:0x"))
    #expect(text.contains(".width * 0.5 - 8.0 ^"))
  }

  @Test("Content priorities are plain numbers")
  func contentPriorities() {
    let view = UIView()
    view.snp.contentHuggingHorizontalPriority = 1
    view.snp.contentCompressionResistanceVerticalPriority = 2
    #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 1)
    #expect(view.contentCompressionResistancePriority(for: .vertical).rawValue == 2)
  }
}
