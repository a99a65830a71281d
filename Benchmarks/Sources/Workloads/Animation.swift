import AnchorsLayout
import AnchorsMotion

/// W18: a screen of 200 views with ten sections under one another, which springs make narrower.
///
/// Four texts in each section wrap, so every step gives forty texts another width; where one of
/// them gets another row, all that is below it moves.
package final class Animation {
  /// The number of steps, a sixtieth of a second each.
  package static let stepCount = 60

  package let root = LayoutView(name: "root", width: 640, height: 800)
  private let sections = (0..<10).map(AnimatedSection.init)
  private static let spring = TimingCurve.spring(duration: 0.5)

  /// Builds the screen and lays it out as it is before the first step.
  package init() {
    var above: AnimatedSection?
    for section in sections {
      root.addSubview(section.view)
      section.install(in: root, below: above)
      above = section
    }
    move(to: 0)
    root.layoutIfNeeded()
  }

  /// The views below the root.
  package var views: [LayoutView] { sections.flatMap(\.views) }

  /// Returns the constants that a step sets: the distances of the sections from the root's left
  /// edge.
  package static func insets(at step: Int) -> [Double] {
    let progress = spring.progress(at: Double(step) / 60)
    return (0..<10).map { 16 + Double(40 + 20 * $0) * progress }
  }

  /// Sets the ten constants of a step.
  package func move(to step: Int) {
    for (section, inset) in zip(sections, Self.insets(at: step)) { section.inset.constant = inset }
  }

  /// Stops the program if a frame does not follow from the ten constants of this step.
  package func check(at step: Int) {
    var y = 8.0
    for (section, inset) in zip(sections, Self.insets(at: step)) {
      let frames = section.expectedFrames(x: inset, y: y, width: root.frame.width - 16 - inset)
      for (view, expected) in zip(section.views, frames) {
        if let wrong = view.differs(from: expected) { fatalError("\(wrong) in step \(step)") }
      }
      y += frames[0].height + 8
    }
  }
}

/// A header with a badge, a separator, and four cards: twenty views.
private final class AnimatedSection {
  let view = LayoutView(name: "section")
  /// The distance from the root's left edge.
  let inset: Constraint
  private let header = LayoutView(name: "header")
  private let badge = LayoutView(name: "badge")
  private let separator = LayoutView(name: "separator")
  private let cards: [AnimatedCard]

  init(number: Int) {
    inset = view.left == 16
    cards = (0..<4).map { AnimatedCard(number: 4 * number + $0) }
    for part in [header, badge, separator] + cards.map(\.view) { view.addSubview(part) }
  }

  var views: [LayoutView] { [view, header, badge, separator] + cards.flatMap(\.views) }

  func install(in root: LayoutView, below above: AnimatedSection?) {
    Constraint.activate {
      inset
      view.right == root.right - 16
      if let above {
        view.top == above.view.bottom + 8
      } else {
        view.top == root.top + 8
      }
      header.left == view.left + 8
      header.right == badge.left - 8
      header.top == view.top + 8
      header.height == 24
      badge.right == view.right - 8
      badge.centerY == header.centerY
      badge.size == 20
      separator.horizontalEdges == view.horizontalEdges
      separator.top == header.bottom + 4
      separator.height == 1
    }
    var above = separator
    for card in cards {
      card.install(in: view, below: above)
      above = card.view
    }
    Constraint.activate { view.bottom == above.bottom + 8 }
  }

  /// Returns the frames of ``views`` at a place in the root.
  func expectedFrames(x: Double, y: Double, width: Double) -> [Rect] {
    var frames = [
      Rect(x: 8, y: 8, width: width - 44, height: 24),
      Rect(x: width - 28, y: 10, width: 20, height: 20),
      Rect(x: 0, y: 36, width: width, height: 1),
    ]
    var bottom = 37.0
    for card in cards {
      let inside = card.expectedFrames(y: bottom + 8, width: width - 16)
      bottom = inside[0].maxY
      frames += inside
    }
    return [Rect(x: x, y: y, width: width, height: bottom + 8)] + frames
  }
}

/// An icon, a text that wraps beside it, and a line below the text.
private final class AnimatedCard {
  let view = LayoutView(name: "card")
  private let icon = LayoutView(name: "icon")
  private let text: WrappingLabel
  private let line = LayoutView(name: "line")

  init(number: Int) {
    text = WrappingLabel(count: 40 + 37 * number % 160)
    for part in [icon, text, line] { view.addSubview(part) }
  }

  var views: [LayoutView] { [view, icon, text, line] }

  func install(in section: LayoutView, below above: LayoutView) {
    Constraint.activate {
      view.horizontalEdges == section.horizontalEdges.inset(by: 8)
      view.top == above.bottom + 8
      view.bottom == line.bottom + 8
      icon.left == view.left + 8
      icon.top == view.top + 8
      icon.size == 32
      text.left == icon.right + 8
      text.top == view.top + 8
      text.right == view.right - 8
      line.top == text.bottom + 4
      line.horizontalEdges == text.horizontalEdges
      line.height == 16
    }
  }

  /// Returns the frames of ``views`` at a place in the section.
  func expectedFrames(y: Double, width: Double) -> [Rect] {
    let height = text.height(forWidth: width - 56)
    return [
      Rect(x: 8, y: y, width: width, height: 36 + height),
      Rect(x: 8, y: 8, width: 32, height: 32),
      Rect(x: 48, y: 8, width: width - 56, height: height),
      Rect(x: 48, y: 12 + height, width: width - 56, height: 16),
    ]
  }
}
