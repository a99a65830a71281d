import Anchors
import AnchorsLayout
import AnchorsReport
import TestSupport
import Testing

/// The classes of *Layout regions* and *Constraints that follow observed values*.
@Suite("Controllers of the articles") @MainActor
struct RegionAndObservationTests {
  init() { installSeam() }

  private func show(_ controller: UIViewController) {
    controller.view.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
    controller.view._safeAreaInsets = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    controller.view._cornerInsets = UIEdgeInsets(top: 32, left: 70, bottom: 0, right: 0)
    controller.view.layoutIfNeeded()
  }

  @Test("The toolbar is beside the window controls, and the logo below them")
  func regions() {
    let (editor, sidebar) = (EditorController(), SidebarController())
    show(editor)
    show(sidebar)
    #expect(editor.toolbar.frame == CGRect(x: 70, y: 24, width: 330, height: 44))
    #expect(editor.canvas.frame == editor.view.bounds)
    #expect(sidebar.logo.frame == CGRect(x: 8, y: 56, width: 32, height: 32))
  }

  @Test("A report names the toolbar's guide by its property")
  func name() throws {
    let editor = EditorController()
    show(editor)
    withSystemConstraints {
      editor.view.layoutIfNeeded()
      let explanation = editor.toolbar.layoutReport().frameExplanation.description
      #expect(explanation.contains("`EditorController.view`.barArea.leading"))
    }
  }

  @Test("An update sets constants and groups, and an equal update changes no constraint")
  func observation() throws {
    let player = Player()
    player.title = "Song"
    let controller = PlayerController(player)
    show(controller)
    controller.updateProperties()
    controller.updateViewConstraints()
    controller.view.layoutIfNeeded()
    #expect(controller.artwork.frame == CGRect(x: 16, y: 40, width: 64, height: 64))
    #expect(controller.name.frame == CGRect(x: 92, y: 64, width: 32, height: 16))

    let before = controller.view.constraints.map(ObjectIdentifier.init)
    #expect(activations { controller.updateViewConstraints() } == [])
    #expect(controller.view.constraints.map(ObjectIdentifier.init) == before)

    player.isExpanded = true
    controller.updateViewConstraints()
    controller.view.layoutIfNeeded()
    #expect(controller.artwork.frame == CGRect(x: 16, y: 40, width: 240, height: 240))
    #expect(controller.name.frame == CGRect(x: 16, y: 292, width: 32, height: 16))
    #expect(animations { controller.toggle() }.map(\.duration) == [0.3])
    #expect(!player.isExpanded && controller.view.needsUpdateConstraints() == false)
  }

  @Test("A view's update follows the model")
  func view() {
    let (player, view) = (Player(), LevelView(frame: CGRect(x: 0, y: 0, width: 300, height: 10)))
    view.player = player
    view.layoutIfNeeded()
    #expect(view.bar.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
    player.isExpanded = true
    view.setNeedsUpdateConstraints()
    view.layoutIfNeeded()
    #expect(view.bar.frame == CGRect(x: 0, y: 0, width: 200, height: 10))
  }
}
