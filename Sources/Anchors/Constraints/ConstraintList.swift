/// Constraints in the order of installation, with removal in constant time.
///
/// A removed constraint leaves a gap; gaps are closed when they outnumber what is left. Each
/// constraint remembers its slot in each of the lists it can be in.
struct ConstraintList {
  /// Which of a constraint's three lists this is.
  enum Role: Int { case host, first, second }

  private let role: Role
  private var slots: [Constraint?] = []
  private(set) var count = 0

  init(_ role: Role) { self.role = role }

  /// The constraints, in the order of installation.
  var all: [Constraint] { slots.compactMap { $0 } }

  /// Calls `body` with each, in the order of installation.
  func forEach(_ body: (Constraint) -> Void) {
    for slot in slots { if let slot { body(slot) } }
  }

  mutating func append(_ constraint: Constraint) {
    constraint[slotIn: role] = Int32(slots.count)
    slots.append(constraint)
    count += 1
  }

  mutating func remove(_ constraint: Constraint) {
    slots[Int(constraint[slotIn: role])] = nil
    constraint[slotIn: role] = -1
    count -= 1
    if slots.count > 8, count < slots.count / 2 { closeGaps() }
  }

  private mutating func closeGaps() {
    slots = slots.filter { $0 != nil }
    for (slot, constraint) in slots.enumerated() { constraint?[slotIn: role] = Int32(slot) }
  }
}
