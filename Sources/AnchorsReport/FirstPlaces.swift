extension Dictionary where Value == Int {
  /// The place of each key; the first where one comes several times. The initializer with
  /// `uniquingKeysWith` casts, which Embedded Swift cannot.
  init(firstPlacesOf keys: some Sequence<Key>) {
    self.init()
    for (place, key) in keys.enumerated() where self[key] == nil { self[key] = place }
  }
}
