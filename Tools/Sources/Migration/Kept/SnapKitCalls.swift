import SwiftSyntax

/// The calls of SnapKit for all views. `updateConstraints`, `remakeConstraints` and
/// `removeConstraints` concern what their own library made, so the calls for one view are
/// translated together.
final class SnapKitCalls {
  /// A call and its view.
  private struct Record {
    let view: ViewIdentity
    let name: String
    /// The type around the call.
    let scope: String
    let file: SourceFile
    /// Why it is left: the first cause, and the reason in words, unless its own closure is it.
    var left: (cause: Cause, reason: String?)?
    var statements: [Statement] = []

    /// `true` if the call concerns constraints that were made before.
    var changes: Bool { SnapKit.changesConstraints(name) }
  }

  /// A statement that cannot be translated, and why.
  struct Cause {
    let file: SourceFile
    let line: Int
    let text: String
  }

  private let views: ViewFacts
  private var records: [SyntaxIdentifier: Record] = [:]
  /// All calls, and those that are left.
  private var calls = ViewTable<SyntaxIdentifier>()
  private var left = ViewTable<SyntaxIdentifier>()

  init(_ files: [SourceFile], _ views: ViewFacts) {
    self.views = views
    // A file may have the import of another one.
    for file in files {
      for call in file.tree.descendants(FunctionCallExprSyntax.self).compactMap(SnapKit.Call.init) {
        let view = views.lookup.view(call.view?.path ?? "self", at: call.node, in: file)
        let scope = views.lookup.enclosingType(of: call.node)
        records[call.node.id] = Record(view: view, name: call.name, scope: scope, file: file)
        calls.add(call.node.id, of: view)
      }
    }
  }

  /// The number of facts that are noted. It only grows.
  var facts: Int {
    records.values.reduce(0) { $0 + $1.statements.count + ($1.left == nil ? 0 : 1) }
  }

  /// Notes that a call is left, and the first cause.
  func leave(_ call: SnapKit.Call, _ cause: Cause, _ reason: String? = nil) {
    let id = call.node.id
    guard let record = records[id], record.left == nil else { return }
    records[id]?.left = (cause, reason)
    left.add(id, of: record.view)
  }

  /// Notes the statements of a call, unless as many are known.
  func note(_ statements: [Statement], of call: SnapKit.Call) {
    let known = records[call.node.id]?.statements.count ?? 0
    if known < statements.count { records[call.node.id]?.statements = statements }
  }

  /// Returns why a call has to be left: another one is, and one of both concerns what the other
  /// made.
  func reason(toLeave call: SnapKit.Call) -> (text: String, cause: Cause)? {
    guard let record = records[call.node.id] else { return nil }
    if let left = record.left { return left.reason.map { ($0, left.cause) } }
    for (_, id) in left.values(of: record.view, views) where id != call.node.id {
      guard let other = records[id], let cause = other.left?.cause, record.changes || other.changes
      else { continue }
      let path = call.view?.path ?? "self"
      let name = record.changes ? record.name : other.name
      let place =
        cause.file === record.file ? "line \(cause.line)" : "\(cause.file.path):\(cause.line)"
      let reason = "another call for '\(path)' stays (\(place): \(cause.text)), and \(name)"
      return ("\(reason) concerns both", cause)
    }
    return nil
  }

  /// Returns why `updateConstraints` has to be left. SnapKit looks for a constraint of the same
  /// priority and multiplier, Anchors for one of any.
  func reason(against statements: [Statement], updatedBy call: SnapKit.Call) -> String? {
    guard let record = records[call.node.id] else { return nil }
    let made = calls.values(of: record.view, views).compactMap { records[$0.value] }.filter {
      $0.name != "updateConstraints"
        && (record.view.declaration != nil || $0.scope == record.scope)
    }.flatMap(\.statements)
    for statement in statements {
      for attribute in statement.attributes {
        let candidates = made.filter {
          $0.relation == statement.relation && $0.attributes.contains(attribute)
        }
        // Without any constraint of the view, SnapKit makes them; with others, it traps.
        if candidates.isEmpty, record.view.declaration == nil {
          return "the constraint that it updates is not known"
        }
        if !candidates.allSatisfy({ $0.slot == statement.slot }) {
          return "constraints of several priorities or multipliers, of which SnapKit updates one"
        }
      }
    }
    return nil
  }
}

extension Statement {
  /// The priority and the multiplier, for comparisons.
  fileprivate var slot: [String] { [priority ?? ".required", multiplier?.applied(to: "a") ?? "a"] }
}
