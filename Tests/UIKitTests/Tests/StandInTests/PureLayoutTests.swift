import Foundation
import PureLayout
import Testing
import UIKit

/// The rules of PureLayout that a translation to Auto Layout's terms must follow.
@Suite("The stand-in for PureLayout") @MainActor
struct PureLayoutTests {
  @Test("An offset is the constant as it is")
  func offsets() {
    expect("a.top == b.bottom + 8", "a.right <= b.left + 8", "a.width == b.height - 4") { scene in
      scene.a.autoPinEdge(.top, to: .bottom, of: scene.b, withOffset: 8)
      scene.a.autoPinEdge(
        .right, to: .left, of: scene.b, withOffset: 8, relation: .lessThanOrEqual)
      scene.a.autoMatch(.width, to: .height, of: scene.b, withOffset: -4)
      #expect(!scene.a.translatesAutoresizingMaskIntoConstraints)
      #expect(scene.b.translatesAutoresizingMaskIntoConstraints)
    }
  }

  @Test("An inset and its relation are inverted at the far edges")
  func insets() {
    expect("a.left == root.left + 8", "a.right == root.right - 8") { scene in
      scene.a.autoPinEdge(toSuperviewEdge: .left, withInset: 8)
      scene.a.autoPinEdge(toSuperviewEdge: .right, withInset: 8)
    }
    expect("a.top >= root.top + 8", "a.bottom <= root.bottom - 8", "a.trailing >= safe.trailing") {
      scene in
      scene.a.autoPinEdge(toSuperviewEdge: .top, withInset: 8, relation: .greaterThanOrEqual)
      scene.a.autoPinEdge(toSuperviewEdge: .bottom, withInset: 8, relation: .greaterThanOrEqual)
      scene.a.autoPinEdge(toSuperviewSafeArea: .trailing, withInset: 0, relation: .lessThanOrEqual)
    }
  }

  @Test("All edges are top, leading, bottom and trailing")
  func edges() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
    expect(
      "a.top == root.top + 1", "a.leading == root.leading + 2", "a.bottom == root.bottom - 4",
      "a.trailing == root.trailing - 8"
    ) { $0.a.autoPinEdgesToSuperviewEdges(with: insets) }
    expect(
      "a.top == safe.top", "a.leading == safe.leading", "a.bottom == safe.bottom",
      "a.trailing == safe.trailing"
    ) { $0.a.autoPinEdgesToSuperviewSafeArea() }
  }

  @Test("Without left or right, the other edge is physical, but not in the safe area")
  func excludedEdges() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
    expect("a.top == root.top + 1", "a.bottom == root.bottom - 4", "a.right == root.right - 8") {
      $0.a.autoPinEdgesToSuperviewEdges(with: insets, excludingEdge: .left)
    }
    expect(
      "a.top == root.top + 1", "a.leading == root.leading + 2", "a.trailing == root.trailing - 8"
    ) { $0.a.autoPinEdgesToSuperviewEdges(with: insets, excludingEdge: .bottom) }
    expect(
      "a.top == safe.top + 1", "a.bottom == safe.bottom - 4", "a.trailing == safe.trailing - 8"
    ) { $0.a.autoPinEdgesToSuperviewSafeArea(with: insets, excludingEdge: .left) }
  }

  @Test("A margin is the superview's, not the view's")
  func margins() {
    expect("a.left == root.leftMargin + 8", "a.bottom <= root.bottomMargin") { scene in
      scene.a.autoPinEdge(toSuperviewMargin: .left, withInset: 8)
      scene.a.autoPinEdge(toSuperviewMargin: .bottom, relation: .greaterThanOrEqual)
    }
    expect(
      "a.top == root.topMargin", "a.left == root.leftMargin", "a.bottom == root.bottomMargin"
    ) { $0.a.autoPinEdges(toSuperviewMarginsExcludingEdge: .right) }
    expect("a.centerX == root.centerXWithinMargins") {
      $0.a.autoAlignAxis(toSuperviewMarginAxis: .vertical)
    }
  }

  @Test("The vertical axis is the x coordinate of a center")
  func axes() {
    expect("a.centerY == root.centerY", "a.centerX == root.centerX") {
      $0.a.autoCenterInSuperview()
    }
    expect("a.centerX == b.centerX + 8", "a.centerY == 0.5 * b.centerY") { scene in
      scene.a.autoAlignAxis(.vertical, toSameAxisOf: scene.b, withOffset: 8)
      scene.a.autoAlignAxis(.horizontal, toSameAxisOf: scene.b, withMultiplier: 0.5)
    }
    expect("a.lastBaseline == b.lastBaseline", "a.firstBaseline == b.firstBaseline") { scene in
      scene.a.autoAlignAxis(.baseline, toSameAxisOf: scene.b)
      scene.a.autoAlignAxis(.firstBaseline, toSameAxisOf: scene.b)
    }
    expect("a.lastBaseline == root.centerY") {
      $0.a.autoConstrainAttribute(.lastBaseline, to: .horizontal, of: $0.root)
    }
  }

  @Test("A dimension is set with the factor 0")
  func dimensions() {
    expect("a.width == 40", "a.height == 20", "a.width >= 8") { scene in
      scene.a.autoSetDimensions(to: CGSize(width: 40, height: 20))
      scene.a.autoSetDimension(.width, toSize: 8, relation: .greaterThanOrEqual)
      #expect(scene.active.allSatisfy { $0.multiplier == 0 })
    }
    expect("a.width <= 0.5 * b.height") {
      $0.a.autoMatch(
        .width, to: .height, of: $0.b, withMultiplier: 0.5, relation: .lessThanOrEqual)
    }
  }

  @Test("The innermost block's priority and identifier are set at installation")
  func blocks() {
    let scene = Scene()
    NSLayoutConstraint.autoSetPriority(.defaultHigh) {
      scene.a.autoSetDimension(.width, toSize: 1)
      NSLayoutConstraint.autoSetPriority(.defaultLow) {
        NSLayoutConstraint.autoSetIdentifier("height") {
          scene.a.autoSetDimension(.height, toSize: 2)
        }
        scene.a.autoSetContentHuggingPriority(for: .vertical)
      }
    }
    #expect(scene.active.map(scene.text) == ["a.width == 1 @750", "a.height == 2 @250"])
    #expect(scene.active.map(\.identifier) == [nil, "height"])
    #expect(scene.a.contentHuggingPriority(for: .vertical) == .defaultLow)
  }

  @Test("Constraints can be created without being installed")
  func creation() {
    let scene = Scene()
    let constraints = NSLayoutConstraint.autoCreateConstraintsWithoutInstalling {
      scene.a.autoPinEdgesToSuperviewEdges()
      NSLayoutConstraint.autoCreateAndInstallConstraints {
        scene.b.autoSetDimension(.width, toSize: 1)
      }
    }
    #expect(constraints.count == 4 && scene.active.map(scene.text) == ["b.width == 1"])
    NSLayoutConstraint.autoSetPriority(.defaultLow) { constraints[0].autoInstall() }
    #expect(scene.active.map(scene.text) == ["b.width == 1", "a.top == root.top @250"])
    (constraints as NSArray).autoIdentifyConstraints("edges").autoInstallConstraints()
    #expect(scene.active.count == 5 && constraints.allSatisfy { $0.identifier == "edges" })
    (constraints as NSArray).autoRemoveConstraints()
    scene.active[0].autoRemove()
    #expect(scene.active.isEmpty)
  }

  @Test("In an array, each view is related to the one before it")
  func arrays() {
    expect("b.left == a.left", "b.centerX == a.centerX", "b.width == a.width") { scene in
      let views: NSArray = [scene.a, scene.b]
      views.autoAlignViews(to: ALEdge.left)
      views.autoAlignViews(to: ALAxis.vertical)
      views.autoMatchViewsDimension(.width)
      #expect(!scene.a.translatesAutoresizingMaskIntoConstraints)
    }
    expect("a.width == 4", "b.width == 4", "a.height == 2", "b.height == 2") {
      ([$0.a, $0.b] as NSArray).autoSetViewsDimensions(to: CGSize(width: 4, height: 2))
    }
  }

  @Test("A distribution with fixed spacing pins the ends and matches the sizes")
  func fixedSpacing() {
    expect(
      "a.leading == root.leading + 8", "b.leading == a.trailing + 8", "b.width == a.width",
      "b.centerY == a.centerY", "b.trailing == root.trailing - 8"
    ) {
      ([$0.a, $0.b] as NSArray).autoDistributeViews(
        along: .horizontal, alignedTo: .horizontal, withFixedSpacing: 8)
    }
    expect(
      "a.top == root.top", "b.top == a.bottom + 8", "b.leading == a.leading",
      "b.bottom == root.bottom"
    ) {
      ([$0.a, $0.b] as NSArray).autoDistributeViews(
        along: .vertical, alignedTo: .leading, withFixedSpacing: 8, insetSpacing: false,
        matchedSizes: false)
    }
  }

  @Test("A distribution with fixed size places centers at multiples of the superview's")
  func fixedSize() {
    expect(
      "a.width == 40", "a.centerX == 1e-05 * root.centerX + 20", "b.width == 40",
      "b.centerX == 2 * root.centerX - 20", "b.top == a.top"
    ) {
      ([$0.a, $0.b] as NSArray).autoDistributeViews(
        along: .horizontal, alignedTo: .top, withFixedSize: 40, insetSpacing: false)
    }
    let scene = Scene()
    ([scene.a, scene.b] as NSArray).autoDistributeViews(
      along: .vertical, alignedTo: .left, withFixedSize: 30)
    let centers = scene.active.filter { $0.firstAttribute == .centerY }
    #expect(centers.map { ($0.multiplier * 3).rounded() } == [2, 4])
    #expect(centers.map { ($0.constant * 3).rounded() } == [-15, 15])
  }

  @Test("A new view has its mask turned off")
  func creationOfViews() {
    #expect(!UILabel.newAutoLayout().translatesAutoresizingMaskIntoConstraints)
    #expect(!UIView(forAutoLayout: ()).translatesAutoresizingMaskIntoConstraints)
    let label: UILabel = UILabel().configureForAutoLayout()
    #expect(!label.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("A controller's guides take insets")
  func layoutSupport() {
    let (controller, view) = (UIViewController(), UIView())
    controller.view.addSubview(view)
    let top = view.autoPin(toTopLayoutGuideOf: controller, withInset: 8)
    #expect(top.secondItem === controller.topLayoutGuide && top.secondAttribute == .bottom)
    let bottom = view.autoPin(
      toBottomLayoutGuideOf: controller, withInset: 8, relation: .lessThanOrEqual)
    #expect(bottom.secondAttribute == .top && bottom.constant == -8)
    #expect(bottom.relation == .greaterThanOrEqual && bottom.isActive)
  }
}
