import SwiftSyntax

// What names say about types without a declaration.

extension Lookup {
  static let viewEndings = [
    "view", "label", "button", "field", "cell", "bar", "control", "switch", "slider", "indicator",
    "container", "stack", "header", "footer", "icon", "image", "avatar", "badge", "background",
    "separator", "divider", "overlay", "card", "spinner", "thumbnail", "toolbar", "wrapper",
    "banner",
  ]
  static let numberEndings = [
    "width", "height", "spacing", "padding", "margin", "offset", "inset", "size", "gap",
    "constant", "multiplier", "ratio", "radius", "length", "distance", "thickness", "indent",
  ]

  /// Returns the kind that a name suggests. The compiler refuses the result if it is wrong.
  static func kind(named name: String) -> Kind? {
    let name = name.lowercased()
    if numberEndings.contains(where: { name.hasSuffix($0) }) { return .number }
    if name.hasSuffix("insets") { return .insets }
    if name.hasSuffix("guide") { return .guide }
    if viewEndings.contains(where: { name.hasSuffix($0) }) { return .view }
    return nil
  }
}

extension Lookup {
  /// `true` for a number of a type that Anchors' expressions do not take, such as `Float`.
  private func needsDouble(_ expression: ExprSyntax, in file: SourceFile) -> Bool {
    guard let type = type(of: expression, in: file), !type.isOptional,
      declarations.path(of: type) == nil
    else { return false }
    let name = type.base
    return ["Float", "Float32", "NSNumber"].contains(name) || name.hasPrefix("UInt")
      || name.hasPrefix("Int") && name != "Int" && Int(name.dropFirst(3)) != nil
  }

  /// Returns a number of a type that Anchors' expressions take.
  func term(_ expression: ExprSyntax, in file: SourceFile) -> Term {
    needsDouble(expression, in: file)
      ? Term(primary: "Double(\(expression.text.onOneLine))") : Term(expression)
  }
}
