import SnapKit
import UIKit

final class OrderRow: UIView {
  let icon = UIImageView()
  let title = UILabel()
  let price = UILabel()

  init() {
    super.init(frame: .zero)
    [icon, title, price].forEach(addSubview)
    icon.snp.makeConstraints { make in
      make.leading.equalToSuperview().offset(16)
      make.top.equalToSuperview().offset(12)
      make.bottom.equalToSuperview().offset(-12)
      make.width.height.equalTo(44)
    }
    title.snp.makeConstraints { make in
      make.leading.equalTo(icon.snp.trailing).offset(12)
      make.centerY.equalTo(icon)
      make.width.greaterThanOrEqualTo(240)
    }
    price.snp.makeConstraints { make in
      make.leading.equalTo(title.snp.trailing).offset(8)
      make.trailing.equalToSuperview().offset(-16)
      make.width.equalTo(80)
    }
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }
}
