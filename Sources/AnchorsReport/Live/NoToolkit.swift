#if !((canImport(UIKit) && !os(watchOS)) || canImport(AppKit))
extension LayoutReport {
  /// The toolkit's name, in texts that only live views have.
  static let toolkit = "the toolkit"
}
#endif
