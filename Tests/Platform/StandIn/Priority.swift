// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension _Priority {
  public static let required = _Priority(1000)
  public static let defaultHigh = _Priority(750)
  public static let defaultLow = _Priority(250)
}
