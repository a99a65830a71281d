import Anchors
import AnchorsLayout

extension ConstraintStatement {
  /// Returns `true` if another statement has the same anchors and relation.
  func isSameButForNumbers(as other: ConstraintStatement) -> Bool {
    literals.count == other.literals.count
      && constraints.elementsEqual(other.constraints) { $0.isSameButForNumbers(as: $1) }
  }

  /// Returns `true` if another statement, with items of the same names, differs only in numbers.
  package func isSame(byNames other: ConstraintStatement) -> Bool {
    constraints.elementsEqual(other.constraints) { $0.isSame(byNames: $1) }
  }
}

extension Constraint {
  fileprivate func isSameButForNumbers(as other: Constraint) -> Bool {
    hasSameForm(as: other) && first === other.first && second === other.second
      && identifier == other.identifier && !hasSystemSpacing && !other.hasSystemSpacing
  }

  fileprivate func isSame(byNames other: Constraint) -> Bool {
    hasSameForm(as: other) && firstItem?.layoutName == other.firstItem?.layoutName
      && secondItem?.layoutName == other.secondItem?.layoutName
  }

  /// Returns `true` if attributes, relation and being required are the same.
  private func hasSameForm(as other: Constraint) -> Bool {
    firstAttribute == other.firstAttribute && secondAttribute == other.secondAttribute
      && relation == other.relation
      && (priority == .required) == (other.priority == .required)
  }
}

/// Reads the statements of a layout's text.
package struct StatementReader {
  private let document: LayoutDocument
  private let items: [String: any LayoutItem]
  private let metrics: [String: Double]

  init(_ document: LayoutDocument, _ items: [String: any LayoutItem]) {
    self.document = document
    self.items = items
    metrics = document.metrics.reduce(into: [:]) { $0[$1.name] = $1.value }
  }

  private func parser(of text: String, metrics: [String: Double]) -> ConstraintTextParser {
    // The source line is not shown: in a text, a constraint's line is that of its statement.
    ConstraintTextParser(text, items: items, metrics: metrics, source: nil)
  }

  /// Returns the valid statements.
  func statements(_ mistakes: inout [LayoutTextError]) -> [ConstraintStatement] {
    var parser = parser(of: document.string, metrics: metrics)
    var statements: [ConstraintStatement] = []
    for range in document.statements {
      do throws(LayoutTextError) {
        statements += try parser.statements(in: range)
      } catch {
        mistakes.append(error)
      }
    }
    return statements
  }

  /// By how much a constant of a statement's constraints changes, for each of them, where a number
  /// in the text becomes greater by 1; `nil` if the text cannot be read with that.
  package func changes(of statement: ConstraintStatement, adding1To literal: Range<Int>)
    -> [Double]?
  {
    guard let number = Double(document.text(literal)) else { return nil }
    let before = document.text(statement.range.lowerBound..<literal.lowerBound)
    let after = document.text(literal.upperBound..<statement.range.upperBound)
    return changes(of: statement, before + shortest(number + 1) + after, metrics)
  }

  /// The same where a number with a name becomes greater by 1.
  package func changes(of statement: ConstraintStatement, adding1ToNumber name: String)
    -> [Double]?
  {
    var metrics = metrics
    metrics[name, default: 0] += 1
    return changes(of: statement, document.text(statement.range), metrics)
  }

  /// The first constraint of a text, inert; `nil` if the text cannot be read.
  package func constraint(_ text: String) -> Constraint? {
    statement(text, metrics)?.constraints.first
  }

  private func statement(_ text: String, _ metrics: [String: Double]) -> ConstraintStatement? {
    var parser = parser(of: text, metrics: metrics)
    return (try? parser.statements())?.first
  }

  private func changes(
    of statement: ConstraintStatement, _ text: String, _ metrics: [String: Double]
  ) -> [Double]? {
    guard let new = self.statement(text, metrics),
      new.constraints.count == statement.constraints.count
    else { return nil }
    return zip(new.constraints, statement.constraints).map {
      $0.multiplier == $1.multiplier ? $0.constant - $1.constant : 0
    }
  }
}
