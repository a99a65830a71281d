import Anchors
import UIKit

/// The views of AutoresizingMasksView, from AutoresizingMasks.xib.
final class AutoresizingMasksView: UIView {
  let view = UIView()
  let view2 = UIView()
  let view3 = UIView()

  override init(frame: CGRect) {
    // Autoresizing masks start from the size in the document.
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    addViews()
    addConstraints()
    if !frame.isEmpty { self.frame = frame }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private func addViews() {
    view.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
    view.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    view2.frame = CGRect(x: 315, y: 607, width: 50, height: 50)
    view2.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    addSubview(view)
    addSubview(view2)
    addSubview(view3)
  }

  private func addConstraints() {
    view3.makeConstraints { v in
      v.leading == self.leading + 20
      v.top == view.bottom + 8
      v.width == 100
      v.height == 40
    }
  }
}
