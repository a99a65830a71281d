import MigrationSupport
import UIKit

/// The screens, with the steps that lead to their states.
@MainActor private let screens: [Example] = [
  .screen(
    "SettingsViewController",
    steps: [
      ("the header is collapsed", { $0.collapseHeader() }),
      ("the hint is shown", { $0.showUpdateHint() }),
    ]
  ) { SettingsViewController() },
  .screen(
    "ArticleViewController",
    steps: [
      ("the whole image is shown", { $0.showFullImage() }),
      ("the toolbar is hidden", { $0.hideToolbar() }),
      ("the image is removed", { $0.removeImage() }),
    ]
  ) { ArticleViewController() },
  .screen(
    "WeatherViewController",
    steps: [
      ("the card is expanded", { $0.expandCard() }),
      ("the warning is shown", { $0.setWarningVisible(true) }),
      ("the warning is hidden", { $0.setWarningVisible(false) }),
    ]
  ) { WeatherViewController() },
  .view(
    "ReceiptView",
    steps: [
      ("collapsed", { $0.isCollapsed = true }), ("expanded", { $0.isCollapsed = false }),
    ]
  ) { ReceiptView(lines: [("Bread", "3.20"), ("Milk", "1.80"), ("Cheese", "7.40")]) },
  .screen(
    "WelcomeViewController",
    steps: [
      ("regular", { $0.setCompact(false) }), ("compact", { $0.setCompact(true) }),
      ("the logo is moved", { $0.moveLogoUp() }),
    ]
  ) { WelcomeViewController() },
]

/// The screens in the manner of apps.
@MainActor private let appScreens: [Example] = [
  .view(
    "MessageCell",
    steps: [
      ("reused", { $0.prepareForReuse() }),
      ("configured again", { $0.configure(with: .sent) }),
      ("configured as at first", { $0.configure(with: .received) }),
    ]
  ) { MessageCell.make() },
  .view(
    "ProfileHeaderView",
    steps: [
      ("toggled", { $0.toggle() }), ("followed", { $0.follow() }),
      ("toggled again", { $0.toggle() }),
    ]
  ) { ProfileHeaderView() },
  .screen(
    "ChatInputViewController",
    steps: [
      ("the keyboard is shown", { $0.keyboardWillShow(height: 300) }),
      ("the button is hidden", { $0.setAttachButtonHidden(true) }),
      ("the keyboard is hidden", { $0.keyboardWillHide() }),
      ("the button is shown", { $0.setAttachButtonHidden(false) }),
    ]
  ) { ChatInputViewController() },
  .screen(
    "OnboardingViewController",
    steps: [
      ("the last page is shown", { $0.showPage(1) }),
      ("the indicator is removed", { $0.removeIndicator() }),
    ]
  ) { OnboardingViewController() },
  .view(
    "ExpandableCardView",
    steps: [("expanded", { $0.isExpanded = true }), ("collapsed", { $0.isExpanded = false })]
  ) { ExpandableCardView(details: ["2 books", "1 lamp", "Delivery on Friday"]) },
  .view(
    "ProductCell",
    steps: [
      ("configured", { $0.configure(name: "Chair", price: "40", badge: "New") }),
      ("reused", { $0.prepareForReuse() }),
      ("configured again", { $0.configure(name: "Table", price: "120", badge: nil) }),
    ]
  ) { ProductCell(frame: .zero) },
  .screen(
    "SplitViewController",
    steps: [
      ("side by side", { $0.updateMode(.sideBySide) }), ("stacked", { $0.updateMode(.stacked) }),
    ]
  ) { SplitViewController() },
  .screen(
    "LoginViewController",
    steps: [
      ("an error is shown", { $0.showError("Wrong password") }),
      ("the keyboard is shown", { $0.keyboardWillChange(height: 300) }),
      ("the keyboard is hidden", { $0.keyboardWillChange(height: 0) }),
    ]
  ) { LoginViewController() },
  .view(
    "PlayerBarView",
    steps: [
      ("a third has been played", { $0.setProgress(1.0 / 3) }), ("expanded", { $0.expand() }),
      ("half has been played", { $0.setProgress(0.5) }),
    ]
  ) { PlayerBarView(frame: .zero) },
  .screen(
    "MapDrawerViewController",
    steps: [
      ("half open", { $0.move(to: .half, animated: true) }), ("wide", { $0.setIsWide(true) }),
      ("open", { $0.move(to: .open, animated: false) }), ("past the top", { $0.movePastTop() }),
    ]
  ) { MapDrawerViewController() },
  .screen(
    "CardListViewController",
    steps: [
      ("a card is added", { $0.addAnotherCard() }), ("the margins are wide", { $0.widenMargins() }),
      ("a card is removed", { $0.removeLastCard() }),
    ]
  ) { CardListViewController() },
  .screen(
    "GalleryViewController",
    steps: [
      ("the third is selected", { $0.select(2) }), ("no caption", { $0.setCaptionHidden(true) }),
      ("landscape", { $0.setLandscape(true) }), ("portrait", { $0.setLandscape(false) }),
    ]
  ) { GalleryViewController() },
  .view(
    "TimerView",
    steps: [
      ("a lap is added", { $0.addLap("0:21") }), ("another lap is added", { $0.addLap("0:43") }),
      ("the buttons are beside", { $0.arrangeButtons(beside: true) }),
      ("the time is lower", { $0.moveTimeDown() }), ("no laps", { $0.clearLaps() }),
    ]
  ) { TimerView(frame: .zero) },
]

extension MessageCell {
  fileprivate static func make() -> MessageCell {
    let cell = MessageCell(style: .default, reuseIdentifier: identifier)
    cell.configure(with: .received)
    return cell
  }
}

extension Message {
  fileprivate static let received = Message(
    sender: "Ada", text: "Are you there?", time: "9:41", isOwn: false, hasAttachment: true)
  fileprivate static let sent = Message(
    sender: "Me", text: "In five minutes", time: "9:42", isOwn: true, hasAttachment: false)
}

@MainActor private let snapKitExamples: [Example] =
  snapKitSnippets + snapKitTargetSnippets + snapKitExpressionSnippets + snapKitChangeSnippets
@MainActor private let appleExamples: [Example] =
  layoutAnchorSnippets + layoutAnchorListSnippets + layoutConstraintSnippets
@MainActor private let otherExamples: [Example] =
  anchorageSnippets + cartographySnippets + pureLayoutSnippets

/// All examples of the module.
@MainActor public let examples: [Example] =
  snapKitExamples + appleExamples + otherExamples + screens + appScreens + generatedExamples
