import AnchorsLayout
import AnchorsMotion
import AnchorsTestSupport
import Foundation
import LayoutCases
import Testing

/// One tree belongs to one thread at a time; two trees on two threads have nothing to do with each
/// other. Run with the thread sanitizer these tests find what is shared unprotected.
@Suite("Threads")
struct ThreadTests {
  private static let threadCount = 8

  @Test("Eight trees on eight threads give the results of one after the other")
  func trees() {
    let numbers = Array(0..<Self.threadCount)
    let alone = numbers.map(Self.randomTranscripts)
    let together = onThreads(numbers, Self.randomTranscripts)
    #expect(together == alone)
    #expect(Set(alone).count == Self.threadCount)
  }

  @Test("Eight screens with text, stacks, scrolling, masks and transitions do so, too")
  func screens() {
    let numbers = Array(0..<Self.threadCount)
    let alone = numbers.map { Self.screenTranscript(width: 300 + 10 * Double($0)) }
    let together = onThreads(numbers) { Self.screenTranscript(width: 300 + 10 * Double($0)) }
    #expect(together == alone)
    #expect(Set(alone).count == Self.threadCount)
  }

  @Test("A tree built on one thread can be laid out, edited and queried on others")
  func handedOver() {
    let trees = onThreads(Array(0..<Self.threadCount)) { _ in HandedOver(Screen(width: 390)) }
    for width in [320, 430] as [Double] {
      _ = onThreads(trees) { tree in
        tree.value.root.frame.size.width = width
        tree.value.gap.constant += 1
        tree.value.root.layoutIfNeeded()
        return ""
      }
    }
    let transcripts = onThreads(trees) { $0.value.transcript() }
    let alone = Screen(width: 390)
    for width in [320, 430] as [Double] {
      alone.root.frame.size.width = width
      alone.gap.constant += 1
      alone.root.layoutIfNeeded()
    }
    let expected = alone.transcript()
    #expect(transcripts.allSatisfy { $0 == expected })
    // The trees end on threads that have not made them.
    _ = onThreads(trees) { tree in
      tree.value.title.removeFromSuperview()
      return ""
    }
  }

  @Test("A tree can go to another task, and its frames come back")
  func tasks() async {
    let screen = Screen(width: 390)
    screen.root.layoutIfNeeded()
    let frame = screen.title.frame
    screen.root.frame.size.width = 391
    let task = Task.detached {
      screen.root.layoutIfNeeded()
      return screen.title.frame
    }
    #expect(await task.value == frame.wider(by: 1))
  }

  @Test("Objects that threads share never change: measurers, fonts, constants")
  func shared() {
    let words = ["Harbor", "Jumps over the lazy dog.", "日本 שלום 🧭", ""]
    @Sendable func measure(_ number: Int) -> String {
      var text = ""
      let font = TextFont(size: 10 + Double(number % 2), weight: number % 2 == 0 ? .bold : .regular)
      for word in words {
        text += "\(StandardTextMeasurer.shared.width(of: word[...], in: font)) "
        text += "\(StandardTextMeasurer.shared.lines(of: word, in: font, width: 40)) "
        text += "\(CellTextMeasurer(width: 8, height: 16).width(of: word[...], in: font)) "
      }
      text += "\(Priority.required - 1) \(Attribute.allCases) \(LayoutView().layoutSystem)"
      text += "\(TimingCurve.easeInOut().progress(at: 0.1)) \(Constraint.FormatOptions.alignAllTop)"
      return text
    }
    let numbers = Array(0..<Self.threadCount)
    #expect(onThreads(numbers, measure) == numbers.map(measure))
  }

  // MARK: Layouts

  /// Random trees with random edits, and all that can be said of them after each.
  private static func randomTranscripts(_ number: Int) -> String {
    var text = ""
    for round in 0..<2 {
      var random = RandomCase(
        seed: UInt64(1000 * number + round), itemCount: 4, rowCount: 8, isSoft: round % 2 == 0)
      let start = random.model.layoutCase
      let steps = (0..<2).map { _ in LayoutCase.Step(edits: [random.edit()]) }
      guard let tree = try? CaseTree(start) else { return "no tree" }
      text += transcript(of: tree)
      for step in steps {
        // An edit that makes no sense is refused on each thread alike.
        do { try tree.apply(step, at: "step") } catch { text += "\(error)\n" }
        text += transcript(of: tree)
      }
    }
    return text
  }

  private static func transcript(of tree: CaseTree) -> String {
    let answer = try? tree.answer(name: "case").jsonLine()
    let layout = LayoutTree(containing: tree.root)
    let reports: [String] = [
      answer ?? "no answer", tree.root.recursiveDescription, tree.root.layoutTree.layoutTrace,
      "\(layout.conflicts)", "\(layout.ambiguities)", "\(layout.unsatisfiedConstraints)",
      "\(layout.frameExplanations)", "\(tree.root.lintFindings.map(\.description))",
      "\(tree.root.systemLayoutSizeFitting(LayoutView.layoutFittingCompressedSize))",
    ]
    return reports.joined(separator: "\n")
  }

  private static func screenTranscript(width: Double) -> String {
    let screen = Screen(width: width)
    var text = screen.transcript()
    let transition = LayoutTransition(of: screen.root, timing: .spring()) {
      screen.gap.constant = 40
      screen.badge.isHidden = true
    }
    for moment in [0, 0.1, 0.2, 0.4] {
      text += "\(transition.frames(at: moment).map { "\($0.frame) \($0.alpha)" })\n"
    }
    screen.title.text = "Another text, which takes more lines than the one before."
    return text + screen.transcript()
  }
}

/// A screen with one of each.
private final class Screen {
  let root: LayoutView
  let title = LayoutLabel("Harbor, and what there is to see from it")
  let badge = LayoutView(name: "badge")
  let gap: Constraint

  init(width: Double) {
    root = LayoutView(name: "screen", width: width, height: 600)
    root.safeAreaInsets = Insets(top: 20)
    root.layoutTree.conflictHandler = nil
    let scroll = LayoutScrollView(name: "scroll")
    let stack = LayoutStackView(arrangedSubviews: [title, badge, LayoutView(name: "rest")])
    let bar = LayoutView(frame: Rect(x: 0, y: 560, width: width, height: 40))
    bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    title.numberOfLines = 0
    stack.axis = .vertical
    stack.spacing = 4
    root.addSubview(scroll)
    root.addSubview(bar)
    scroll.addSubview(stack)
    let gap = stack.top == scroll.contentLayoutGuide.top + 8
    self.gap = gap
    Constraint.activate {
      scroll.edges == root.safeArea.edges
      gap
      stack.horizontalEdges == scroll.frameLayoutGuide.horizontalEdges.inset(by: 16)
      stack.bottom == scroll.contentLayoutGuide.bottom
      badge.size == 48
      badge.height == 50 ~ .high
    }
  }

  func transcript() -> String {
    root.layoutIfNeeded()
    let tree = LayoutTree(containing: root)
    let reports: [String] = [
      root.recursiveDescription, root.layoutTree.layoutTrace, "\(tree.conflicts)",
      "\(tree.ambiguities)",
      "\(tree.frameExplanations)", "\(root.lintFindings.map(\.description))",
      "\(root.systemLayoutSizeFitting(LayoutView.layoutFittingCompressedSize))",
      "\(root.pixelFramesInRoot(on: PixelGrid(scale: 3)).map(\.pixels))",
      "\(title.lines(fitting: title.bounds.size))",
    ]
    return reports.joined(separator: "\n")
  }
}

extension Rect {
  fileprivate func wider(by distance: Double) -> Rect {
    Rect(x: minX, y: minY, width: width + distance, height: height)
  }
}

// MARK: - Threads

/// Something that threads take turns with: the one that hands it over waits for the other.
private struct HandedOver<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

/// Does the work for each input on a separate thread, all at once, and waits for all.
private func onThreads<Input: Sendable, Output: Sendable>(
  _ inputs: [Input], _ work: @escaping @Sendable (Input) -> Output
) -> [Output] {
  let results = Results<Output>(count: inputs.count)
  for (place, input) in inputs.enumerated() {
    let thread = Thread {
      results.waitForOthers()
      results.finish(place, work(input))
    }
    thread.stackSize = 4 << 20
    thread.start()
  }
  return results.wait()
}

/// The outputs of several threads.
private final class Results<Output: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private var outputs: [Int: Output] = [:]
  private var startedCount = 0
  private let count: Int

  init(count: Int) { self.count = count }

  /// Returns when every thread is here.
  func waitForOthers() {
    condition.lock()
    startedCount += 1
    condition.broadcast()
    while startedCount < count { condition.wait() }
    condition.unlock()
  }

  func finish(_ place: Int, _ output: Output) {
    condition.lock()
    outputs[place] = output
    condition.broadcast()
    condition.unlock()
  }

  /// The outputs, in the order of the inputs, once all are there.
  func wait() -> [Output] {
    condition.lock()
    while outputs.count < count { condition.wait() }
    defer { condition.unlock() }
    return outputs.sorted { $0.key < $1.key }.map(\.value)
  }
}
