/// A value in a place of its own: for what is rarely there, so that it costs a word where it is not.
final class Indirect<Value> {
  @exclusivity(unchecked) private var storedValue: Value

  var value: Value {
    get { storedValue }
    _modify { yield &storedValue }
  }

  init(_ value: Value) { storedValue = value }
}
