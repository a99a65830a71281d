import SwiftSyntax

/// An anchor of a library with factors and numbers, such as `2 * b.widthAnchor + 10`.
struct LinearForm<Anchor> {
  /// The anchor; `nil` for a number alone.
  var anchor: Anchor?
  /// The factors and divisors.
  var factors: [(isDivisor: Bool, term: Term)] = []
  /// The numbers that are added. They are no longer numbers where `values` are, such as insets.
  var constants: [Term] = []
  /// The operands that are not known to be numbers: `UIEdgeInsets(…)`.
  var values: [(expression: ExprSyntax, isNegative: Bool)] = []

  /// Returns the sum of all numbers.
  ///
  /// - Throws: `Reason` if an operand is not known to be one.
  func number() throws(Reason) -> Term {
    if let value = values.first {
      throw Reason("\(value.expression.text.onOneLine) is not a number")
    }
    return Term.sum(constants)
  }

  /// The product of all factors; `nil` if there are none.
  var multiplier: Statement.Factor? {
    let times = factors.filter { !$0.isDivisor }.map(\.term)
    let divisors = factors.filter(\.isDivisor).map(\.term)
    if times.isEmpty { return divisors.isEmpty ? nil : .over(Term.product(divisors)) }
    if divisors.isEmpty { return .times(Term.product(times)) }
    var (dividend, divisor) = (Term.product(times).factor, Term.product(divisors).divisor)
    // `4 / 3` would be 1.
    if dividend.allSatisfy(\.isNumber), divisor.allSatisfy(\.isNumber) { dividend += ".0" }
    return .times(Term(product: "\(dividend) / \(divisor)"))
  }
}

/// Reads sums and products of anchors and numbers, operator by operator.
struct LinearReader<Anchor> {
  let numbers: NumberReader
  /// `true` if a factor multiplies what was added before it: algebra, unlike Anchorage.
  let distributes: Bool
  /// Returns the anchor that an expression is; `nil` for a number.
  let anchor: (ExprSyntax) throws(Reason) -> Anchor?

  /// Reads operands and operators.
  func read(_ elements: [ExprSyntax]) throws(Reason) -> LinearForm<Anchor> {
    if try isNumber(elements) { return value(elements) }
    let places = elements.indices.filter { ["+", "-"].contains(elements[$0].operatorName) }
    var result = try product(Array(elements[..<(places.first ?? elements.count)]))
    for (place, end) in zip(places, places.dropFirst() + [elements.count]) {
      let next = try product(Array(elements[(place + 1)..<end]))
      result = try sum(result, next, isNegative: elements[place].operatorName == "-")
    }
    return result
  }

  /// Adds two forms, of which one is a number. Anchorage and Cartography read `10 - anchor` as
  /// `anchor - 10`; Anchors does not accept it.
  private func sum(
    _ left: LinearForm<Anchor>, _ right: LinearForm<Anchor>, isNegative: Bool
  ) throws(Reason) -> LinearForm<Anchor> {
    if left.anchor != nil, right.anchor != nil { throw Reason("a sum of two anchors") }
    if numbers.isVerbatim, right.anchor != nil, isNegative {
      throw Reason("an anchor that is subtracted")
    }
    func signed(_ terms: [Term]) -> [Term] { isNegative ? terms.map(\.negated) : terms }
    if right.anchor != nil {
      var result = right
      result.constants = signed(left.constants) + result.constants
      return result
    }
    var result = left
    result.constants += signed(right.constants)
    result.values += right.values.map { ($0.expression, $0.isNegative != isNegative) }
    return result
  }

  private func product(_ elements: [ExprSyntax]) throws(Reason) -> LinearForm<Anchor> {
    if try isNumber(elements) { return value(elements) }
    var place = 0
    while place < elements.count - 1, try isNumber([elements[place]]) { place += 1 }
    var result = try primary(elements[place])
    if place > 0 {
      guard place >= 2, elements[place - 1].operatorName == "*"
      else { throw Reason("a number divided by an anchor") }
      let factor = Array(elements[..<(place - 1)])
      let term = numbers.term(ExprSyntax(sequence: factor), of: factor)
      multiply(&result, by: term, isDivisor: false)
    }
    var index = place + 1
    while index + 1 < elements.count {
      guard let name = elements[index].operatorName, name == "*" || name == "/",
        try isNumber([elements[index + 1]])
      else { throw Reason("the operator \(elements[index].text)") }
      multiply(&result, by: numbers.term(elements[index + 1]), isDivisor: name == "/")
      index += 2
    }
    if index != elements.count { throw Reason("an operator without an operand") }
    return result
  }

  private func multiply(_ form: inout LinearForm<Anchor>, by term: Term, isDivisor: Bool) {
    form.factors.append((isDivisor, term))
    if distributes {
      form.constants = form.constants.map { $0.multiplied(by: term, isDivisor: isDivisor) }
    }
  }

  private func primary(_ element: ExprSyntax) throws(Reason) -> LinearForm<Anchor> {
    if let anchor = try anchor(element) { return LinearForm(anchor: anchor) }
    if let inner = element.nestedOperands { return try read(inner) }
    throw Reason("\(element.text.onOneLine) is not understood")
  }

  private func value(_ elements: [ExprSyntax]) -> LinearForm<Anchor> {
    if elements.count == 1, numbers.isNoNumber(elements[0]) {
      return LinearForm(values: [(elements[0], false)])
    }
    return LinearForm(constants: [numbers.term(ExprSyntax(sequence: elements), of: elements)])
  }

  /// `true` if no operand is an anchor or contains one.
  private func isNumber(_ elements: [ExprSyntax]) throws(Reason) -> Bool {
    for element in elements where element.operatorName == nil {
      if try anchor(element) != nil { return false }
      if let inner = element.nestedOperands, try !isNumber(inner) { return false }
    }
    return true
  }
}
