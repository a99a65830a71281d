import SwiftSyntax

/// A use of the `constant` of a constraint, which is a `CGFloat` in UIKit and a `Double` in
/// Anchors.
struct ConstantUse {
  let access: MemberAccessExprSyntax

  private var isOptional: Bool { access.base?.containsOptionalChain ?? false }

  private static let comparisons: Set = ["==", "!=", "<", ">", "<=", ">="]
  private static let arithmetic: Set = ["+", "-", "*", "/"]
  private static let changes: Set = ["+=", "-=", "*=", "/="]
  /// The operators that give both sides one type.
  private static let equating = comparisons.union(changes)
  private static let conversions: Set = ["CGFloat", "Double", "Int", "Float", "String", "print"]

  /// Returns the edits that leave every value the type that it had.
  ///
  /// - Throws: `Reason` if the compiler might refuse the result.
  func edits() throws(Reason) -> [Edit] {
    let node = ExprSyntax(access)
    if let (value, range) = node.assignedValue { return try edits(ofValue: value, range) }
    guard let parent = node.parent else { return [] }
    if parent.is(InOutExprSyntax.self) { throw Reason("its constant is passed on with '&'") }
    if let sequence = parent.parent?.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      let operators = elements.compactMap(\.operatorName)
      if elements[0].id == node.id, Self.changes.contains(operators.first ?? "") {
        return try edits(ofValue: sequence.valueAfterAssignment, elements[2].start..<sequence.end)
      }
      if !isOptional, isTyped(elements, operators) || isCompared(elements) { return [] }
      if isOptional, operators == ["??"], elements.count == 3, elements[0].id == node.id {
        return wrapped(sequence.range)
      }
    }
    if isOptional { throw Reason("its constant is read, and may be nil") }
    let call = parent.as(LabeledExprSyntax.self)?.parent?.parent?.call
    let binding = parent.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self)
    let isConverted =
      Self.conversions.contains(call?.calledExpression.text ?? "")
      || ["CGFloat", "Double"].contains(binding?.typeAnnotation?.type.text)
      || parent.is(ExpressionSegmentSyntax.self)
    return isConverted ? [] : wrapped(access.range)
  }

  /// `true` for a comparison, an assignment or a change of numbers: the compiler converts them.
  private func isTyped(_ elements: [ExprSyntax], _ operators: [String]) -> Bool {
    operators.allSatisfy { Self.equating.contains($0) || Self.arithmetic.contains($0) }
      && (elements.contains { $0.is(AssignmentExprSyntax.self) }
        || operators.contains { Self.equating.contains($0) })
      && !elements.contains { $0.is(UnresolvedTernaryExprSyntax.self) }
  }

  /// `true` if the constant itself is compared with something.
  private func isCompared(_ elements: [ExprSyntax]) -> Bool {
    let place = elements.firstIndex { $0.id == access.id } ?? 0
    let beside = [place - 1, place + 1].filter { elements.indices.contains($0) }
      .compactMap { elements[$0].operatorName }
    return beside.contains { Self.comparisons.contains($0) }
      && !beside.contains { Self.arithmetic.contains($0) }
  }

  private func wrapped(_ range: Range<Int>) -> [Edit] {
    [Edit(at: range.lowerBound, "CGFloat("), Edit(at: range.upperBound, ")")]
  }

  /// Returns the edits of a value that is assigned: `.gap` was one of `CGFloat`.
  private func edits(ofValue value: ExprSyntax, _ range: Range<Int>) throws(Reason) -> [Edit] {
    if value.hasGenericCall { throw Reason("its constant is set by a function that takes another") }
    let text = Term.floatText(value)
    if text == value.text.onOneLine { return [] }
    if value.hasInnerComment { throw Reason("a comment within the value of its constant") }
    return [Edit(range, text)]
  }
}

extension ExprSyntax {
  /// `true` if there is a call that takes a closure or an operator: its result depends on the type
  /// that is expected.
  fileprivate var hasGenericCall: Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      if token.parent?.is(ClosureExprSyntax.self) == true { return true }
      guard case .binaryOperator = token.tokenKind else { return false }
      return token.parent?.is(DeclReferenceExprSyntax.self) == true
    }
  }
}
