import AnchorsLayout

/// An item of a constraint.
enum ItemName: Hashable {
  case view(Int)
  case guide(Int)
  case margins(Int)
  case safeArea(Int)
  case readable(Int)
  case keyboard(Int)
  case content(Int)
  case frame(Int)
}

extension ItemName: CustomStringConvertible {
  var description: String {
    switch self {
    case .view(let slot): "v\(slot)"
    case .guide(let slot): "g\(slot)"
    case .margins(let slot): "v\(slot).margins"
    case .safeArea(let slot): "v\(slot).safeArea"
    case .readable(let slot): "v\(slot).readableContent"
    case .keyboard(let slot): "v\(slot).keyboard"
    case .content(let slot): "v\(slot).contentLayoutGuide"
    case .frame(let slot): "v\(slot).frameLayoutGuide"
    }
  }
}

/// A constraint as data: `first.attribute relation multiplier * second.otherAttribute + constant`.
struct Statement: Equatable {
  var first: ItemName
  var attribute: Attribute
  var relation: Relation
  var second: ItemName?
  var otherAttribute: Attribute
  var multiplier: Double
  var constant: Double
  var priority: Double

  /// `true` if the statement compares an anchor with itself, or with itself plus a number. Such a
  /// statement cannot be installed, but an active constraint can be edited to it.
  var comparesWithItself: Bool {
    first == second && attribute == otherAttribute && multiplier == 1
  }
}

extension Statement: CustomStringConvertible {
  var description: String {
    var text = "\(first).\(attribute) \(relation) "
    if let second {
      if multiplier != 1 { text += "\(multiplier) * " }
      text += "\(second).\(otherAttribute)"
      if constant != 0 { text += " + \(constant)" }
    } else {
      text += "\(constant)"
    }
    return priority == 1000 ? text : text + " ~ \(priority)"
  }
}
