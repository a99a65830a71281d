/// A value in a place of its own: for what is rarely there, so that it costs a word where it is not.
final class Box<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}
