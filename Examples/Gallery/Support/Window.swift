import Anchors

/// Holds a view controller and is filled by its view, as `UIWindow`.
final class Window: LayoutView {
  let rootViewController: LayoutViewController

  init(rootViewController: LayoutViewController) {
    self.rootViewController = rootViewController
    super.init(name: "window")
    let content = rootViewController.view
    addSubview(content)
    Constraint.activate { content.edges == edges }
  }
}
