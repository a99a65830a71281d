import AnchorsLayout
import SwiftSyntax

// Functions of Anchors that make several constraints. They run themselves, on views of the portable
// tree in place of the code's.

/// Views of the portable tree, by the views of the code.
private struct Mirror {
  private var views: [ObjectIdentifier: LayoutView] = [:]
  private var items: [ObjectIdentifier: SceneItem] = [:]

  /// Returns the view of the portable tree for a view, in its superview.
  mutating func view(of item: SceneItem) -> LayoutView {
    if let view = views[ObjectIdentifier(item)] { return view }
    let view = LayoutView()
    views[ObjectIdentifier(item)] = view
    items[ObjectIdentifier(view)] = item
    if let parent = item.parent { self.view(of: parent).addSubview(view) }
    return view
  }

  /// Returns the code's view of an item; `nil` for another item.
  func item(of item: (any LayoutItem)?) -> SceneItem? {
    (item as? LayoutView).flatMap { items[ObjectIdentifier($0)] }
  }

  /// Returns a constraint between the code's views; `nil` if it is about something else.
  func constraint(_ constraint: Constraint, at place: CodePlace) -> SceneConstraint? {
    let anchor = constraint.firstAnchor
    guard let first = item(of: anchor.item),
      let attribute = Attribute(rawValue: anchor.attribute.description),
      let relation = Relation(rawValue: constraint.relation.description)
    else { return nil }
    let other = constraint.secondAnchor
    let second = attribute.isSize && other == nil ? nil : item(of: other?.item) ?? first.parent
    if second == nil, !attribute.isSize || other != nil { return nil }
    return SceneConstraint(
      SceneEnd(item: first), attribute, relation, second.map { SceneEnd(item: $0) },
      second == nil ? nil : Attribute(rawValue: other?.attribute.description ?? "") ?? attribute,
      multiplier: constraint.multiplier, constant: constraint.constant, spacing: nil,
      priority: constraint.priority.rawValue, place: place)
  }
}

extension CodeRunner {
  /// Returns the constraints of `[a, b].distributed(…)` and `[a, b].aligned(…)`.
  func row(
    _ name: String, _ values: [SceneValue], _ arguments: CodeArguments,
    _ node: FunctionCallExprSyntax, _ scope: SceneScope
  ) -> SceneValue {
    var mirror = Mirror()
    var numbers: [String: Double] = [:]
    var word = ""
    for argument in arguments {
      if case .member(let name) = argument.value {
        word = name
      } else if let label = argument.label, let number = argument.value.number {
        numbers[label] = number
      } else {
        return unknownRow(name, node, scope)
      }
    }
    var items: [LayoutView] = []
    for value in values {
      guard let item = value.item, item.isView else { return unknownRow(name, node, scope) }
      items.append(mirror.view(of: item))
    }
    let axis: LayoutAxis = word == "vertical" ? .vertical : .horizontal
    let (leading, trailing) = (numbers["leading"] ?? 0, numbers["trailing"] ?? 0)
    var group = ConstraintGroup()
    if name == "aligned" {
      guard
        let attribute = AnchorsLayout.Attribute.allCases.first(where: { $0.description == word })
      else { return unknownRow(name, node, scope) }
      group = items.aligned(attribute)
    } else if let spacing = numbers["spacing"] {
      group = items.distributed(along: axis, spacing: spacing, leading: leading, trailing: trailing)
    } else if let length = numbers["itemLength"] {
      group = items.distributed(
        along: axis, itemLength: length, leading: leading, trailing: trailing)
    }
    return made(group.constraints, mirror, node, scope)
  }

  private func unknownRow(
    _ name: String, _ node: FunctionCallExprSyntax, _ scope: SceneScope
  ) -> SceneValue {
    note(node, scope, "the values of \(name) are not known")
    return .unknown
  }

  /// Returns the constraints of a visual format.
  func visualFormat(
    _ arguments: CodeArguments, _ node: FunctionCallExprSyntax, _ scope: SceneScope
  ) -> SceneValue {
    var mirror = Mirror()
    var (options, metrics) = (Constraint.FormatOptions(), [String: Double]())
    var (views, spacing) = ([String: any LayoutItem](), Constraint.FormatSpacing())
    for argument in arguments.dropFirst() {
      switch (argument.label, argument.value) {
      case ("options", let value):
        for option in value.elements ?? [value] {
          guard case .member(let name) = option, let known = Self.options[name] else {
            return unknownRow("visualFormat", node, scope)
          }
          options.formUnion(known)
        }
      case ("metrics", .dictionary(let values)): metrics = values.compactMapValues(\.number)
      case ("views", .dictionary(let values)):
        views = values.compactMapValues { value in
          value.item.flatMap { $0.isView ? mirror.view(of: $0) : nil }
        }
      case ("spacing", .member("margins")): spacing = .margins
      default: return unknownRow("visualFormat", node, scope)
      }
    }
    guard let format = arguments.first?.value.text,
      let constraints = try? Constraint.visualFormat(
        format, options: options, metrics: metrics, views: views, spacing: spacing)
    else { return unknownRow("visualFormat", node, scope) }
    return made(constraints, mirror, node, scope)
  }

  private static let options: [String: Constraint.FormatOptions] = [
    "alignAllLeft": .alignAllLeft, "alignAllRight": .alignAllRight, "alignAllTop": .alignAllTop,
    "alignAllBottom": .alignAllBottom, "alignAllLeading": .alignAllLeading,
    "alignAllTrailing": .alignAllTrailing, "alignAllCenterX": .alignAllCenterX,
    "alignAllCenterY": .alignAllCenterY, "alignAllLastBaseline": .alignAllLastBaseline,
    "alignAllFirstBaseline": .alignAllFirstBaseline,
  ]

  private func made(
    _ constraints: [Constraint], _ mirror: Mirror, _ node: FunctionCallExprSyntax,
    _ scope: SceneScope
  ) -> SceneValue {
    let place = place(of: node, in: scope.file)
    var made: [SceneValue] = []
    for constraint in constraints {
      guard let one = mirror.constraint(constraint, at: place) else {
        return unknownRow(node.name ?? "", node, scope)
      }
      if unmasks(place) { one.first.item.hasNoMask = true }
      made.append(.constraint(one))
    }
    return .list(made)
  }
}
