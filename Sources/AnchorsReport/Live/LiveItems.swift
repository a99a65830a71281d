#if canImport(UIKit) && !os(watchOS)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
import AnchorsLayout

/// A live view or guide and its copy.
struct LiveItem {
  let copy: any LayoutItem
  weak var live: NSObject?
  /// The live object as an item, for reports.
  weak var original: (any LayoutItem)?
  let typeName: String
  let address: UInt
  /// `true` if the toolkit has added the view.
  let isSystem: Bool
  /// The frame that the toolkit gave it, in its parent's coordinates, y growing downwards.
  let frame: Rect

  init(
    _ copy: any LayoutItem, _ live: NSObject & LayoutItem, frame: Rect, isSystem: Bool
  ) {
    (self.copy, self.live, self.frame, self.isSystem) = (copy, live, frame, isSystem)
    original = live
    typeName = String(describing: type(of: live))
    address = UInt(bitPattern: ObjectIdentifier(live))
  }

  /// `true` if the view scrolls its subviews.
  var scrolls: Bool {
    #if canImport(UIKit)
    live is UIScrollView
    #else
    typeName == "NSClipView"
    #endif
  }

  /// The address as UIKit and the debugger print it: `0x600003d1c000`.
  var addressText: String { "0x" + String(address, radix: 16) }
}

/// The names of classes, each made once: a tree has few classes and many constraints.
final class ClassNames {
  private var names: [ObjectIdentifier: String] = [:]

  /// Returns the name of an object's class, without its module.
  func name(of object: AnyObject) -> String {
    let type: AnyObject.Type = type(of: object)
    if let name = names[ObjectIdentifier(type)] { return name }
    let name = String(describing: type)
    names[ObjectIdentifier(type)] = name
    return name
  }
}

/// A live constraint and the view that holds it.
@MainActor
struct HeldConstraint {
  let live: NSLayoutConstraint
  let holder: NativeView
  /// The constraint of the library that `live` represents.
  private let origin: Constraint?
  private let propertyName: String?
  /// The facts in the toolkit's names; `nil` for a constraint of the library.
  private let maker: ToolkitConstraint?

  init(
    _ live: NSLayoutConstraint, by holder: NativeView, _ propertyName: String?,
    _ classes: ClassNames
  ) {
    (self.live, self.holder, self.propertyName) = (live, holder, propertyName)
    origin = Constraint.origin(of: live)
    maker =
      origin == nil
      ? ToolkitConstraint(
        className: classes.name(of: live), identifier: live.identifier,
        itemClasses: [live.firstItem, live.secondItem].lazy.compactMap { $0 }
          .map { classes.name(of: $0) })
      : nil
  }

  /// `true` if the toolkit has created it.
  var isSystems: Bool { maker?.isSystems ?? false }
  /// `true` if it is a size that the toolkit gives a cell from outside. That of a controller's view
  /// is the screen's, and stays.
  var isEncapsulatedSize: Bool {
    maker?.isEncapsulatedSize == true && (live.firstItem as? NativeView)?.controller == nil
  }
  /// `true` if the copy of the tree has it by other means.
  var isPassedOver: Bool {
    guard let maker else { return false }
    return maker.isOfMask || maker.isOfContent || maker.placesSystemGuide
  }

  /// The source line, if it was written with this library.
  var source: Constraint.SourceLocation? { origin?.source }
  /// The identifier, or the property that holds it, or the line that another library prints.
  var identifier: String? {
    if let origin { return origin.identifier ?? (origin.source == nil ? propertyName : nil) }
    if let identifier = live.identifier, !identifier.isEmpty { return identifier }
    if let propertyName { return propertyName }
    if isToolkitClass(type(of: live)) { return nil }
    return LogLine(number: 1, described: live.description, isComplete: true).source
  }

  /// The priority, within the engine's range.
  var priority: Priority { Priority(live.priority).allowed }
}

/// A live constraint and its copy.
struct LiveConstraint {
  let copy: Constraint
  weak var live: NSLayoutConstraint?
  let id: ObjectIdentifier
  let isSystems: Bool
  let isEncapsulatedSize: Bool

  @MainActor
  init(_ copy: Constraint, _ held: HeldConstraint) {
    (self.copy, live, id) = (copy, held.live, ObjectIdentifier(held.live))
    (isSystems, isEncapsulatedSize) = (held.isSystems, held.isEncapsulatedSize)
  }
}

/// Why a constraint of a live view has no copy.
struct UnreadConstraint: Error, CustomStringConvertible {
  let description: String
}

extension NSLayoutConstraint {
  /// `true` if it is a size that the toolkit gives a cell from outside.
  @MainActor
  var isEncapsulatedSize: Bool {
    SystemName.meaning(of: identifier ?? "", as: .identifier) == .encapsulatedSize
  }
}

extension NativeView {
  /// The alignment rectangle's distances from the frame.
  var alignment: Insets { Insets(alignmentRectInsets).finite }
}
#endif
