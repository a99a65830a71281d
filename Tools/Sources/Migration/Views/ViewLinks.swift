/// Variables that may hold one view: an assignment gives the view of one to the other, or a
/// function that gets it stores it.
final class ViewLinks {
  /// By variable, those that assignments link it with, and their declarations.
  private var assigned: [String: [String: String]] = [:]
  /// By variable, the functions that store an argument in it, and the other way round.
  private var functions: [String: Set<String>] = [:]
  private var targets: [String: Set<String>] = [:]
  /// By function, the variables whose views it gets.
  private var arguments: [String: [String: ViewIdentity]] = [:]

  /// Notes that an assignment or a swap gives the view of one variable to another.
  func note(_ first: ViewIdentity, _ second: ViewIdentity) {
    guard let a = first.variable, let b = second.variable, a != b else { return }
    assigned[a, default: [:]][b] = second.declaration
    assigned[b, default: [:]][a] = first.declaration
  }

  /// Notes that a function stores an argument in a variable.
  func note(_ function: String, storesIn variable: String) {
    functions[variable, default: []].insert(function)
    targets[function, default: []].insert(variable)
  }

  /// `true` if a function stores an argument in a variable.
  func stores(_ function: String, in view: ViewIdentity) -> Bool {
    view.declaration.map { targets[function]?.contains($0) == true } ?? false
  }

  /// Returns the variables whose views a function gets.
  func variables(passedTo function: String) -> some Collection<ViewIdentity> {
    (arguments[function] ?? [:]).values
  }

  /// Notes that a function gets the view of a variable.
  func note(_ function: String, gets view: ViewIdentity, _ declaration: String) {
    arguments[function, default: [:]][declaration] = view
  }

  /// The declarations of the variables that may hold the view of another one.
  func linked(with view: ViewIdentity, passedTo passed: Set<String>) -> Set<String> {
    guard let variable = view.variable, let declaration = view.declaration else { return [] }
    var found: Set<String> = []
    for (next, place) in assigned[variable] ?? [:] {
      found.insert(place)
      found.formUnion((assigned[next] ?? [:]).values)
    }
    for function in passed { found.formUnion(targets[function] ?? []) }
    for function in functions[declaration] ?? [] {
      found.formUnion((arguments[function] ?? [:]).keys)
    }
    // An initializer that the compiler writes.
    found.formUnion((arguments[owner(of: declaration)] ?? [:]).keys)
    found.remove(declaration)
    return found
  }

  /// `true` if two variables may hold one view.
  func areLinked(_ a: ViewIdentity, _ b: ViewIdentity) -> Bool {
    guard let first = a.variable, let second = b.variable else { return false }
    let (own, other) = (assigned[first] ?? [:], assigned[second] ?? [:])
    if own[second] != nil || own.keys.contains(where: { other[$0] != nil }) { return true }
    return stores(a, in: b) || stores(b, in: a)
  }

  private func stores(_ view: ViewIdentity, in other: ViewIdentity) -> Bool {
    guard let from = view.declaration, let to = other.declaration else { return false }
    var all = functions[to] ?? []
    all.insert(owner(of: to))
    return all.contains { arguments[$0]?[from] != nil }
  }

  /// The last name of the type whose member a variable is.
  private func owner(of declaration: String) -> String {
    declaration.split(separator: ".").dropLast().last.map(String.init) ?? ""
  }
}
