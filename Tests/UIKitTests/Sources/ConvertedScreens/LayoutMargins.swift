import Anchors
import UIKit

/// The views of LayoutMarginsView, from LayoutMargins.xib.
final class LayoutMarginsView: UIView {
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
    view.layoutMargins = UIEdgeInsets(top: 10, left: 12, bottom: 20, right: 20)
    addSubview(view)
    view.addSubview(view2)
  }

  private func addConstraints() {
    view.makeConstraints { v in
      v.leading == self.leading + 20
      v.top == self.top + 30
      v.width == 300
      v.height == 200
    }
    view2.makeConstraints { v in
      v.leading == view.leadingMargin
      v.trailing == view.trailingMargin
      v.top == view.topMargin
      v.bottom == view.bottomMargin
    }
  }
}
