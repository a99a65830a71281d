// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

open class UIColor: NSObject {
  public let _rgba: (CGFloat, CGFloat, CGFloat, CGFloat)
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    _rgba = (red, green, blue, alpha)
    super.init()
  }
  public convenience override init() { self.init(red: 0, green: 0, blue: 0, alpha: 1) }
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }
  nonisolated(unsafe) public static let black = UIColor(white: 0, alpha: 1)
  nonisolated(unsafe) public static let white = UIColor(white: 1, alpha: 1)
  nonisolated(unsafe) public static let clear = UIColor(white: 0, alpha: 0)
  nonisolated(unsafe) public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  nonisolated(unsafe) public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  nonisolated(unsafe) public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
}
