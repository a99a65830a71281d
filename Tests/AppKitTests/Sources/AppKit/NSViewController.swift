// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public enum NSNib {
  public typealias Name = String
}

@preconcurrency @MainActor
open class NSViewController: NSResponder, NSUserInterfaceItemIdentification {
  public init(nibName nibNameOrNil: NSNib.Name?, bundle nibBundleOrNil: Bundle?) { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(_: Void = ()) { self.init(nibName: nil, bundle: nil) }

  internal var _view: NSView?
  open var view: NSView {
    get {
      loadViewIfNeeded()
      guard let _view else { fatalError("loadView() did not set the view") }
      return _view
    }
    set { _change(view: newValue) }
  }
  /// The one that was set; else the superview of the controller's view.
  open override var nextResponder: NSResponder? {
    get { super.nextResponder ?? _view?._superview }
    set { super.nextResponder = newValue }
  }
  open var viewIfLoaded: NSView? { _view }
  open var isViewLoaded: Bool { _view != nil }
  open func loadView() { view = NSView() }
  open func loadViewIfNeeded() { _loadViewIfNeeded() }
  open func viewDidLoad() {}
  open func viewWillAppear() {}
  open func viewDidAppear() {}
  open func viewWillDisappear() {}
  open func viewDidDisappear() {}
  open func viewWillLayout() {}
  open func viewDidLayout() {}
  open func updateViewConstraints() { view.updateConstraints() }
  open var title: String?
  open var identifier: NSUserInterfaceItemIdentifier?

  internal var _children: [NSViewController] = []
  internal weak var _parent: NSViewController?
  open var parent: NSViewController? { _parent }
  open var children: [NSViewController] {
    get { _children }
    set {
      for child in _children { child._parent = nil }
      _children = newValue
      for child in newValue { child._parent = self }
    }
  }
  open func addChild(_ childViewController: NSViewController) {
    insertChild(childViewController, at: _children.count)
  }
  open func insertChild(_ childViewController: NSViewController, at index: Int) {
    _insertChild(childViewController, at: index)
  }
  open func removeChild(at index: Int) { _children.remove(at: index)._parent = nil }
  open func removeFromParent() { _leaveParent() }
}
