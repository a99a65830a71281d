import Anchors

extension LogConflict {
  /// The message for constraints of the app that conflict without encapsulated sizes too.
  static let contradiction =
    "This is so without the encapsulated sizes too: the app's constraints contradict each other."
}

extension LogConflict: CustomStringConvertible {
  /// The whole answer, in several lines. The first is ``verdict``.
  public var description: String {
    ([verdict] + answer + brokenText + encapsulatedText + systemAdvice + repairText + unreadText
      + notes + relatedText + help)
      .joined(separator: "\n")
  }

  private var answer: [String] {
    let start = "Line \(firstLine): "
    let times = repetitions > 1 ? ", \(repetitions) times" : ""
    if lines.isEmpty {
      if count == 0 {
        let isBrokenAlone = broken != nil && unread.isEmpty
        return [
          isBrokenAlone
            ? "\(start)this is the end of a report; the list before it has the conflict\(times)."
            : "\(start)no constraint of this report can be read\(times)."
        ]
      }
      let holds =
        start
        + "the constraints that could be read do not conflict (\(count) of \(count + unread.count))\(times)."
      if cause == .none { return [holds] }
      let missing =
        unread.isEmpty ? "other constraints or content sizes" : "the lines below, at least"
      return [holds, "The log lacks what they conflict with: \(missing)."]
    }
    let state = lines.count == 1 ? "cannot be satisfied" : "conflict"
    return ["\(start)\(lines.count) of \(count) constraints \(state)\(times):"]
      + lines.map { "  line \($0.number): \($0.text)" } + statements.map { "  " + $0 }
      + [sum].compactMap { $0 }
      + (cause == .rounding
        ? [
          """
          They differ in digits that the log does not print: a screen with three pixels to a point has thirds.
          """
        ] : [])
  }

  private var brokenText: [String] {
    guard let broken else { return [] }
    let what =
      lines.isEmpty ? "" : isBrokenInSet ? ", which is one of these" : ", which is none of these"
    return ["Broken to recover: \(broken.text)\(what)"]
  }

  private var encapsulatedText: [String] {
    switch holdsWithoutEncapsulatedSizes {
    case nil: []
    case _ where cause == .system: []
    case false: [LogConflict.contradiction]
    case true where cause == .temporary:
      ["Without the temporary size the rest can be satisfied."]
    case true:
      [
        "Without the size required from outside the rest can be satisfied"
          + (outsideSize.map { ": that size is too \($0) for the content." } ?? ".")
      ]
    }
  }

  private var repairText: [String] {
    if repairs.isEmpty { return [] }
    return ["To fix it, do one of these:"] + repairs.prefix(4).map { "  " + $0 }
  }

  private var unreadText: [String] {
    unread.map { "Not read, line \($0.number): \($0.text) (\($0.problem ?? ""))" }
  }

  private var relatedText: [String] {
    if related.isEmpty { return [] }
    let numbers = related.prefix(8).map { "\($0)" }.joined(separator: ", ")
    let more = related.count > 8 ? " and \(related.count - 8) more" : ""
    return ["The same change is needed for the reports at lines \(numbers)\(more)."]
  }

  /// Instructions for finding missing information.
  private var help: [String] {
    if unread.contains(where: { $0.text == "<private>" }) {
      return [
        """
        To see what <private> hides, run the app from Xcode, or install a configuration profile with \
        Enable-Private-Data for the subsystem com.apple.UIKit on the device.
        """
      ]
    }
    guard let name = decisive?.rows.first?.first.item, let line = decisive else { return [] }
    let key = line.key(of: name)
    if !key.begins(with: "0x") || name.has("'") { return [] }
    return [
      """
      Which view is \(name)? po \(key) in the debugger of the same run. With an accessibilityIdentifier the \
      next log names it.
      """
    ]
  }
}
