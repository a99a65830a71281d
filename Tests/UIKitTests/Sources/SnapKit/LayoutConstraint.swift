// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

public class LayoutConstraint: NSLayoutConstraint {
  // Sources/LayoutConstraint.swift, label.
  public var label: String? {
    get { identifier }
    set { identifier = newValue }
  }
  weak var constraint: Constraint?

  /// The attribute that decides the sign of an inset.
  var attributeOfConstant: NSLayoutConstraint.Attribute {
    secondAttribute == .notAnAttribute ? firstAttribute : secondAttribute
  }

  /// `true` if all but the constants and the labels are equal. Sources/LayoutConstraint.swift, ==.
  func matches(_ other: LayoutConstraint) -> Bool {
    firstAttribute == other.firstAttribute && secondAttribute == other.secondAttribute
      && relation == other.relation && priority == other.priority
      && multiplier == other.multiplier && secondItem === other.secondItem
      && firstItem === other.firstItem
  }

  // Sources/Debugging.swift.
  public override var description: String {
    let signs = [Relation.equal: "==", .lessThanOrEqual: "<=", .greaterThanOrEqual: ">="]
    var text = "<\(name(self))"
    if let location = constraint?.sourceLocation {
      text += "@\((location.file as NSString).lastPathComponent)#\(location.line)"
    }
    if let firstItem { text += " \(name(firstItem)).\(firstAttribute)" }
    text += " \(signs[relation] ?? "")"
    if let secondItem { text += " \(name(secondItem)).\(secondAttribute)" }
    if multiplier != 1 { text += " * \(multiplier)" }
    if secondAttribute == .notAnAttribute {
      text += " \(constant)"
    } else if constant != 0 {
      text += " \(constant < 0 ? "-" : "+") \(abs(constant))"
    }
    if priority != .required { text += " ^\(priority)" }
    return text + ">"
  }

  private func name(_ item: AnyObject) -> String {
    let address = "0x" + String(UInt(bitPattern: ObjectIdentifier(item)), radix: 16)
    let label = (item as? UIView)?.snp.label() ?? (item as? LayoutConstraint)?.label
    return "\(className(item)):\(label ?? address)"
  }

  /// The name as the Objective-C runtime has it: with the module for an app's class.
  private func className(_ item: AnyObject) -> String {
    let name = String(reflecting: type(of: item))
    return name.hasPrefix("UIKit.") ? String(name.dropFirst(6)) : name
  }
}
