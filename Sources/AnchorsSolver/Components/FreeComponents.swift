/// The components that their rows leave free, in any order, before ties are broken.
struct FreeComponents: ~Copyable {
  private var all: [FreeComponent] = []
  /// By component, its place, or -1.
  private var places = Pool<Int32>()

  var count: Int { all.count }

  subscript(place: Int) -> FreeComponent { all[place] }

  /// The least value that a sum of structural variables of one component can have.
  mutating func least(
    _ structurals: [Int32], _ coefficients: [Double], at place: Int,
    _ values: borrowing Pool<Double>, _ limits: SolverLimits
  ) -> Double {
    all[place].least(structurals, coefficients, values, limits)
  }

  /// The greatest value that a sum of structural variables of one component can have.
  mutating func greatest(
    _ structurals: [Int32], _ coefficients: [Double], at place: Int,
    _ values: borrowing Pool<Double>, _ limits: SolverLimits
  ) -> Double {
    all[place].greatest(structurals, coefficients, values, limits)
  }

  /// The structural variables that are free, component by component.
  var structurals: [Int32] {
    all.inOrder { $0.component < $1.component }.flatMap { $0.structurals }
  }

  /// Returns the place of a component; `nil` if it is not free or is -1.
  func place(of component: Int32) -> Int? {
    guard component >= 0, component < places.count, places[component] >= 0 else { return nil }
    return Int(places[component])
  }

  mutating func append(_ component: FreeComponent) {
    places.extend(to: component.component + 1, with: -1)
    places[component.component] = Int32(all.count)
    all.append(component)
  }

  /// Takes a component out, if it is one of them; the last takes its place.
  mutating func remove(_ component: Int32) {
    guard let place = place(of: component) else { return }
    places[component] = -1
    let last = all.removeLast()
    if place == all.count { return }
    all[place] = last
    places[last.component] = Int32(place)
  }
}
