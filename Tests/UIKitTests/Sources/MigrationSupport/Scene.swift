import UIKit

/// The views of a snippet.
///
/// `b` and `c` keep their frames until constraints position them. Optional constraints with the
/// priority 50 determine the frame of `guide`.
@MainActor
public final class Scene {
  /// The controller of `parent`.
  public let controller = UIViewController()
  /// A label.
  public let v = UILabel()
  /// The neighbor of `v`.
  public let b = UIView()
  /// Another neighbor of `v`.
  public let c = UIView()
  /// A subview of `b`.
  public let child = UIView()
  /// Three labels.
  public let views: [UIView]
  /// A layout guide of `parent`.
  public let guide = UILayoutGuide()

  /// The superview of all views but `child`.
  public var parent: UIView { controller.view }

  /// Creates the views.
  public init() {
    views = ["One", "Twenty", "Three hundred"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    v.text = "A label"
    b.frame = CGRect(x: 100, y: 100, width: 120, height: 80)
    c.frame = CGRect(x: 160, y: 240, width: 140, height: 60)
    child.frame = CGRect(x: 10, y: 10, width: 50, height: 30)
    for view in [v, b, c] + views { parent.addSubview(view) }
    b.addSubview(child)
    parent.addLayoutGuide(guide)
    let constraints = [
      guide.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 40),
      guide.topAnchor.constraint(equalTo: parent.topAnchor, constant: 400),
      guide.widthAnchor.constraint(equalToConstant: 200),
      guide.heightAnchor.constraint(equalToConstant: 100),
    ]
    for constraint in constraints {
      constraint.priority = .fittingSizeLevel
      constraint.isActive = true
    }
  }
}
