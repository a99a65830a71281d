import SwiftSyntax

/// The values that variables get which keep constraints.
struct Keeper<Reader: StatementReader> {
  let reader: Reader
  let found: FoundStatement
  let read: [ReadStatement]
  /// The node before which the values stand.
  let place: Syntax

  /// An expression for a variable.
  struct Value {
    var text: String
    var isArray: Bool
    /// The number of constraints; `nil` if it is not known.
    var count: Int?
  }

  private var indentation: String { reader.file.indentation(at: place.start) }
  private var unit: String { reader.file.indentationUnit }

  /// Returns a line as an expression.
  func text(_ line: Line) -> String { line.text(indentation: indentation, unit: unit) }

  /// Returns an expression for a variable that keeps the constraints.
  ///
  /// - Parameter key: The variable; `nil` for one that keeps a group.
  func value(_ key: KeptConstraints.Key?, isGroup: Bool = false) throws(Reason) -> Value {
    if !isGroup {
      guard let key else { throw Reason("what keeps it is not known") }
      if let reason = reader.kept.excluded[key] { throw Reason("what keeps it stays: \(reason)") }
    }
    let lines = try lines()
    let isArray = found.isList || !read.allSatisfy(\.isSingle)
    if !isArray, lines.count != 1 || lines[0].isGroup {
      throw Reason("several constraints that are kept as one")
    }
    let isCounted = lines.allSatisfy { !$0.attributes.isEmpty }
    let count = isCounted ? lines.reduce(0) { $0 + $1.attributes.count } : nil
    if lines.count == 1, isGroup || !isArray {
      return Value(text: text(lines[0]), isArray: isArray, count: count)
    }
    return Value(text: text(lines, isGroup: isGroup), isArray: true, count: count)
  }

  /// Returns lines as an array, or as a group.
  private func text(_ lines: [Line], isGroup: Bool) -> String {
    if lines.count == 1, lines[0].isGroup { return "(\(text(lines[0]))).constraints" }
    let inner = lines.map {
      indentation + unit + $0.text(indentation: indentation + unit, unit: unit)
    }
    if isGroup || lines.contains(where: \.isGroup) {
      let group = "\(Names.group) {\n\(inner.joined(separator: "\n"))\n\(indentation)}"
      return group + (isGroup ? "" : ".constraints")
    }
    let whole = "[\(lines.map { text($0) }.joined(separator: ", "))]"
    if indentation.count + whole.count < 80 { return whole }
    return "[\n\(inner.map { "\($0)," }.joined(separator: "\n"))\n\(indentation)]"
  }

  /// Returns the lines of all statements, as expressions.
  func lines() throws(Reason) -> [Line] {
    var lines: [Line] = []
    for read in read {
      guard read.before.isEmpty, let statements = read.ordered ?? read.statements
      else { throw Reason("an optional view or a loop, whose constraints are kept") }
      for statement in statements {
        lines += try reader.lines(of: statement, at: found.item, isOutside: true)
      }
    }
    return lines
  }

  // MARK: - One variable for one statement

  /// Returns the line of one statement for a variable that keeps one constraint or a group, and
  /// notes what the variable keeps.
  func line(for target: ExprSyntax, _ read: ReadStatement) throws(Reason) -> Line {
    var lines: [Line] = []
    for statement in read.statements ?? [] {
      lines += try reader.lines(of: statement, at: found.item, isOutside: true)
    }
    guard lines.count == 1
    else { throw Reason("several constraints that are kept and need several statements") }
    let key = try reader.kept.keeper(
      .value(of: target), in: reader.file,
      unknown: "the declaration of \(target.text.onOneLine) is not known")
    reader.kept.keep(lines[0], in: key)
    return lines[0]
  }

  /// Returns new variables, one for each statement, and adds their declarations.
  func named(_ target: ExprSyntax, _ declarations: inout [String]) throws(Reason)
    -> [(name: String, isGroup: Bool)]
  {
    var names: [(String, Bool)] = []
    for read in read {
      let line = try line(for: target, read)
      let attribute = line.attributes.count == 1 ? line.attributes[0].rawValue : "edges"
      let name = reader.migration.freeName("\(attribute)Constraint")
      names.append((name, line.isGroup))
      declarations.append("let \(name) = \(text(line))")
    }
    return names
  }
}
