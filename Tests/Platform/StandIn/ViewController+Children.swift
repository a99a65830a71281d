import Foundation

extension _ViewController {
  internal func _loadViewIfNeeded() {
    if _view != nil { return }
    loadView()
    viewDidLoad()
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
