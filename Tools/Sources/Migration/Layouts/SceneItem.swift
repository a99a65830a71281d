/// A view, a guide, a controller or another object that layout code makes.
final class SceneItem {
  /// The class: a path of the files, or a name of an SDK.
  let type: String
  /// The nearest class of UIKit among the class and its superclasses; `nil` if it is not known.
  let sdkClass: String?
  /// The line that makes it.
  let place: CodePlace
  /// The name of the variable that holds it.
  var name: String?
  /// `true` if the name is that of a property.
  var isNamedByProperty = false
  /// The values of the properties that the files declare.
  var fields: [String: SceneValue] = [:]
  /// The properties that code outside the files may have set.
  var open: Set<String> = []

  weak var parent: SceneItem?
  var children: [SceneItem] = []
  /// The views that a stack view arranges.
  var arranged: [SceneItem] = []
  /// `true` if constraints, and not the autoresizing mask, determine the frame.
  var hasNoMask = false
  /// The frame that the code sets: x, y, width and height.
  var frame: [Double]?
  /// The layout properties that the code sets, by UIKit's names.
  var properties: [String: SceneValue] = [:]
  /// The priorities across and down.
  var hugging: [Double?] = [nil, nil]
  var compression: [Double?] = [nil, nil]
  /// `true` if the initializer has run: observers of properties run from then on.
  var isInitialized = false

  /// The words of the conditions that are not known and decide whether the item is made.
  var conditions: [Set<String>] = []
  /// `true` if code that is not read has the item, and may add it somewhere.
  var isShared = false

  init(type: String, sdkClass: String?, place: CodePlace) {
    (self.type, self.sdkClass, self.place) = (type, sdkClass, place)
  }

  var isView: Bool { sdkClass.map { KnownTypes.kind(of: $0) == .view } ?? false }
  var isGuide: Bool { sdkClass.map { KnownTypes.kind(of: $0) == .guide } ?? false }
  var isController: Bool { isKind(of: "UIViewController") }
  var isStack: Bool { isKind(of: "UIStackView") }

  /// Returns `true` if the class is, or descends from, a class of UIKit.
  func isKind(of name: String) -> Bool {
    sdkClass.map { KnownTypes.lineage(of: $0).contains(name) } ?? false
  }

  /// Adds a view at an index, and takes it out of its former superview.
  func insert(_ child: SceneItem, at index: Int? = nil) {
    child.parent?.remove(child)
    children.insert(child, at: min(max(0, index ?? children.count), children.count))
    child.parent = self
  }

  /// Removes a subview.
  func remove(_ child: SceneItem) {
    children.removeAll { $0 === child }
    arranged.removeAll { $0 === child }
    child.parent = nil
  }

  /// The name of the variable, or the class, for a message.
  var shownName: String { name ?? type }

  /// The outermost superview.
  var outermost: SceneItem {
    var item = self
    while let parent = item.parent { item = parent }
    return item
  }

  /// Returns `true` if the item is another one or is inside it.
  func isInside(_ other: SceneItem) -> Bool {
    sequence(first: self) { $0.parent }.contains { $0 === other }
  }
}

/// An item of a constraint: a view, or a guide that each view has.
struct SceneEnd: Equatable {
  let item: SceneItem
  /// The name of the guide, as Anchors writes it: `safeArea`; `nil` for the item itself.
  var guide: String?

  static func == (a: SceneEnd, b: SceneEnd) -> Bool { a.item === b.item && a.guide == b.guide }
}

/// A constraint that layout code makes.
final class SceneConstraint {
  let first: SceneEnd
  let attribute: Attribute
  let relation: Relation
  let second: SceneEnd?
  let secondAttribute: Attribute?
  let multiplier: Double
  var constant: Double
  /// The multiple of the system's spacing in place of a constant.
  let spacing: Double?
  var priority: Double
  var identifier: String?
  let place: CodePlace
  var isActive = false
  /// `true` if a number of it is not known: then it is not drawn.
  var isUnknown = false
  /// `true` if the number is the multiplier or the priority.
  var hasUnknownSlot = false
  /// The words of the conditions that are not known and decide whether it is made.
  var conditions: [Set<String>] = []
  /// The view whose `makeConstraints` has made it.
  var maker: SceneItem?

  init(
    _ first: SceneEnd, _ attribute: Attribute, _ relation: Relation, _ second: SceneEnd?,
    _ secondAttribute: Attribute?, multiplier: Double, constant: Double, spacing: Double?,
    priority: Double, place: CodePlace
  ) {
    (self.first, self.attribute, self.relation) = (first, attribute, relation)
    (self.second, self.secondAttribute, self.multiplier) = (second, secondAttribute, multiplier)
    (self.constant, self.spacing, self.priority) = (constant, spacing, priority)
    self.place = place
  }

  /// `true` if nothing that is not known decides about it or has its views.
  var isFirm: Bool {
    !isUnknown && conditions.isEmpty
      && [first, second].allSatisfy {
        $0.map { !$0.item.isShared || $0.item.parent == nil } ?? true
      }
  }

  /// Returns the constraint in Anchors' spelling.
  ///
  /// - Parameter name: Returns the name of an item.
  func text(_ name: (SceneItem) -> String) -> String {
    func text(_ end: SceneEnd) -> String { name(end.item) + (end.guide.map { ".\($0)" } ?? "") }
    var result = "\(text(first)).\(attribute.rawValue) \(relation.rawValue) "
    if let second, let secondAttribute {
      if multiplier != 1 { result += "\(multiplier.shortText) * " }
      result += "\(text(second)).\(secondAttribute.rawValue)"
      if let spacing {
        result += spacing == 1 ? " + .system" : " + \(spacing.shortText) * .system"
      } else if constant != 0 {
        result += " \(constant < 0 ? "-" : "+") \(constant.magnitude.shortText)"
      }
    } else {
      result += constant.shortText
    }
    return priority == 1000 ? result : "\(result) ~ \(priority.shortText)"
  }

  /// The constraint for a message.
  var shownText: String { text(\.shownName) }

  /// The reason why UIKit does not accept the constraint; `nil` if it does.
  var refusal: String? {
    if first == second, attribute == secondAttribute, multiplier == 1 {
      return Reason.comparedWithItself
    }
    if let refusal = secondAttribute.flatMap({ attribute.refusal(of: $0) }) { return refusal }
    let numbers = [multiplier, constant, spacing ?? 0]
    if !numbers.allSatisfy({ $0.isFinite && $0.magnitude <= 1e6 }) || multiplier == 0 {
      return "a number of the constraint is out of range"
    }
    return priority > 0 && priority <= 1000 ? nil : "the priority \(priority) is out of range"
  }

  /// Returns `true` if another constraint differs in numbers alone.
  func isSame(as other: SceneConstraint) -> Bool {
    first == other.first && attribute == other.attribute && relation == other.relation
      && second == other.second && secondAttribute == other.secondAttribute
  }
}

/// Constraints that are switched together.
final class SceneGroup {
  var constraints: [SceneConstraint]

  init(_ constraints: [SceneConstraint]) { self.constraints = constraints }
}
