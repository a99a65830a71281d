@_spi(Tools) import AnchorsReport

extension Rule {
  /// The rules about Swift code alone. `conflict` is also about Swift code.
  package static let code: [Rule] = [
    Rule(
      "mixed-directions", .error,
      "A constraint relates leading or trailing to left or right, or attributes of two axes.",
      "UIKit throws an exception when the constraint is made.",
      example: "make.left.equalTo(title.snp.leading): left cannot be related to leading"),
    Rule(
      "self-equal", .error, "A constraint relates an attribute of a view to itself.",
      "UIKit cannot satisfy the constraint, or it says nothing.",
      example: "make.width.equalTo(title.snp.width): an attribute that is compared with itself"),
    Rule(
      "wrong-owner", .error,
      "addConstraint gives a constraint to a view that does not contain its views.",
      "UIKit throws an exception.",
      example: "label.top == header.top is added to label, which does not contain header"),
    Rule(
      "update-mismatch", .error,
      "SnapKit's updateConstraints has a constraint that the view does not have.",
      "SnapKit stops the program.",
      example: "no constraint of title fits title.height == 44 ~ 999, which SnapKit updates"),
    Rule(
      "not-added", .error,
      "A constraint is activated before its views have a common superview.",
      "UIKit throws an exception.",
      example: "icon.top == self.top is activated before icon has a superview: nothing adds it"),
    Rule(
      "piles-up", .warning,
      "A function that runs again and again makes constraints or views beside those of before.",
      "Each layout, appearance or reused cell costs more time and memory.",
      example: "line is made and added to self each time that layoutSubviews() runs"),
    Rule(
      "mask", .warning,
      "A view has constraints, and keeps its autoresizing mask.",
      "The mask becomes constraints of its own, which conflict with the others.",
      example: "title has constraints, and nothing turns off its mask"),
    Rule(
      "cell-height", .warning,
      "Required constraints give the content of a table's cell a fixed height.",
      "The table gives the content a height as well, and both conflict.",
      example: "the required constraints of contentView give it the height 56"),
    Rule(
      "wrong-container", .warning,
      "A control lies outside of its superview, and its constraints are to other views.",
      "A control outside of its superview's bounds gets no touches.",
      example: "button lies outside of its superview header: its constraints are to footer"),
    Rule(
      "never-active", .warning,
      "A statement makes a constraint, and nothing takes it.",
      "The constraint has no effect.",
      example: "title.topAnchor.constraint(equalTo: topAnchor) makes a constraint"),
    Rule(
      "outside", .note,
      "A view that takes no touches lies outside of its superview.",
      "The superview may clip it, and moves without it.",
      example: "badge lies outside of its superview icon: its constraints are to title"),
    Rule(
      "duplicate", .note, "A constraint is made twice.",
      "A later change of one conflicts with the other.",
      example: "title.top == self.top + 8 is the constraint of Card.swift:12 once more"),
    Rule(
      "shifted-edges", .note,
      "The trailing and the bottom edge are both shifted out of the superview by the same number.",
      "In such places a minus is often missing.",
      example: "photo.trailing == self.trailing + 16 and photo.bottom == self.bottom + 16"),
  ]
}
