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

  private var sharedConstraints: [NSLayoutConstraint] = []
  private var stackedConstraints: [NSLayoutConstraint] = []
  private var sideBySideConstraints: [NSLayoutConstraint] = []

  private(set) var mode: Mode = .stacked

  override func viewDidLoad() {
    super.viewDidLoad()
    listTitle.text = "Inbox"
    detailTitle.text = "No selection"
    setupHierarchy()
    setupConstraints()
    NSLayoutConstraint.activate(sharedConstraints)
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

    listView.translatesAutoresizingMaskIntoConstraints = false
    detailView.translatesAutoresizingMaskIntoConstraints = false
    listTitle.translatesAutoresizingMaskIntoConstraints = false
    detailTitle.translatesAutoresizingMaskIntoConstraints = false
    sharedConstraints.append(contentsOf: [
      listView.topAnchor.constraint(equalTo: safeArea.topAnchor),
      listView.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      detailView.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      detailView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      listTitle.topAnchor.constraint(equalTo: listView.topAnchor, constant: 12),
      listTitle.leadingAnchor.constraint(equalTo: listView.leadingAnchor, constant: 16),
      detailTitle.centerXAnchor.constraint(equalTo: detailView.centerXAnchor),
      detailTitle.centerYAnchor.constraint(equalTo: detailView.centerYAnchor),
    ])

    divider.translatesAutoresizingMaskIntoConstraints = false
    stackedConstraints = [
      listView.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      listView.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.4),
      divider.topAnchor.constraint(equalTo: listView.bottomAnchor),
      divider.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      divider.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      divider.heightAnchor.constraint(equalToConstant: 1),
      detailView.topAnchor.constraint(equalTo: divider.bottomAnchor),
      detailView.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
    ]

    let preferredWidth = listView.widthAnchor.constraint(equalToConstant: 320)
    preferredWidth.priority = .defaultHigh
    sideBySideConstraints = [
      preferredWidth,
      listView.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, multiplier: 0.4),
      listView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      divider.topAnchor.constraint(equalTo: safeArea.topAnchor),
      divider.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      divider.leadingAnchor.constraint(equalTo: listView.trailingAnchor),
      divider.widthAnchor.constraint(equalToConstant: 1),
      detailView.topAnchor.constraint(equalTo: safeArea.topAnchor),
      detailView.leadingAnchor.constraint(equalTo: divider.trailingAnchor),
    ]
  }

  func updateMode(_ newMode: Mode) {
    mode = newMode
    switch newMode {
    case .stacked:
      NSLayoutConstraint.deactivate(sideBySideConstraints)
      NSLayoutConstraint.activate(stackedConstraints)
    case .sideBySide:
      NSLayoutConstraint.deactivate(stackedConstraints)
      NSLayoutConstraint.activate(sideBySideConstraints)
    }
    view.layoutIfNeeded()
  }

  var activeConstraintCount: Int {
    (stackedConstraints + sideBySideConstraints).filter { $0.isActive }.count
  }
}
