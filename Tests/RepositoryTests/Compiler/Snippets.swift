extension SwiftCompiler {
  /// Mistakes for which the library has a message with the right spelling.
  static func statements(mode: Int = 6, imports: String = "import AnchorsLayout") -> SwiftCompiler {
    SwiftCompiler(
      mode: mode,
      opening: [
        imports,
        "final class Picture: LayoutView { var width = 3.0, height = 4 }",
        "func test(_ a: LayoutView, _ b: LayoutView, _ picture: Picture, _ spacing: Double) throws {",
      ])
  }
}
