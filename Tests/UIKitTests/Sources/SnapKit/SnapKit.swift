// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

// A stand-in for SnapKit: as much of it as the article on finding a layout bug uses. Compiles
// declarations up to the search for data races, which follows type checking.

public final class LayoutConstraint: NSLayoutConstraint {
  var file = ""
  var line: UInt = 0

  public nonisolated override var description: String {
    let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
    let text = MainActor.assumeIsolated { "\(file)#\(line) \(statement)" }
    return "<SnapKit.LayoutConstraint:0x\(address)@\(text)>"
  }

  private var statement: String {
    let signs = [NSLayoutConstraint.Relation.equal: "==", .lessThanOrEqual: "<="]
    var text = "\(name(firstItem)).\(firstAttribute) \(signs[relation] ?? ">=")"
    if let secondItem { text += " \(name(secondItem)).\(secondAttribute)" }
    if secondItem == nil { return text + " \(Double(constant))" }
    return constant == 0 ? text : text + " \(constant < 0 ? "-" : "+") \(abs(Double(constant)))"
  }

  private func name(_ item: AnyObject?) -> String {
    guard let item else { return "nil" }
    let address = String(UInt(bitPattern: ObjectIdentifier(item)), radix: 16)
    return "\(type(of: item)):0x\(address)"
  }
}

@MainActor
public struct ConstraintItem {
  let view: UIView
  let attribute: NSLayoutConstraint.Attribute
}

@MainActor
public struct ConstraintViewDSL {
  let view: UIView

  public var top: ConstraintItem { ConstraintItem(view: view, attribute: .top) }
  public var bottom: ConstraintItem { ConstraintItem(view: view, attribute: .bottom) }
  public var leading: ConstraintItem { ConstraintItem(view: view, attribute: .leading) }
  public var trailing: ConstraintItem { ConstraintItem(view: view, attribute: .trailing) }

  public func makeConstraints(_ closure: (ConstraintMaker) -> Void) {
    view.translatesAutoresizingMaskIntoConstraints = false
    let maker = ConstraintMaker(view)
    closure(maker)
    for statement in maker.statements { statement.activate(view) }
  }
}

extension UIView {
  public var snp: ConstraintViewDSL { ConstraintViewDSL(view: self) }
}

@MainActor
public final class ConstraintMaker {
  private let view: UIView
  var statements: [ConstraintMakerExtendable] = []

  init(_ view: UIView) { self.view = view }

  private func made(_ attribute: NSLayoutConstraint.Attribute) -> ConstraintMakerExtendable {
    let statement = ConstraintMakerExtendable(attribute)
    statements.append(statement)
    return statement
  }

  public var top: ConstraintMakerExtendable { made(.top) }
  public var bottom: ConstraintMakerExtendable { made(.bottom) }
  public var leading: ConstraintMakerExtendable { made(.leading) }
  public var trailing: ConstraintMakerExtendable { made(.trailing) }
  public var centerY: ConstraintMakerExtendable { made(.centerY) }
  public var width: ConstraintMakerExtendable { made(.width) }
  public var height: ConstraintMakerExtendable { made(.height) }
}

@MainActor
public final class ConstraintMakerExtendable {
  private var attributes: [NSLayoutConstraint.Attribute]
  private var relation = NSLayoutConstraint.Relation.equal
  private var target: (view: UIView, attribute: NSLayoutConstraint.Attribute?)?
  private var isToSuperview = false
  private var constant: CGFloat = 0
  private var (file, line) = ("", UInt(0))

  init(_ attribute: NSLayoutConstraint.Attribute) { attributes = [attribute] }

  public var height: ConstraintMakerExtendable {
    attributes.append(.height)
    return self
  }

  @discardableResult
  public func equalToSuperview(_ file: String = #fileID, _ line: UInt = #line)
    -> ConstraintMakerExtendable
  {
    isToSuperview = true
    return stated(.equal, file, line)
  }

  @discardableResult
  public func equalTo(_ item: ConstraintItem, _ file: String = #fileID, _ line: UInt = #line)
    -> ConstraintMakerExtendable
  {
    target = (item.view, item.attribute)
    return stated(.equal, file, line)
  }

  @discardableResult
  public func equalTo(_ view: UIView, _ file: String = #fileID, _ line: UInt = #line)
    -> ConstraintMakerExtendable
  {
    target = (view, nil)
    return stated(.equal, file, line)
  }

  @discardableResult
  public func equalTo(_ constant: CGFloat, _ file: String = #fileID, _ line: UInt = #line)
    -> ConstraintMakerExtendable
  {
    self.constant = constant
    return stated(.equal, file, line)
  }

  @discardableResult
  public func greaterThanOrEqualTo(
    _ constant: CGFloat, _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerExtendable {
    self.constant = constant
    return stated(.greaterThanOrEqual, file, line)
  }

  @discardableResult
  public func offset(_ amount: CGFloat) -> ConstraintMakerExtendable {
    constant = amount
    return self
  }

  private func stated(
    _ relation: NSLayoutConstraint.Relation, _ file: String, _ line: UInt
  ) -> ConstraintMakerExtendable {
    self.relation = relation
    (self.file, self.line) = (file.split(separator: "/").last.map(String.init) ?? file, line)
    return self
  }

  func activate(_ view: UIView) {
    for attribute in attributes {
      let other = isToSuperview ? view.superview : target?.view
      let constraint = LayoutConstraint(
        item: view, attribute: attribute, relatedBy: relation, toItem: other,
        attribute: other == nil ? .notAnAttribute : target?.attribute ?? attribute, multiplier: 1,
        constant: constant)
      (constraint.file, constraint.line) = (file, line)
      constraint.isActive = true
    }
  }
}
