import Anchors
import Observation
import UIKit

@MainActor @Observable
final class Player {
  var title = ""
  var isExpanded = false
}

final class PlayerController: UIViewController {
  let player: Player
  let artwork = UIImageView(), name = UILabel()
  private(set) lazy var side = artwork.height == 64
  private(set) lazy var beside = ConstraintGroup {
    name.leading == artwork.trailing + 12
    name.centerY == artwork.centerY
  }
  private(set) lazy var below = ConstraintGroup {
    name.leading == artwork.leading
    name.top == artwork.bottom + 12
  }

  init(_ player: Player) {
    self.player = player
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(artwork)
    view.addSubview(name)
    activate {
      artwork.edges(.top, .leading) == view.safeArea.edges.inset(by: 16)
      artwork.width == artwork.height
      side
    }
    view.setNeedsUpdateConstraints()
  }

  @available(iOS 26, *)
  override func updateProperties() {
    super.updateProperties()
    name.text = player.title
  }

  override func updateViewConstraints() {
    side.constant = player.isExpanded ? 240 : 64
    if player.isExpanded {
      activate(below, replacing: beside)
    } else {
      activate(beside, replacing: below)
    }
    super.updateViewConstraints()
  }
}

extension PlayerController {
  func toggle() {
    view.animateConstraints(withDuration: 0.3) {
      player.isExpanded.toggle()
      view.setNeedsUpdateConstraints()
    }
  }
}

final class LevelView: UIView {
  var player: Player? { didSet { setNeedsUpdateConstraints() } }
  let bar = UIView()
  private(set) lazy var level = bar.width == 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(bar)
    Constraint.activate {
      bar.edges(.top, .leading, .bottom) == edges
      level
    }
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  override func updateConstraints() {
    level.constant = player?.isExpanded == true ? 200 : 20
    super.updateConstraints()
  }
}
