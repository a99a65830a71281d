import AnchorsLayout

extension Mark {
  /// How a constraint is drawn; `nil` if nothing of it can be seen.
  init?(
    of constraint: Constraint, number: String?, in scene: Scene, names: ItemNames,
    lettering: Lettering
  ) {
    guard let (first, second) = scene.places(of: constraint) else { return nil }
    guard let seen = scene.items[first.number].visible(first.rect) else { return nil }
    let statement = MarkText(constraint, first, second, names: names)
    let label =
      statement.text.isEmpty && number == nil
      ? nil : lettering.size(of: statement.text, number: number)
    let isHorizontal = constraint.firstAnchor.attribute.isHorizontal
    let ruler = Ruler(isHorizontal: isHorizontal, label: label, pixel: lettering.pixel)
    self.constraint = constraint
    text = statement.text
    if constraint.firstAnchor.attribute.isSize {
      kind = .distance
      variants = ruler.lengths(of: first.rect, across: seen)
      return
    }
    guard let second else { return nil }
    let other = scene.items[second.number].visible(second.rect) ?? second.rect
    if statement.isAlignment {
      kind = .alignment
      isCenterLine = constraint.firstAttribute.row.line == .center
      variants = ruler.alignments(at: first.value, seen, other)
    } else {
      kind = .distance
      variants = ruler.distances(from: second.value, to: first.value, seen, other)
    }
  }
}

/// What a mark says: `12`, `≥ 8 ~ 750`, `= title`, `× 0.5 + 10`.
private struct MarkText {
  let text: String
  /// Whether two positions coincide, and are meant to or may not come closer.
  let isAlignment: Bool

  init(
    _ constraint: Constraint, _ first: Scene.Place, _ second: Scene.Place?, names: ItemNames
  ) {
    let attribute = constraint.firstAnchor.attribute
    let (multiplier, constant) = (constraint.multiplier, constraint.constant)
    let sign = Self.sign(constraint.relation)
    // An equation is what a number without a sign says.
    let bound = constraint.relation == .equal ? "" : "\(sign) "
    var text: String
    isAlignment = second.map { !attribute.isSize && abs(first.value - $0.value) < 0.01 } ?? false
    if attribute.isSize {
      text = bound + decimal(constant)
      if let anchor = constraint.secondAnchor {
        let item = anchor.item.map { names.name(of: $0) } ?? ""
        let isOwn = first.number == second?.number
        let isSame = anchor.attribute == attribute
        let name = isOwn ? "\(anchor.attribute)" : isSame ? item : "\(item).\(anchor.attribute)"
        let times = multiplier == 1 ? "" : "\(factor(multiplier)) × "
        text = "\(sign) \(times)\(name)\(Self.addend(constant))"
      }
    } else if multiplier != 1 {
      text = "\(bound)× \(factor(multiplier))\(Self.addend(constant))"
    } else if constraint.relation == .equal, constant == 0 {
      // Where the edges do not meet, that they should is all there is to say.
      text = isAlignment ? "" : "0"
    } else {
      text = Self.distance(constraint)
    }
    if constraint.priority != .required {
      if !text.isEmpty { text += " " }
      text += "~ \(constraint.priority)"
    }
    self.text = text
  }

  /// The constant as a distance, which is never negative: `trailing <= trailing - 12` leaves at least
  /// 12, whichever way text runs.
  private static func distance(_ constraint: Constraint) -> String {
    let distance = decimal(abs(constraint.constant))
    let relation = constraint.relation
    if relation == .equal { return distance }
    // Neither side of an edge is further away than 0.
    if constraint.constant == 0 { return "≥ 0" }
    return "\(sign(constraint.constant < 0 ? relation.flipped : relation)) \(distance)"
  }

  private static func addend(_ constant: Double) -> String {
    constant == 0 ? "" : constant < 0 ? " − \(decimal(-constant))" : " + \(decimal(constant))"
  }

  private static func sign(_ relation: Relation) -> String {
    switch relation {
    case .equal: "="
    case .lessThanOrEqual: "≤"
    case .greaterThanOrEqual: "≥"
    }
  }
}
