import TestSupport
import Testing

/// Raw constraints of the platform's own, without the library's expressions.
@Suite("The seam lays out raw constraints") @MainActor
struct SeamTests {
  let screen = View.sized(300, 200)

  private func child(of parent: View, _ view: View = View()) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  @Test("Edges and sizes are laid out from the top left")
  func edges() {
    //   0   10            60        300
    //   ├───┬─────────────┬──────────┤
    //  20   │ a 50 × 40   │
    //  60   └─────────────┘ 5 ┌ b to the end, 15 lower, twice as high ┐
    let (a, b) = (child(of: screen), child(of: screen))
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: screen.leftAnchor, constant: 10),
      a.topAnchor.constraint(equalTo: screen.topAnchor, constant: 20),
      a.widthAnchor.constraint(equalToConstant: 50),
      a.heightAnchor.constraint(equalToConstant: 40),
      b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 5),
      b.rightAnchor.constraint(equalTo: screen.rightAnchor),
      b.topAnchor.constraint(equalTo: a.topAnchor, constant: 15),
      b.heightAnchor.constraint(equalTo: a.heightAnchor, multiplier: 2),
    ])
    screen.layOut()
    #expect(a.frameFromTop == CGRect(x: 10, y: 20, width: 50, height: 40))
    #expect(b.frameFromTop == CGRect(x: 65, y: 35, width: 235, height: 80))
    #expect(Seam.shared.conflicts.isEmpty)
  }

  @Test("Native frames follow the superview's own coordinates")
  func nativeCoordinates() {
    let flipped = child(of: screen, FlippedView())
    let (inScreen, inFlipped) = (child(of: screen), child(of: flipped))
    NSLayoutConstraint.activate(
      [
        flipped.leftAnchor.constraint(equalTo: screen.leftAnchor),
        flipped.topAnchor.constraint(equalTo: screen.topAnchor, constant: 50),
        flipped.widthAnchor.constraint(equalToConstant: 100),
        flipped.heightAnchor.constraint(equalToConstant: 100),
      ]
        + [inScreen, inFlipped].flatMap { view in
          [
            view.leftAnchor.constraint(equalTo: flipped.leftAnchor),
            view.topAnchor.constraint(equalTo: flipped.topAnchor, constant: 10),
            view.widthAnchor.constraint(equalToConstant: 20),
            view.heightAnchor.constraint(equalToConstant: 30),
          ]
        })
    screen.layOut()
    #expect(inFlipped.frame == CGRect(x: 0, y: 10, width: 20, height: 30))
    #expect(inScreen.frameFromTop == CGRect(x: 0, y: 60, width: 20, height: 30))
    #if canImport(UIKit)
    #expect(inScreen.frame == inScreen.frameFromTop)
    #else
    #expect(inScreen.frame == CGRect(x: 0, y: 110, width: 20, height: 30))
    #endif
    #expect(
      inFlipped.convert(inFlipped.bounds, to: screen)
        == inScreen.convert(inScreen.bounds, to: screen))
  }

  @Test("Leading and trailing follow the host's direction", arguments: [false, true])
  func direction(isRightToLeft: Bool) {
    screen.isRightToLeft = isRightToLeft
    let view = child(of: screen)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(lessThanOrEqualTo: screen.trailingAnchor, constant: -200),
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 90),
      view.topAnchor.constraint(equalTo: screen.topAnchor),
      view.bottomAnchor.constraint(equalTo: screen.bottomAnchor),
    ])
    screen.layOut()
    #expect(
      view.frameFromTop == CGRect(x: isRightToLeft ? 200 : 10, y: 0, width: 90, height: 200))
  }

  @Test("Intrinsic sizes count at their priorities")
  func intrinsicSizes() {
    let (a, b) = (Label.saying("twelve chars"), Label.saying("sixteen charact."))
    for label in [a, b] { _ = child(of: screen, label) }
    a.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
    b.setContentHuggingPriority(.defaultLow, for: .horizontal)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      b.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
      a.topAnchor.constraint(equalTo: screen.topAnchor),
      b.topAnchor.constraint(equalTo: screen.topAnchor),
    ])
    screen.layOut()
    #expect(a.frameFromTop == CGRect(x: 0, y: 0, width: 96, height: 16))
    #expect(b.frameFromTop == CGRect(x: 96, y: 0, width: 204, height: 16))
    // Too narrow for both: the one that resists less gives way.
    b.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
    screen.frame.size.width = 200
    screen.layOut()
    #expect(a.frameFromTop.width == 96 && b.frameFromTop.width == 104)
  }

  @Test("A higher priority costs nothing, whatever the lower ones")
  func priorities() {
    let view = child(of: screen)
    let preferences: [(CGFloat, NativePriority)] = [
      (100, .defaultHigh), (150, .defaultHigh - 1), (160, .defaultLow), (50, .defaultLow - 1),
    ]
    for (width, priority) in preferences {
      let optional = view.widthAnchor.constraint(equalToConstant: width)
      optional.priority = priority
      optional.isActive = true
    }
    view.leftAnchor.constraint(equalTo: screen.leftAnchor).isActive = true
    screen.layOut()
    #expect(view.frame.width == 100 && Seam.shared.conflicts.isEmpty)
  }

  @Test("Baselines are at their distances from an edge")
  func baselines() {
    let (big, small) = (child(of: screen), child(of: screen, Label.saying("ab")))
    let label = child(of: screen, Label.saying("abc"))
    NSLayoutConstraint.activate([
      big.topAnchor.constraint(equalTo: screen.topAnchor, constant: 10),
      big.heightAnchor.constraint(equalToConstant: 50),
      label.firstBaselineAnchor.constraint(equalTo: big.lastBaselineAnchor),
      small.lastBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor, constant: 20),
    ])
    screen.layOut()
    // big has no text: its last baseline is its bottom, 60. A label's is 12 below its top.
    #expect(label.frameFromTop.minY == 48)
    #expect(small.frameFromTop.minY == 68)
  }

  @Test("Guides take part, and have frames")
  func guides() {
    let (view, guide) = (child(of: screen), Guide())
    screen.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: screen.leftAnchor, constant: 30),
      guide.topAnchor.constraint(equalTo: screen.topAnchor, constant: 40),
      guide.widthAnchor.constraint(equalToConstant: 50),
      guide.heightAnchor.constraint(equalToConstant: 60),
      view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    screen.layOut()
    #expect(guide.frameFromTop == CGRect(x: 30, y: 40, width: 50, height: 60))
    #expect(view.frameFromTop == CGRect(x: 50, y: 65, width: 10, height: 10))
  }

  @Test("The system's guides follow margins and safe area")
  func systemGuides() {
    screen._safeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    screen.testMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let (inSafeArea, inMargins) = (child(of: screen), child(of: screen))
    for (view, guide) in [
      (inSafeArea, screen.safeAreaLayoutGuide), (inMargins, screen.layoutMarginsGuide),
    ] {
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: guide.leftAnchor),
        view.rightAnchor.constraint(equalTo: guide.rightAnchor),
        view.topAnchor.constraint(equalTo: guide.topAnchor),
        view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
    }
    screen.layOut()
    #expect(inSafeArea.frameFromTop == CGRect(x: 0, y: 47, width: 300, height: 119))
    #expect(inMargins.frameFromTop == CGRect(x: 2, y: 1, width: 294, height: 196))
    #expect(screen.safeAreaLayoutGuide.frameFromTop == inSafeArea.frameFromTop)
  }

  @Test("A view that translates its mask keeps its frame")
  func fixedFrames() {
    let (box, inner) = (View(frame: CGRect(x: 10, y: 20, width: 100, height: 60)), View())
    screen.add(box)
    _ = child(of: box, inner)
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 5),
      inner.topAnchor.constraint(equalTo: screen.topAnchor, constant: 130),
      inner.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      inner.widthAnchor.constraint(equalToConstant: 10),
    ])
    box.frameFromTop.origin.y = 100
    screen.layOut()
    #expect(box.frameFromTop == CGRect(x: 10, y: 100, width: 100, height: 60))
    #expect(inner.frameFromTop == CGRect(x: 5, y: 30, width: 10, height: 30))
  }

  @Test("A constraint on a view that still translates its mask is a conflict")
  func forgottenFlag() {
    let view = View(frame: CGRect(x: 10, y: 20, width: 100, height: 60))
    screen.add(view)
    let left = view.leftAnchor.constraint(equalTo: screen.leftAnchor)
    left.isActive = true
    screen.layOut()
    #expect(Seam.shared.conflicts.map(\.constraints) == [[left]])
    #expect(Seam.shared.conflicts.first?.removed === left && view.frame.minX == 10)
  }

  @Test("Of conflicting required constraints, the one installed last is removed")
  func conflicts() {
    let view = child(of: screen)
    let widths = [30, 20].map { view.widthAnchor.constraint(equalToConstant: $0) }
    let left = view.leftAnchor.constraint(equalTo: screen.leftAnchor)
    NSLayoutConstraint.activate([widths[1], left, widths[0]])
    screen.layOut()
    #expect(Seam.shared.conflicts.map(\.constraints) == [[widths[1], widths[0]]])
    #expect(Seam.shared.conflicts.first?.removed === widths[0] && view.frame.width == 20)
    widths[0].isActive = false
    screen.layOut()
    #expect(Seam.shared.conflicts.isEmpty)
  }

  @Test("Edited constants and removed views take effect")
  func edits() {
    let (a, b) = (child(of: screen), child(of: screen))
    let gap = b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 8)
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: screen.leftAnchor),
      a.widthAnchor.constraint(equalToConstant: 100),
      gap,
    ])
    screen.layOut()
    gap.constant = 24
    screen.layOut()
    #expect(b.frame.minX == 124)
    a.removeFromSuperview()
    screen.layOut()
    #expect(!gap.isActive && b.frame.minX == 0)
  }

  @Test("Alignment rectangles are aligned, and frames are set")
  func alignmentRectangles() {
    let (shadowed, inner) = (child(of: screen, Shadowed()), View())
    _ = child(of: shadowed, inner)
    NSLayoutConstraint.activate([
      shadowed.leftAnchor.constraint(equalTo: screen.leftAnchor, constant: 50),
      shadowed.topAnchor.constraint(equalTo: screen.topAnchor, constant: 50),
      shadowed.widthAnchor.constraint(equalToConstant: 100),
      shadowed.heightAnchor.constraint(equalToConstant: 100),
      inner.leftAnchor.constraint(equalTo: shadowed.leftAnchor),
      inner.topAnchor.constraint(equalTo: shadowed.topAnchor),
      inner.rightAnchor.constraint(equalTo: shadowed.layoutMarginsGuide.rightAnchor),
      inner.bottomAnchor.constraint(equalTo: shadowed.bottomAnchor),
    ])
    screen.layOut()
    #expect(shadowed.frameFromTop == CGRect(x: 48, y: 49, width: 106, height: 104))
    // The margins, 8, are measured from the frame.
    #expect(inner.frameFromTop == CGRect(x: 2, y: 1, width: 96, height: 100))
  }

  @Test("Constraints that Apple's frameworks refuse are refused")
  func refusals() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (screen, view) = (View.sized(10, 10), View())
        screen.add(view)
        NSLayoutConstraint(
          item: view, attribute: .left, relatedBy: .equal, toItem: screen, attribute: .top,
          multiplier: 1, constant: 0
        ).isActive = true
        screen.layOut()
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (screen, view) = (View.sized(10, 10), View())
        screen.add(view)
        NSLayoutConstraint(
          item: view, attribute: .left, relatedBy: .equal, toItem: screen, attribute: .leading,
          multiplier: 1, constant: 0
        ).isActive = true
        screen.layOut()
      }
    }
  }
}

/// A view with a shadow that is not part of what is aligned.
private final class Shadowed: View {
  override var alignmentRectInsets: EdgeInsets {
    EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  }
}
