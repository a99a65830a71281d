extension SwiftCompiler {
  /// For statements about two views `a` and `b`, a view `picture` that has a `width` and a whole
  /// `height` of its own, and a number `spacing`.
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
