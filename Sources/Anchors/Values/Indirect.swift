/// A value in a place of its own: for what is rarely there, so that it costs a word where it is not.
@usableFromInline
package final class Indirect<Value> {
  @usableFromInline @exclusivity(unchecked) var storedValue: Value

  @inlinable package var value: Value {
    get { storedValue }
    _modify { yield &storedValue }
  }

  @inlinable package init(_ value: Value) { storedValue = value }
}
