import AnchorsLayout

// The names by which constraints of the system's are told, all in one place. Behind each is a public log, or a
// print of a view's constraints, that has it; "named" means that a text names it and no log was found.

extension ToolkitConstraint {
  /// Returns `true` for a class of constraints that only the system makes.
  ///
  /// `_UISystemBaselineConstraint` is not among them: an app's `constraint(equalToSystemSpacingAfter:)` makes it as
  /// well (johnpatrickmorgan/wtfautolayout, test inputs). A stack view's has an identifier.
  static func isSystemsClass(_ name: String) -> Bool {
    // _UILayoutSupportConstraint: SnapKit/SnapKit#101. _UIScrollViewAutomaticContentSizeConstraint:
    // forkingdog/UITableView-FDTemplateLayoutCell#47. _NS: by analogy.
    name.begins(with: "_UI", "_NS") && name != "_UISystemBaselineConstraint"
  }

  /// Returns `true` for the identifier of a size that is given from outside.
  static func isEncapsulatedSize(_ identifier: String) -> Bool {
    // Cells, bars, input views: archagon/tasty-imitation-keyboard#85, meshtastic/Meshtastic-Apple#11. AppKit's rows
    // and toolbars: sindresorhus/Settings#4.
    identifier.ends(with: "-Encapsulated-Layout-Width")
      || identifier.ends(with: "-Encapsulated-Layout-Height")
      // Views without a window: nathantannar4/InputBarAccessoryView#177, deltachat/deltachat-ios#2227.
      || identifier.begins(with: "_UITemporaryLayout")
      // Views that are being measured. H: common in logs of cells since iOS 11; V: named.
      || identifier == "fittingSizeHTarget" || identifier == "fittingSizeVTarget"
  }

  /// Returns `true` for the identifier of a constraint that places a guide of the system's.
  static func placesSystemGuide(_ identifier: String) -> Bool {
    // UIView-topMargin-guide-constraint: flutter/flutter#93532, apache/cordova-plugin-inappbrowser#1123.
    identifier.ends(with: "-guide-constraint")
      || identifier.begins(
        // lionheart/KeyboardAdjuster#8, deltachat/deltachat-ios#3035; AppKit's guide is named.
        with: "UIViewSafeArea", "NSViewSafeArea",
        // The names of guides. Constraints of them: a print of a scroll view's constraints, 2022.
        "UIViewLayoutMarginsGuide", "NSViewLayoutMarginsGuide", "UIViewReadable", "UIViewKeyboard",
        "UIScrollView-contentLayoutGuide", "UIScrollView-frameLayoutGuide",
        "UIScrollView-content-margins-")
  }

  /// Returns `true` for an identifier that only the system gives, besides the two kinds above.
  static func isSystemsIdentifier(_ identifier: String) -> Bool {
    identifier.begins(
      // Margins, cells, stack views: mozilla-mobile/prox#242, toggl-open-source/toggldesktop#3750.
      with: "UIView-", "NSView-", "UISV-", "NSStackView.", "_UI",
      // Cells of lists pin their content view; nibs pin a cell's: advancedswift.com, uiibsystemgenerated-constraint.
      "UICollectionViewListCell-", "UIIBSystemGenerated",
      // Navigation bars: subconsciousnetwork/subconscious#70, hCaptcha/HCaptcha-ios-sdk#91.
      "UINav",
      // Stacks of bar buttons: flutter/flutter#93532, hackiftekhar/IQKeyboardManager#1259.
      "UIButtonBar.",
      // The keyboard and what is on it: gemwalletcom/gem-ios#1795, hackiftekhar/IQKeyboardManager#1616,
      // ionic-team/capacitor#1035; its window: openradar-mirror#7516.
      "accessoryView.", "inputView.", "assistantView.", "assistantHeight",
      "UIInputWindowController-",
      // A window keeps its size (named), a split view bounds a column (a print of a split view).
      "NSWindow-current-width", "NSWindow-current-height", "NSSplitViewItem.")
      || isOfBarButton(identifier)
  }

  /// Returns `true` for the identifier of a constraint within a button of a bar: `TB_Leading_Leading`,
  /// `BIB_Trailing_CB_Leading`. `IB_height` may be an app's.
  ///
  /// Source: apache/cordova-plugin-inappbrowser#1123, flutter/flutter#77773, nelglez/stripe-swiftui#1.
  private static func isOfBarButton(_ identifier: String) -> Bool {
    var text = TextScanner(identifier)
    guard
      text.take(word: "TB_") || text.take(word: "IB_") || text.take(word: "CB_")
        || text.take(word: "BIB_")
    else { return false }
    return text.take(word: "Leading") || text.take(word: "Trailing") || text.take(word: "Top")
      || text.take(word: "Bottom") || text.take(word: "Baseline") || text.take(word: "Center")
  }

  /// Returns `true` for a class of items that no app has in its hands. A constraint whose items are all of such
  /// classes is the system's.
  static func isSystemsItem(_ name: String) -> Bool {
    // What public properties of these private classes return, apps do constrain: contentLayoutGuide and
    // frameLayoutGuide (SnapKit/Masonry#594), content views, topLayoutGuide, the view of a hosting controller.
    if name.begins(
      with: "_UIScrollViewLayoutGuide", "_UICollectionViewListCellContentView",
      "_UITableViewHeaderFooterContentView", "_UIVisualEffectContentView", "_UILayoutGuide",
      "_UIHostingView")
    {
      return false
    }
    // Bars: pichillilorenzo/flutter_inappwebview#308. The keyboard: flutter/flutter#33848,
    // hackiftekhar/IQKeyboardManager#1259, codemirror/codemirror5#4961. AppKit: toggl-open-source/toggldesktop#3750,
    // transmission/transmission#6644. Open and save panels: wheybags/freeablo#215, Komodo/KomodoEdit#617.
    return name.begins(
      with: "_UI", "_NS", "UIKB", "UITextEffects", "UIInputSet", "FI_T",
      "UIRemoteKeyboard", "UIKeyboardAssistantBar", "TUISystemInputAssistantView",
      "SystemInputAssistantView")
  }
}
