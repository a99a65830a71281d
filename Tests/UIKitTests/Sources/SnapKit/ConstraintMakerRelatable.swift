// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

public class ConstraintMakerRelatable {
  let description: ConstraintDescription
  init(_ description: ConstraintDescription) { self.description = description }

  private var superview: UIView {
    guard let superview = description.item.superview else { fatalError("no superview") }
    return superview
  }

  // Sources/ConstraintMakerRelatable.swift, relatedTo.
  private func related(
    to other: ConstraintRelatableTarget, _ relation: NSLayoutConstraint.Relation, _ file: String,
    _ line: UInt
  ) -> ConstraintMakerEditable {
    var (related, constant) = (ConstraintItem(target: nil, attributes: []), 0.0 as any Constant)
    switch other {
    case let other as ConstraintItem:
      // Several attributes can be related to one attribute, to the same attributes, or edges to
      // margins.
      let (own, others) = (description.attributes, other.attributes)
      guard
        others.layoutAttributes.count <= 1 || own == others
          || ConstraintAttributes.areEdgesAndMargins(own, others)
      else { fatalError("cannot relate to several attributes that differ (\(file), \(line))") }
      related = other
    case let other as UIView: related = ConstraintItem(target: other, attributes: [])
    case let other as UILayoutGuide: related = ConstraintItem(target: other, attributes: [])
    case let other as Constant: constant = other
    default: fatalError("not a target of a constraint (\(file), \(line))")
    }
    description.sourceLocation = (file, line)
    (description.relation, description.related) = (relation, related)
    description.constant = constant
    return ConstraintMakerEditable(description)
  }

  @discardableResult
  public func equalTo(
    _ other: ConstraintRelatableTarget, _ file: String = #file, _ line: UInt = #line
  ) -> ConstraintMakerEditable { related(to: other, .equal, file, line) }

  @discardableResult
  public func equalToSuperview(_ file: String = #file, _ line: UInt = #line)
    -> ConstraintMakerEditable
  { related(to: superview, .equal, file, line) }

  @discardableResult
  public func equalToSuperview<T: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> T, _ file: String = #file, line: UInt = #line
  ) -> ConstraintMakerEditable { related(to: closure(superview), .equal, file, line) }

  @discardableResult
  public func lessThanOrEqualTo(
    _ other: ConstraintRelatableTarget, _ file: String = #file, _ line: UInt = #line
  ) -> ConstraintMakerEditable { related(to: other, .lessThanOrEqual, file, line) }

  @discardableResult
  public func lessThanOrEqualToSuperview(_ file: String = #file, _ line: UInt = #line)
    -> ConstraintMakerEditable
  { related(to: superview, .lessThanOrEqual, file, line) }

  @discardableResult
  public func lessThanOrEqualToSuperview<T: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> T, _ file: String = #file, line: UInt = #line
  ) -> ConstraintMakerEditable { related(to: closure(superview), .lessThanOrEqual, file, line) }

  @discardableResult
  public func greaterThanOrEqualTo(
    _ other: ConstraintRelatableTarget, _ file: String = #file, line: UInt = #line
  ) -> ConstraintMakerEditable { related(to: other, .greaterThanOrEqual, file, line) }

  @discardableResult
  public func greaterThanOrEqualToSuperview(_ file: String = #file, line: UInt = #line)
    -> ConstraintMakerEditable
  { related(to: superview, .greaterThanOrEqual, file, line) }

  @discardableResult
  public func greaterThanOrEqualToSuperview<T: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> T, _ file: String = #file, line: UInt = #line
  ) -> ConstraintMakerEditable { related(to: closure(superview), .greaterThanOrEqual, file, line) }
}

private typealias Constant = ConstraintConstantTarget

extension ConstraintAttributes {
  /// `true` if one set has all edges and the other all margins, of the same kind.
  static func areEdgesAndMargins(_ a: ConstraintAttributes, _ b: ConstraintAttributes) -> Bool {
    [[.edges, .margins], [.directionalEdges, .directionalMargins]].contains {
      $0 == [a, b] || $0 == [b, a]
    }
  }
}
