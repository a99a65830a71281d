import Anchors
import AnchorsLayout

/// A statement about constraints, read, and where it is in the text. All ranges are offsets of UTF-8 in the whole
/// text.
package struct DocumentStatement {
  /// Its constraints, in their order.
  package let constraints: [Constraint]
  /// The whole of it.
  package private(set) var range: Range<Int>
  /// Where its priority is, if it says one.
  package private(set) var priority: Range<Int>?
  /// The numbers in it, but for the priority.
  package private(set) var literals: [(range: Range<Int>, value: Double)]

  init(_ statement: ConstraintStatement, at offset: Int) {
    constraints = statement.constraints
    range = statement.range.moved(by: offset)
    priority = statement.priority?.moved(by: offset)
    literals = statement.literals.map { ($0.range.moved(by: offset), $0.value) }
  }

  /// Whether another is about the same anchors, in the same relation.
  func isSameButForNumbers(as other: DocumentStatement) -> Bool {
    constraints.count == other.constraints.count && literals.count == other.literals.count
      && zip(constraints, other.constraints).allSatisfy { $0.isSameButForNumbers(as: $1) }
  }

  /// Whether another, about items of the same names, says the same but for numbers.
  package func isSame(byNames other: DocumentStatement) -> Bool {
    constraints.elementsEqual(other.constraints) { $0.isSame(byNames: $1) }
  }

  /// Takes over where another is that has the same constraints but for numbers.
  mutating func take(_ other: DocumentStatement) {
    (range, priority, literals) = (other.range, other.priority, other.literals)
  }
}

extension Constraint {
  fileprivate func isSameButForNumbers(as other: Constraint) -> Bool {
    first === other.first && firstAttribute == other.firstAttribute && relation == other.relation
      && second === other.second && secondAttribute == other.secondAttribute
      && (priority == .required) == (other.priority == .required)
      && identifier == other.identifier && hasSystemSpacing == other.hasSystemSpacing
      && !hasSystemSpacing
  }
}

extension Constraint {
  fileprivate func isSame(byNames other: Constraint) -> Bool {
    firstAttribute == other.firstAttribute && relation == other.relation
      && secondAttribute == other.secondAttribute
      && (priority == .required) == (other.priority == .required)
      && firstItem?.layoutName == other.firstItem?.layoutName
      && secondItem?.layoutName == other.secondItem?.layoutName
  }
}

extension Range<Int> {
  func moved(by distance: Int) -> Range<Int> { lowerBound + distance..<upperBound + distance }
}

/// Reads the statements of a layout's text.
package struct StatementReader {
  private let document: LayoutDocument
  private let items: [String: any LayoutItem]
  private let metrics: [String: Double]
  private let reader: ConstraintTextReader

  init(_ document: LayoutDocument, _ items: [String: any LayoutItem]) {
    self.document = document
    self.items = items
    var metrics: [String: Double] = [:]
    for number in document.metrics where metrics[number.name] == nil {
      metrics[number.name] = number.value
    }
    self.metrics = metrics
    reader = ConstraintTextReader(items: items, metrics: metrics, source: Self.source)
  }

  /// Nobody sees it: in a text, the line of a constraint is where its statement is.
  private static let source = Constraint.SourceLocation(fileID: "layout", line: 0)

  /// The statements, without those that cannot be read.
  func statements(_ mistakes: inout [DocumentMistake]) -> [DocumentStatement] {
    var statements: [DocumentStatement] = []
    for range in document.statements {
      do throws(ConstraintTextError) {
        statements += try reader.statements(in: document.text(range)).map {
          DocumentStatement($0, at: range.lowerBound)
        }
      } catch {
        mistakes.append(DocumentMistake(error, at: range.lowerBound))
      }
    }
    return statements
  }

  /// By how much a constant of a statement's constraints changes, for each of them, where a number in the text
  /// becomes greater by 1; `nil` if the text cannot be read with that.
  package func changes(of statement: DocumentStatement, adding1To literal: Range<Int>) -> [Double]?
  {
    let value = document.text(literal)
    guard let number = Double(value) else { return nil }
    let before = document.text(statement.range.lowerBound..<literal.lowerBound)
    let after = document.text(literal.upperBound..<statement.range.upperBound)
    return changes(of: statement, reader, text: before + shortest(number + 1) + after)
  }

  /// The same where a number with a name becomes greater by 1.
  package func changes(of statement: DocumentStatement, adding1ToNumber name: String) -> [Double]? {
    var metrics = metrics
    metrics[name, default: 0] += 1
    let reader = ConstraintTextReader(items: items, metrics: metrics, source: Self.source)
    return changes(of: statement, reader, text: document.text(statement.range))
  }

  /// The first constraint of a text, inert; `nil` if the text cannot be read.
  package func constraint(_ text: String) -> Constraint? {
    (try? reader.statements(in: text))?.first?.constraints.first
  }

  private func changes(
    of statement: DocumentStatement, _ reader: ConstraintTextReader, text: String
  ) -> [Double]? {
    guard let new = try? reader.statements(in: text).first,
      new.constraints.count == statement.constraints.count
    else { return nil }
    return zip(new.constraints, statement.constraints).map {
      $0.multiplier == $1.multiplier ? $0.constant - $1.constant : 0
    }
  }
}

extension DocumentMistake {
  fileprivate init(_ error: ConstraintTextError, at offset: Int) {
    let start = offset + error.tokenOffset
    self.init(range: start..<start + max(1, error.tokenLength), message: error.message)
  }
}
