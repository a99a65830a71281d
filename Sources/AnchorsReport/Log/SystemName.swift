import AnchorsLayout

/// A name that tells who made a constraint: UIKit and AppKit, or an app.
struct SystemName {
  /// The bearer of a name.
  enum Bearer {
    /// The class of the constraint.
    case constraint
    /// The identifier of the constraint.
    case identifier
    /// The class of an item. It tells only if the other item's class does so as well.
    case item
  }

  /// The meaning of a name.
  enum Meaning {
    /// The system made the constraint.
    case system
    /// The system made it, and it is a size that a view has for a time.
    case encapsulatedSize
    /// The system made it, and it places a guide that the system keeps.
    case guide
    /// Apps make such constraints too, or constrain such items.
    case app
  }

  /// The known part of a name.
  enum Match {
    case whole(StaticString)
    case prefix(StaticString)
    case suffix(StaticString)
    /// A prefix and a capital after it: `IB_Top_Top`, while `IB_height` may be an app's.
    case prefixOfCapital(StaticString)
  }

  let bearer: Bearer
  let meaning: Meaning
  let match: Match

  private init(_ bearer: Bearer, _ match: Match, _ meaning: Meaning = .system) {
    (self.bearer, self.match, self.meaning) = (bearer, match, meaning)
  }

  /// Returns the meaning of a name; `nil` if it is not in the table.
  static func meaning(of name: String, as bearer: Bearer) -> Meaning? {
    if name.isEmpty { return nil }
    return all.first { $0.bearer == bearer && $0.fits(name) }?.meaning
  }

  private func fits(_ name: String) -> Bool {
    var text = TextScanner(name)
    switch match {
    case .whole(let word): return text.take(word: word) && text.isAtEnd
    case .prefix(let word): return text.take(word: word)
    case .suffix(let word): return text.take(throughLast: word) && text.isAtEnd
    case .prefixOfCapital(let word):
      return text.take(word: word) && text.take(oneOf: "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    }
  }

  /// The table, each entry with a public log or print of constraints that shows it. The first that
  /// fits counts. "Named" means that a text names it and no log was found.
  private static let all: [SystemName] = [
    // Classes of constraints. The class of system spacing is also that of UIKit's anchors with
    // system spacing: johnpatrickmorgan/wtfautolayout, test inputs.
    .init(.constraint, .whole("_UISystemBaselineConstraint"), .app),
    .init(.constraint, .whole("NSAutoresizingMaskLayoutConstraint")),  // flutter/flutter#33848
    .init(.constraint, .whole("NSContentSizeLayoutConstraint")),  // wtfautolayout, test inputs
    .init(.constraint, .whole("NSIBPrototypingLayoutConstraint")),  // SnapKit/SnapKit#101
    .init(.constraint, .prefix("_UI")),  // _UILayoutSupportConstraint: SnapKit/SnapKit#101
    .init(.constraint, .prefix("_NS")),  // by analogy

    // Sizes for a time: of cells and bars, of views without a window or being measured.
    .init(.identifier, .suffix("-Encapsulated-Layout-Width"), .encapsulatedSize),  // Settings#4
    .init(.identifier, .suffix("-Encapsulated-Layout-Height"), .encapsulatedSize),  // Settings#4
    .init(.identifier, .prefix("_UITemporaryLayout"), .encapsulatedSize),  // deltachat-ios#2227
    .init(.identifier, .whole("fittingSizeHTarget"), .encapsulatedSize),  // common in logs of cells
    .init(.identifier, .whole("fittingSizeVTarget"), .encapsulatedSize),  // named

    // Places of guides: UIView-topMargin-guide-constraint, UIViewSafeAreaLayoutGuide-top.
    .init(.identifier, .suffix("-guide-constraint"), .guide),  // flutter/flutter#93532
    .init(.identifier, .prefix("UIViewSafeArea"), .guide),  // lionheart/KeyboardAdjuster#8
    .init(.identifier, .prefix("NSViewSafeArea"), .guide),  // named
    .init(.identifier, .prefix("UIViewLayoutMarginsGuide"), .guide),  // the guide's own name
    .init(.identifier, .prefix("NSViewLayoutMarginsGuide"), .guide),  // the guide's own name
    .init(.identifier, .prefix("UIViewReadable"), .guide),  // the guide's own name
    .init(.identifier, .prefix("UIViewKeyboard"), .guide),  // the guide's own name
    .init(.identifier, .prefix("UIScrollView-contentLayoutGuide"), .guide),  // a print of 2022
    .init(.identifier, .prefix("UIScrollView-frameLayoutGuide"), .guide),  // the guide's own name
    .init(.identifier, .prefix("UIScrollView-content-margins-"), .guide),  // a print of 2022

    // Stacks, cells and bars.
    .init(.identifier, .prefix("UISV-")),  // mozilla-mobile/prox#242
    .init(.identifier, .prefix("NSStackView.")),  // toggl-open-source/toggldesktop#3750
    .init(.identifier, .prefix("NSSplitViewItem.")),  // a print of a split view
    .init(.identifier, .prefix("UICollectionViewListCell-")),  // a log of a list
    .init(.identifier, .prefix("UIIBSystemGenerated")),  // advancedswift.com, the page of that name
    .init(.identifier, .prefix("UINav")),  // subconsciousnetwork/subconscious#70
    .init(.identifier, .prefix("UIButtonBar.")),  // hackiftekhar/IQKeyboardManager#1259
    .init(.identifier, .prefixOfCapital("TB_")),  // nelglez/stripe-swiftui#1
    .init(.identifier, .prefixOfCapital("IB_")),  // flutter/flutter#77773
    .init(.identifier, .prefixOfCapital("CB_")),  // azamsharp/SimpleTodo#1
    .init(.identifier, .prefixOfCapital("BIB_")),  // meshtastic/Meshtastic-Apple#11
    .init(.identifier, .prefixOfCapital("Mask_")),  // a back button before its first layout
    .init(.identifier, .prefixOfCapital("MaskEV_")),  // the same

    // The keyboard, its parts, and windows.
    .init(.identifier, .prefix("accessoryView.")),  // gemwalletcom/gem-ios#1795
    .init(.identifier, .prefix("inputView.")),  // gemwalletcom/gem-ios#1795
    .init(.identifier, .prefix("assistantView.")),  // ionic-team/capacitor#1035
    .init(.identifier, .prefix("assistantHeight")),  // hackiftekhar/IQKeyboardManager#1616
    .init(.identifier, .prefix("UIInputWindowController-")),  // openradar-mirror#7516
    .init(.identifier, .whole("NSWindow-current-width")),  // named
    .init(.identifier, .whole("NSWindow-current-height")),  // by analogy

    // Other names with the prefix of a private name.
    .init(.identifier, .prefix("UIView-")),  // UIView-margin-guide-constraint
    .init(.identifier, .prefix("NSView-")),  // by analogy
    .init(.identifier, .prefix("_UI")),  // _UITemporaryLayoutWidth

    // Items of private classes that public properties return: apps do constrain them.
    .init(.item, .prefix("_UIScrollViewLayoutGuide"), .app),  // SnapKit/Masonry#594
    .init(.item, .prefix("_UICollectionViewListCellContentView"), .app),  // a log of a list
    .init(.item, .prefix("_UITableViewHeaderFooterContentView"), .app),  // its contentView
    .init(.item, .prefix("_UIVisualEffectContentView"), .app),  // its contentView
    .init(.item, .prefix("_UILayoutGuide"), .app),  // topLayoutGuide: DateTimePicker#17
    .init(.item, .prefix("_UIHostingView"), .app),  // the view of a hosting controller

    // Items of private classes, which no app constrains.
    .init(.item, .prefix("_UI")),  // bars: pichillilorenzo/flutter_inappwebview#308
    .init(.item, .prefix("_NS")),  // transmission/transmission#6644
    .init(.item, .prefix("UIKB")),  // flutter/flutter#33848
    .init(.item, .prefix("UITextEffects")),  // openradar-mirror#7516
    .init(.item, .prefix("UIInputSet")),  // openradar-mirror#7516
    .init(.item, .prefix("UIRemoteKeyboard")),  // the keyboard's window
    .init(.item, .prefix("UIKeyboardAssistantBar")),  // hackiftekhar/IQKeyboardManager#1259
    .init(.item, .prefix("TUISystemInputAssistantView")),  // IQKeyboardManager#1616
    .init(.item, .prefix("SystemInputAssistantView")),  // ionic-team/capacitor#1035
    .init(.item, .prefix("FI_T")),  // open panels: wheybags/freeablo#215
    .init(.item, .prefix("NSNav")),  // open panels
    .init(.item, .prefix("NSTouchBar")),  // the Touch Bar
    .init(.item, .prefix("NSTitlebar")),  // windows
    .init(.item, .prefix("NSToolbarItemViewer")),  // windows
    .init(.item, .prefix("UIActivityContent")),  // the share sheet
    .init(.item, .prefix("UINavigationBarContent")),  // bars of older systems
    .init(.item, .prefix("UIInputView:")),  // the keyboard
    .init(.item, .prefix("AVPlaybackControls")),  // a video player's controls
    .init(.item, .prefix("_TtC5UIKit")),  // classes of UIKit in Swift, and of Markdown's
    .init(.item, .prefix("_TtCC5UIKit")),  // NavigationButtonBar.ItemWrapperView
    .init(.item, .prefix("_TtGC5UIKit")),  // by analogy
    .init(.item, .prefix("*TtC5UIKit")),  // ButtonWrapper
    .init(.item, .prefix("*TtCC5UIKit")),  // by analogy
    .init(.item, .prefix("_TtC6AppKit")),  // by analogy
    .init(.item, .prefix("_TtCC6AppKit")),  // by analogy
  ]
}
