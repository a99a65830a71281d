extension LayoutView {
  /// Names the view for descriptions and pictures, and returns it.
  ///
  ///     let title = LayoutLabel("Harbor").named("title")
  ///     print(title.top == card.top + 10)      // title.top == card.top + 10
  @discardableResult
  public final func named(_ name: String) -> Self {
    self.name = name
    return self
  }
}

extension LayoutGuide {
  /// Gives the guide an identifier for descriptions, and returns it.
  @discardableResult
  public func named(_ identifier: String) -> LayoutGuide {
    self.identifier = identifier
    return self
  }
}

extension Array where Element: LayoutView {
  /// Names the views by a key and their places, and returns them.
  ///
  ///     let left = [LayoutView(), LayoutView()].named("left")
  ///     print((left.width == 44).text())
  ///     // left[0].width == 44
  ///     // left[1].width == 44
  @discardableResult
  public func named(_ key: String) -> Self {
    for (place, view) in enumerated() { view.named("\(key)[\(place)]") }
    return self
  }
}

extension Array where Element == LayoutGuide {
  /// Gives the guides a key and their places as identifiers, and returns them.
  @discardableResult
  public func named(_ key: String) -> Self {
    for (place, guide) in enumerated() { guide.named("\(key)[\(place)]") }
    return self
  }
}
