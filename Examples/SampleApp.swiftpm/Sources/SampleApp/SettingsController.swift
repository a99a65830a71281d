import Anchors
import UIKit

/// Settings in Hebrew. No constraint names left or right, so the whole screen is mirrored.
final class SettingsController: UIViewController {
  private let scroll = UIScrollView()
  private let page = UIView()
  private let heading = UILabel("הגדרות", .largeTitle, .bold)
  private let profile = Card([ProfileRow(.noa, "noa@example.com")])
  private let alerts = Card([
    SettingsRow("bell.fill", .systemRed, "התראות", isOn: true),
    SettingsRow("drop.fill", .systemTeal, "תזכורות השקיה", isOn: true),
    SettingsRow("moon.fill", .systemIndigo, "מצב כהה", isOn: false),
  ])
  private let note = UILabel(
    "בין עשר בלילה לשבע בבוקר לא יישלחו התראות.", .footnote,
    color: .secondaryLabel, lines: 0)
  private let general = Card([
    SettingsRow("globe", .systemBlue, "שפה", value: "עברית"),
    SettingsRow("textformat.size", .systemOrange, "גודל הטקסט", value: "רגיל"),
    SettingsRow("lock.fill", .systemGray, "פרטיות"),
    SettingsRow("heart", .systemPink, "המלצה לחברים"),
  ])
  private let leave = UIButton.link("התנתקות")

  override func viewDidLoad() {
    super.viewDidLoad()
    addViews()
    activate {
      scroll.top == view.safeArea.top
      scroll.edges(excluding: .top) == view.edges
      page.verticalEdges == scroll.contentLayoutGuide.edges
      page.centerX == scroll.contentLayoutGuide.centerX
      page.width == view.readableContent.width
      scroll.contentLayoutGuide.width == scroll.frameLayoutGuide.width

      heading.top == page.top + 8
      profile.top == heading.bottom + 16
      alerts.top == profile.bottom + 24
      note.top == alerts.bottom + 8
      general.top == note.bottom + 24
      leave.top == general.bottom + 24
      leave.bottom == page.bottom - 24

      [heading, note].horizontalEdges == page.edges.inset(by: 4)
      [profile, alerts, general, leave].horizontalEdges == page.edges
      leave.height == 52
    }
    view.forceRightToLeft()
  }

  private func addViews() {
    view.backgroundColor = .systemGroupedBackground
    view.tintColor = .meadow
    view.addSubview(scroll)
    scroll.addSubview(page)
    page.add(heading, profile, alerts, note, general, leave)
    heading.textAlignment = .right
    note.textAlignment = .right
    leave.titleLabel?.font = .scaled(.body)
    leave.setTitleColor(.systemRed, for: .normal)
    leave.backgroundColor = .secondarySystemGroupedBackground
    leave.round(16)
  }
}

/// A person with an address.
final class ProfileRow: UIView {
  init(_ person: Person, _ address: String) {
    super.init(frame: .zero)
    let avatar = AvatarView(person)
    let name = UILabel(person.name, .title3, .semibold)
    let email = UILabel(address, .subheadline, color: .secondaryLabel)
    let end = Disclosure("")
    add(avatar, name, email, end)
    Constraint.activate {
      avatar.size == 60
      avatar.leading == leading + 16
      avatar.verticalEdges == edges.inset(by: 14)
      name.bottom == avatar.centerY
      email.top == avatar.centerY + 2
      [name, email].leading == avatar.trailing + 14
      [name, email].trailing <= end.leading - 8
      end.trailing == trailing - 16
      end.centerY == centerY
    }
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }
}

extension Person {
  static let noa = Person(name: "נועה לוי", color: .systemPink)
}

extension UIView {
  /// Mirrors the view and all views in it, whatever the language of the app is.
  fileprivate func forceRightToLeft() {
    semanticContentAttribute = .forceRightToLeft
    for subview in subviews { subview.forceRightToLeft() }
  }
}
