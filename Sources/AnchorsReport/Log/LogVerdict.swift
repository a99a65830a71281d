import AnchorsLayout

extension LogConflict {
  /// The cause of a conflict.
  public enum Cause: String, Sendable {
    /// The app's: ``LogConflict/repairs`` end it.
    case app
    /// A temporary size of a view, such as before its first layout. The app's constraint should
    /// give way to it.
    case temporary
    /// UIKit's or AppKit's own: there is nothing to repair.
    case system
    /// Numbers that differ in digits that the log does not print.
    case rounding
    /// The log lacks what would tell.
    case unknown
    /// No cause: the list does not conflict, and is not a report.
    case none
  }
}

extension LogFinding {
  var cause: LogConflict.Cause {
    if system.roles.areSystems(lines) { return .system }
    if isRounded { return .rounding }
    return isForMoment ? .temporary : .app
  }

  /// Returns the cause and the first step, in one line.
  ///
  /// - Parameter repair: The best repair.
  func verdict(_ repair: LogRepair?) -> String {
    switch cause {
    case .system: return system.ownVerdict
    case .rounding:
      return "Rounding: the numbers are equal in the digits that the log prints"
        + (repair.map { "; lower the priority of \($0.line.place) to 999" } ?? "")
    case .temporary:
      let what = moment.map { "\($0), and" } ?? "the size is one for a moment,"
      guard let repair else { return "Temporary: \(what) nothing of the app's can give way" }
      if repair.rank == .forgottenMask { return "Yours: \(repair.line.place)" }
      return "Temporary: \(what) \(repair.line.place) can give way: lower it to 999"
    case .app, .unknown, .none:
      guard let repair else { return "Yours" }
      return "Yours: \(repair.line.place)"
    }
  }

  /// `large` or `small`: how the only temporary size of the set differs from what the rest takes.
  var outsideSize: String? {
    let sizes = members.filter { $0.placed.line.map(system.roles.isTemporary) == true }
    return sizes.count == 1 ? sizes[0].multiplier > 0 ? "large" : "small" : nil
  }

  /// The temporary size: `before its first layout App.Card:0xa is 0 wide`.
  private var moment: String? {
    for line in lines where system.roles.isTemporary(line) {
      guard let size = line.size else { continue }
      let state =
        "\(size.first.item) is \(decimal(size.constant)) \(size.first.attribute == .width ? "wide" : "high")"
      if line.maker.identifier.begins(with: "fittingSize") {
        return "\(state) while it is measured"
      }
      return size.constant < 1 || size.isNarrowCellContent
        ? "before the first layout \(state)" : "\(state) for a moment"
    }
    return nil
  }

  /// The advice about a conflict of the system.
  var systemAdvice: [String] {
    cause == .system ? [system.advice(lines)] : []
  }
}

extension LogSystem {
  /// The verdict on a conflict of the system.
  var ownVerdict: String { "\(isAppKit ? "AppKit" : "UIKit")'s own" }

  /// Returns the advice about a conflict of the system.
  func advice(_ lines: [LogLine]) -> String {
    let known = SystemPlace.name(of: lines).map { " known to appear with \($0);" } ?? ""
    return """
      All of these are \(ownVerdict): nothing to repair;\(known) report it to Apple or ignore it.
      """
  }
}

/// The parts of UIKit and AppKit that print their own conflicts.
private enum SystemPlace {
  private static let all: [(word: StaticString, name: String)] = [
    ("_UIAlert", "alerts and action sheets"), ("UIAlertController", "alerts and action sheets"),
    ("_UIInterfaceAction", "alerts and action sheets"),
    ("TouchBar", "the Touch Bar"), ("FI_T", "open and save panels"),
    ("NSNav", "open and save panels"), ("UIActivity", "the share sheet"),
    ("_UIKB", "the keyboard"), ("UIKB", "the keyboard"), ("UIKeyboard", "the keyboard"),
    ("emoteKeyboard", "the keyboard"), ("assistant", "the keyboard"),
    ("accessoryView.", "the keyboard"), ("inputView.", "the keyboard"),
    ("InputAssistant", "the keyboard"), ("UIInput", "the keyboard"),
    ("UITextEffects", "the keyboard"),
    ("ButtonBar", "the buttons of a bar"), ("BarButton", "the buttons of a bar"),
    ("ButtonWrapper", "the buttons of a bar"), ("UINav", "navigation bars"),
    ("_UIToolbar", "toolbars"), ("NSToolbar", "toolbars"), ("NSTitlebar", "windows"),
    ("AVPlayback", "the controls of a video player"), ("DatePicker", "date pickers"),
  ]

  /// Returns the part that lines are known to be of.
  static func name(of lines: [LogLine]) -> String? {
    if lines.contains(where: { $0.isOfActionSheet }) { return "action sheets" }
    return all.first { entry in lines.contains { $0.text.has(entry.word) } }?.name
  }
}
