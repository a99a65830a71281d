// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

// A stand-in for Cartography 4: its public declarations and the constraints that it makes. Comments
// name the places in Cartography's sources that the rules come from.

public typealias View = UIView
public typealias LayoutGuide = UILayoutGuide
public typealias LayoutAttribute = NSLayoutConstraint.Attribute
public typealias LayoutRelation = NSLayoutConstraint.Relation
public typealias LayoutPriority = UILayoutPriority

/// The constraints of one call of `constrain`, which activates them after its block.
public class Context {
  var constraints: [NSLayoutConstraint] = []

  // Only the view on the left has its mask turned off. Cartography/Context.swift, addConstraint.
  func add(
    _ from: Property, _ relation: LayoutRelation, to: Property? = nil,
    _ coefficients: Coefficients = Coefficients()
  ) -> NSLayoutConstraint {
    (from.item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    let constraint = NSLayoutConstraint(
      item: from.item, attribute: from.attribute, relatedBy: relation, toItem: to?.item,
      attribute: to?.attribute ?? .notAnAttribute, multiplier: coefficients.multiplier,
      constant: coefficients.constant)
    constraints.append(constraint)
    return constraint
  }

  // One constraint for each pair of properties. An inequality of edges has the same relation on all
  // four sides. Cartography/Context.swift, addConstraint.
  func add(
    _ from: Compound, _ relation: LayoutRelation, to: Compound,
    _ coefficients: [Coefficients]? = nil
  ) -> [NSLayoutConstraint] {
    from.properties.indices.map {
      add(
        from.properties[$0], relation, to: to.properties[$0], coefficients?[$0] ?? Coefficients())
    }
  }
}

public class ConstraintGroup {
  private var constraints: [NSLayoutConstraint] = []

  public init() {}

  public var active: Bool {
    get { constraints.allSatisfy(\.isActive) }
    set { for constraint in constraints { constraint.isActive = newValue } }
  }

  // The old constraints are removed after the block has run and before the new ones are activated.
  // Cartography/ConstraintGroup.swift, replaceConstraints.
  func replace(by constraints: [NSLayoutConstraint]) {
    for constraint in self.constraints { constraint.isActive = false }
    self.constraints = constraints
    for constraint in constraints { constraint.isActive = true }
  }
}
