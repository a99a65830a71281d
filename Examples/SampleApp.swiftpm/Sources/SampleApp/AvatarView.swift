import Anchors
import UIKit

/// A person's initials in a circle.
final class AvatarView: CircleView {
  private let initials = UILabel("", .subheadline, .semibold, color: .white)

  init(_ person: Person? = nil) {
    super.init(.systemGray)
    initials.textAlignment = .center
    addSubview(initials)
    Constraint.activate { initials.center == center }
    if let person { show(person) }
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  func show(_ person: Person) {
    initials.text = person.initials
    backgroundColor = person.color
  }
}

/// A member of the garden club.
struct Person {
  let name: String
  let color: UIColor

  var initials: String { name.split(separator: " ").compactMap(\.first).map(String.init).joined() }

  static let ines = Person(name: "Ines Moreau", color: .systemOrange)
  static let jonas = Person(name: "Jonas Lind", color: .systemIndigo)
  static let maya = Person(name: "Maya Okafor", color: .systemTeal)
}
