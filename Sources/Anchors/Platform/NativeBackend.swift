#if canImport(UIKit) && !os(watchOS)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)

/// The backend that hands constraints between views and guides of the toolkit over to it.
///
/// The backend adds the `NSLayoutConstraint` of each constraint to the records of hosts and items.
/// It activates those of a batch at once.
@MainActor
final class NativeBackend {
  /// The record that all views and guides share.
  static let record = TreeRecord(permanentlyFor: NativeBackend())

  @exclusivity(unchecked) private var leaving: [NSLayoutConstraint] = []
  @exclusivity(unchecked) private var arriving: [NSLayoutConstraint] = []
  /// The first items of placed constraints that are new or whose records are due for a check.
  @exclusivity(unchecked) private var itemsInBatch: [LayoutNode] = []
}

// MARK: - Constraints

extension NativeBackend: @MainActor Backend {
  func place(_ constraint: Constraint) {
    noteInstallation(on: constraint.first)
    if constraint.backendObject == nil {
      if let native = constraint.makeNative() { arriving.append(native) }
    } else if let native = constraint.nativeMadeIfNeeded(), !native.isActive {
      arriving.append(native)
    }
  }

  /// UIKit and AppKit themselves clear the constraints of a view that is freed.
  func withdraw(_ constraint: Constraint) {
    guard let native = constraint.native, !constraint.mentionsReleasedItem, native.isActive else {
      return
    }
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
    if !itemsInBatch.isEmpty {
      for item in itemsInBatch {
        if case .due = item.records {
          forgetWhatIsInactive(item)
        } else {
          item.records = .counted(0)
        }
      }
      itemsInBatch.removeAll(keepingCapacity: true)
    }
  }

  /// Edits the `NSLayoutConstraint`, or puts another in its place where it does not allow the edit:
  /// of the multiplier, and, while active, of the priority to or from required.
  func edit(_ constraint: Constraint, _ edit: ConstraintEdit) {
    guard let native = constraint.native else { return }
    let written = constraint.written
    let priority = NativePriority(written.priority)
    let crossesRequired = (native.priority == .required) != (priority == .required)
    let isActive = native.isActive
    if Double(native.multiplier) != written.multiplier || isActive && crossesRequired
      || constraint.needsObjectForSpacing
    {
      guard let replacement = constraint.makeNative() else { return }
      if isActive {
        NSLayoutConstraint.deactivate([native])
        NSLayoutConstraint.activate([replacement])
      }
    } else {
      if !constraint.hasSystemSpacing, Double(native.constant) != written.constant {
        native.constant = CGFloat(written.constant)
      }
      if native.priority != priority { native.priority = priority }
    }
  }

  var measuresMultiplesFromLeft: Bool { true }

  func parent(of node: LayoutNode) -> (any LayoutItem)? {
    if let view = node.nativeView { view.superview } else { node.nativeGuide?.owningView }
  }

  /// For a view's margins guide the view's own mask, as the margins move with the view. Other
  /// guides have none.
  func turnOffMask(of node: LayoutNode) {
    let view =
      if let view = node.nativeView { view } else {
        node.nativeGuide.flatMap { $0.isMarginsGuide ? $0.owningView : nil }
      }
    guard let view, view.translatesAutoresizingMaskIntoConstraints, !view.hasManagedMask else {
      return
    }
    view.translatesAutoresizingMaskIntoConstraints = false
  }
}

extension LayoutNode {
  /// The view whose node this is.
  @MainActor
  fileprivate var nativeView: NativeView? {
    guard kind == .externalView, let object else { return nil }
    return unsafeDowncast(object.takeUnretainedValue(), to: NativeView.self)
  }

  /// The guide whose node this is.
  @MainActor
  fileprivate var nativeGuide: NativeGuide? {
    guard kind == .externalGuide, let object else { return nil }
    return unsafeDowncast(object.takeUnretainedValue(), to: NativeGuide.self)
  }
}

// MARK: - Reading back

extension NativeBackend {
  func isActive(_ object: AnyObject) -> Bool { nativeConstraint(object).isActive }

  func numbers(of object: AnyObject, written: Constraint.Numbers) -> Constraint.Numbers {
    let native = nativeConstraint(object)
    var numbers = written
    numbers.constant = Double(native.constant)
    // To the toolkit's precision, the constant may be the one that was written.
    if NativePriority(written.priority) != native.priority {
      numbers.priority = Priority(native.priority)
    }
    return numbers
  }

  func identifierDidChange(to identifier: String?, of object: AnyObject) {
    // Our own asks for it.
    if !(object is NativeLayoutConstraint) { nativeConstraint(object).identifier = identifier }
  }
}

// MARK: - Records that are no longer true

/// The meaning of an item's ``LayoutNode/slot``.
private enum ItemRecords {
  /// Nothing is installed on the item.
  case none
  /// The item had no records when the batch began, so all are of this batch.
  case ofThisBatch
  /// The records are checked when the batch ends.
  case due
  /// The records are checked after this many more installations.
  case counted(Int32)

  init(slot: Int32) {
    switch slot {
    case -1: self = .none
    case -2: self = .ofThisBatch
    case -3: self = .due
    default: self = .counted(slot)
    }
  }

  var slot: Int32 {
    switch self {
    case .none: -1
    case .ofThisBatch: -2
    case .due: -3
    case .counted(let count): count
    }
  }
}

extension LayoutNode {
  fileprivate var records: ItemRecords {
    get { ItemRecords(slot: slot) }
    set { slot = newValue.slot }
  }
}

extension NativeBackend {
  /// Counts an installation on an item.
  private func noteInstallation(on item: LayoutNode) {
    switch item.records {
    case .ofThisBatch, .due: return
    case .counted(let count) where count > 0:
      item.records = .counted(count - 1)
      return
    case .none: item.records = .ofThisBatch
    case .counted: item.records = .due
    }
    itemsInBatch.append(item)
  }

  /// Clears the records of constraints that the toolkit deactivated when a view left, or that other
  /// code deactivated through the toolkit.
  ///
  /// The next check is due when twice as many constraints have been installed as are active now,
  /// not counting the one that was just placed. So checks take constant time per installation, and
  /// there are never many more records than constraints.
  private func forgetWhatIsInactive(_ item: LayoutNode) {
    var activeCount: Int32 = 0
    let latest = item.installed.last
    for recorded in item.installed where recorded !== latest {
      if recorded.holds { activeCount += 1 } else { recorded.unlink() }
    }
    item.records = .counted(2 * activeCount)
  }
}
#endif
