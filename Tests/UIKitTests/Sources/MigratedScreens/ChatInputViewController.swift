// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import Anchors
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
    messagesView.makeConstraints { v in
      v.top == view.safeArea.top
      v.edges(.left, .right) == 0
      v.bottom == inputBar.top
    }

    self.inputBarBottom = inputBar.bottom == view.safeArea.bottom
    inputBar.makeConstraints { v in
      v.edges(.left, .right) == 0
      v.height >= 52
      self.inputBarBottom
    }

    typingLabel.makeConstraints { v in
      v.leading == 16
      v.bottom == inputBar.top + 4  // half over
    }

    attachButton.makeConstraints { v in
      v.leading == 8
      v.bottom == -8
      v.size == 36
    }
    textFieldLeading = textField.leading == attachButton.trailing + 8
    textFieldLeadingWithoutButton = textField.leading == 16 ~ .high
    textField.makeConstraints { v in
      v.verticalEdges == 8
      v.height == 36
      textFieldLeading
      textFieldLeadingWithoutButton
      v.trailing == sendButton.leading - 8
    }
    sendButton.makeConstraints { v in
      v.trailing == -12
      v.centerY == textField.centerY
    }
    textFieldLeadingWithoutButton?.isActive = false
  }

  // MARK: - Keyboard

  func keyboardWillShow(height: CGFloat, duration: TimeInterval = 0.25) {
    inputBarBottom.constant = -(height - view.safeAreaInsets.bottom)
    UIView.animate(withDuration: duration) {
      self.view.layoutIfNeeded()
    }
  }

  func keyboardWillHide() {
    inputBarBottom.constant = 0
    view.layoutIfNeeded()
  }

  // MARK: - Attachments

  func setAttachButtonHidden(_ isHidden: Bool) {
    attachButton.isHidden = isHidden
    if isHidden {
      textFieldLeading?.isActive = false
      textFieldLeadingWithoutButton?.isActive = true
    } else {
      textFieldLeadingWithoutButton?.isActive = false
      textFieldLeading?.isActive = true
    }
  }

  var isAttachButtonVisible: Bool { textFieldLeading?.isActive ?? false }
}
