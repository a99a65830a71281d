import Anchors
import UIKit

/// The views of PrioritiesView, from Priorities.xib.
final class PrioritiesView: UIView {
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
    addSubview(view)
    addSubview(view2)
  }

  private func addConstraints() {
    view.makeConstraints { v in
      v.leading == self.leading + 16
      v.top == self.top + 20
      v.width == 400 ~ .high
      v.width <= 200
      v.height == 40
    }
    view2.makeConstraints { v in
      v.leading == view.trailing + 8
      v.top == view.top
      v.width == 50 ~ .low
      v.width >= 100
      v.height == view.height
    }
  }
}
