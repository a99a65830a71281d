#if canImport(UIKit) && !os(watchOS)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)

/// Hands constraints between views and guides of the toolkit over to it.
///
/// The records of hosts and items are kept as in the portable tree; what this adds is the
/// `NSLayoutConstraint` of each. It hears of constraints one by one, and activates those of a batch at
/// once.
@MainActor
final class NativeInstaller {
  /// What all views and guides share: this is told of all changes.
  static let record: TreeRecord = {
    let record = TreeRecord()
    _ = record.observer(orMake: { NativeInstaller() })
    return record
  }()

  @exclusivity(unchecked) private var leaving: [NSLayoutConstraint] = []
  @exclusivity(unchecked) private var arriving: [NSLayoutConstraint] = []
}

extension NativeInstaller: @MainActor LayoutObserver {
  func constraintDidActivate(_ constraint: Constraint) {
    if constraint.native == nil {
      if let native = constraint.makeNative() { arriving.append(native) }
    } else if let native = constraint.nativeMadeIfNeeded(), !native.isActive {
      arriving.append(native)
    }
  }

  func constraintWillDeactivate(_ constraint: Constraint) {
    guard let native = constraint.nativeIfAny, native.isActive else { return }
    leaving.append(native)
  }

  func batchDidEnd() {
    if !leaving.isEmpty {
      NSLayoutConstraint.deactivate(leaving)
      leaving.removeAll(keepingCapacity: true)
    }
    if !arriving.isEmpty {
      NSLayoutConstraint.activate(arriving)
      arriving.removeAll(keepingCapacity: true)
    }
  }

  /// Edits the `NSLayoutConstraint`, or puts another in its place where it does not allow the edit:
  /// of the multiplier, and, while active, of the priority to or from required.
  func constraintDidChange(_ constraint: Constraint, _ change: ConstraintChange) {
    guard let native = constraint.nativeIfAny else { return }
    let numbers = constraint.numbers
    let priority = NativePriority(numbers.priority)
    let crossesRequired = (native.priority == .required) != (priority == .required)
    let isActive = native.isActive
    if native.multiplier != numbers.multiplier || isActive && crossesRequired {
      guard let replacement = constraint.makeNative() else { return }
      if isActive {
        NSLayoutConstraint.deactivate([native])
        NSLayoutConstraint.activate([replacement])
      }
    } else {
      if native.constant != numbers.constant { native.constant = numbers.constant }
      if native.priority != priority { native.priority = priority }
    }
  }

  // UIKit and AppKit know of these by themselves.
  func metricsDidChange(of node: LayoutNode) {}
  func hierarchyDidChange() {}
  func rootWillGoAway() {}
}
#endif
