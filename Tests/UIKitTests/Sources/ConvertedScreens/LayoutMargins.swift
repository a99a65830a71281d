import Anchors
import UIKit

/// The views of LayoutMarginsView, from LayoutMargins.xib.
final class LayoutMarginsView: UIView {
  let view2 = UIView()
  let view3 = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addViews()
    addConstraints()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private func addViews() {
    view2.layoutMargins = UIEdgeInsets(top: 10, left: 12, bottom: 20, right: 20)
    addSubview(view2)
    view2.addSubview(view3)
  }

  private func addConstraints() {
    view2.makeConstraints { v in
      v.leading == self.leading + 20
      v.top == self.top + 30
      v.width == 300
      v.height == 200
    }
    view3.makeConstraints { v in
      v.leading == view2.leadingMargin
      v.trailing == view2.trailingMargin
      v.top == view2.topMargin
      v.bottom == view2.bottomMargin
    }
  }
}
