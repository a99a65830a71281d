import Anchors
import LayoutCases
import UIKit

/// A view with the content of an item of a layout case. It is a label, whose font says the
/// baselines.
final class CaseView: UILabel {
  private let size: CGSize

  init(_ item: LayoutCase.Item) {
    size = CGSize(
      width: item.intrinsic?.width ?? UIView.noIntrinsicMetric,
      height: item.intrinsic?.height ?? UIView.noIntrinsicMetric)
    super.init(frame: .zero)
    layoutName = item.id
    font = CaseFont(item.baseline)
    translatesAutoresizingMaskIntoConstraints = false
    let (hugging, compression) = (item.huggingOrDefault, item.compressionOrDefault)
    for (axis, hugging, compression) in [
      (NSLayoutConstraint.Axis.horizontal, hugging.h, compression.h),
      (.vertical, hugging.v, compression.v),
    ] {
      setContentHuggingPriority(UILayoutPriority(Float(hugging)), for: axis)
      setContentCompressionResistancePriority(UILayoutPriority(Float(compression)), for: axis)
    }
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

/// A font with the baselines of an item.
private final class CaseFont: UIFont, @unchecked Sendable {
  private let baseline: LayoutCase.Baseline

  init(_ baseline: LayoutCase.Baseline?) {
    self.baseline = baseline ?? LayoutCase.Baseline(first: 0, last: 0)
    super.init(_pointSize: 17)
  }

  override var ascender: CGFloat { CGFloat(baseline.first) }
  override var descender: CGFloat { CGFloat(-baseline.last) }
}
