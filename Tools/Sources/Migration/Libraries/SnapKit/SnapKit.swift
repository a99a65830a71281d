import SwiftSyntax

/// SnapKit: `view.snp.makeConstraints { make in … }`.
struct SnapKit: LayoutLibrary {
  let name = "snapkit"
  let module: String? = "SnapKit"
  let marks: Set = [
    "snp", "ConstraintAttributes", "ConstraintConfig", "ConstraintConstantTarget",
    "ConstraintDescription", "ConstraintDirectionalInsets", "ConstraintInsetTarget",
    "ConstraintInsets", "ConstraintItem", "ConstraintLayoutGuide", "ConstraintLayoutSupport",
    "ConstraintMaker", "ConstraintMakerEditable", "ConstraintMakerExtendable",
    "ConstraintMakerFinalizable", "ConstraintMakerPrioritizable",
    "ConstraintMakerPriortizable", "ConstraintMakerRelatable", "ConstraintMultiplierTarget",
    "ConstraintOffsetTarget", "ConstraintPriority", "ConstraintPriorityTarget",
    "ConstraintRelatableTarget", "ConstraintRelation", "ConstraintView",
    "ConstraintViewDSL", "ConstraintAttributesDSL", "ConstraintDSL",
  ]

  func makesConstraints(_ operands: [ExprSyntax]) -> Bool { false }

  func migrator(_ migration: FileMigration, _ kept: KeptConstraints) -> SyntaxVisitor? {
    SnapKitMigrator(migration, kept)
  }

  /// The functions that take a maker's closure.
  static let makers: Set = [
    "makeConstraints", "updateConstraints", "remakeConstraints", "prepareConstraints",
  ]

  /// `true` for a function that concerns constraints which were made before.
  static func changesConstraints(_ name: String) -> Bool {
    name != "makeConstraints" && name != "prepareConstraints"
  }

  /// A call such as `title.snp.makeConstraints { … }`.
  struct Call {
    let node: FunctionCallExprSyntax
    /// The member access `title.snp.makeConstraints`.
    let callee: MemberAccessExprSyntax
    /// The member access `title.snp`, or the name `snp`.
    let snp: ExprSyntax
    /// The expression before `.snp`; `nil` for the view that the code stands in.
    let view: ExprSyntax?
    let closure: ClosureExprSyntax?

    var name: String { callee.name }
    /// The path of the view.
    var path: String { view?.path ?? "self" }
    /// `true` if the call is a whole statement.
    var isStatement: Bool { ExprSyntax(node).isStatement }

    /// `true` within the closure of another such call.
    var isWithinMaker: Bool {
      node.enclosingClosures.contains { $0.parent?.call.flatMap { SnapKit.Call($0) } != nil }
    }

    /// The range of `.snp`, and of what stands between it and the name of the function.
    var prefix: Range<Int> { (view?.end ?? snp.start)..<callee.declName.start }

    init?(_ node: FunctionCallExprSyntax) {
      guard let callee = node.calledExpression.member, let snp = callee.snp,
        SnapKit.makers.contains(callee.name) || callee.name == "removeConstraints"
      else { return nil }
      (self.node, self.callee, self.snp, view) = (node, callee, snp, snp.member?.base)
      closure = node.trailingClosure ?? node.arguments.first?.expression.as(ClosureExprSyntax.self)
    }
  }
}

extension MemberAccessExprSyntax {
  /// The expression before the point, if it is a view's `snp`: `title.snp`, or the name `snp`.
  var snp: ExprSyntax? { base.flatMap { ($0.member?.name ?? $0.plainName) == "snp" ? $0 : nil } }
}

extension Library {
  static let snapkit = Library(SnapKit())
}
