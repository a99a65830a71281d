/// What there is: `the views are a, b, c`.
package func listed(_ names: [String], _ kind: String) -> String {
  switch names.count {
  case 0: "there are no \(kind)s"
  case 1: "the only \(kind) is \(names[0])"
  case 2...12: "the \(kind)s are \(names.joined(separator: ", "))"
  default:
    "the \(kind)s are \(names.prefix(12).joined(separator: ", ")) and \(names.count - 12) more"
  }
}
