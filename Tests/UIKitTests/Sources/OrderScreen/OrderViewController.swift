import SnapKit
import UIKit

/// A screen of the article *Finding a layout bug on iOS*, written without Anchors.
public final class OrderViewController: UIViewController {
  let row = OrderRow()
  let total = UILabel()
  let pay = UIButton()

  public override func viewDidLoad() {
    super.viewDidLoad()
    row.title.text = "Two tickets, second row"
    row.price.text = "48.00"
    total.text = "Total 48.00"
    pay.setTitle("Pay", for: .normal)
    [row, total, pay].forEach(view.addSubview)
    row.snp.makeConstraints { make in
      make.leading.equalToSuperview()
      make.trailing.equalToSuperview()
      make.top.equalToSuperview().offset(60)
    }
    total.snp.makeConstraints { make in
      make.top.equalTo(row.snp.bottom).offset(16)
      make.trailing.equalToSuperview().offset(-16)
    }
    pay.snp.makeConstraints { make in
      make.leading.equalToSuperview().offset(16)
      make.trailing.equalToSuperview().offset(-16)
      make.top.equalTo(total.snp.bottom).offset(24)
      make.height.equalTo(48)
    }
  }
}
