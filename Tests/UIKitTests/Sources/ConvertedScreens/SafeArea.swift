import Anchors
import UIKit

/// The views of Screen0View, from SafeArea.storyboard.
final class Screen0View: UIView {
  let view = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addViews()
    addConstraints()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private func addViews() {
    addSubview(view)
  }

  private func addConstraints() {
    view.makeConstraints { v in
      v.leading == self.safeArea.leading
      v.trailing == self.safeArea.trailing
      v.top == self.safeArea.top
      v.bottom == self.safeArea.bottom
    }
  }
}
