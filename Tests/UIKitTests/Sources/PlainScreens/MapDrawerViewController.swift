// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import UIKit

/// A map with a drawer at the bottom, whose height changes.
final class MapDrawerViewController: UIViewController {
  enum Position: CaseIterable {
    case closed, half, open

    var height: CGFloat {
      switch self {
      case .closed: return 96
      case .half: return 320
      case .open: return 600
      }
    }
  }

  private let mapView = UIView()
  private let drawerView = UIView()
  private let handleView = UIView()
  private let searchField = UITextField()
  private let resultsView = UIStackView()
  private let locateButton = UIButton()

  private var heightConstraint: NSLayoutConstraint!
  private var locateBottomConstraint: NSLayoutConstraint!
  private var widthConstraints: [NSLayoutConstraint] = []
  private(set) var position = Position.closed

  override func loadView() {
    let view = UIView()
    view.backgroundColor = .white
    self.view = view
    [mapView, drawerView, locateButton].forEach(addToView)
    [handleView, searchField, resultsView].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      drawerView.addSubview($0)
    }
    resultsView.axis = .vertical
    resultsView.spacing = 8
    for name in ["Harbor", "Station", "Museum"] {
      let label = UILabel()
      label.text = name
      resultsView.addArrangedSubview(label)
    }
  }

  private func addToView(_ subview: UIView) {
    subview.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(subview)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    locateButton.setTitle("Here", for: .normal)

    drawerView.translatesAutoresizingMaskIntoConstraints = false
    heightConstraint = drawerView.heightAnchor.constraint(equalToConstant: position.height)
    heightConstraint.priority = UILayoutPriority(999)
    locateButton.translatesAutoresizingMaskIntoConstraints = false
    locateBottomConstraint = locateButton.bottomAnchor.constraint(
      equalTo: drawerView.topAnchor, constant: -12)

    NSLayoutConstraint.activate(constraintsForMap() + constraintsForDrawer())
    heightConstraint?.isActive = true
    locateBottomConstraint?.isActive = true
    setIsWide(false)
  }

  // MARK: - Constraints

  private func constraintsForMap() -> [NSLayoutConstraint] {
    mapView.translatesAutoresizingMaskIntoConstraints = false
    locateButton.translatesAutoresizingMaskIntoConstraints = false
    return [
      mapView.topAnchor.constraint(equalTo: view.topAnchor),
      mapView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      mapView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      mapView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      locateButton.trailingAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
      locateButton.widthAnchor.constraint(equalToConstant: 56),
      locateButton.heightAnchor.constraint(equalTo: locateButton.widthAnchor),
    ]
  }

  private func constraintsForDrawer() -> [NSLayoutConstraint] {
    drawerView.translatesAutoresizingMaskIntoConstraints = false
    handleView.translatesAutoresizingMaskIntoConstraints = false
    var constraints = [
      drawerView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      drawerView.topAnchor.constraint(
        greaterThanOrEqualTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
      handleView.topAnchor.constraint(equalTo: drawerView.topAnchor, constant: 8),
      handleView.centerXAnchor.constraint(equalTo: drawerView.centerXAnchor),
      handleView.widthAnchor.constraint(equalToConstant: 36),
      handleView.heightAnchor.constraint(equalToConstant: 4),
    ]
    searchField.translatesAutoresizingMaskIntoConstraints = false
    resultsView.translatesAutoresizingMaskIntoConstraints = false
    constraints += [
      searchField.topAnchor.constraint(equalTo: handleView.bottomAnchor, constant: 8),
      searchField.leadingAnchor.constraint(equalTo: drawerView.leadingAnchor, constant: 16),
      searchField.trailingAnchor.constraint(equalTo: drawerView.trailingAnchor, constant: -16),
      searchField.heightAnchor.constraint(equalToConstant: 40),
      resultsView.topAnchor.constraint(equalTo: searchField.bottomAnchor, constant: 16),
      resultsView.leadingAnchor.constraint(equalTo: searchField.leadingAnchor),
      resultsView.trailingAnchor.constraint(equalTo: searchField.trailingAnchor),
    ]
    return constraints
  }

  private func drawerWidth(isWide: Bool) -> NSLayoutConstraint {
    if isWide {
      drawerView.translatesAutoresizingMaskIntoConstraints = false
      return drawerView.widthAnchor.constraint(equalToConstant: 300)
    }
    drawerView.translatesAutoresizingMaskIntoConstraints = false
    return drawerView.trailingAnchor.constraint(equalTo: view.trailingAnchor)
  }

  // MARK: - States

  func setIsWide(_ isWide: Bool) {
    NSLayoutConstraint.deactivate(widthConstraints)
    drawerView.translatesAutoresizingMaskIntoConstraints = false
    widthConstraints = [
      drawerView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: (isWide ? 16 : 0)),
      drawerWidth(isWide: isWide),
    ]
    NSLayoutConstraint.activate(widthConstraints)
  }

  func move(to position: Position, animated: Bool) {
    self.position = position
    heightConstraint.constant = position.height
    locateBottomConstraint.constant = position == .open ? 80 : -12
    guard animated else {
      view.layoutIfNeeded()
      return
    }
    UIView.animate(
      withDuration: 0.3,
      animations: {
        self.view.layoutIfNeeded()
      },
      completion: { _ in
        self.locateButton.isHidden = position == .open
      })
  }

  func movePastTop() {
    heightConstraint.constant = 2000
    heightConstraint.priority = UILayoutPriority(500)
  }
}
