import Anchors
import AppKit
import LayoutCases

/// A view with the content of an item of a layout case.
final class CaseView: NSView {
  private let size: CGSize
  private let baseline: LayoutCase.Baseline

  init(_ item: LayoutCase.Item) {
    size = CGSize(
      width: item.intrinsic?.width ?? NSView.noIntrinsicMetric,
      height: item.intrinsic?.height ?? NSView.noIntrinsicMetric)
    baseline = item.baseline ?? LayoutCase.Baseline(first: 0, last: 0)
    super.init(frame: .zero)
    layoutName = item.id
    translatesAutoresizingMaskIntoConstraints = false
    let (hugging, compression) = (item.huggingOrDefault, item.compressionOrDefault)
    for (axis, hugging, compression) in [
      (NSLayoutConstraint.Orientation.horizontal, hugging.h, compression.h),
      (.vertical, hugging.v, compression.v),
    ] {
      setContentHuggingPriority(NSLayoutConstraint.Priority(Float(hugging)), for: axis)
      setContentCompressionResistancePriority(
        NSLayoutConstraint.Priority(Float(compression)), for: axis)
    }
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: NSSize { size }
  override var firstBaselineOffsetFromTop: CGFloat { CGFloat(baseline.first) }
  override var baselineOffsetFromBottom: CGFloat { CGFloat(baseline.last) }
}
