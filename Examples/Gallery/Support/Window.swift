import AnchorsLayout
import Drawing

/// Holds a view controller and is filled by its view, as `UIWindow`.
final class Window: Box {
  let rootViewController: LayoutViewController

  init(rootViewController: LayoutViewController) {
    self.rootViewController = rootViewController
    super.init(name: "window")
    fill = .backdrop
    preservesSuperviewLayoutMargins = true
    let content = rootViewController.view
    addSubview(content)
    Constraint.activate { content.edges == edges }
  }
}
