/// A value in a separate allocation, for rare values: it costs a word if there is none.
final class Indirect<Value> {
  @exclusivity(unchecked) private var storedValue: Value

  var value: Value {
    get { storedValue }
    _modify { yield &storedValue }
  }

  init(_ value: Value) { storedValue = value }
}
