extension Icon.Symbol {
  /// SVG path data, to be stroked.
  var path: String {
    switch self {
    case .network: "M4 10.5a11.5 11.5 0 0 1 16 0M7 14a7 7 0 0 1 10 0M10 17.3a3 3 0 0 1 4 0"
    case .bell: "M6 16.5V11a6 6 0 0 1 12 0v5.5H6zM4.5 16.5h15M10.5 19.5h3"
    case .moon: "M19 14.5A8 8 0 1 1 10.5 5a6.5 6.5 0 0 0 8.5 9.5z"
    case .lock: "M6 11h12v8.5H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3"
    case .heart:
      "M12 19.5C4 14 4 10.5 4 9.5a4 4 0 0 1 8-1 4 4 0 0 1 8 1c0 1 0 4.5-8 10z"
    case .globe:
      "M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0M4 12h16M12 4c-4.5 4-4.5 12 0 16M12 4c4.5 4 4.5 12 0 16"
    case .battery: "M3.5 8h14.5v8H3.5zM21 10.5v3M6.5 11v2M10 11v2"
    case .sound: "M4 10v4h3.5l4 3.5v-11L7.5 10zM15 9.5a4 4 0 0 1 0 5M17.5 7a7.5 7.5 0 0 1 0 10"
    case .sliders: "M4 7h16M4 12h16M4 17h16M9 5.5v3M15 10.5v3M7 15.5v3"
    case .send: "M12 19V5.5M6.5 11L12 5.5l5.5 5.5"
    case .plus: "M12 5v14M5 12h14"
    }
  }
}
