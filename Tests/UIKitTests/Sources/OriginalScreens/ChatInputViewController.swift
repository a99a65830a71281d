// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import SnapKit
import UIKit

/// A conversation with a text field at the bottom, which stays above the keyboard.
final class ChatInputViewController: UIViewController {
  private let messagesView = UIScrollView()
  private let inputBar = UIView()
  private let textField = UITextField()
  private let sendButton = UIButton()
  private let attachButton = UIButton()
  private let typingLabel = UILabel()

  private var inputBarBottom: Constraint!
  private var textFieldLeading: Constraint?
  private var textFieldLeadingWithoutButton: Constraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    typingLabel.text = "Ada is typing"
    sendButton.setTitle("Send", for: .normal)
    attachButton.setTitle("+", for: .normal)
    sendButton.setContentHuggingPriority(.required, for: .horizontal)

    view.addSubview(messagesView)
    view.addSubview(typingLabel)
    view.addSubview(inputBar)
    inputBar.addSubview(attachButton)
    inputBar.addSubview(textField)
    inputBar.addSubview(sendButton)
    makeConstraints()
  }

  private func makeConstraints() {
    messagesView.snp.makeConstraints { (make: ConstraintMaker) in
      make.top.equalTo(view.safeAreaLayoutGuide.snp.top)
      make.left.right.equalToSuperview()
      make.bottom.equalTo(inputBar.snp.top)
    }

    inputBar.snp.makeConstraints { (make: ConstraintMaker) in
      make.left.right.equalToSuperview()
      make.height.greaterThanOrEqualTo(52)
      self.inputBarBottom =
        make.bottom
        .equalTo(view.safeAreaLayoutGuide.snp.bottom)
        .constraint
    }

    typingLabel.snp.makeConstraints { make in
      make.leading.equalToSuperview().offset(16)
      make.bottom.equalTo(inputBar.snp.top).inset(4)  // half over
    }

    attachButton.snp.makeConstraints { make in
      make.leading.equalToSuperview().inset(8)
      make.bottom.equalToSuperview().inset(8)
      make.width.height.equalTo(36)
    }
    textField.snp.makeConstraints { make in
      make.top.bottom.equalToSuperview().inset(8)
      make.height.equalTo(36)
      textFieldLeading = make.leading.equalTo(attachButton.snp.trailing).offset(8).constraint
      textFieldLeadingWithoutButton =
        make.leading.equalToSuperview().inset(16).priority(.high).constraint
      make.trailing.equalTo(sendButton.snp.leading).offset(-8)
    }
    sendButton.snp.makeConstraints { make in
      make.trailing.equalToSuperview().inset(12)
      make.centerY.equalTo(textField)
    }
    textFieldLeadingWithoutButton?.deactivate()
  }

  // MARK: - Keyboard

  func keyboardWillShow(height: CGFloat, duration: TimeInterval = 0.25) {
    inputBarBottom.update(offset: -(height - view.safeAreaInsets.bottom))
    UIView.animate(withDuration: duration) {
      self.view.layoutIfNeeded()
    }
  }

  func keyboardWillHide() {
    inputBarBottom.update(offset: 0)
    view.layoutIfNeeded()
  }

  // MARK: - Attachments

  func setAttachButtonHidden(_ isHidden: Bool) {
    attachButton.isHidden = isHidden
    if isHidden {
      textFieldLeading?.deactivate()
      textFieldLeadingWithoutButton?.activate()
    } else {
      textFieldLeadingWithoutButton?.deactivate()
      textFieldLeading?.activate()
    }
  }

  var isAttachButtonVisible: Bool { textFieldLeading?.isActive ?? false }
}
