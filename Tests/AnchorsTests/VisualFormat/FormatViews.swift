import AnchorsLayout
import AnchorsTestSupport

/// Views to write visual formats about, in a superview of 320 × 200, and what comes of the formats.
struct FormatViews {
  let superview = LayoutView(name: "card", width: 320, height: 200)
  let views: [String: LayoutView]

  init(_ names: String...) { self.init(names) }

  init(_ names: [String]) {
    var views: [String: LayoutView] = [:]
    for name in names {
      let view = LayoutView(name: name)
      superview.addSubview(view)
      views[name] = view
    }
    self.views = views
  }

  subscript(name: String) -> LayoutView { views[name] ?? LayoutView(name: "none") }

  /// Returns the descriptions of a format's constraints, without the lines.
  func texts(
    _ format: String, options: Constraint.FormatOptions = [], metrics: [String: Double] = [:],
    spacing: Constraint.FormatSpacing = .init(), superview: (any LayoutItem)? = nil
  ) throws -> [String] {
    let constraints = try Constraint.visualFormat(
      format, options: options, metrics: metrics, views: views, spacing: spacing,
      superview: superview)
    return constraints.map { constraint in
      "\(constraint)".split(separator: " (").first.map(String.init) ?? ""
    }
  }

  /// Activates what a format gives.
  func activate(
    _ format: String, options: Constraint.FormatOptions = [], metrics: [String: Double] = [:],
    spacing: Constraint.FormatSpacing = .init(), superview: (any LayoutItem)? = nil
  ) throws {
    let constraints = try Constraint.visualFormat(
      format, options: options, metrics: metrics, views: views, spacing: spacing,
      superview: superview)
    Constraint.activate(constraints)
  }

  /// The frames after a layout.
  func frames(_ names: String...) -> [Rect] {
    superview.layoutIfNeeded()
    return names.map { self[$0].frame }
  }
}
