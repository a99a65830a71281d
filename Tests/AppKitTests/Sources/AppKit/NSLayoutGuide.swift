// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Not of the main actor, unlike UIKit's.
open class NSLayoutGuide: NSObject, NSCoding, NSUserInterfaceItemIdentification {
  public var _associations: _Associations?
  internal weak var _owner: NSView?
  /// The area that the guide follows, for an engine.
  public internal(set) var _kind: _GuideKind = .free
  internal var _name: String {
    get { identifier.rawValue }
    set { identifier = NSUserInterfaceItemIdentifier(newValue) }
  }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  open func encode(with coder: NSCoder) {}

  /// Set by an engine, in the owning view's coordinates.
  public var _layoutFrame: NSRect = .zero
  open var frame: NSRect { _layoutFrame }
  /// Set by adding the guide to a view. (That it can be set is for subclasses that react to it.)
  open var owningView: NSView? {
    get { _owner }
    set {
      if let newValue { newValue.addLayoutGuide(self) } else { _owner?.removeLayoutGuide(self) }
    }
  }
  open var identifier = NSUserInterfaceItemIdentifier("")
  open func constraintsAffectingLayout(for orientation: NSLayoutConstraint.Orientation)
    -> [NSLayoutConstraint]
  { [] }
  open var hasAmbiguousLayout: Bool { false }
}
