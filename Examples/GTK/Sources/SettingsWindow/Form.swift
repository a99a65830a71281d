import AnchorsGTK
import CGTK

/// The form: two entries beside a picture, two switches, and a text that wraps.
@MainActor
public struct Form {
  /// The container of the form.
  public let container = LayoutContainer(name: "form")
  /// The headline.
  public let title = makeLabel("Account", name: "title", style: "title-2")
  /// The label of the first entry.
  public let nameLabel = makeLabel("Name", name: "nameLabel")
  /// The first entry.
  public let nameEntry = makeEntry("Ada Lovelace", name: "nameEntry")
  /// The label of the second entry.
  public let mailLabel = makeLabel("E-mail address", name: "mailLabel")
  /// The second entry.
  public let mailEntry = makeEntry("ada@example.org", name: "mailEntry")
  /// The picture, which is 3 to 2 in any size.
  public let picture = makePicture(name: "picture")
  /// The label of the first switch.
  public let newsLabel = makeLabel("Send news about the account", name: "newsLabel")
  /// The first switch.
  public let newsSwitch = makeSwitch(isOn: true, name: "newsSwitch")
  /// The label of the second switch.
  public let syncLabel = makeLabel("Keep all devices in sync", name: "syncLabel")
  /// The second switch.
  public let syncSwitch = makeSwitch(isOn: false, name: "syncSwitch")
  /// The text that wraps.
  public let note = makeText(
    """
    The name and the picture are visible to everybody you share a document with. The address is never \
    shown: it is used for news about the account alone.
    """, name: "note")

  init() {
    container.add(
      title, nameLabel, nameEntry, mailLabel, mailEntry, picture, newsLabel, newsSwitch, syncLabel,
      syncSwitch, note)
    Constraint.activate {
      title.edges(excluding: .bottom) == container.edges.inset(by: 24)
      picture.top == title.bottom + 16
      picture.trailing == container.trailing - 24
      picture.width == 1.5 * picture.height
      // Rather than that the entries have their natural width.
      picture.width == 0.3 * container.width ~ Priority(800)
      picture.width <= 240
    }
    connectEntries()
    connectSwitches()
  }

  private func connectEntries() {
    Constraint.activate {
      nameEntry.top == picture.top
      mailEntry.top == nameEntry.bottom + 12
      nameLabel.width == mailLabel.width
    }
    for (label, entry) in [(nameLabel, nameEntry), (mailLabel, mailEntry)] {
      Constraint.activate {
        label.firstBaseline == entry.firstBaseline
        label.leading == container.leading + 24
        entry.leading == label.trailing + 12
        entry.trailing == picture.leading - 24
      }
    }
  }

  private func connectSwitches() {
    for (label, control) in [(newsLabel, newsSwitch), (syncLabel, syncSwitch)] {
      Constraint.activate {
        label.leading == container.leading + 24
        label.trailing <= control.leading - 12
        label.centerY == control.centerY
        control.trailing == container.trailing - 24
      }
    }
    Constraint.activate {
      newsSwitch.top >= mailEntry.bottom + 24
      newsSwitch.top >= picture.bottom + 24
      newsSwitch.top == mailEntry.bottom + 24 ~ Priority(200)
      syncSwitch.top == newsSwitch.bottom + 12
      note.top == syncSwitch.bottom + 24
      note.horizontalEdges == container.horizontalEdges.inset(by: 24)
      note.bottom <= container.bottom - 24
    }
  }
}
