import AnchorsGTK
import CGTK

/// The form, laid out by this library.
@MainActor
struct OwnForm: @MainActor Form {
  let content = LayoutContainer(name: "form")
  private(set) var items: [Widget] = []

  var container: UnsafeMutablePointer<GtkWidget> { content.pointer }
  var widgets: [UnsafeMutablePointer<GtkWidget>] { items.map(\.pointer) }

  init(rows: Int) {
    for row in 0..<rows {
      let label = Widget(makeArea(width: FormNumbers.labelWidth(row)), name: "label\(row)")
      let field = Widget(makeArea(width: 100), name: "field\(row)")
      // The label has its width, the field what is left.
      field.hugging.horizontal = Priority(100)
      content.add(label, field)
      let above = items.last
      let firstLabel = items.first
      Constraint.activate {
        label.leading == content.leading + FormNumbers.gap
        if let firstLabel { label.width == firstLabel.width }
        field.leading == label.trailing + FormNumbers.gap
        field.trailing == content.trailing - FormNumbers.gap
        field.top == label.top
        if let above {
          label.top == above.bottom + FormNumbers.gap
        } else {
          label.top == content.top + FormNumbers.gap
        }
      }
      items += [label, field]
    }
  }

  func addConflict() {
    Constraint.activate { items[0].width >= content.width + 100 }
    content.setNeedsLayout()
  }
}

extension OwnForm {
  /// The milliseconds that solving takes of a width that is another than before, and setting the
  /// frames of the wrappers, without GTK's part.
  func millisecondsOfSolving() -> Double {
    let tree = content.tree
    return medianMilliseconds {
      content.layoutFrame.size.width = $0 % 2 == 0 ? 640 : 600
      tree.layoutIfNeeded()
    }
  }
}
