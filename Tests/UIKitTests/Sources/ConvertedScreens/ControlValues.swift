import Anchors
import UIKit

/// The views of ControlValuesView, from ControlValues.xib.
final class ControlValuesView: UIView {
  let pop2000Label = UILabel()
  let twoLinesLabel = UILabel()
  let codeTextField = UITextField()
  let segmentedControl = UISegmentedControl()
  let slider = UISlider()
  let imageView = UIImageView()

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
    pop2000Label.text = "POP 2000"
    pop2000Label.textAlignment = .right
    pop2000Label.font = .systemFont(ofSize: 20, weight: .semibold)
    pop2000Label.numberOfLines = 0
    pop2000Label.lineBreakMode = .byWordWrapping
    pop2000Label.adjustsFontSizeToFitWidth = true
    pop2000Label.frame = CGRect(x: 16, y: 20, width: 200, height: 21)
    pop2000Label.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    twoLinesLabel.text = "Two\nlines"
    twoLinesLabel.font = UIFont(name: "Avenir-Heavy", size: 15)
    twoLinesLabel.frame = CGRect(x: 16, y: 50, width: 200, height: 42)
    twoLinesLabel.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    codeTextField.placeholder = "Code"
    codeTextField.borderStyle = .roundedRect
    codeTextField.font = .italicSystemFont(ofSize: 14)
    codeTextField.frame = CGRect(x: 16, y: 100, width: 200, height: 34)
    codeTextField.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    segmentedControl.insertSegment(withTitle: "Day", at: 0, animated: false)
    segmentedControl.insertSegment(withTitle: "Week", at: 1, animated: false)
    segmentedControl.setWidth(120, forSegmentAt: 1)
    segmentedControl.selectedSegmentIndex = 1
    segmentedControl.frame = CGRect(x: 16, y: 150, width: 200, height: 32)
    segmentedControl.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    slider.minimumValue = 10
    slider.maximumValue = 90
    slider.value = 40
    slider.frame = CGRect(x: 14, y: 190, width: 204, height: 31)
    slider.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    imageView.contentMode = .scaleAspectFill
    imageView.frame = CGRect(x: 16, y: 240, width: 200, height: 100)
    imageView.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    addSubview(pop2000Label)
    addSubview(twoLinesLabel)
    addSubview(codeTextField)
    addSubview(segmentedControl)
    addSubview(slider)
    addSubview(imageView)
  }

  private func addConstraints() {
  }
}

// Not converted:
// - the image of imageView: photo
