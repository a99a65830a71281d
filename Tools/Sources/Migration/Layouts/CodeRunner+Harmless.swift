extension CodeRunner {
  /// The methods and functions of UIKit and Foundation that neither add views nor constraints.
  static let harmlessMethods: Set<String> = [
    "addTarget", "addGestureRecognizer", "addAction", "addInteraction", "register",
    "layoutIfNeeded", "setNeedsLayout", "setNeedsDisplay", "setNeedsUpdateConstraints",
    "updateConstraintsIfNeeded", "reloadData", "setTitleColor", "setTitleShadowColor",
    "setBackgroundImage", "setPreferredSymbolConfiguration", "sizeToFit", "becomeFirstResponder",
    "resignFirstResponder", "startAnimating", "stopAnimating", "isKind", "setProgress", "setOn",
    "setValue", "addObserver", "removeObserver", "endEditing", "setContentOffset", "deselectRow",
    "selectRow", "isEqual", "updateConstraints", "layoutSubviews", "awakeFromNib",
    "didMoveToSuperview", "didMoveToWindow", "draw", "setImage", "insertSegment",
    "scrollToItem", "scrollRectToVisible", "snapshotView", "convert", "point", "hitTest",
    "removeTarget", "removeGestureRecognizer", "sizeThatFits", "systemLayoutSizeFitting",
    "isDescendant", "viewWithTag", "traitCollectionDidChange", "registerForTraitChanges",
    "title", "titleColor", "backgroundImage", "attributedTitle", "setAttributedTitle",
    "objc_setAssociatedObject", "setThumbImage", "setMinimumTrackImage", "setMaximumTrackImage",
    "setNeedsUpdateConfiguration", "setDelegate", "setItems",
    "setTitleTextAttributes", "performBatchUpdates", "setCollectionViewLayout", "setContentSize",
    "reloadSections", "setSelected", "setHighlighted", "setEditing",
    "removeAllAnimations", "addTextContainer", "addLayoutManager",
    // Of controllers.
    "addChild", "didMove", "willMove", "removeFromParent", "present", "dismiss", "show",
    "showDetailViewController", "performSegue", "setNeedsStatusBarAppearanceUpdate",
    "setNeedsUpdateOfHomeIndicatorAutoHidden", "setToolbarItems", "setEditing",
    "setNavigationBarHidden", "loadViewIfNeeded", "setOverrideTraitCollection",
    "setNeedsUpdateOfSupportedInterfaceOrientations",
    // Functions of modules.
    "dispatchPrecondition", "type", "withAnimation", "withUnsafePointer", "autoreleasepool",
    "print", "debugPrint", "dump", "os_log", "swap", "unsafeBitCast", "stride", "zip", "sin",
    "cos", "sqrt", "pow", "floor", "ceil", "round",
  ]

  /// The functions that run what they are given later, when something happens.
  static let handlerTakers: Set<String> = [
    "subscribe", "bind", "sink", "drive", "emit", "observe", "observeValues", "addAction", "async",
    "asyncAfter", "done", "catch", "ensure", "finally", "startWithValues", "observeNext",
    "onReceive", "addHandler", "scheduledTimer", "addPeriodicTimeObserver", "receive", "assign",
    "dataTask", "onNext", "addObserver", "registerForTraitChanges", "withUnretained", "store",
  ]

  /// The labels of arguments that keep an object, and change nothing of it.
  static let harmlessLabels: Set<String> = [
    "target", "delegate", "dataSource", "observer", "owner", "context", "presenter", "parent",
    "coordinator", "source", "sender", "listener", "output", "router", "rootViewController",
    "viewController", "forObject", "object",
  ]

  /// The properties of unknown objects that show a view, and do not constrain it.
  static let harmlessKeepers: Set<String> = [
    "titleView", "customView", "inputAccessoryView", "inputView", "backgroundView",
    "tableHeaderView", "tableFooterView", "delegate", "sourceView", "searchResultsUpdater",
  ]

  /// The properties of UIKit that change neither frames nor the size of a content.
  static let harmlessProperties: Set<String> = [
    "backgroundColor", "textColor", "tintColor", "alpha", "delegate", "dataSource", "tag",
    "clipsToBounds", "isUserInteractionEnabled", "isOpaque", "contentMode", "textAlignment",
    "lineBreakMode", "isEnabled", "isSelected", "isHighlighted", "placeholder", "borderStyle",
    "keyboardType", "returnKeyType", "isSecureTextEntry", "autocorrectionType", "textContentType",
    "autocapitalizationType", "accessibilityIdentifier", "accessibilityLabel", "shadowColor",
    "accessibilityTraits", "isAccessibilityElement", "accessibilityHint",
    "showsTouchWhenHighlighted",
    "alwaysBounceVertical", "alwaysBounceHorizontal", "bounces", "isPagingEnabled",
    "separatorStyle",
    "showsVerticalScrollIndicator", "showsHorizontalScrollIndicator", "keyboardDismissMode",
    "contentInsetAdjustmentBehavior", "contentInset", "rowHeight", "estimatedRowHeight",
    "tableFooterView", "tableHeaderView", "refreshControl", "allowsSelection", "selectionStyle",
    "accessoryType", "isOn", "value", "progress", "minimumValue", "maximumValue", "isContinuous",
    "numberOfPages", "currentPage", "hidesWhenStopped", "progressTintColor", "trackTintColor",
    "onTintColor", "currentPageIndicatorTintColor", "pageIndicatorTintColor", "clearButtonMode",
    "adjustsFontForContentSizeCategory", "adjustsFontSizeToFitWidth", "minimumScaleFactor",
    "overrideUserInterfaceStyle", "layer", "isEditable", "isSelectable", "userActivity",
    "accessibilityElements", "isMultipleTouchEnabled", "isExclusiveTouch", "highlightedTextColor",
    "insetsLayoutMarginsFromSafeArea", "autoresizesSubviews", "shadowOffset",
    "selectedSegmentIndex",
    "showsHorizontalScroll", "indicatorStyle", "decelerationRate", "isDirectionalLockEnabled",
    "automaticallyAdjustsScrollIndicatorInsets", "scrollIndicatorInsets", "mask", "color",
    "allowsMultipleSelection", "backgroundView", "selectedBackgroundView", "layoutName",
    "accessibilityValue", "shouldGroupAccessibilityChildren", "prefersLargeTitles", "style",
  ]
}
