import Anchors

/// A toolkit in another process that solves constraints. It receives a line for each change.
final class RemoteBackend: Backend {
  /// The commands that have been sent, one array for each batch.
  private(set) var sent: [[String]] = []
  private var batch: [String] = []
  private var constraintCount = 0

  func place(_ constraint: Constraint) {
    let remote = RemoteConstraint(number: constraintCount, constraint)
    constraintCount += 1
    constraint.backendObject = remote
    let (first, written) = (constraint.firstAnchor, constraint.written)
    var line = "\(remote.number): \(first.node.slot).\(first.attribute) \(constraint.relation)"
    if let second = constraint.secondAnchor {
      line += " \(written.multiplier) * \(second.node.slot).\(second.attribute) +"
    }
    batch.append("\(line) \(written.constant) ~ \(written.priority)")
  }

  func withdraw(_ constraint: Constraint) {
    guard let remote = constraint.backendObject as? RemoteConstraint, remote.isActive else {
      return
    }
    remote.isActive = false
    batch.append("\(remote.number): off")
  }

  func edit(_ constraint: Constraint, _ edit: ConstraintEdit) {
    guard let remote = constraint.backendObject as? RemoteConstraint, remote.isActive else {
      return
    }
    remote.constant = constraint.written.constant
    sent.append(["\(remote.number): constant \(remote.constant)"])
  }

  func batchDidEnd() {
    if !batch.isEmpty { sent.append(batch) }
    batch = []
  }

  // What the other process has done by itself is true.

  func isActive(_ object: AnyObject) -> Bool { (object as? RemoteConstraint)?.isActive ?? false }

  func numbers(of object: AnyObject, written: Constraint.Numbers) -> Constraint.Numbers {
    var numbers = written
    if let remote = object as? RemoteConstraint { numbers.constant = remote.constant }
    return numbers
  }
}

/// A constraint's stand-in on this side of the wire.
final class RemoteConstraint {
  let number: Int
  var isActive = true
  var constant: Double

  init(number: Int, _ constraint: Constraint) {
    self.number = number
    constant = constraint.written.constant
  }
}

/// A widget of that toolkit, by its number there.
final class RemoteWidget: LayoutItem {
  private let storage: LayoutStorage
  private(set) weak var parent: RemoteWidget?
  var layoutFrame = Rect.zero

  init(_ number: Int32, in toolkit: RemoteToolkit, parent: RemoteWidget? = nil) {
    storage = LayoutStorage(.externalView, permanently: toolkit.record)
    self.parent = parent
    layoutNode.slot = number
  }

  var layoutNode: LayoutNode { storage.node(of: self) }
  var layoutParent: (any LayoutItem)? { parent }
  var layoutChildren: [any LayoutItem] { [] }
  var layoutSystem: LayoutSystem { LayoutSystem("Remote") }
  var layoutName: String { "widget\(layoutNode.slot)" }
}

/// The state that all widgets of one remote process share.
struct RemoteToolkit {
  let backend: RemoteBackend
  let record: TreeRecord

  init() {
    backend = RemoteBackend()
    record = TreeRecord(permanentlyFor: backend)
  }
}
