import Anchors
import UIKit

/// The views of StackColumnView, from StackColumn.xib.
final class StackColumnView: UIView {
  let stackView = UIStackView()
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
    stackView.axis = .vertical
    stackView.alignment = .center
    stackView.spacing = 10
    addSubview(stackView)
    stackView.addArrangedSubview(view)
    stackView.addArrangedSubview(view2)
  }

  private func addConstraints() {
    stackView.makeConstraints { v in
      v.leading == self.leading + 16
      v.top == self.top + 20
    }
    view.makeConstraints { v in
      v.width == 100
      v.height == 40
    }
    view2.makeConstraints { v in
      v.width == 200
      v.height == 60
    }
  }
}
