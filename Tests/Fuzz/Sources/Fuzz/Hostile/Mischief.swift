import AnchorsLayout
import AnchorsTestSupport

/// The random acts of hostile callbacks, a limited number in each run.
final class Mischief {
  /// From where it is called.
  enum Callback {
    /// While something is being read: content, metrics, children.
    case reading
    /// Before a view moves.
    case moving
    /// In a pass, or after something has happened.
    case passing
  }

  private var random: SeededRandom
  private let features: Features
  private weak var world: LiveTree?
  private var budget = 200
  private var depth = 0
  /// The number of getters on the call stack. Inside a getter, no fitting size may be asked for.
  private var readingDepth = 0
  /// Callbacks are as they should be while this is off.
  var isOn = false

  init(seed: UInt64, _ features: Features, world: LiveTree) {
    random = SeededRandom(seed: seed &* 31 &+ 7)
    (self.features, self.world) = (features, world)
  }

  /// Called by every callback of every hostile object; `view` is the object, if it is a view.
  func happen(_ callback: Callback, of view: LayoutView?) {
    guard isOn, budget > 0, depth < 6, let world, random.chance(4) else { return }
    budget -= 1
    depth += 1
    if callback == .reading { readingDepth += 1 }
    defer {
      depth -= 1
      if callback == .reading { readingDepth -= 1 }
    }
    switch callback {
    case .reading where !features.contains(.changesWhileReading): askOrMark(view, in: world)
    case .moving where !features.contains(.cycles): askOrMark(view, in: world)
    default: act(view, in: world)
    }
  }

  // MARK: Acts

  private func act(_ view: LayoutView?, in world: LiveTree) {
    let slot = random.int(in: 0...world.items.count - 1)
    switch random.int(in: 0...13) {
    case 0: world.layOut(slot)
    case 1: leave(view)
    case 2:
      let other = random.int(in: 0...world.items.count - 1)
      world.applyHostile(.insert(other, into: slot, at: random.chance(2) ? 0 : nil))
    case 3: edit(random.pick(world.constraints))
    case 4: random.pick(world.constraints)?.isActive = false
    case 5:
      if let constraint = random.pick(world.constraints) { try? Installer.install(constraint) }
    case 6: swapSubviews(of: view)
    // What the run holds of a view, often the last reference to the root.
    case 7: world.replace(random.chance(2) ? 0 : slot)
    case 8: world.applyHostile(.frame(slot, Rect(x: 1, y: 2, width: 30, height: 40)))
    case 9: world.applyHostile(.direction(slot, random.chance(2) ? .rightToLeft : nil))
    case 10: world.applyHostile(.hidden(slot, random.chance(2)))
    case 11: view.map { ($0.superview as? LayoutStackView)?.removeArrangedSubview($0) }
    default: askOrMark(view, in: world)
    }
  }

  private func leave(_ view: LayoutView?) {
    switch random.int(in: 0...2) {
    case 0: view?.removeFromSuperview()
    case 1: view?.superview?.removeFromSuperview()
    default: view?.superview?.subviews.first?.removeFromSuperview()
    }
  }

  private func edit(_ constraint: Constraint?) {
    switch random.int(in: 0...2) {
    case 0: constraint?.constant = Double(random.int(in: -10...30) * 10)
    case 1: constraint?.priority = random.pick([1000, 750, 250])
    default: constraint?.multiplier = random.pick([0.5, 1, 2])
    }
  }

  private func swapSubviews(of view: LayoutView?) {
    guard let superview = view?.superview, let first = superview.subviews.first else { return }
    superview.insertSubview(first, at: superview.subviews.count - 1)
  }

  /// Whatever the result, a separate tree must not print.
  private func askOrMark(_ view: LayoutView?, in world: LiveTree) {
    let slot = random.int(in: 0...world.items.count - 1)
    let tree = world.tree(of: slot)
    switch random.int(in: 0...11) {
    case 0: view?.setNeedsLayout()
    case 1: view?.setNeedsUpdateConstraints()
    case 2: view?.invalidateIntrinsicContentSize()
    case 3: view?.layoutIfNeeded()
    case 4 where readingDepth == 0:
      _ = world.fittingSize(of: slot, Size(width: 100), 1000, 50)
    case 5: _ = random.chance(4) ? tree.ambiguities.count : 0
    case 6: _ = tree.frameExplanation(of: world.items[slot])
    case 7: _ = tree.unsatisfiedConstraints
    case 8: _ = tree.conflicts
    case 9: _ = random.chance(4) ? tree.lintFindings.count : tree.layoutTrace.count
    case 10: _ = (world.items[slot] as? LayoutView)?.hasAmbiguousLayout
    default: view?.updateConstraintsIfNeeded()
    }
  }
}
