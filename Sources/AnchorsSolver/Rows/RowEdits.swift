/// The edits of rows and variables since the latest solve.
///
/// Each row is in one of three states, whatever the order of edits:
///
/// - *solved*: the latest solve knows the row as it is;
/// - *changed*: the latest solve knows the row, with another constant;
/// - *added*: the latest solve does not know the row.
///
/// Adding makes a row *added*. A new constant makes a *solved* row *changed*, and leaves an *added*
/// one alone. A removed row leaves its list. If it was not *added*, it is in `removed`, because its
/// reduced row must be removed. Its id is then *solved* until another row gets it. So `changed` and
/// `removed` contain only rows that the latest solve has reduced.
struct RowEdits: ~Copyable {
  /// `true` if everything must be built again, so that no other edit counts.
  private(set) var mustBuild = true
  /// The *changed* rows, each once.
  private(set) var changed = Pool<Int32>()
  /// The *added* rows, each once.
  private(set) var added = Pool<Int32>()
  /// The removed rows that the latest solve knows, each once.
  private(set) var removed = Pool<Int32>()
  /// The variables that were added or removed, or about which other facts are known. A variable may
  /// occur twice.
  private(set) var variables = Pool<Int32>()
  /// By row: 0 for a *solved* one, 1 + its place in `added`, -1 - its place in `changed`.
  private var places = Pool<Int32>()

  var isEmpty: Bool { !mustBuild && changed.isEmpty && !hasOtherRows }

  /// `true` if rows or variables were added or removed.
  var hasOtherRows: Bool { !added.isEmpty || !removed.isEmpty || !variables.isEmpty }

  mutating func add(_ row: Int32) {
    if mustBuild { return }
    added.append(row)
    setPlace(of: row, to: Int32(added.count))
  }

  mutating func remove(_ row: Int32) {
    if mustBuild { return }
    let place = place(of: row)
    if place <= 0 { removed.append(row) }
    if place == 0 { return }
    places[row] = 0
    if place > 0 {
      let last = added.removeLast()
      if last == row { return }
      added[place - 1] = last
      places[last] = place
    } else {
      let last = changed.removeLast()
      if last == row { return }
      changed[-1 - place] = last
      places[last] = place
    }
  }

  /// Something else is known of a variable.
  mutating func change(variable: Int32) { if !mustBuild { variables.append(variable) } }

  /// The row has another constant.
  mutating func change(_ row: Int32) {
    if mustBuild || place(of: row) != 0 { return }
    changed.append(row)
    setPlace(of: row, to: -Int32(changed.count))
  }

  /// Everything must be built again.
  mutating func forgetSolve() { mustBuild = true }

  /// The latest solve knows everything as it is.
  mutating func removeAll() {
    mustBuild = false
    for place in 0..<changed.count { places[changed[place]] = 0 }
    for place in 0..<added.count { places[added[place]] = 0 }
    changed.removeAll()
    added.removeAll()
    removed.removeAll()
    variables.removeAll()
  }

  private func place(of row: Int32) -> Int32 { row < places.count ? places[row] : 0 }

  private mutating func setPlace(of row: Int32, to place: Int32) {
    places.extend(to: Int(row) + 1, with: 0)
    places[row] = place
  }
}
