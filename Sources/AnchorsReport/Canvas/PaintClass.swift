/// The class of an element, which says its paints.
struct PaintClass {
  private let fill: UInt64
  private let stroke: UInt64
  /// The attribute, with a space before it.
  let markup: String

  init(fill: Paint?, stroke: Paint?) {
    (self.fill, self.stroke) = (fill?.key ?? 0, stroke?.key ?? 0)
    let names = [fill?.fillClass, stroke?.strokeClass, fill == nil ? "none" : nil]
    markup = " class=\"\(names.compactMap { $0 }.joined(separator: " "))\""
  }

  /// Returns `true` if an element with these paints has the class.
  @inline(__always)
  func isClass(of fill: Paint?, _ stroke: Paint?) -> Bool {
    self.fill == fill?.key ?? 0 && self.stroke == stroke?.key ?? 0
  }
}
