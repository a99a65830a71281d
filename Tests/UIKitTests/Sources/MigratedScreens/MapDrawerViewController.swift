// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import Anchors
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

  private var heightConstraint: Constraint!
  private var locateBottomConstraint: Constraint!
  private var widthConstraints: [Constraint] = []
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

    heightConstraint = drawerView.height == position.height
    heightConstraint.priority = 999
    locateBottomConstraint = locateButton.bottom == drawerView.top - 12

    Constraint.activate(constraintsForMap() + constraintsForDrawer())
    Constraint.activate {
      heightConstraint
      locateBottomConstraint
    }
    setIsWide(false)
  }

  // MARK: - Constraints

  private func constraintsForMap() -> [Constraint] {
    return [
      mapView.top == view.top,
      mapView.leading == view.leading,
      mapView.trailing == view.trailing,
      mapView.bottom == view.bottom,
      locateButton.trailing == view.safeArea.trailing - 16,
      locateButton.width == 56,
      locateButton.height == locateButton.width,
    ]
  }

  private func constraintsForDrawer() -> [Constraint] {
    var constraints = [
      drawerView.bottom == view.bottom,
      drawerView.top >= view.safeArea.top + 40,
      handleView.top == drawerView.top + 8,
      handleView.centerX == drawerView.centerX,
      handleView.width == 36,
      handleView.height == 4,
    ]
    constraints += [
      searchField.top == handleView.bottom + 8,
      searchField.leading == drawerView.leading + 16,
      searchField.trailing == drawerView.trailing - 16,
      searchField.height == 40,
      resultsView.top == searchField.bottom + 16,
      resultsView.leading == searchField.leading,
      resultsView.trailing == searchField.trailing,
    ]
    return constraints
  }

  private func drawerWidth(isWide: Bool) -> Constraint {
    if isWide {
      return drawerView.width == 300
    }
    return drawerView.trailing == view.trailing
  }

  // MARK: - States

  func setIsWide(_ isWide: Bool) {
    Constraint.deactivate(widthConstraints)
    widthConstraints = [
      drawerView.leading == view.leading + (isWide ? 16 : 0),
      drawerWidth(isWide: isWide),
    ]
    Constraint.activate(widthConstraints)
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
    heightConstraint.priority = 500
  }
}
