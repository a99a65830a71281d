// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

extension _View {
  public var layoutGuides: [_Guide] { _guides }

  internal func _add(_ guide: _Guide) {
    if let owner = guide._owner {
      if owner === self { return }
      owner.removeLayoutGuide(guide)
    }
    _guides.append(guide)
    guide._owner = self
  }

  internal func _remove(_ guide: _Guide) {
    guard guide._owner === self else { return }
    var ancestor: _View? = self
    while let holder = ancestor {
      for constraint in holder._constraints
      where constraint._first === guide || constraint._second === guide {
        holder._uninstall(constraint)
      }
      ancestor = holder._superview
    }
    _guides.removeAll { $0 === guide }
    guide._owner = nil
  }

  /// A guide of the view's own.
  internal func _own<Kind: _Guide>(_ guide: Kind, _ kind: _GuideKind, _ name: String) -> Kind {
    guide._name = name
    guide._kind = kind
    _add(guide)
    return guide
  }
}

extension _Guide {
  /// `true` if the system made the guide.
  public var _isSystem: Bool { _kind != .free }
}

extension _Guide: _AssociationHost {}
