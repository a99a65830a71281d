import AnchorsLayout
import AnchorsReport
import TestSupport
import Testing

@Suite("A report on stack views and buttons, which UIKit fills") @MainActor
struct ReportStackTests {
  private let screen = View.sized(320, 200)

  private func report() -> LayoutReport {
    withSystemConstraints {
      screen.layOut()
      return screen.layoutReport()
    }
  }

  @Test("A stack view's own constraints are read as UIKit's")
  func stack() throws {
    let views = ["ab", "abc", "abcd"].map { Label.saying($0) }
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 8
    screen.adding(stack)
    stack.pin(.leading, to: screen)
    stack.pin(.top, to: screen)
    let report = report()
    try report.requireNoProblems(Set(LayoutProblemKind.allCases))
    // 16, 24 and 32 wide with 8 between them.
    #expect(views.map { report.frameExplanation(of: $0)?.frame.minX } == [0, 24, 56])
    #expect(report.frameExplanation(of: stack)?.frame.width == 88)
  }

  @Test("In a conflict with a stack view only the app's constraint is to be changed")
  func conflict() throws {
    let views = ["ab", "abc"].map { Label.saying($0) }
    for view in views { view.pin(.width, to: nil, plus: 100) }
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 8
    screen.adding(stack)
    stack.place(0, 0, 150, 40)
    let report = report()
    let conflict = try #require(report.conflicts.first)
    #expect(conflict.excess == 58 && !conflict.repairs.isEmpty)
    #expect(conflict.constraints.contains { $0.identifier?.hasPrefix("UISV-") == true })
    #expect(conflict.repairs.allSatisfy { !"\($0)".contains("UISV-") })
    #expect(report.differences.isEmpty)
  }

  @Test("Views in a button are named after it, and lint reports none of them")
  func button() throws {
    let form = ButtonForm(frame: screen.bounds)
    screen.add(form)
    let label = try #require(form.save.titleLabel)
    let report = report()
    #expect(report.name(of: form.save) == "save")
    #expect(report.name(of: label) == "save.UIButtonLabel")
    #expect(report.name(of: form.plain) == "“Cancel”")
    #expect(form.plain.titleLabel.flatMap(report.name) == "“Cancel”.UIButtonLabel")
    let items = report.lintFindings.flatMap(\.items)
    #expect(items.allSatisfy { report.view(of: $0) !== label })
    #expect(report.differences.isEmpty)
  }

  @Test("Baselines are those of the labels, also of an inner one")
  func baselines() throws {
    let (label, view) = (Label.saying("abc"), View())
    let box = screen.adding(Titled(label))
    screen.adding(view)
    box.pin(.top, to: screen)
    box.pin(.left, to: screen)
    label.pin(.top, to: box, plus: 7)
    label.pin(.left, to: box)
    box.pin(.bottom, to: label)
    box.pin(.right, to: label)
    view.pin(.top, to: box, .firstBaseline)
    view.pin(.left, to: screen)
    view.pin(.width, to: nil, plus: 5)
    view.pin(.height, to: nil, plus: 5)
    let report = report()
    try report.requireNoProblems([.conflict, .ambiguity, .unsatisfied, .difference])
    // 7 to the label, 12 to its baseline.
    #expect(report.frameExplanation(of: view)?.frame.minY == 19)
  }
}

private final class ButtonForm: FlippedView {
  let save = UIButton()
  var plain: UIButton { subviews[1] as? UIButton ?? save }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(save)
    let cancel = UIButton()
    addSubview(cancel)
    save.setTitle("Save", for: .normal)
    cancel.setTitle("Cancel", for: .normal)
  }

  required init?(coder: NSCoder) { nil }
}

private final class Titled: View {
  private let label: Label

  init(_ label: Label) {
    self.label = label
    super.init(frame: .zero)
    adding(label)
  }

  required init?(coder: NSCoder) { nil }

  override var forFirstBaselineLayout: UIView { label }
}
