/// The class of an element, which says its paints.
struct PaintClass {
  private let fill: String?
  private let stroke: String?
  private let key: UInt64
  /// The attribute, with a space before it.
  let markup: String

  init(fill: Paint?, stroke: Paint?) {
    (self.fill, self.stroke) = (fill?.name, stroke?.name)
    key = Self.key(fill, stroke)
    let names = [fill?.fillClass, stroke?.strokeClass, fill == nil ? "none" : nil]
    markup = " class=\"\(names.compactMap { $0 }.joined(separator: " "))\""
  }

  /// Returns `true` if an element with these paints has the class.
  func isClass(of fill: Paint?, _ stroke: Paint?) -> Bool {
    key == Self.key(fill, stroke) && self.fill == fill?.name && self.stroke == stroke?.name
  }

  private static func key(_ fill: Paint?, _ stroke: Paint?) -> UInt64 {
    (fill?.key ?? 0) &* 31 &+ (stroke?.key ?? 0)
  }
}
