import Anchors
import UIKit

@MainActor
extension Screen {
  func installByInitializer() {
    var all: [NSLayoutConstraint] = []
    all.reserveCapacity(Self.constraintsPerView * views.count)
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      all.append(
        NSLayoutConstraint(
          item: view, attribute: .top, relatedBy: .equal, toItem: root, attribute: .top,
          multiplier: 1, constant: 10))
      all.append(
        NSLayoutConstraint(
          item: view, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .leading,
          multiplier: 1, constant: 10))
      all.append(
        NSLayoutConstraint(
          item: view, attribute: .width, relatedBy: .equal, toItem: root, attribute: .width,
          multiplier: 0.5, constant: 10))
      all.append(
        NSLayoutConstraint(
          item: view, attribute: .height, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 10))
    }
    NSLayoutConstraint.activate(all)
  }

  func installByInitializerOneByOne() {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint(
        item: view, attribute: .top, relatedBy: .equal, toItem: root, attribute: .top,
        multiplier: 1, constant: 10
      ).isActive = true
      NSLayoutConstraint(
        item: view, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .leading,
        multiplier: 1, constant: 10
      ).isActive = true
      NSLayoutConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: root, attribute: .width,
        multiplier: 0.5, constant: 10
      ).isActive = true
      NSLayoutConstraint(
        item: view, attribute: .height, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 10
      ).isActive = true
    }
  }

  func installByLayoutAnchors() {
    var all: [NSLayoutConstraint] = []
    all.reserveCapacity(Self.constraintsPerView * views.count)
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      all.append(view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10))
      all.append(view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10))
      all.append(
        view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: 10))
      all.append(view.heightAnchor.constraint(equalToConstant: 10))
    }
    NSLayoutConstraint.activate(all)
  }

  func installByBuilder() {
    Constraint.activate {
      for view in views {
        view.top == root.top + 10
        view.leading == root.leading + 10
        view.width == root.width * 0.5 + 10
        view.height == 10
      }
    }
  }

  func installExpressionsOneByOne() {
    for view in views {
      (view.top == root.top + 10).isActive = true
      (view.leading == root.leading + 10).isActive = true
      (view.width == root.width * 0.5 + 10).isActive = true
      (view.height == 10).isActive = true
    }
  }
}
