import Anchors
import UIKit

/// The sign-in screen. The form stays above the keyboard.
final class LoginController: UIViewController {
  private let form = UILayoutGuide()
  private let logo = SymbolTile("leaf.fill")
  private let heading = UILabel("Welcome back", .largeTitle, .bold)
  private let note = UILabel("Sign in to your garden.", color: .secondaryLabel)
  private let email = FormField("Email")
  private let password = FormField("Password")
  private let forgot = UIButton.link("Forgot password?")
  private let signIn = UIButton.primary("Sign In")
  private let join = UIButton.link("New here? Create an account")

  override func viewDidLoad() {
    super.viewDidLoad()
    addViews()
    activate {
      form.centerX == view.centerX
      form.width == 400 ~ .high
      form.horizontalEdges >= view.readableContent.edges.inset(by: 8)
      form.centerY == view.safeArea.centerY ~ .low
      form.top >= view.safeArea.top + 24 ~ .high - 1
      form.bottom <= view.keyboard.top - 24

      logo.edges(.top, .leading) == form.edges
      logo.size == 64
      heading.top == logo.bottom + 24
      note.top == heading.bottom + 8
      email.top == note.bottom + 32
      password.top == email.bottom + 12
      forgot.top == password.bottom + 4
      forgot.trailing == form.trailing
      signIn.top == forgot.bottom + 12
      join.top == signIn.bottom + 16
      join.centerX == form.centerX
      join.bottom == form.bottom

      [heading, note, email, password, signIn].horizontalEdges == form.edges
      [email, password, signIn].height == 52
      [forgot, join].height == 44
    }
  }

  private func addViews() {
    view.backgroundColor = .systemBackground
    view.tintColor = .meadow
    view.addLayoutGuide(form)
    view.add(logo, heading, note, email, password, forgot, signIn, join)
    email.textContentType = .username
    email.keyboardType = .emailAddress
    email.autocapitalizationType = .none
    password.textContentType = .password
    password.isSecureTextEntry = true
  }
}
