import AnchorsLayout

/// A picture of hills, as large as it says it is.
class ImageView: LayoutView {
  convenience init(_ name: String, size: Size? = nil) {
    self.init(name: name)
    if let size { intrinsicContentSize = size }
  }
}
