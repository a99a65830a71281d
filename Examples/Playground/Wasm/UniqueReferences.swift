// What the module has in place of a function of the standard library about references, which this
// shadows.

/// Returns `true` if the object has one reference.
///
/// The compiler (6.3) takes the standard library's function, where it is called and not inlined,
/// for one that does not read the reference, and leaves the reference unwritten. This one reads it.
func isKnownUniquelyReferenced<Object: AnyObject>(_ object: inout Object) -> Bool {
  let address = Int(bitPattern: Unmanaged.passUnretained(object).toOpaque())
  return Swift.isKnownUniquelyReferenced(&object) && address != 0
}
