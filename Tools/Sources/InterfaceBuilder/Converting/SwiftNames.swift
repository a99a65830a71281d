import AnchorsLayout
import Foundation

/// The names of views in generated code: outlets, labels of the document, identifiers, texts,
/// classes or kinds.
struct SwiftNames {
  private var names: [String: String] = [:]

  /// Names the views of a scene, except its root and content views.
  init(_ tree: SceneTree) {
    let root = tree.scene.root
    let reserved = Self.reserved(root)
    var used = reserved
    for entry in tree.views.dropFirst() where !entry.element.isContentView {
      let element = entry.element
      if let part = root.ownPart(element) {
        names[element.id] = "\(part)?"
        used.insert(part)
        continue
      }
      var name = Self.name(of: element, tree.document)
      if reserved.contains(name) {
        let kind = element.kindName
        let isNamed = name.lowercased().hasSuffix(kind.lowercased())
        name = isNamed ? "content\(name.withCapital)" : name + kind.withCapital
      }
      var (unique, number) = (name, 2)
      while !used.insert(unique).inserted {
        unique = "\(name)\(number)"
        number += 1
      }
      names[element.id] = unique
    }
  }

  /// The name of a view; `nil` for the root and for content views. A part that a cell's style has
  /// is an optional: `textLabel?`.
  subscript(element: Element) -> String? { names[element.id] }

  /// Returns the names that views cannot have: members of the root, and names that the code uses.
  private static func reserved(_ root: Element) -> Set<String> {
    var names = taken
    let hasContent = root.child(key: "contentView") != nil
    if hasContent { names.insert("contentView") }
    // Constants of a method may have the names of members.
    if root.classOfApp != nil { return names }
    switch root.name {
    case "view", "collectionReusableView": break
    case "tableViewCell":
      names.formUnion(takenInCells + ["textLabel", "detailTextLabel", "imageView"])
    case "collectionViewCell": names.formUnion(takenInCells)
    default: names.formUnion(takenInControls)
    }
    return names
  }

  private static func name(of element: Element, _ document: InterfaceDocument) -> String {
    let kind = element.kindName
    let given = [
      document.outlets[element.id], element["userLabel"], element["restorationIdentifier"],
      element.child("accessibility")?["identifier"],
    ]
    for case let text? in given {
      let name = identifier(text)
      if !name.isEmpty { return name.startsWithNumber ? kind + name : name }
    }
    if let text = element.shownText, text.count < 40 {
      let name = identifier(text)
      let suffix = kind == "view" ? "" : kind
      if name.startsWithNumber { return kind + name }
      if !name.isEmpty {
        let isNamed = name.lowercased().hasSuffix(suffix.lowercased())
        return isNamed ? name : name + suffix.withCapital
      }
    }
    if element["customClass"] == nil { return kind }
    let type = element.classOfApp?.split(separator: ".").last.map(String.init)
    let name = identifier(type ?? element.classOfUIKit.map { String($0.dropFirst(2)) } ?? "")
    return name.isEmpty ? kind : name
  }

  /// Returns a text as an identifier, which may begin with a number: "Sign in button" as
  /// `signInButton`, and "POP 2000" as `pop2000`. It is empty for a text in another script than
  /// Latin.
  static func identifier(_ text: String) -> String {
    var text = text.folding(options: .diacriticInsensitive, locale: nil)
    for (letter, spelling) in [
      ("ß", "ss"), ("đ", "d"), ("Đ", "D"), ("ø", "o"), ("Ø", "O"), ("æ", "ae"), ("Æ", "Ae"),
      ("ł", "l"), ("Ł", "L"), ("ı", "i"),
    ] { text = text.replacing(letter, with: spelling) }
    if text.contains(where: { $0.isLetter && !$0.isASCII }) { return "" }
    var words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.prefix(6)
      .map(String.init)
    // A text in capitals has no other words in capitals.
    if words.count > 1, !text.contains(where: \.isLowercase) { words = words.map(\.capitalized) }
    guard let first = words.first else { return "" }
    return first.withLowercaseStart + words.dropFirst().map(\.withCapital).joined()
  }

  /// Members of `UIView`, anchors, keywords, and names in the generated code.
  private static let taken = Set(
    """
    accessibilityElements accessibilityFrame accessibilityHint accessibilityLabel \
    accessibilityTraits accessibilityValue addConstraints addViews alpha anchors \
    appearance autoresizingMask backgroundColor baseline bottom bounds bottomMargin canBecomeFocused \
    canBecomeFirstResponder canResignFirstResponder center centerX centerY class clipsToBounds \
    coder constraints contentMode contentScaleFactor convert copy debugDescription \
    description directionalLayoutMargins edges effectiveUserInterfaceLayoutDirection firstBaseline \
    frame gestureRecognizers hash height inputAccessoryView inputView inputViewController \
    insetsLayoutMarginsFromSafeArea interactions intrinsicContentSize isAccessibilityElement \
    isExclusiveTouch isFirstResponder isFocused isHidden isMultipleTouchEnabled isOpaque \
    isUserInteractionEnabled keyCommands keyboard keyboardLayoutGuide lastBaseline layer \
    layoutGuides layoutMargins layoutMarginsGuide leading leadingAnchor leadingMargin left leftMargin \
    load margins mask motionEffects next overrideUserInterfaceStyle ownSize pasteConfiguration \
    preservesSuperviewLayoutMargins readableContent readableContentGuide restorationIdentifier \
    right rightMargin safeArea safeAreaInsets safeAreaLayoutGuide self semanticContentAttribute size \
    subviews superview tag textInputMode tintAdjustmentMode tintColor top topMargin trailing \
    trailingMargin traitCollection transform transform3D translatesAutoresizingMaskIntoConstraints \
    undoManager userActivity v width window zone super init struct enum func let var in is as for if else switch case default return where \
    while do try catch throw throws import public private internal static true false nil repeat \
    guard break continue extension protocol operator subscript deinit typealias rethrows Any Self \
    Type fileprivate inout defer fallthrough associatedtype precedencegroup await async open some
    """.split(separator: " ").map(String.init))

  /// Members of the other roots: of scroll views, stack views and controls.
  private static let takenInControls = Set(
    """
    alignment arrangedSubviews axis bounces collectionViewLayout contentInset contentLayoutGuide \
    contentOffset contentSize dataSource delegate distribution font frameLayoutGuide image \
    isEnabled isHighlighted isSelected refreshControl rowHeight separatorInset spacing state style \
    text title titleLabel zoomScale
    """.split(separator: " ").map(String.init))

  /// Members of cells.
  private static let takenInCells = [
    "accessoryType", "accessoryView", "backgroundConfiguration", "backgroundView",
    "contentConfiguration", "editingAccessoryView", "indentationLevel", "indentationWidth",
    "isEditing", "isHighlighted", "isSelected", "multipleSelectionBackgroundView",
    "reuseIdentifier", "selectedBackgroundView", "selectionStyle", "separatorInset",
    "shouldIndentWhileEditing", "showsReorderControl",
  ]
}

extension String {
  fileprivate var withCapital: String { prefix(1).uppercased() + dropFirst() }

  fileprivate var startsWithNumber: Bool { first?.isNumber ?? false }

  /// The word with leading capitals lowered as in Swift: `urlField` for "URLField".
  fileprivate var withLowercaseStart: String {
    let capitals = prefix { $0.isUppercase }.count
    let isFollowed = dropFirst(capitals).first?.isLowercase ?? false
    let count = capitals > 1 && isFollowed ? capitals - 1 : capitals
    return prefix(count).lowercased() + dropFirst(count)
  }
}
