import Anchors
import UIKit

/// A login form in a scroll view, which makes room for the keyboard.
final class LoginViewController: UIViewController {
  private enum Metrics {
    static let padding: CGFloat = 24
    static let spacing: CGFloat = 12
    static let fieldHeight: CGFloat = 44
    static let maximumWidth: CGFloat = 420
  }

  // MARK: - Views

  private let scrollView: UIScrollView = {
    let scrollView = UIScrollView()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.alwaysBounceVertical = true
    return scrollView
  }()
  private let contentView = makeContainer()
  private let formView = makeContainer()
  private let logoView = UIImageView()
  private let nameField = makeField(placeholder: "Name")
  private let passwordField = makeField(placeholder: "Password")
  private let loginButton = UIButton()
  private let errorLabel = UILabel()

  // MARK: - Constraints

  private var scrollViewBottomConstraint: NSLayoutConstraint?
  private var errorHeightConstraint: NSLayoutConstraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    loginButton.setTitle("Log in", for: .normal)
    view.addSubview(scrollView)
    scrollView.addSubview(contentView)
    contentView.addSubview(formView)
    for subview in [logoView, nameField, passwordField, errorLabel, loginButton] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      formView.addSubview(subview)
    }
    constrainScrollView()
    constrainForm()
  }

  private func constrainScrollView() {
    let contentGuide = scrollView.contentLayoutGuide
    let frameGuide = scrollView.frameLayoutGuide
    let bottom = scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    scrollViewBottomConstraint = bottom
    contentView.translatesAutoresizingMaskIntoConstraints = false
    let fillHeight = contentView.heightAnchor.constraint(
      greaterThanOrEqualTo: frameGuide.heightAnchor)
    fillHeight.priority = UILayoutPriority(250)

    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bottom,
      contentView.topAnchor.constraint(equalTo: contentGuide.topAnchor),
      contentView.leadingAnchor.constraint(equalTo: contentGuide.leadingAnchor),
      contentView.trailingAnchor.constraint(equalTo: contentGuide.trailingAnchor),
      contentView.bottomAnchor.constraint(equalTo: contentGuide.bottomAnchor),
      contentView.widthAnchor.constraint(equalTo: frameGuide.widthAnchor),
      fillHeight,
    ])
  }

  private func constrainForm() {
    formView.translatesAutoresizingMaskIntoConstraints = false
    let preferredWidth = formView.widthAnchor.constraint(
      equalTo: contentView.widthAnchor, constant: -2 * Metrics.padding)
    preferredWidth.priority = .defaultHigh
    errorLabel.translatesAutoresizingMaskIntoConstraints = false
    let errorHeight = errorLabel.heightAnchor.constraint(equalToConstant: 0)
    errorHeightConstraint = errorHeight

    logoView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      formView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: Metrics.padding),
      formView.bottomAnchor.constraint(
        lessThanOrEqualTo: contentView.bottomAnchor, constant: -Metrics.padding),
      formView.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      formView.widthAnchor.constraint(lessThanOrEqualToConstant: Metrics.maximumWidth),
      preferredWidth,

      logoView.topAnchor.constraint(equalTo: formView.topAnchor),
      logoView.centerXAnchor.constraint(equalTo: formView.centerXAnchor),
      logoView.widthAnchor.constraint(equalToConstant: 96),
      logoView.heightAnchor.constraint(equalTo: logoView.widthAnchor),
    ])

    var previous: UIView = logoView
    for view in [nameField, passwordField, loginButton] {
      Constraint.activate {
        view.top
          == previous.bottom + (previous === logoView ? 2 * Metrics.spacing : Metrics.spacing)
        view.leading == formView.leading
        view.trailing == formView.trailing
        view.height == Metrics.fieldHeight
      }
      previous = view
    }
    NSLayoutConstraint.activate([
      errorLabel.topAnchor.constraint(equalTo: previous.bottomAnchor, constant: 8),
      errorLabel.leadingAnchor.constraint(equalTo: formView.leadingAnchor),
      errorLabel.bottomAnchor.constraint(equalTo: formView.bottomAnchor),
    ])
    errorHeight.isActive = true
  }

  // MARK: - States

  func showError(_ text: String) {
    errorLabel.text = text
    errorHeightConstraint?.constant = 20
  }

  func keyboardWillChange(height: CGFloat) {
    scrollViewBottomConstraint?.constant = -height
    UIView.animate(withDuration: 0.25) { [weak self] in
      self?.view.layoutIfNeeded()
    }
  }

  // MARK: - Helpers

  private static func makeContainer() -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  private static func makeField(placeholder: String) -> UITextField {
    let field = UITextField()
    field.placeholder = placeholder
    return field
  }
}
