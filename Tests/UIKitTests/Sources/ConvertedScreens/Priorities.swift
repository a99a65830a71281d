import Anchors
import UIKit

/// The views of PrioritiesView, from Priorities.xib.
final class PrioritiesView: UIView {
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
    addSubview(view2)
    addSubview(view3)
  }

  private func addConstraints() {
    view2.makeConstraints { v in
      v.leading == self.leading + 16
      v.top == self.top + 20
      v.width == 400 ~ .high
      v.width <= 200
      v.height == 40
    }
    view3.makeConstraints { v in
      v.leading == view2.trailing + 8
      v.top == view2.top
      v.width == 50 ~ .low
      v.width >= 100
      v.height == view2.height
    }
  }
}
