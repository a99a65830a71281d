// What the module has in place of functions of the standard library over collections, which these shadow: the
// standard library's are compiled again for each kind of element, and are long, to be fast with many.

extension Sequence {
  /// What a function makes of the elements.
  public func map<T>(_ transform: (Element) -> T) -> [T] {
    var result: [T] = []
    for element in self { result.append(transform(element)) }
    return result
  }

  /// What a function makes of the elements, without `nil`.
  public func compactMap<T>(_ transform: (Element) -> T?) -> [T] {
    var result: [T] = []
    for element in self { if let new = transform(element) { result.append(new) } }
    return result
  }

  /// The elements of what a function makes of the elements.
  public func flatMap<S: Sequence>(_ transform: (Element) -> S) -> [S.Element] {
    var result: [S.Element] = []
    for element in self { for new in transform(element) { result.append(new) } }
    return result
  }

  /// The elements that fulfil a condition.
  public func filter(_ isIncluded: (Element) -> Bool) -> [Element] {
    var result: [Element] = []
    for element in self where isIncluded(element) { result.append(element) }
    return result
  }

  /// Whether all elements fulfil a condition.
  public func allSatisfy(_ condition: (Element) -> Bool) -> Bool {
    for element in self where !condition(element) { return false }
    return true
  }

  /// Whether an element fulfils a condition.
  public func contains(where condition: (Element) -> Bool) -> Bool {
    for element in self where condition(element) { return true }
    return false
  }

  /// The first element that fulfils a condition.
  public func first(where condition: (Element) -> Bool) -> Element? {
    for element in self where condition(element) { return element }
    return nil
  }
}

extension Collection {
  /// What a function makes of the elements.
  public func map<T>(_ transform: (Element) -> T) -> [T] {
    var result: [T] = []
    for element in self { result.append(transform(element)) }
    return result
  }
}

extension Array {
  /// What a function makes of the elements.
  public func map<T>(_ transform: (Element) -> T) -> [T] {
    var result: [T] = []
    var place = 0
    while place < count {
      result.append(transform(self[place]))
      place &+= 1
    }
    return result
  }

  /// What a function makes of the elements, without `nil`.
  public func compactMap<T>(_ transform: (Element) -> T?) -> [T] {
    var result: [T] = []
    var place = 0
    while place < count {
      if let new = transform(self[place]) { result.append(new) }
      place &+= 1
    }
    return result
  }

  /// The elements that fulfil a condition.
  public func filter(_ isIncluded: (Element) -> Bool) -> [Element] {
    var result: [Element] = []
    var place = 0
    while place < count {
      if isIncluded(self[place]) { result.append(self[place]) }
      place &+= 1
    }
    return result
  }
}
