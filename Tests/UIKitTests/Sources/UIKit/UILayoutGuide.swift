// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@preconcurrency @MainActor
open class UILayoutGuide: NSObject, @preconcurrency NSCoding {
  nonisolated(unsafe) public var _associations: _Associations?
  internal weak var _owner: UIView?
  /// The area that the guide follows, for an engine.
  public internal(set) var _kind: _GuideKind = .free
  internal var _name: String {
    get { identifier }
    set { identifier = newValue }
  }

  public nonisolated override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  open nonisolated func encode(with coder: NSCoder) {}

  /// Set by an engine.
  public var _layoutFrame: CGRect = .zero
  open var layoutFrame: CGRect { _layoutFrame }
  open var owningView: UIView? { _owner }
  open var identifier: String = ""
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    []
  }
  open var hasAmbiguousLayout: Bool { false }
}

/// A guide that follows something which moves. Constraints that hold near some edges only are not
/// part of the stand-in.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  open var followsUndockedKeyboard = false
  /// The height of the view's part that the keyboard covers; 0 without a keyboard. For tests.
  public var _keyboardHeight: CGFloat = 0
}
