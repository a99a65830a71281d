import AnchorsLayout

extension Mark {
  /// Returns the mark of a constraint and the places to draw it; `nil` if it is invisible.
  static func mark(
    of constraint: Constraint, between items: Scene.Ends, number: String?, in scene: Scene,
    names: ItemNames, lettering: Lettering
  ) -> (mark: Mark, places: MarkPlaces)? {
    let (first, second) = scene.places(of: constraint, between: items)
    guard let seen = scene.items[first.number].visible(first.rect)
    else { return nil }
    let attribute = constraint.firstAttribute
    // Whether two positions coincide, and are meant to or may not come closer.
    let isAlignment =
      second.map { !attribute.isSize && abs(first.value - $0.value) < 0.01 } ?? false
    let text = constraint.markText(first, second, isAlignment: isAlignment, names)
    let width = text.isEmpty ? 0 : lettering.font.width(of: text)
    let label =
      text.isEmpty && number == nil
      ? nil : lettering.size(ofTextWithWidth: width, number: number)
    let ruler = Ruler(isHorizontal: attribute.isHorizontal, label: label, pixel: lettering.pixel)
    var mark = Mark(constraint: constraint, kind: .distance, text: text, textWidth: width)
    if attribute.isSize { return (mark, ruler.lengths(of: first.rect, across: seen)) }
    guard let second else { return nil }
    let other = scene.items[second.number].visible(second.rect) ?? second.rect
    if !isAlignment {
      return (mark, ruler.distances(from: second.value, to: first.value, seen, other))
    }
    mark.kind = .alignment
    mark.isCenterLine = attribute.row.line == .center
    return (mark, ruler.alignments(at: first.value, seen, other))
  }
}

extension Constraint {
  /// Returns the text of a mark: `12`, `≥ 8 ~ 750`, `= title`, `× 0.5 + 10`.
  fileprivate func markText(
    _ first: Scene.Place, _ second: Scene.Place?, isAlignment: Bool, _ names: ItemNames
  ) -> String {
    let (attribute, constant) = (firstAttribute, constant)
    // A number without a sign means equality.
    let bound = relation == .equal ? "" : "\(relation.sign) "
    var addend: String {
      constant == 0 ? "" : constant < 0 ? " − \(decimal(-constant))" : " + \(decimal(constant))"
    }
    var text: String
    if attribute.isSize, let anchor = secondAnchor {
      let item = anchor.item.map { names.name(of: $0) } ?? ""
      let isOwn = first.number == second?.number
      let isSame = anchor.attribute == attribute
      let name = isOwn ? "\(anchor.attribute)" : isSame ? item : "\(item).\(anchor.attribute)"
      let times = multiplier == 1 ? "" : "\(factor(multiplier)) × "
      text = "\(relation.sign) \(times)\(name)\(addend)"
    } else if attribute.isSize {
      text = bound + decimal(constant)
    } else if multiplier != 1 {
      text = "\(bound)× \(factor(multiplier))\(addend)"
    } else if relation == .equal {
      // Where the edges do not meet, that they should is all there is to say.
      text = constant == 0 && isAlignment ? "" : decimal(abs(constant))
    } else {
      // A distance is never negative: `trailing <= trailing - 12` leaves at least 12, whichever way
      // text runs. Neither side of an edge is further away than 0.
      let relation =
        constant == 0 ? .greaterThanOrEqual : constant < 0 ? relation.flipped : relation
      text = "\(relation.sign) \(decimal(abs(constant)))"
    }
    if priority != .required {
      if !text.isEmpty { text += " " }
      text += "~ \(priority)"
    }
    return text
  }
}

extension Relation {
  fileprivate var sign: String {
    switch self {
    case .equal: "="
    case .lessThanOrEqual: "≤"
    case .greaterThanOrEqual: "≥"
    }
  }
}
