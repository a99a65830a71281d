import SwiftSyntax

// What is done with a kept constraint, in Anchors' spelling.

extension KeptConstraints {
  /// Returns the edits for a member of a kept constraint: `gap.update(offset: 8)`.
  ///
  /// - Throws: `Reason` if there is no counterpart.
  func edits(for access: MemberAccessExprSyntax, of key: Key, in file: SourceFile) throws(Reason)
    -> [Edit]
  {
    let name = access.declName.baseName.text
    switch name {
    case "constant":
      if style(key) == .uikit { return try ConstantUse(access).edits() }
    case "identifier":
      if style(key) == .uikit { return [] }
    case "isActive":
      let isWritten = ExprSyntax(access).assignedValue != nil
      if !isWritten || !isGroup(key) { return [] }
    case "priority":
      if style(key) == .uikit, let (value, range) = ExprSyntax(access).assignedValue {
        let text = try PriorityText(lookup, file).value(value)
        return text == value.text ? [] : [Edit(range, text)]
      }
    default:
      if style(key) == .uikit, let edit = PureLayoutMembers.edit(access) { return [edit] }
      if style(key) == .snapKit, let call = access.parent?.as(FunctionCallExprSyntax.self),
        let base = access.base
      {
        return try edits(for: call, base, name, key, file)
      }
    }
    throw Reason("its member '\(name)' is used")
  }

  private func isGroup(_ key: Key) -> Bool { lines(key).contains { $0.isGroup } }

  /// Returns the edits for a call of SnapKit's.
  private func edits(
    for call: FunctionCallExprSyntax, _ base: ExprSyntax, _ name: String, _ key: Key,
    _ file: SourceFile
  ) throws(Reason) -> [Edit] {
    let isGroup = isGroup(key)
    let rest = base.end..<call.end
    switch name {
    case "activate", "install", "deactivate", "uninstall":
      let isOn = name == "activate" || name == "install"
      if isGroup {
        return [Edit(rest, isOn ? ".activate()" : ".deactivate()")]
      }
      return [Edit(rest, ".isActive = \(isOn)")]
    case "update", "updateOffset", "updateInsets", "updatePriority":
      guard ExprSyntax(call).isStatement, call.arguments.count == 1,
        let argument = call.arguments.first
      else { throw Reason("the result of '\(name)' is used") }
      let names = ["updateOffset": "offset", "updateInsets": "inset", "updatePriority": "priority"]
      let label = names[name] ?? argument.label?.text
      let value = argument.expression
      if isGroup, let label, label != "priority", updates(key, with: label).count > 1 {
        throw Reason("both its offset and its inset are updated")
      }
      switch label {
      case "offset":
        let number = number(value, file)
        return [
          Edit(rest, isGroup ? ".forEach { $0.constant = \(number) }" : ".constant = \(number)")
        ]
      case "inset": return [Edit(rest, try inset(value, key, file))]
      case "priority":
        try checkUpdate(of: value, key, file)
        let priority = try PriorityText(lookup, file, owner: "ConstraintPriority").value(value)
        return [Edit(rest, isGroup ? ".setPriority(\(priority))" : ".priority = \(priority)")]
      default: throw Reason("its method '\(name)' is used")
      }
    default: throw Reason("its member '\(name)' is used")
    }
  }

  /// Refuses an update of a priority unless SnapKit takes it over: it leaves required constraints
  /// required, and makes none required.
  private func checkUpdate(of value: ExprSyntax, _ key: Key, _ file: SourceFile) throws(Reason) {
    let text = PriorityText(lookup, file, owner: "ConstraintPriority")
    guard let number = text.value(of: value), number < 1000,
      lines(key).allSatisfy({ $0.isOptional })
    else {
      throw Reason("its priority is updated, which SnapKit does between optional priorities only")
    }
  }

  /// Returns how an inset is updated: by the edge that the constraint is about.
  private func inset(_ value: ExprSyntax, _ key: Key, _ file: SourceFile) throws(Reason) -> String {
    let lines = lines(key)
    guard let first = lines.first, lines.allSatisfy({ $0.attributes == first.attributes }) else {
      throw Reason("its inset is updated, and it keeps constraints of several kinds")
    }
    guard lookup.kind(of: value, in: file) == .number else {
      throw Reason("its inset is updated by something that is not known to be a number")
    }
    if first.isGroup {
      guard first.attributes.allSatisfy(\.isEdge), let written = first.inset, written.value != nil,
        lines.allSatisfy({ $0.inset?.value == written.value })
      else {
        throw Reason("its inset is updated, and it was written with another constant")
      }
      // A group's inset is added to what was written.
      let number = lookup.term(value, in: file)
      return ".additionalInset = \(number.text)\(written.negated.added)"
    }
    let term = Term(value)
    guard lines.allSatisfy({ $0.signed == first.signed }) else {
      throw Reason("its inset is updated, and it keeps constraints of several kinds")
    }
    guard let attribute = first.signed ?? first.attributes.first else {
      throw Reason("its inset is updated, and its attribute is not known")
    }
    if attribute.isSize { return ".constant = \(term.doubled.negated.text)" }
    if attribute.isAnyCenter { throw Reason("the inset of a center is updated") }
    let far =
      number(value, file) == value.text.onOneLine ? term : Term(primary: number(value, file))
    return ".constant = \(attribute.isFar ? far.negated.text : number(value, file))"
  }

  /// `constant` is a `Double`, and takes a `CGFloat`, but no `Int` or `Float` that is a variable.
  private func number(_ value: ExprSyntax, _ file: SourceFile) -> String {
    let type = lookup.type(of: value, in: file)?.base
    let text = value.text.onOneLine
    return type == "Int" || type == "Float" || type == "UInt" ? "Double(\(text))" : text
  }
}

extension ExprSyntax {
  /// The value that is assigned to the expression, and its range.
  var assignedValue: (ExprSyntax, Range<Int>)? {
    var node = self
    while let outer = node.parent?.as(OptionalChainingExprSyntax.self) { node = ExprSyntax(outer) }
    guard let sequence = node.parent?.parent?.as(SequenceExprSyntax.self) else { return nil }
    let elements = Array(sequence.elements)
    guard elements.count > 2, elements[0].id == node.id, elements[1].is(AssignmentExprSyntax.self)
    else { return nil }
    return (sequence.valueAfterAssignment, elements[2].start..<sequence.end)
  }
}
