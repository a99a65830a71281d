import SwiftSyntax

/// A use of the `constant` of a constraint, which is a `CGFloat` in UIKit and a `Double` in
/// Anchors.
struct ConstantUse {
  private let access: MemberAccessExprSyntax
  private let isOptional: Bool

  init(_ access: MemberAccessExprSyntax) {
    self.access = access
    isOptional = access.base?.containsOptionalChain ?? false
  }

  private static let comparisons: Set = ["==", "!=", "<", ">", "<=", ">="]
  private static let arithmetic: Set = ["+", "-", "*", "/"]
  private static let changes: Set = ["+=", "-=", "*=", "/="]
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
        return try edits(
          ofValue: ExprSyntax(sequence: Array(elements.dropFirst(2))),
          elements[2].start..<sequence.end)
      }
      let isPlain = operators.allSatisfy {
        Self.comparisons.contains($0) || Self.arithmetic.contains($0) || Self.changes.contains($0)
      }
      let isAssigned = elements.count > 1 && elements[1].is(AssignmentExprSyntax.self)
      let isChanged = operators.contains { Self.changes.contains($0) }
      let isCompared = operators.contains { Self.comparisons.contains($0) }
      if !isOptional, isPlain, isAssigned || isChanged || isCompared,
        elements.allSatisfy({ !$0.is(UnresolvedTernaryExprSyntax.self) })
      {
        return []
      }
      let place = elements.firstIndex { $0.id == node.id } ?? 0
      let beside = [place - 1, place + 1].filter { elements.indices.contains($0) }
        .map { elements[$0] }
      if !isOptional, beside.contains(where: { Self.comparisons.contains($0.operatorName ?? "") }),
        beside.allSatisfy({ !Self.arithmetic.contains($0.operatorName ?? "") })
      {
        return []
      }
      if isOptional, operators == ["??"], elements.count == 3, elements[0].id == node.id {
        return wrapped(sequence.range)
      }
    }
    if isOptional { throw Reason("its constant is read, and may be nil") }
    if let argument = parent.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      Self.conversions.contains(call.calledExpression.text)
    {
      return []
    }
    if let clause = parent.as(InitializerClauseSyntax.self),
      let type = clause.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type.text,
      type == "CGFloat" || type == "Double"
    {
      return []
    }
    if parent.is(ExpressionSegmentSyntax.self) { return [] }
    return wrapped(access.range)
  }

  private func wrapped(_ range: Range<Int>) -> [Edit] {
    [
      Edit(range.lowerBound..<range.lowerBound, "CGFloat("),
      Edit(range.upperBound..<range.upperBound, ")"),
    ]
  }

  /// Returns the edits of a value that is assigned: `.gap` was one of `CGFloat`.
  private func edits(ofValue value: ExprSyntax, _ range: Range<Int>) throws(Reason) -> [Edit] {
    let finder = GenericCallFinder(viewMode: .sourceAccurate)
    finder.walk(value)
    if finder.isFound { throw Reason("its constant is set by a function that takes another") }
    let text = Term.floatText(value)
    if text == value.text.onOneLine { return [] }
    if value.hasInnerComment { throw Reason("a comment within the value of its constant") }
    return [Edit(range, text)]
  }
}

/// Finds calls that take a closure or an operator: their result depends on the type that is
/// expected.
private final class GenericCallFinder: SyntaxVisitor {
  private(set) var isFound = false

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    isFound = true
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if case .binaryOperator = node.baseName.tokenKind { isFound = true }
    return .visitChildren
  }
}
