import Anchors
import UIKit

/// A list and a detail, side by side or one above the other.
final class SplitViewController: UIViewController {
  enum Mode {
    case stacked
    case sideBySide
  }

  private let listView = UIView()
  private let detailView = UIView()
  private let divider = UIView()
  private let listTitle = UILabel()
  private let detailTitle = UILabel()

  private var sharedConstraints: [Constraint] = []
  private var stackedConstraints: [Constraint] = []
  private var sideBySideConstraints: [Constraint] = []

  private(set) var mode: Mode = .stacked

  override func viewDidLoad() {
    super.viewDidLoad()
    listTitle.text = "Inbox"
    detailTitle.text = "No selection"
    setupHierarchy()
    setupConstraints()
    Constraint.activate(sharedConstraints)
    updateMode(.stacked)
  }

  private func setupHierarchy() {
    for subview in [listView, detailView, divider] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    listTitle.translatesAutoresizingMaskIntoConstraints = false
    detailTitle.translatesAutoresizingMaskIntoConstraints = false
    listView.addSubview(listTitle)
    detailView.addSubview(detailTitle)
  }

  private func setupConstraints() {
    let safeArea = view.safeAreaLayoutGuide

    sharedConstraints.append(contentsOf: [
      listView.top == safeArea.top,
      listView.leading == safeArea.leading,
      detailView.trailing == safeArea.trailing,
      detailView.bottom == view.bottom,
      listTitle.top == listView.top + 12,
      listTitle.leading == listView.leading + 16,
      detailTitle.centerX == detailView.centerX,
      detailTitle.centerY == detailView.centerY,
    ])

    stackedConstraints = [
      listView.trailing == safeArea.trailing,
      listView.height == 0.4 * view.height,
      divider.top == listView.bottom,
      divider.leading == view.leading,
      divider.trailing == view.trailing,
      divider.height == 1,
      detailView.top == divider.bottom,
      detailView.leading == safeArea.leading,
    ]

    let preferredWidth = listView.width == 320
    preferredWidth.priority = .high
    sideBySideConstraints = [
      preferredWidth,
      listView.width <= 0.4 * view.width,
      listView.bottom == view.bottom,
      divider.top == safeArea.top,
      divider.bottom == view.bottom,
      divider.leading == listView.trailing,
      divider.width == 1,
      detailView.top == safeArea.top,
      detailView.leading == divider.trailing,
    ]
  }

  func updateMode(_ newMode: Mode) {
    mode = newMode
    switch newMode {
    case .stacked:
      Constraint.deactivate(sideBySideConstraints)
      Constraint.activate(stackedConstraints)
    case .sideBySide:
      Constraint.deactivate(stackedConstraints)
      Constraint.activate(sideBySideConstraints)
    }
    view.layoutIfNeeded()
  }

  var activeConstraintCount: Int {
    (stackedConstraints + sideBySideConstraints).filter { $0.isActive }.count
  }
}
