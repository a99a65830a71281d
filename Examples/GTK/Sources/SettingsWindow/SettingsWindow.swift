import AnchorsGTK
import CGTK

/// A window with settings: groups at the side, a form, and buttons below it.
@MainActor
public final class SettingsWindow {
  /// The actions of the buttons.
  public struct Actions {
    var report: @MainActor () -> Void
    var apply: @MainActor () -> Void

    /// Creates the actions of the buttons.
    public init(
      report: @escaping @MainActor () -> Void = {}, apply: @escaping @MainActor () -> Void = {}
    ) {
      (self.report, self.apply) = (report, apply)
    }
  }

  /// The window.
  public let window: UnsafeMutablePointer<GtkWindow>
  /// The container of the window: the root of the tree.
  public let content = LayoutContainer(name: "settings")
  /// The groups.
  public let sidebar = Sidebar(["Account", "Appearance", "Notifications", "Storage"])
  /// The line between the groups and the form.
  public let rule = Widget(gtk_separator_new(GTK_ORIENTATION_VERTICAL), name: "rule")
  /// The settings of the first group.
  public let form = Form()
  /// The buttons below the form.
  public let buttons: ButtonRow

  /// Makes the window, which is not shown yet.
  public init(_ actions: Actions = Actions()) {
    window = makeWindow("Settings", content)
    let entries = [form.nameEntry, form.mailEntry]
    buttons = ButtonRow(
      [
        makeButton("Report", name: "report", actions.report),
        makeButton("Clear", name: "clear") {
          for entry in entries { gtk_editable_set_text(OpaquePointer(entry.pointer), "") }
        },
        makeButton("Apply changes", name: "apply", actions.apply),
      ], name: "buttons")
    // Never wider than it is: the picture's share of the form would gain by it.
    rule.hugging.horizontal = .required
    content.add(sidebar.container, rule, form.container, buttons.container)
    Constraint.activate {
      sidebar.container.edges(.leading, .top, .bottom) == content.edges(.leading, .top, .bottom)
      sidebar.container.width == 0.25 * content.width ~ Priority(850)
      sidebar.container.width <= 240
      rule.leading == sidebar.container.trailing
      rule.verticalEdges == content.verticalEdges
      form.container.edges(.top, .trailing) == content.edges(.top, .trailing)
      form.container.leading == rule.trailing
      buttons.container.top == form.container.bottom
      buttons.container.horizontalEdges == form.container.horizontalEdges
      buttons.container.bottom == content.bottom
    }
  }

  /// All that may be wrong with the layout: constraints that conflict, frames that are
  /// not determined, and what looks unintended.
  public var problems: String {
    let tree = content.tree
    let texts =
      tree.conflicts.map(\.description) + tree.ambiguities.map(\.description)
      + tree.lintFindings.map(\.description)
    return texts.isEmpty ? "Nothing is wrong with the layout." : texts.joined(separator: "\n")
  }
}
