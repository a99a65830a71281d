/// Returns a message that nothing has this name, with the existing names and the closest ones.
///
///     noneNamed("titel", "view", of: ["card", "title"])
///     // no view is named titel; the views are card, title; did you mean title?
///
/// - Parameters:
///   - names: the names that there are.
///   - others: names of another kind that may have been meant.
package func noneNamed(
  _ name: String, _ kind: String, of names: [String], or others: [String] = []
) -> String {
  let names = names.sorted()
  return "no \(kind) is named \(quotedParts(name)); \(listed(names.map { quotedParts($0) }, kind))"
    + didYouMean(name, of: names + others.sorted())
}

/// Returns a list of existing names: `the views are a, b, c`.
package func listed(_ names: [String], _ kind: String) -> String {
  switch names.count {
  case 0: "there are no \(kind)s"
  case 1: "the only \(kind) is \(names[0])"
  case 2...12: "the \(kind)s are \(names.joined(separator: ", "))"
  default:
    "the \(kind)s are \(names.prefix(12).joined(separator: ", ")) and \(names.count - 12) more"
  }
}

/// Returns a suggestion: `; did you mean title?`, or an empty string if no name is close.
package func didYouMean(_ name: String, of names: [String]) -> String {
  let near = nearNames(name, of: names)
  if near.isEmpty { return "" }
  return "; did you mean \(near.prefix(3).map { quotedParts($0) }.joined(separator: " or "))?"
}

/// Returns the names with the fewest changed, missing, added or swapped letters, at most one in
/// three; and those that start or end with the name, or the reverse. Case does not matter.
package func nearNames(_ name: String, of names: [String]) -> [String] {
  let wanted = name.utf8.map { $0.lowercased }
  var least = wanted.count / 3
  var near: [String] = []
  for candidate in names {
    let other = candidate.utf8.map { $0.lowercased }
    let excess = other.count - wanted.count
    let isPart =
      wanted.count > 3 && excess > 0
      && (wanted.indices.allSatisfy { wanted[$0] == other[$0] }
        || wanted.indices.allSatisfy { wanted[$0] == other[excess + $0] })
    let distance = isPart ? 1 : editDistance(wanted, other)
    if distance < least { near = [] }
    if distance <= least {
      least = distance
      near.append(candidate)
    }
  }
  return near
}

/// Returns the edit distance of two words, with swaps of neighbors.
///
/// Source: the restricted Damerau–Levenshtein distance; Boytsov, *Indexing methods for approximate
/// dictionary searching* (2011), 2.1.
private func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  var (beforeLast, last) = ([Int](), Array(0...b.count))
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var least = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        least = min(least, beforeLast[j - 1] + 1)
      }
      row.append(least)
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}

extension UInt8 {
  /// The letter in lower case, where it is one of ASCII.
  fileprivate var lowercased: UInt8 {
    self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") ? self | 0x20 : self
  }
}
