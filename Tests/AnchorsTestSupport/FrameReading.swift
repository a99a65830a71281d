import AnchorsLayout

/// The frames of several views by name, to a millionth of a point.
package func frames(of views: LayoutView...) -> [String: Rect] { frames(of: views) }

/// The frames of several views by name, to a millionth of a point.
package func frames(of views: [LayoutView]) -> [String: Rect] {
  Dictionary(uniqueKeysWithValues: views.map { ($0.layoutName, rounded($0.frame)) })
}

/// A rectangle to a millionth of a point.
package func rounded(_ rect: Rect) -> Rect {
  func rounded(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }
  return Rect(
    x: rounded(rect.minX), y: rounded(rect.minY), width: rounded(rect.width),
    height: rounded(rect.height))
}

/// A view with a name, for those that are not made with one.
package func named<View: LayoutView>(_ name: String, _ view: View) -> View {
  view.layoutName = name
  return view
}
