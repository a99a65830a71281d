import Anchors
import UIKit

/// The views of AutoresizingMasksView, from AutoresizingMasks.xib.
final class AutoresizingMasksView: UIView {
  let view2 = UIView()
  let view3 = UIView()
  let view4 = UIView()

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
    view2.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
    view2.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    view3.frame = CGRect(x: 315, y: 607, width: 50, height: 50)
    view3.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    addSubview(view2)
    addSubview(view3)
    addSubview(view4)
  }

  private func addConstraints() {
    view4.makeConstraints { v in
      v.leading == self.leading + 20
      v.top == view2.bottom + 8
      v.width == 100
      v.height == 40
    }
  }
}
