import SwiftSyntax

// What is done with a kept constraint, in Anchors' spelling.

extension KeptConstraints {
  /// Returns the edits for a member of a kept constraint: `gap.update(offset: 8)`.
  ///
  /// - Throws: `Reason` if there is no counterpart.
  func edits(for access: MemberAccessExprSyntax, of key: Key, in file: SourceFile) throws(Reason)
    -> [Edit]
  {
    let (base, call, name) = (access.base, access.parent?.call, access.name)
    let written = ExprSyntax(access).assignedValue
    switch (name, self[key].style) {
    case ("constant", .uikit): return try ConstantUse(access: access).edits()
    case ("identifier", .uikit): return []
    case ("isActive", _) where written == nil || !self[key].isGroup: return []
    case ("priority", .uikit):
      guard let (value, range) = written else { break }
      let text = try PriorityText(lookup, file).value(value)
      return text == value.text ? [] : [Edit(range, text)]
    case (_, .uikit):
      if let edit = PureLayoutMembers.edit(access) { return [edit] }
    case ("constant", .anchors), ("identifier", .anchors): return []
    case ("isActive", .anchors), ("suffix", .anchors): return []
    case ("priority", .anchors):
      guard let (value, range) = written else { break }
      if let own = lookup.uikitPriority(value, in: file) { return [Edit(range, own.text)] }
      let text = lookup.plainPriority(try PriorityText(lookup, file).operand(value))
      return text == value.text ? [] : [Edit(range, text)]
    case ("constraints", .anchors):
      guard let base else { break }
      return [Edit(base.end..<access.end, "")]
    case ("activate", .anchors), ("deactivate", .anchors):
      guard let base, let call, call.isStatement, !base.containsOptionalChain else { break }
      return [Edit(call.range, "NSLayoutConstraint.\(name)(\(base.text))")]
    case (_, .anchors): break
    case (_, .snapKit):
      guard let base, let call else { break }
      return [Edit(base.end..<call.end, try text(for: access, key, file))]
    }
    throw Reason("its member '\(name)' is used")
  }

  /// Returns what follows a kept constraint instead of a call of SnapKit's.
  private func text(for access: MemberAccessExprSyntax, _ key: Key, _ file: SourceFile)
    throws(Reason) -> String
  {
    let (name, isGroup) = (access.name, self[key].isGroup)
    switch name {
    case "activate", "install": return isGroup ? ".activate()" : ".isActive = true"
    case "deactivate", "uninstall": return isGroup ? ".deactivate()" : ".isActive = false"
    case "update", "updateOffset", "updateInsets", "updatePriority":
      guard let (label, value) = access.update
      else { throw Reason("the result of '\(name)' is used") }
      if isGroup, label != "priority", self[key].updates.count > 1 {
        throw Reason("both its offset and its inset are updated")
      }
      switch label {
      case "offset":
        let update = ".constant = \(number(value, file))"
        return isGroup ? ".forEach { $0\(update) }" : update
      case "inset": return try inset(value, key, file)
      case "priority":
        let priority = try priority(value, key, file)
        return isGroup ? ".setPriority(\(priority))" : ".priority = \(priority)"
      default: throw Reason("its method '\(name)' is used")
      }
    default: throw Reason("its member '\(name)' is used")
    }
  }

  /// Returns a priority that SnapKit updates: it leaves required constraints required, and makes
  /// none required.
  private func priority(_ value: ExprSyntax, _ key: Key, _ file: SourceFile) throws(Reason)
    -> String
  {
    let text = PriorityText(lookup, file, owner: "ConstraintPriority")
    guard let number = text.value(of: value), number < 1000,
      self[key].lines.allSatisfy({ $0.isOptional })
    else {
      throw Reason("its priority is updated, which SnapKit does between optional priorities only")
    }
    return try text.value(value)
  }

  /// Returns how an inset is updated: by the edge that the constraint is about.
  private func inset(_ value: ExprSyntax, _ key: Key, _ file: SourceFile) throws(Reason) -> String {
    let lines = self[key].lines
    guard let first = lines.first,
      lines.allSatisfy({
        $0.attributes == first.attributes && (first.isGroup || $0.signed == first.signed)
      })
    else { throw Reason("its inset is updated, and it keeps constraints of several kinds") }
    guard lookup.kind(of: value, in: file) == .number
    else { throw Reason("its inset is updated by something that is not known to be a number") }
    if first.isGroup {
      guard first.attributes.allSatisfy(\.isEdge), let written = first.inset, written.value != nil,
        lines.allSatisfy({ $0.inset?.value == written.value })
      else { throw Reason("its inset is updated, and it was written with another constant") }
      // A group's inset is added to what was written.
      let number = lookup.term(value, in: file)
      return ".additionalInset = \(number.text)\(written.negated.added)"
    }
    guard let attribute = first.signed ?? first.attributes.first
    else { throw Reason("its inset is updated, and its attribute is not known") }
    let (term, number) = (Term(value), number(value, file))
    if attribute.isSize { return ".constant = \(term.doubled.negated.text)" }
    if attribute.isAnyCenter { throw Reason("the inset of a center is updated") }
    let far = number == value.text.onOneLine ? term : Term(primary: number)
    return ".constant = \(attribute.isFar ? far.negated.text : number)"
  }

  /// `constant` is a `Double`, and takes a `CGFloat`, but no `Int` or `Float` that is a variable.
  private func number(_ value: ExprSyntax, _ file: SourceFile) -> String {
    lookup.text(value, converting: ["Int", "Float", "UInt"], in: file)
  }
}

extension ExprSyntax {
  /// The expression with the question marks behind it.
  var chained: ExprSyntax {
    parent?.as(OptionalChainingExprSyntax.self).map { ExprSyntax($0).chained } ?? self
  }

  /// The value that is assigned to the expression, and its range.
  var assignedValue: (ExprSyntax, Range<Int>)? {
    let target = chained
    guard let sequence = target.parent?.parent?.as(SequenceExprSyntax.self) else { return nil }
    let elements = Array(sequence.elements)
    guard elements.count > 2, elements[0].id == target.id, elements[1].is(AssignmentExprSyntax.self)
    else { return nil }
    return (sequence.valueAfterAssignment, elements[2].start..<sequence.end)
  }
}

extension MemberAccessExprSyntax {
  /// The parts of a statement such as `gap.update(offset: 8)` or `gap.updateOffset(8)` updates.
  var update: (label: String?, value: ExprSyntax)? {
    let labels = ["updateOffset": "offset", "updateInsets": "inset", "updatePriority": "priority"]
    guard let call = parent?.call, call.isStatement, call.arguments.count == 1,
      let argument = call.arguments.first, name.hasPrefix("update")
    else { return nil }
    return (labels[name] ?? argument.label?.text, argument.expression)
  }
}
