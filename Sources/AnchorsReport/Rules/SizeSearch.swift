/// A search for the findings of a layout at one size after the other: in widths, on screens, in
/// windows.
@_spi(Tools) public struct SizeSearch<Place> {
  /// A finding, and the neighboring places where it was found.
  public typealias Found = (finding: LayoutFinding, places: [Place])

  private let find: (Place) -> [LayoutFinding]
  private let middle: (Place, Place) -> Place?

  /// A search with a function that lays out at a place and asks the rules.
  ///
  /// - Parameter middle: Returns a place between two with different findings; `nil` if there is
  ///   none.
  public init(
    between middle: @escaping (Place, Place) -> Place? = { _, _ in nil },
    find: @escaping (Place) -> [LayoutFinding]
  ) {
    (self.find, self.middle) = (find, middle)
  }

  private struct Sample {
    let place: Place
    let findings: [LayoutFinding]
    let identities: [String]
  }

  private func sample(at place: Place) -> Sample {
    let findings = find(place)
    return Sample(place: place, findings: findings, identities: findings.map { $0.identity })
  }

  /// Returns the findings at some places and between them: each once for each row of neighboring
  /// places that have it, by the first of these.
  public func findings(at places: [Place]) -> [Found] {
    // The next ones are last.
    var pending = Array(places.map { sample(at: $0) }.reversed())
    var last: Sample?
    var found: [Found] = []
    // The numbers of the findings of the last place.
    var latest: [String: Int] = [:]
    while let next = pending.popLast() {
      if let last, last.identities != next.identities, let middle = middle(last.place, next.place) {
        pending += [next, sample(at: middle)]
        continue
      }
      var here: [String: Int] = [:]
      for finding in next.findings {
        let number = latest[finding.identity] ?? found.count
        if number == found.count { found.append((finding, [])) }
        found[number].places.append(next.place)
        here[finding.identity] = number
      }
      (last, latest) = (next, here)
    }
    return found
  }
}
