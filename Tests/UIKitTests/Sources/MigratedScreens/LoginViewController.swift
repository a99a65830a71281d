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

  private var scrollViewBottomConstraint: Constraint?
  private var errorHeightConstraint: Constraint?

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
    let bottom = scrollView.bottom == view.bottom
    scrollViewBottomConstraint = bottom
    let fillHeight = contentView.height >= frameGuide.height
    fillHeight.priority = 250

    Constraint.activate {
      scrollView.top == view.safeArea.top
      scrollView.leading == view.leading
      scrollView.trailing == view.trailing
      bottom
      contentView.top == contentGuide.top
      contentView.leading == contentGuide.leading
      contentView.trailing == contentGuide.trailing
      contentView.bottom == contentGuide.bottom
      contentView.width == frameGuide.width
      fillHeight
    }
  }

  private func constrainForm() {
    let preferredWidth = formView.width == contentView.width - 2 * Metrics.padding
    preferredWidth.priority = .high
    let errorHeight = errorLabel.height == 0
    errorHeightConstraint = errorHeight

    Constraint.activate {
      formView.top == contentView.top + Metrics.padding
      formView.bottom <= contentView.bottom - Metrics.padding
      formView.centerX == contentView.centerX
      formView.width <= Metrics.maximumWidth
      preferredWidth

      logoView.top == formView.top
      logoView.centerX == formView.centerX
      logoView.width == 96
      logoView.height == logoView.width
    }

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
    Constraint.activate {
      errorLabel.top == previous.bottom + 8
      errorLabel.leading == formView.leading
      errorLabel.bottom == formView.bottom
    }
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
