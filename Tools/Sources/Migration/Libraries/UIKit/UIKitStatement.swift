import SwiftSyntax

/// A library of UIKit's own, whose expressions make constraints that other code activates.
protocol UIKitLibrary: LayoutLibrary {
  /// `true` if a call makes constraints.
  func isConstraint(_ call: FunctionCallExprSyntax) -> Bool

  /// Reads a call.
  ///
  /// - Throws: `Reason` if it is not understood.
  func read(_ call: FunctionCallExprSyntax, _ reader: UIKitStatement) throws(Reason)
    -> UIKitConstraint
}

extension UIKitLibrary {
  var module: String? { nil }

  func makesConstraints(_ operands: [ExprSyntax]) -> Bool { false }

  // UIKit's functions take constraints of all libraries, and have one visitor.
  func migrator(_ migration: FileMigration, _ kept: KeptConstraints) -> SyntaxVisitor? { nil }
}

/// A constraint that an expression makes.
struct UIKitConstraint {
  let statement: Statement
  /// The first items, with their paths; `nil` if they are not known.
  let items: [(node: ExprSyntax, path: String)]?
  /// The edits that the statement needs elsewhere.
  var edits: [Edit] = []
}

/// Reads constraints of UIKit's own.
struct UIKitStatement: StatementReader {
  let migration: FileMigration
  let kept: KeptConstraints

  var makesIdle: Bool { true }
  private var views: ViewFacts { migration.views }

  func isStatement(_ operands: [ExprSyntax]) -> Bool {
    operands.count == 1 && kept.isConstraint(operands[0])
  }

  /// Reads a constraint. Its parts are one statement.
  func read(_ operands: [ExprSyntax], _ options: StatementOptions) throws(Reason) -> ReadStatement {
    guard let call = operands[0].call else { throw Reason("not a constraint") }
    if call.hasInnerComment { throw Reason("a comment within the statement") }
    try lookup.checkSelf(in: call, file)
    if let outer = PrioritizedConstraint(call, lookup) {
      var options = options
      options.priority = try PriorityText(lookup, file)
        .operand(outer.priority, isFloat: outer.isNumber)
      let result = try read([outer.constraint], StatementOptions())
      guard let statement = result.statements?.first, statement.call == nil,
        statement.priority == nil
      else { throw Reason("a priority of several constraints") }
      return result.with(options)
    }
    guard let library = kept.uikit.first(where: { $0.isConstraint(call) })
    else { throw Reason("not a constraint") }
    let constraint = try library.read(call, self)
    let statement = constraint.statement
    var result = ReadStatement([statement], isSingle: statement.call == nil)
    result.edits = constraint.edits
    guard let items = constraint.items else {
      result.check = "Anchors turns off the autoresizing masks of the views in the format"
      return result
    }
    for (node, path) in items where !migration.facts.isForReading {
      try views.checkChanges(of: path, at: node, in: file)
      result.check = try check(maskOf: path, at: node, statement.secondItem) ?? result.check
    }
    // The mask is not touched where the second item may be a descendant of the first.
    if let path = items.first?.path, statement.call == nil {
      result.unmasked = path
      if path == "self", case .item(let item, _) = statement.second, item != "superview!" {
        result.unmasked = nil
      }
    }
    return result
  }

  /// Views that UIKit or a controller lays out by their masks, unless the app turns these off.
  private static let managed: Set = [
    "view", "tableHeaderView", "tableFooterView", "inputAccessoryView", "titleView",
  ]

  /// Refuses a constraint that would turn off a mask which the app leaves on, such as that of a
  /// controller's view with a fixed size. Anchors leaves the mask alone if the second item is a
  /// descendant of the first. Returns what is to be checked if no line of the files turns it off.
  private func check(
    maskOf path: String, at node: some SyntaxProtocol, _ second: String?
  ) throws(Reason) -> String? {
    let refusal = "Anchors would turn off the autoresizing mask of '\(path)'"
    let view = lookup.view(path, at: node, in: file)
    if let line = views.line(in: views.masked, of: view) {
      throw Reason("\(refusal), which may be turned on in \(line)", excludesBuilders: true)
    }
    let function = lookup.function(around: node, in: file)
    if views.turnsOffMask(of: view, in: function) || lookup.isManaged(view) { return nil }
    if let type = view.type, lookup.declarations.kind(of: TypeName(type)) == .guide { return nil }
    if KnownTypes.item(named: view.name ?? "")?.base == "UILayoutGuide" { return nil }
    let isLocal = view.declaration.map { !$0.hasPrefix("SDK.") } ?? false
    if let name = view.name, Self.managed.contains(name), !isLocal {
      guard path == "view", let second, second != "view", !second.hasSuffix("superview!")
      else { throw Reason(refusal, excludesBuilders: true) }
      return nil
    }
    if let line = views.line(in: views.placed, of: view) {
      throw Reason("\(refusal), whose frame may be set in \(line)", excludesBuilders: true)
    }
    return "Anchors turns off the autoresizing mask of '\(path)', and no line of the files does"
  }
}

extension KeptConstraints {
  /// The libraries of UIKit's own.
  var uikit: [any UIKitLibrary] { libraries.compactMap { $0 as? any UIKitLibrary } }

  /// `true` if an expression makes constraints of UIKit's that are to be translated.
  func isConstraint(_ expression: ExprSyntax) -> Bool {
    guard let call = expression.call else { return false }
    return uikit.contains { $0.isConstraint(call) }
      || PrioritizedConstraint(call, lookup).map { isConstraint($0.constraint) } ?? false
  }
}
