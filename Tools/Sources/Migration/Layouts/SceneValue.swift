import SwiftSyntax

/// The value of an expression, if the code tells it.
indirect enum SceneValue {
  case unknown
  /// `nil`.
  case null
  /// The result of a function without one.
  case nothing
  case bool(Bool)
  case number(Double)
  case text(String)
  case item(SceneItem)
  /// A guide of a view, by Anchors' name.
  case guide(SceneEnd)
  /// An anchor of a view or a guide.
  case anchor(SceneEnd, Attribute)
  case list([SceneValue])
  /// A dictionary whose keys are texts.
  case dictionary([String: SceneValue])
  case tuple([String?], [SceneValue])
  case constraint(SceneConstraint)
  case group(SceneGroup)
  case closure(ClosureExprSyntax, SceneScope)
  /// A function within a function.
  case function(FunctionDeclSyntax, SceneScope)
  /// A method of an item, as in `forEach(addSubview)`.
  case method(String, of: SceneItem)
  /// A member whose type the context gives: `.vertical`.
  case member(String)
  /// A type of the files or of an SDK, by its path.
  case type(String)
  /// A structure of numbers, by their names: `CGSize`, `UIEdgeInsets`.
  case numbers([String: Double])
  case font(size: Double, isBold: Bool)

  var item: SceneItem? { if case .item(let item) = self { item } else { nil } }
  var number: Double? {
    switch self {
    case .number(let number): number
    // `.zero`
    case .numbers(let numbers) where numbers.isEmpty: 0
    default: nil
    }
  }
  var text: String? { if case .text(let text) = self { text } else { nil } }
  var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }

  var isUnknown: Bool { if case .unknown = self { true } else { false } }

  /// The view or guide that a constraint can be about.
  var end: SceneEnd? {
    switch self {
    case .item(let item): SceneEnd(item: item)
    case .guide(let end): end
    default: nil
    }
  }

  /// The elements of a list; `nil` for other values.
  var elements: [SceneValue]? { if case .list(let list) = self { list } else { nil } }

  /// The constraints of a constraint, a group or a list of these; `nil` if there is anything else.
  var constraints: [SceneConstraint]? {
    switch self {
    case .constraint(let constraint): return [constraint]
    case .group(let group): return group.constraints
    case .list(let values):
      var all: [SceneConstraint] = []
      for value in values {
        guard let constraints = value.constraints else { return nil }
        all += constraints
      }
      return all
    default: return nil
    }
  }

  /// Notes that code which is not read has the views of the value.
  func share() {
    switch self {
    case .item(let item): item.isShared = true
    case .list(let values), .tuple(_, let values): for value in values { value.share() }
    case .dictionary(let values): for value in values.values { value.share() }
    default: break
    }
  }

  /// `true` if the value is, or contains, a view, a guide or a constraint.
  var concernsLayout: Bool {
    switch self {
    case .item(let item): item.isView || item.isGuide
    case .guide, .anchor, .constraint, .group: true
    case .list(let values), .tuple(_, let values): values.contains(where: \.concernsLayout)
    case .dictionary(let values): values.values.contains(where: \.concernsLayout)
    default: false
    }
  }
}

/// The variables of a function, a closure or a block.
final class SceneScope {
  var variables: [String: SceneValue] = [:]
  let parent: SceneScope?
  let file: SourceFile
  /// The object whose code runs.
  let own: SceneItem?
  /// The path of the type around the code.
  let type: String

  init(_ file: SourceFile, own: SceneItem?, type: String, parent: SceneScope? = nil) {
    (self.file, self.own, self.type, self.parent) = (file, own, type, parent)
  }

  /// Returns a scope within this one.
  func inner() -> SceneScope { SceneScope(file, own: own, type: type, parent: self) }

  /// Returns the value of a variable; `nil` if no scope has one of this name.
  func value(_ name: String) -> SceneValue? { variables[name] ?? parent?.value(name) }

  /// Sets a variable. Returns `false` if no scope has one of this name.
  func set(_ name: String, to value: SceneValue) -> Bool {
    if variables[name] == nil { return parent?.set(name, to: value) ?? false }
    variables[name] = value
    return true
  }
}
