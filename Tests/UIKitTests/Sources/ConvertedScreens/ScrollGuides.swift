import Anchors
import UIKit

/// The views of ScrollGuidesView, from ScrollGuides.xib.
final class ScrollGuidesView: UIView {
  let scrollView = UIScrollView()
  let view = UIView()
  let view2 = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addViews()
    addConstraints()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private func addViews() {
    addSubview(scrollView)
    scrollView.addSubview(view)
    scrollView.addSubview(view2)
  }

  private func addConstraints() {
    scrollView.makeConstraints { v in
      v.leading == self.leading
      v.trailing == self.trailing
      v.top == self.top
      v.bottom == self.bottom
    }
    view.makeConstraints { v in
      v.leading == scrollView.contentLayoutGuide.leading
      v.top == scrollView.contentLayoutGuide.top
      v.trailing == scrollView.contentLayoutGuide.trailing
      v.bottom == scrollView.contentLayoutGuide.bottom
      v.width == scrollView.frameLayoutGuide.width
      v.height == 900
    }
    view2.makeConstraints { v in
      v.trailing == scrollView.frameLayoutGuide.trailing - 15
      v.bottom == scrollView.frameLayoutGuide.bottom - 17
      v.width == 60
      v.height == 50
    }
  }
}
