// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import UIKit

/// A conversation with a text field at the bottom, which stays above the keyboard.
final class ChatInputViewController: UIViewController {
  private let messagesView = UIScrollView()
  private let inputBar = UIView()
  private let textField = UITextField()
  private let sendButton = UIButton()
  private let attachButton = UIButton()
  private let typingLabel = UILabel()

  private var inputBarBottom: NSLayoutConstraint!
  private var textFieldLeading: NSLayoutConstraint?
  private var textFieldLeadingWithoutButton: NSLayoutConstraint?

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
    messagesView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      messagesView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      messagesView.leftAnchor.constraint(equalTo: view.leftAnchor),
      messagesView.rightAnchor.constraint(equalTo: view.rightAnchor),
      messagesView.bottomAnchor.constraint(equalTo: inputBar.topAnchor),
    ])

    inputBar.translatesAutoresizingMaskIntoConstraints = false
    self.inputBarBottom = inputBar.bottomAnchor.constraint(
      equalTo: view.safeAreaLayoutGuide.bottomAnchor)
    NSLayoutConstraint.activate([
      inputBar.leftAnchor.constraint(equalTo: view.leftAnchor),
      inputBar.rightAnchor.constraint(equalTo: view.rightAnchor),
      inputBar.heightAnchor.constraint(greaterThanOrEqualToConstant: 52),
    ])
    self.inputBarBottom?.isActive = true

    typingLabel.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      typingLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      typingLabel.bottomAnchor.constraint(equalTo: inputBar.topAnchor, constant: 4),  // half over
    ])

    attachButton.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      attachButton.leadingAnchor.constraint(equalTo: inputBar.leadingAnchor, constant: 8),
      attachButton.bottomAnchor.constraint(equalTo: inputBar.bottomAnchor, constant: -8),
      attachButton.widthAnchor.constraint(equalToConstant: 36),
      attachButton.heightAnchor.constraint(equalToConstant: 36),
    ])
    textField.translatesAutoresizingMaskIntoConstraints = false
    textFieldLeading = textField.leadingAnchor.constraint(
      equalTo: attachButton.trailingAnchor, constant: 8)
    let leadingConstraint = textField.leadingAnchor.constraint(equalTo: inputBar.leadingAnchor, constant: 16)
    leadingConstraint.priority = .defaultHigh
    textFieldLeadingWithoutButton = leadingConstraint
    NSLayoutConstraint.activate([
      textField.topAnchor.constraint(equalTo: inputBar.topAnchor, constant: 8),
      textField.bottomAnchor.constraint(equalTo: inputBar.bottomAnchor, constant: -8),
      textField.heightAnchor.constraint(equalToConstant: 36),
      textField.trailingAnchor.constraint(equalTo: sendButton.leadingAnchor, constant: -8),
    ])
    textFieldLeading?.isActive = true
    textFieldLeadingWithoutButton?.isActive = true
    sendButton.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      sendButton.trailingAnchor.constraint(equalTo: inputBar.trailingAnchor, constant: -12),
      sendButton.centerYAnchor.constraint(equalTo: textField.centerYAnchor),
    ])
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
