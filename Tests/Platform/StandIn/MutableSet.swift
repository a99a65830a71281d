// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// A set that knows an object again.
///
/// Foundation on Linux boxes an object that is not an NSObject afresh at each NSMutableSet call,
/// and a fresh box equals nothing: `remove` never finds it, `add` duplicates it. This one, which
/// shadows Foundation's for every file that imports the stand-in, keeps Apple's behaviour: identity
/// for objects, equality for NSObjects and Hashable values.
open class NSMutableSet: Foundation.NSMutableSet {
  private var table: [AnyHashable: Any] = [:]

  private static func key(_ object: Any) -> AnyHashable {
    if let hashable = object as? AnyHashable { return hashable }
    return AnyHashable(ObjectIdentifier(object as AnyObject))
  }

  public required init(capacity numItems: Int) { super.init(capacity: numItems) }
  public convenience init() { self.init(capacity: 0) }
  public required init?(coder: NSCoder) { fatalError("not archived in the stand-in") }
  public convenience init(array: [Any]) {
    self.init(capacity: array.count)
    for object in array { add(object) }
  }

  open override func add(_ object: Any) {
    let key = Self.key(object)
    if table[key] == nil { table[key] = object }
  }
  open override func remove(_ object: Any) { table[Self.key(object)] = nil }
  open override func removeAllObjects() { table.removeAll() }
  open override func contains(_ anObject: Any) -> Bool { table[Self.key(anObject)] != nil }
  open override func member(_ object: Any) -> Any? { table[Self.key(object)] }
  open override var count: Int { table.count }
  open override var allObjects: [Any] { Array(table.values) }
  open override func anyObject() -> Any? { table.values.first }
  open override func objectEnumerator() -> NSEnumerator {
    (Array(table.values) as NSArray).objectEnumerator()
  }
}
