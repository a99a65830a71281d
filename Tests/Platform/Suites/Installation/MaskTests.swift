import Anchors
import TestSupport
import Testing

/// The views whose mask translation an installation turns off.
@Suite("Autoresizing masks of what installs") @MainActor
struct MaskTests {
  private let scene = Siblings()
  private var container: View { scene.container }
  private var a: View { scene.a }

  @Test("A view on the left of an item inside it keeps its mask", arguments: [true, false])
  func ancestor(isInBatch: Bool) {
    let label = makeView("label", in: a)
    let constraints = [
      container.height >= label.height + 20, container.width >= a.width + 20, a.top == label.top,
    ]
    if isInBatch {
      Constraint.activate(constraints)
    } else {
      for constraint in constraints { constraint.isActive = true }
    }
    #expect(container.translatesAutoresizingMaskIntoConstraints)
    #expect(a.translatesAutoresizingMaskIntoConstraints)
    #expect(label.translatesAutoresizingMaskIntoConstraints)
    #expect(frames(after: container, of: container) == ["container": [0, 0, 300, 200]])
  }

  @Test("Other statements of the batch about the view turn its mask off, before and after")
  func othersInBatch() {
    let label = makeView("label", in: a)
    a.makeConstraints { v in
      v.height >= label.height + 20
      v.top == 10
      v.width >= label.width + 20
    }
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("A constraint with itself, a number, or an item around or beside it turns the mask off")
  func outside() {
    for constraint in [
      a.width == 2 * a.height, a.width == 10, a.top == container.top, a.left == scene.b.left,
    ] {
      a.translatesAutoresizingMaskIntoConstraints = true
      constraint.isActive = true
      #expect(!a.translatesAutoresizingMaskIntoConstraints)
    }
  }

  @Test("A guide on either side follows the mask rule of its owning view")
  func guides() {
    let label = makeView("label", in: a)
    let guide = Guide()
    a.addLayoutGuide(guide)
    Constraint.activate {
      a.margins.height >= label.height + 20
      a.bottom == guide.bottom + 20
    }
    #expect(a.translatesAutoresizingMaskIntoConstraints)
    (a.margins.top == container.top).isActive = true
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
  }
}
