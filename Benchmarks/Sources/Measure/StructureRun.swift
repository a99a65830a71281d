import AnchorsLayout
import Workloads

/// One edit of the structure of a tree.
struct StructureStep {
  private(set) var name: String
  /// The bar in microseconds: a fixed part, and a part for each frame that changes.
  let bar: (fixed: Double, perFrame: Double)?
  /// Creates the views that the edit adds.
  let before: () -> Void
  /// The edit, up to the layout.
  let edit: () -> Void
  /// Releases the views that the edit has removed.
  let after: () -> Void

  init(
    _ name: String, bar: Double? = nil, perFrame: Double = 0, _ edit: @escaping () -> Void,
    before: @escaping () -> Void = {}, after: @escaping () -> Void = {}
  ) {
    self.name = name
    self.bar = bar.map { ($0, perFrame) }
    self.edit = edit
    self.before = before
    self.after = after
  }

  /// The same edit under another name, without a bar.
  func renamed(_ name: String) -> StructureStep {
    StructureStep(name, edit, before: before, after: after)
  }
}

/// A tree whose structure is edited.
struct StructureRun {
  /// The number of views before the edits.
  let views: Int
  let root: LayoutView
  /// Stops the program if a frame is wrong.
  let check: (_ when: String) -> Void

  init(_ views: Int, _ root: LayoutView, _ check: @escaping (_ when: String) -> Void) {
    (self.views, self.root, self.check) = (views, root, check)
  }

  /// The frames of all views below the root.
  fileprivate var frames: [ObjectIdentifier: Rect] {
    var frames: [ObjectIdentifier: Rect] = [:]
    func read(_ view: LayoutView) {
      for subview in view.subviews {
        frames[ObjectIdentifier(subview)] = subview.frame
        read(subview)
      }
    }
    read(root)
    return frames
  }
}

extension Records {
  /// Measures steps which together leave a tree of the same size, in turns, each with the layout
  /// after it.
  ///
  /// The first round is not timed: all frames are checked after each step, and those that have
  /// changed are counted. They are checked once more after the last round, not after each, for that
  /// would take the tree out of the processor's caches. Steps of one name are one measurement.
  /// There are 201 rounds, or fewer where they would take more than a quarter of a second for each
  /// step.
  ///
  /// Parts: `everything` includes the creation of the views that are added and the release of those
  /// that are removed, `edit` does not; `minimum` is the least of `everything`; `frames` is the
  /// number of frames that change.
  mutating func measure(_ run: StructureRun, _ steps: [StructureStep]) {
    var changed: [String: Int] = [:]
    run.check("before \(steps[0].name)")
    for step in steps {
      let former = run.frames
      step.before()
      step.edit()
      run.root.layoutIfNeeded()
      let frames = run.frames
      changed[step.name] = frames.count { former[$0.key] != $0.value }
      step.after()
      run.check("after \(step.name)")
    }
    var (everything, edit): ([String: Samples], [String: Samples]) = ([:], [:])
    repeated(201, seconds: 0.25 * Double(steps.count)) {
      for step in steps {
        let start = ContinuousClock.now
        step.before()
        let created = ContinuousClock.now
        step.edit()
        run.root.layoutIfNeeded()
        let laidOut = ContinuousClock.now
        step.after()
        let end = ContinuousClock.now
        everything[step.name, default: Samples()].add(end - start)
        edit[step.name, default: Samples()].add(laidOut - created)
      }
    }
    run.check("after the last of \(steps[0].name)")
    for name in everything.keys.sorted() {
      guard let everything = everything[name], let edit = edit[name] else { continue }
      let frames = Double(changed[name] ?? 0)
      add(name, run.views, "everything", everything)
      add(name, run.views, "edit", edit)
      add(name, run.views, "minimum", everything.minimum)
      add(name, run.views, "frames", frames)
      if let bar = steps.first(where: { $0.name == name })?.bar {
        add(name, run.views, "bar", bar.fixed + bar.perFrame * frames)
      }
    }
  }
}
