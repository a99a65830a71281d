import Anchors
import UIKit

final class EditorController: UIViewController {
  let toolbar = UIView(), canvas = UIView()
  private(set) lazy var barArea = makeBarArea()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(canvas)
    view.addSubview(toolbar)
    activate {
      canvas.edges == view.edges
      toolbar.edges(.top, .leading, .trailing) == barArea.edges
      toolbar.height == 44
    }
  }

  private func makeBarArea() -> UILayoutGuide {
    guard #available(iOS 26, *) else { return view.safeArea }
    return view.layoutGuide(for: .safeArea(cornerAdaptation: .horizontal))
  }
}

final class SidebarController: UIViewController {
  let logo = UIImageView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(logo)
    activate {
      logo.leading == view.margins.leading
      logo.size == 32
      if #available(iOS 26, *) {
        logo.top == view.layoutGuide(for: .safeArea(cornerAdaptation: .vertical)).top
      } else {
        logo.top == view.safeArea.top
      }
    }
  }
}
