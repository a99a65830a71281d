import Anchors
import TestSupport
import Testing

/// Long series of everything that can happen to views and constraints, and after each step the
/// records against what the platform has.
@Suite("Series of random steps") @MainActor
struct RandomTests {
  /// The event of one step.
  private enum Step: CaseIterable {
    case make, update, remake, remove, deactivate, reactivate, deactivateNatively
    case editConstant, editMultiplier, editPriority, leave, move, layOut
  }

  @Test("The records agree with the platform", arguments: UInt64(1)...40)
  func records(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let root = makeView("root", width: 300, height: 200)
    let views = (0..<6).map { makeView("v\($0)") }
    var known: [Constraint] = []
    for view in views { root.addSubview(view) }
    for step in 0..<120 {
      let view = try #require(views.randomElement(using: &random))
      let constraint = known.randomElement(using: &random)
      let kind = try #require(Step.allCases.randomElement(using: &random))
      let number = Double(Int.random(in: -20...20, using: &random))
      switch kind {
      case .make where view.superview != nil:
        known +=
          view.makeConstraints { statements(about: $0, in: views, number, &random) }.constraints
      case .update where view.superview != nil:
        known +=
          view.updateConstraints { statements(about: $0, in: views, number, &random) }.constraints
      case .remake where view.superview != nil:
        known +=
          view.remakeConstraints { statements(about: $0, in: views, number, &random) }.constraints
      case .remove: view.removeConstraints()
      case .deactivate: constraint?.isActive = false
      case .reactivate: if let constraint { try? Installer.install(constraint) }
      case .deactivateNatively: constraint?.layoutConstraint?.isActive = false
      case .editConstant: constraint?.constant = number
      case .editMultiplier where constraint?.firstAnchor.attribute.isSize == true:
        constraint?.multiplier = number / 8
      case .editPriority: constraint?.priority = number < 0 ? .required : Priority(500 + number)
      case .leave: view.removeFromSuperview()
      case .move:
        let parent = try #require((views + [root]).randomElement(using: &random))
        if !parent.isDescendant(of: view) { parent.addSubview(view) }
      case .layOut: _ = frames(after: root)
      default: break
      }
      try check([root] + views, known, "seed \(seed), step \(step): \(kind)")
    }
  }

  /// Up to three statements about a view, each of which can be installed.
  private func statements(
    about view: View, in views: [View], _ number: Double, _ random: inout SeededRandom
  ) -> [Constraint] {
    let others = views.filter { $0 !== view && nearest(view, $0) }
    guard let other = others.randomElement(using: &random) else { return [] }
    let all = [
      view.left == number, view.top >= other.bottom + number, view.width == number + 40 ~ .high,
      view.width == 0.5 * other.height + number ~ .low, view.leading == other.leading,
      view.centerY == other.centerY ~ 300,
    ]
    return Array(all.shuffled(using: &random).prefix(3))
  }

  private func nearest(_ view: View, _ other: View) -> Bool {
    func top(of view: View) -> View { view.superview.map { top(of: $0) } ?? view }
    return top(of: view) === top(of: other)
  }

  private func check(_ views: [View], _ known: [Constraint], _ note: String) throws {
    var active: Set<ObjectIdentifier> = []
    for view in views {
      let natives = Set(view.constraints.map { ObjectIdentifier($0) })
      let hosted = view.hostedConstraints.map { $0.layoutConstraint }
      #expect(Set(hosted.compactMap { $0.map { ObjectIdentifier($0) } }) == natives, "\(note)")
      #expect(hosted.count == natives.count, "\(note)")
      active.formUnion(natives)
    }
    for view in views {
      let installed = view.installedConstraints
      #expect(installed.allSatisfy { $0.isActive && $0.firstItem === view }, "\(note)")
      let natives = views.flatMap { $0.constraints }.filter { $0.firstItem === view }
      #expect(installed.count == natives.count, "\(note)")
    }
    for constraint in known {
      let native = constraint.layoutConstraint
      #expect(constraint.isActive == (native?.isActive ?? false), "\(note)")
      #expect(
        constraint.isActive == (native.map { active.contains(ObjectIdentifier($0)) } ?? false),
        "\(note)")
      if let native, constraint.isActive {
        #expect(Double(native.constant) == constraint.constant, "\(note)")
        #expect(Double(native.multiplier) == constraint.multiplier, "\(note)")
        #expect(native.priority.rawValue == Float(constraint.priority.rawValue), "\(note)")
      }
    }
  }
}
