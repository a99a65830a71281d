// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

public class ConstraintDescription {
  let item: LayoutConstraintItem
  var attributes: ConstraintAttributes
  var relation: NSLayoutConstraint.Relation?
  var related: ConstraintItem?
  var sourceLocation = (file: "", line: UInt(0))
  var label: String?
  var multiplier: CGFloat = 1
  var constant: ConstraintConstantTarget = 0.0
  var priority: Float = 1000

  // Made once, when first asked for: later changes of the statement have no effect.
  // Sources/ConstraintDescription.swift, constraint.
  private(set) lazy var constraint = Constraint(self)

  init(item: LayoutConstraintItem, attributes: ConstraintAttributes) {
    self.item = item
    self.attributes = attributes
  }
}

public class ConstraintMakerFinalizable {
  let description: ConstraintDescription
  init(_ description: ConstraintDescription) { self.description = description }

  @discardableResult
  public func labeled(_ label: String) -> ConstraintMakerFinalizable {
    description.label = label
    return self
  }

  public var constraint: Constraint {
    guard let constraint = description.constraint else { fatalError("no relation") }
    return constraint
  }
}

@available(*, deprecated, message: "Use ConstraintMakerPrioritizable instead.")
public typealias ConstraintMakerPriortizable = ConstraintMakerPrioritizable

// Nothing but a label may follow a priority. Sources/ConstraintMakerPrioritizable.swift.
public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
  @discardableResult
  public func priority(_ amount: ConstraintPriority) -> ConstraintMakerFinalizable {
    description.priority = amount.value
    return self
  }

  @discardableResult
  public func priority(_ amount: ConstraintPriorityTarget) -> ConstraintMakerFinalizable {
    description.priority = amount.constraintPriorityTargetValue
    return self
  }

  @available(*, deprecated, message: "Use priority(.required) instead.")
  @discardableResult
  public func priorityRequired() -> ConstraintMakerFinalizable { priority(.required) }
  @available(*, deprecated, message: "Use priority(.high) instead.")
  @discardableResult
  public func priorityHigh() -> ConstraintMakerFinalizable { priority(.high) }
  @available(*, deprecated, message: "Use priority(.medium) instead.")
  @discardableResult
  public func priorityMedium() -> ConstraintMakerFinalizable { priority(.medium) }
  @available(*, deprecated, message: "Use priority(.low) instead.")
  @discardableResult
  public func priorityLow() -> ConstraintMakerFinalizable { priority(.low) }
}

// The latest of several wins: `offset` and `inset` replace the constant, that of
// `equalTo(number)` as well; `multipliedBy` replaces the multiplier.
// Sources/ConstraintMakerEditable.swift.
public class ConstraintMakerEditable: ConstraintMakerPrioritizable {
  @discardableResult
  public func multipliedBy(_ amount: ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    description.multiplier = amount.constraintMultiplierTargetValue
    return self
  }

  @discardableResult
  public func dividedBy(_ amount: ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    multipliedBy(1 / amount.constraintMultiplierTargetValue)
  }

  @discardableResult
  public func offset(_ amount: ConstraintOffsetTarget) -> ConstraintMakerEditable {
    description.constant = amount
    return self
  }

  @discardableResult
  public func inset(_ amount: ConstraintInsetTarget) -> ConstraintMakerEditable {
    description.constant = amount.insets
    return self
  }

  @discardableResult
  public func inset(_ amount: ConstraintDirectionalInsetTarget) -> ConstraintMakerEditable {
    description.constant = amount
    return self
  }
}
