import Foundation

extension _ViewController {
  internal func _loadViewIfNeeded() {
    if _view != nil { return }
    loadView()
    viewDidLoad()
  }

  /// Sets the view, and makes the controller the next responder of the view.
  internal func _change(view: _View?) {
    if _view?._controller === self { _view?._controller = nil }
    _view = view
    view?._controller = self
  }

  internal func _insertChild(_ child: _ViewController, at index: Int) {
    child._parent = self
    _children.insert(child, at: index)
  }

  internal func _leaveParent() {
    _parent?._children.removeAll { $0 === self }
    _parent = nil
  }
}
