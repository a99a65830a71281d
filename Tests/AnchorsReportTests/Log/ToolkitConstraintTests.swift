import AnchorsLayout
import Testing

@testable import AnchorsReport

/// The names by which logs mark the system's constraints.
@Suite("Constraints of the system's")
struct ToolkitConstraintTests {
  private func line(_ body: String, class name: String = "NSLayoutConstraint") -> LogLine {
    let line = LogLine(number: 1, described: "<\(name):0x1 \(body)>", isComplete: true)
    #expect(line.problem == nil, "\(body)")
    return line
  }

  @Test(
    "A class of constraints or an identifier marks the system's",
    arguments: [
      "'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0xa.height == 44",
      "'fittingSizeHTarget' UITableViewCellContentView:0xa.width == 414",
      "'fittingSizeVTarget' App.Card:0xa.height == 0",
      "'_UITemporaryLayoutWidth' App.Card:0xa.width == 0",
      "'accessoryView.bottom' UIView:0xa.bottom == UIView:0xb.top - 17",
      "'inputView.top' V:[UIView:0xa]-(0)-[UIView:0xb]",
      "'assistantHeight' SystemInputAssistantView.height == 45",
      "'assistantView.top' V:[UIView:0xa]-(0)-[UIView:0xb]",
      "'UIInputWindowController-top' V:|-(0)-[UIInputSetContainerView:0xa]",
      "'UIScrollView-content-margins-left' UILayoutGuide:0xa.left == UILayoutGuide:0xb.left + 8",
      "'UIScrollView-contentLayoutGuide-minX' H:|-(0)-[UILayoutGuide:0xa]",
      "'UIViewSafeAreaLayoutGuide-top' V:|-(44)-[UILayoutGuide:0xa]",
      "'NSViewSafeAreaLayoutGuide-top' V:|-(44)-[NSLayoutGuide:0xa]",
      "'UIView-topMargin-guide-constraint' V:|-(8)-[UILayoutGuide:0xa]",
      "'NSWindow-current-width' NSView:0xa.width == 400",
      "'NSWindow-current-height' NSView:0xa.height == 300",
      "'NSSplitViewItem.MaxSize' NSLayoutGuide:0xa.width <= 300",
      "'UIIBSystemGenerated' H:[UIView:0xa]-(0)-|",
      "'UICollectionViewListCell-top-contentView-constraint' V:|-(0)-[UIView:0xa]",
      "'UINavItemContentGuide-trailing' UILayoutGuide:0xa.trailing == UIView:0xb.trailing",
      "'TB_Leading_Leading' H:|-(8)-[UIView:0xa]",
      "'IB_Top_Top' V:|-(8)-[UIView:0xa]",
      "'CB_Trailing_Trailing' H:[UIView:0xa]-(8)-|",
      "'BIB_Trailing_CB_Leading' H:[UIView:0xa]-(8)-[UIView:0xb]",
      "'UIButtonBar.maximumAlignmentSize' UIView:0xa.height == UILayoutGuide:0xb.height",
      "'UISV-spacing' H:[UIView:0xa]-(8)-[UIView:0xb]",
      "'NSStackView.Edge.Top' V:|-(0)-[NSView:0xa]",
    ])
  func identifiers(body: String) {
    #expect(line(body).isSystems)
  }

  @Test(
    "A constraint is the system's if all of its items are of private classes",
    arguments: [
      "H:[_UIButtonBarStackView:0xa]-(0)-|   (active, names: '|':_UIToolbarContentView:0xb )",
      "_UIAlertControllerView:0xa.width == 270",
      "_NSSplitViewItemViewWrapper:0xa.width == 50",
      "UIKBInputBackdropView:0xa.height == 45",
      "UITextEffectsWindow:0xa.height == UIInputSetContainerView:0xb.height",
      "V:|-(20)-[UIInputSetHostView:0xa]   (active, names: '|':UIInputSetContainerView:0xb )",
      "FI_TBrowserColumnView:0xa.width == 200",
      "SystemInputAssistantView.height == 45   (active, names: SystemInputAssistantView:0xa )",
    ])
  func items(body: String) {
    #expect(line(body).isSystems)
  }

  @Test(
    "A constraint that an app can make is the app's",
    arguments: [
      "UIView:0xa.width == 100",
      "_UIToolbarContentView:0xa.width == App.Card:0xb.width",
      "H:[_UIButtonBarStackView:0xa]-(0)-|",
      "'IB_height' UIView:0xa.height == 40",
      "'Encapsulated' UIView:0xa.height == 40",
      // What public properties return.
      "_UIScrollViewLayoutGuide:0xa'UIScrollView-contentLayoutGuide'.width == _UIScrollViewLayoutGuide:0xb'UIScrollView-frameLayoutGuide'.width",
      "_UICollectionViewListCellContentView:0xa.height == 152",
      "_UILayoutGuide:0xa.bottom == _UILayoutGuide:0xb.bottom",
    ])
  func apps(body: String) {
    #expect(!line(body).isSystems)
  }

  @Test(
    "A class of constraints marks the system's, except the one that an app's system spacing makes")
  func classes() {
    let spacing = "V:[UIView:0xa]-(NSLayoutAnchorConstraintSpace(8))-[UIView:0xb]"
    #expect(!line(spacing, class: "_UISystemBaselineConstraint").isSystems)
    #expect(line("'UISV-spacing' \(spacing)", class: "_UISystemBaselineConstraint").isSystems)
    let guide = "_UILayoutGuide:0xa.height == 20"
    #expect(line(guide, class: "_UILayoutSupportConstraint").isSystems && !line(guide).isSystems)
    #expect(line("UIView:0xa.width == 4", class: "NSIBPrototypingLayoutConstraint").isSystems)
  }

  @Test("A temporary size is distinguished from other constraints of the system")
  func encapsulatedSizes() {
    let sizes = [
      "UIView-Encapsulated-Layout-Width", "NSView-Encapsulated-Layout-Height", "fittingSizeHTarget",
      "fittingSizeVTarget", "_UITemporaryLayoutHeight",
    ]
    for name in sizes { #expect(line("'\(name)' UIView:0xa.width == 1").isEncapsulatedSize) }
    let others = ["UISV-hiding", "assistantHeight", "NSWindow-current-width", "fittingSize"]
    for name in others { #expect(!line("'\(name)' UIView:0xa.width == 1").isEncapsulatedSize) }
  }

  @Test("No repair changes a system constraint")
  func repairs() throws {
    let log = LayoutLog(
      parsing: """
        Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint:0x1 'fittingSizeHTarget' App.Card:0xa.width == 0   (active)>",
            "<NSLayoutConstraint:0x2 H:|-(8)-[UILabel:0xb]   (active, names: '|':App.Card:0xa )>",
            "<NSLayoutConstraint:0x3 H:[UILabel:0xb]-(8)-|   (active, names: '|':App.Card:0xa )>"
        )
        """)
    let conflict = try #require(log.conflicts.first)
    #expect(conflict.lines.map(\.isSystems) == [true, false, false])
    #expect(!conflict.repairs.isEmpty)
    for repair in conflict.repairs {
      #expect(!repair.contains("line 3)"), "\(repair)")
    }
  }
}
