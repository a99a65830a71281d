/// The class of an element, which says its paints.
struct PaintClass {
  private let fill: String?
  private let stroke: String?
  /// The attribute, with a space before it.
  let markup: String

  init(fill: Paint?, stroke: Paint?) {
    (self.fill, self.stroke) = (fill?.name, stroke?.name)
    let names = [fill?.fillClass, stroke?.strokeClass, fill == nil ? "none" : nil]
    markup = " class=\"\(names.compactMap { $0 }.joined(separator: " "))\""
  }

  /// Returns `true` if an element with these paints has the class.
  func isClass(of fill: Paint?, _ stroke: Paint?) -> Bool {
    self.fill == fill?.name && self.stroke == stroke?.name
  }
}
