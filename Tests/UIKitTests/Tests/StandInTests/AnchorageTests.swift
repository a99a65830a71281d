import Anchorage
import Foundation
import Testing
import UIKit

/// The rules of Anchorage that a translation to Auto Layout's terms must follow.
@Suite("The stand-in for Anchorage") @MainActor
struct AnchorageTests {
  @Test("A relation makes an active constraint and turns off the first view's mask")
  func relations() {
    expect("a.leading == b.trailing + 8", "a.top >= b.bottom", "a.width <= 40") { scene in
      scene.a.leadingAnchor == scene.b.trailingAnchor + 8
      scene.a.topAnchor >= scene.b.bottomAnchor
      scene.a.widthAnchor <= 40
      #expect(!scene.a.translatesAutoresizingMaskIntoConstraints)
      #expect(scene.b.translatesAutoresizingMaskIntoConstraints)
    }
    expect("guide.width == a.width") { scene in
      scene.guide.widthAnchor /==/ scene.a.widthAnchor
      #expect(scene.root.translatesAutoresizingMaskIntoConstraints)
    }
  }

  @Test("A difference on the left of an anchor is mirrored")
  func differences() {
    expect("a.left == b.left - 10", "a.top == b.top - 5", "a.top == b.top + 8") { scene in
      scene.a.leftAnchor == 10 - scene.b.leftAnchor
      scene.a.topAnchor == 10 - (scene.b.topAnchor + 5)
      scene.a.topAnchor == 10 + scene.b.topAnchor - 2
    }
  }

  @Test("A factor leaves the constant alone")
  func factors() {
    expect(
      "a.width == 2 * b.width + 10", "a.width == 0.5 * b.width + 10", "a.centerX == 3 * b.centerX",
      "a.top == 4 * b.bottom"
    ) { scene in
      scene.a.widthAnchor == (scene.b.widthAnchor + 10) * 2
      scene.a.widthAnchor == (scene.b.widthAnchor + 10) / 2
      scene.a.centerXAnchor == 3 * scene.b.centerXAnchor
      scene.a.topAnchor == scene.b.bottomAnchor * 2 * 2
    }
  }

  @Test("A priority follows the whole right side")
  func priorities() {
    expect(
      "a.top == b.top + 8 @750", "a.left == b.left @250", "a.width == 40 @999",
      "a.height == 9 @749"
    ) { scene in
      scene.a.topAnchor == scene.b.topAnchor + 8 ~ .high
      scene.a.leftAnchor == scene.b.leftAnchor ~ .low
      scene.a.widthAnchor == 40 ~ 999
      scene.a.heightAnchor == 9 ~ .high - 1
    }
  }

  @Test("Edges are leading and trailing, and a constant insets them")
  func edges() {
    expect(
      "a.leading == b.leading + 8", "a.trailing == b.trailing - 8", "a.top == b.top + 8",
      "a.bottom == b.bottom - 8"
    ) { $0.a.edgeAnchors == $0.b.edgeAnchors + 8 }
    expect(
      "a.leading == b.leading + 2 @250", "a.trailing == b.trailing - 8 @250",
      "a.top == b.top + 1 @250", "a.bottom == b.bottom - 4 @250"
    ) { scene in
      let insets = UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
      scene.a.edgeAnchors == scene.b.edgeAnchors + insets ~ .low
    }
    expect(
      "a.leading == b.leading - 2", "a.trailing == b.trailing + 8", "a.top == b.top - 1",
      "a.bottom == b.bottom + 4"
    ) { scene in
      let insets = UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
      scene.a.edgeAnchors == scene.b.edgeAnchors - insets
    }
  }

  @Test("An inequality of edges is inverted at the far edges")
  func edgeInequalities() {
    expect(
      "a.leading >= b.leading + 8", "a.trailing <= b.trailing - 8", "a.top >= b.top + 8",
      "a.bottom <= b.bottom - 8"
    ) { $0.a.edgeAnchors >= $0.b.edgeAnchors + 8 }
    expect("a.leading <= b.leading", "a.trailing >= b.trailing") {
      $0.a.horizontalAnchors <= $0.b.horizontalAnchors
    }
  }

  @Test("Pairs of edges are inset, centers and sizes are offset")
  func pairs() {
    expect("a.top == b.top + 8", "a.bottom == b.bottom - 8") {
      $0.a.verticalAnchors == $0.b.verticalAnchors + 8
    }
    expect("a.centerX >= b.centerX + 8", "a.centerY >= b.centerY + 8") {
      $0.a.centerAnchors >= $0.b.centerAnchors + 8
    }
    expect("a.width == guide.width - 8", "a.height == guide.height - 8") {
      $0.a.sizeAnchors == $0.guide.sizeAnchors - 8
    }
    expect("a.width <= 40 @750", "a.height <= 20 @750") {
      $0.a.sizeAnchors <= CGSize(width: 40, height: 20) ~ .high
    }
  }

  @Test("A group names its constraints")
  func groups() {
    let scene = Scene()
    let group = scene.a.edgeAnchors == scene.b.edgeAnchors
    #expect(
      group.all.map(scene.text) == [
        "a.top == b.top", "a.leading == b.leading", "a.bottom == b.bottom",
        "a.trailing == b.trailing",
      ])
    #expect(group.horizontal == [group.leading, group.trailing])
    #expect(group.vertical == [group.top, group.bottom])
    let pair = scene.a.centerAnchors == scene.b.centerAnchors
    #expect(scene.text(pair.second) == "a.centerY == b.centerY")
  }

  @Test("A batch returns its constraints, active or not")
  func batches() {
    let scene = Scene()
    let inactive = batch(active: false) {
      scene.a.edgeAnchors == scene.b.edgeAnchors
      scene.a.widthAnchor == 40
    }
    #expect(inactive.count == 5 && scene.active.isEmpty)
    #expect(!scene.a.translatesAutoresizingMaskIntoConstraints)
    let active = batch { scene.a.heightAnchor == 20 }
    #expect(active.map(scene.text) == ["a.height == 20"] && active == scene.active)
    let outer = batch(active: false) { batch { scene.b.heightAnchor == 20 } }
    #expect(outer.isEmpty && scene.active.count == 2)
  }
}
