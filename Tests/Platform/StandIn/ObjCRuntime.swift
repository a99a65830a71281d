// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// The ObjC runtime's associated objects, rebuilt for Linux.
// Shim classes carry their table inside the object (so values die with the object, as on Apple);
// any other object falls back to a process-wide table that never releases.

public enum objc_AssociationPolicy: UInt, @unchecked Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

public final class _Associations {
  private final class Unretained {
    unowned(unsafe) let object: AnyObject
    init(_ object: AnyObject) { self.object = object }
  }
  private var table: [UnsafeRawPointer: Any] = [:]

  public init() {}

  func get(_ key: UnsafeRawPointer) -> Any? {
    let value = table[key]
    if let unretained = value as? Unretained { return unretained.object }
    return value
  }

  func set(_ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) {
    guard let value else {
      table[key] = nil
      return
    }
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN:
      table[key] = Unretained(value as AnyObject)
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
      table[key] = value
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      table[key] = (value as? NSCopying)?.copy(with: nil) ?? value
    }
  }
}

/// An object that stores its own associations.
public protocol _AssociationHost: AnyObject {
  nonisolated var _associations: _Associations? { get set }
}

private let foreignLock = NSLock()
nonisolated(unsafe) private var foreign: [ObjectIdentifier: (AnyObject, _Associations)] = [:]

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  if let host = object as? _AssociationHost { return host._associations?.get(key) }
  foreignLock.lock()
  defer { foreignLock.unlock() }
  return foreign[ObjectIdentifier(reference(object))]?.1.get(key)
}

public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  if let host = object as? _AssociationHost {
    let associations = host._associations ?? _Associations()
    host._associations = associations
    associations.set(key, value, policy)
    return
  }
  let object = reference(object)
  foreignLock.lock()
  defer { foreignLock.unlock() }
  let entry = foreign[ObjectIdentifier(object)] ?? (object, _Associations())
  entry.1.set(key, value, policy)
  foreign[ObjectIdentifier(object)] = entry
}

public func objc_removeAssociatedObjects(_ object: Any) {
  if let host = object as? _AssociationHost {
    host._associations = nil
    return
  }
  foreignLock.lock()
  defer { foreignLock.unlock() }
  foreign[ObjectIdentifier(reference(object))] = nil
}

private func reference(_ object: Any) -> AnyObject {
  // Look through Optional, as bridging to `id` does.
  if let object = object as? NSObject { return object }
  return object as AnyObject
}

/// Linux has no autorelease pools; objects die when their last reference goes.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
