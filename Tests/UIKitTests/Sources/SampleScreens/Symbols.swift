/// A drawing of a symbol in a square of 24 points.
struct Symbol {
  let path: String
  var isOutline = false
  var followsDirection = false

  static let all: [String: Symbol] = [
    "leaf.fill": Symbol(
      path: "M21 3C10 2.5 4 7 4 14c0 1.5.3 2.7.8 3.8C3.6 19.2 2.9 20.4 2.6 21.4l1.8.6c.4-1"
        + " 1-2 1.9-3.1C7.6 20.2 9.4 21 11.5 21 18.5 21 21.5 13 21 3ZM17.3 7.5c-2.2"
        + " 4.3-5.3 7-10 9.4l-.9-1.7c4.4-2.3 7.1-4.7 9.2-8.6Z"),
    "heart": Symbol(
      path: "M12 20C5 15.5 3 12 3 8.8A4.8 4.8 0 0 1 12 6.5a4.8 4.8 0 0 1 9 2.3C21 12 19"
        + " 15.5 12 20Z", isOutline: true),
    "bubble.right": Symbol(
      path: "M21 11.5c0 4-4 7-9 7-1 0-2-.1-3-.4L4.5 20l1.1-3.6C4 15.2 3 13.5 3 11.5c0-4"
        + " 4-7 9-7s9 3 9 7Z", isOutline: true),
    "square.and.arrow.up": Symbol(
      path: "M8 9H5.5v11.5h13V9H16M12 15V3M8.5 6 12 2.5 15.5 6", isOutline: true),
    "plus": Symbol(
      path: "M12 4v16M4 12h16", isOutline: true),
    "arrow.up": Symbol(
      path: "M12 20V4M5.5 10.5 12 4l6.5 6.5", isOutline: true),
    "bell.fill": Symbol(
      path: "M12 2a2 2 0 0 1 2 2c3 .9 4.5 3.5 4.5 6.5v4L20.5 17v1h-17v-1l2-2.5v-4C5.5 7.5"
        + " 7 4.9 10 4a2 2 0 0 1 2-2ZM9.5 19.5h5a2.5 2.5 0 0 1-5 0Z"),
    "drop.fill": Symbol(
      path: "M12 2c3.5 4.5 6.5 8 6.5 12.5a6.5 6.5 0 0 1-13 0C5.5 10 8.5 6.5 12 2Z"),
    "moon.fill": Symbol(
      path: "M20.5 15A9 9 0 1 1 9 3.5a7.5 7.5 0 0 0 11.5 11.5Z"),
    "globe": Symbol(
      path: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c-5.3 5-5.3 13 0 18M12 3c5.3"
        + " 5 5.3 13 0 18", isOutline: true),
    "textformat.size": Symbol(
      path: "M2 19 6 9l4 10M3.4 15.5h5.2M11.5 19 17 4.5 22.5 19M13.4 14h7.2", isOutline: true),
    "lock.fill": Symbol(
      path: "M6 10V8a6 6 0 0 1 12 0v2h.5A1.5 1.5 0 0 1 20 11.5v8a1.5 1.5 0 0 1-1.5"
        + " 1.5h-13A1.5 1.5 0 0 1 4 19.5v-8A1.5 1.5 0 0 1 5.5 10ZM8.2 10h7.6V8a3.8 3.8 0"
        + " 0 0-7.6 0Z"),
    "chevron.forward": Symbol(
      path: "M8.5 4.5 16 12l-7.5 7.5", isOutline: true, followsDirection: true),
    "sun.max.fill": Symbol(
      path: "M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10ZM11 1h2v4h-2ZM11 19h2v4h-2ZM1 11h4v2H1Z"
        + "M19 11h4v2h-4ZM3.5 5 5 3.5 7.8 6.3 6.3 7.8ZM16.2 17.7 17.7 16.2 20.5 19 19"
        + " 20.5ZM3.5 19 6.3 16.2 7.8 17.7 5 20.5ZM16.2 6.3 19 3.5 20.5 5 17.7 7.8Z"),
    "thermometer": Symbol(
      path: "M9 13.5V5a3 3 0 0 1 6 0v8.5a4.8 4.8 0 1 1-6 0ZM12 8v9", isOutline: true),
    "checkmark": Symbol(
      path: "M4.5 13 9.5 18.5 19.5 5.5", isOutline: true),
    "scissors": Symbol(
      path: "M20 4 8.2 15.8M4 4l11.8 11.8M6 21a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM18 21a3 3 0 1"
        + " 0 0-6 3 3 0 0 0 0 6Z", isOutline: true),
    "arrow.clockwise": Symbol(
      path: "M19.5 12A7.5 7.5 0 1 1 16.5 6M17.5 2v4.5H13", isOutline: true),
  ]
}
