import AnchorsLayout

/// A constraint of a case, with items by their numbers.
struct CaseRow {
  typealias Side = (item: Int, attribute: Attribute)

  let id: String
  var first: Side
  var relation = Relation.equal
  var multiplier = 1.0
  var second: Side?
  var constant = 0.0
  var priority = 1000.0
  /// The constraint as it was written.
  var text: String?

  init(id: String, first: Side) { (self.id, self.first) = (id, first) }
}
