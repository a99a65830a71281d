import AnchorsLayout

/// Holds a view controller and is filled by its view, as `UIWindow`.
final class Window: Group {
  let rootViewController: LayoutViewController

  init(rootViewController: LayoutViewController) {
    self.rootViewController = rootViewController
    super.init(name: "window")
    preservesSuperviewLayoutMargins = true
    let content = rootViewController.view
    addSubview(content)
    Constraint.activate { content.edges == edges }
  }
}
