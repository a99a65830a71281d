import AnchorsLayout

/// A disc with somebody's initials. Constrain its size.
class Avatar: LayoutView {
  let initials: String
  let tint: Tint

  init(_ initials: String, _ tint: Tint) {
    self.initials = initials
    self.tint = tint
    super.init(name: "avatar \(initials)")
  }
}
