import AnchorsLayout

extension View {
  /// An empty view of the library's, of the class that corresponds to the platform's.
  func makeMirror() -> LayoutView {
    #if canImport(UIKit)
    if self is UIScrollView {
      let mirror = LayoutScrollView()
      mirror.bounds.origin = Point(bounds.origin)
      return mirror
    }
    if self is UILabel, _Shim.measurer != nil { return TextMirror() }
    #endif
    return LayoutView()
  }

  /// Texts distinguish those that are alike.
  func takeContentSize(of mirror: LayoutView, _ constraints: [NSLayoutConstraint]) {
    #if canImport(UIKit)
    guard let scroll = self as? UIScrollView, let mirror = mirror as? LayoutScrollView else {
      return
    }
    if constraints.contains(where: scroll.isOfContent) {
      scroll.contentSize = CGSize(mirror.contentSize)
    }
    #endif
  }
}

extension LayoutView {
  /// The guide of a scroll view; `nil` in any other.
  func scrollGuide(_ kind: _GuideKind) -> LayoutGuide? {
    guard let scroll = self as? LayoutScrollView else { return nil }
    return kind == .content ? scroll.contentLayoutGuide : scroll.frameLayoutGuide
  }
}

#if canImport(UIKit)
extension UIScrollView {
  /// Returns `true` if a constraint concerns the content: it connects the content guide, or the
  /// scroll view's own edges or margins, with an item inside the scroll view.
  fileprivate func isOfContent(_ constraint: NSLayoutConstraint) -> Bool {
    let sides = [
      (constraint.firstItem, constraint.firstAttribute, constraint.secondItem),
      (constraint.secondItem, constraint.secondAttribute, constraint.firstItem),
    ]
    return sides.contains { item, attribute, other in
      if let guide = item as? UILayoutGuide, guide.owningView === self, guide._kind == .content {
        return true
      }
      guard item === self, ![.width, .height, .centerX, .centerY].contains(attribute) else {
        return false
      }
      let view = (other as? UIView) ?? (other as? UILayoutGuide)?.owningView
      return view.map { $0 !== self && $0.isDescendant(of: self) } ?? false
    }
  }
}
#endif
