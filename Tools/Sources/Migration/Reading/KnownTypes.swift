/// The types of the SDKs and of layout libraries that matter, with their superclasses and members.
enum KnownTypes {
  /// The subclasses of each class.
  private static let subclasses: [String: String] = [
    "UIResponder": "UIView UIViewController UIApplication",
    "UIView": """
    UIControl UILabel UIImageView UIScrollView UIStackView UIWindow UITableViewCell \
    UITableViewHeaderFooterView UICollectionReusableView UINavigationBar UIToolbar UITabBar \
    UISearchBar UIProgressView UIActivityIndicatorView UIPickerView UIVisualEffectView \
    UIInputView WKWebView MKMapView MTKView UICalendarView UIListContentView AVPlayerView \
    UIContentUnavailableView UIPopoverBackgroundView PDFView SKView SCNView ARSCNView ARView \
    PKCanvasView LPLinkView GMSMapView UIWebView MKAnnotationView ConstraintView UIBarItemView \
    UILargeContentViewerItem UIEventAttributionView CPMapView PHLivePhotoView MPVolumeView
    """,
    "UIControl": """
    UIButton UITextField UISwitch UISlider UIStepper UIDatePicker UIPageControl \
    UISegmentedControl UIRefreshControl UIColorWell UISearchTextField ASAuthorizationAppleIDButton
    """,
    "UITextField": "UISearchTextField",
    "UIScrollView": "UITableView UICollectionView UITextView",
    "UICollectionReusableView": "UICollectionViewCell",
    "UICollectionViewCell": "UICollectionViewListCell",
    "MKAnnotationView": "MKPinAnnotationView MKMarkerAnnotationView",
    "UIViewController": """
    UITableViewController UICollectionViewController UINavigationController UITabBarController \
    UISplitViewController UIPageViewController UIAlertController UISearchController \
    UIHostingController UIInputViewController UIActivityViewController AVPlayerViewController \
    UIImagePickerController SFSafariViewController
    """,
    "UIInputViewController": "UISystemInputAssistantViewController",
    "UILayoutGuide": "UITrackingLayoutGuide ConstraintLayoutGuide",
    "UITrackingLayoutGuide": "UIKeyboardLayoutGuide",
    "NSResponder": "NSView NSViewController NSWindow",
    "NSView": """
    NSControl NSTextView NSScrollView NSClipView NSStackView NSSplitView NSVisualEffectView \
    NSBox NSTabView NSProgressIndicator NSTableCellView NSTableRowView NSTableHeaderView \
    NSCollectionView NSGridView NSBrowser
    """,
    "NSControl": """
    NSTextField NSButton NSImageView NSSlider NSStepper NSSegmentedControl NSTableView NSDatePicker \
    NSColorWell NSLevelIndicator NSSwitch NSPathControl NSComboButton
    """,
    "NSTextField": "NSSearchField NSSecureTextField NSComboBox NSTokenField",
    "NSButton": "NSPopUpButton",
    "NSTableView": "NSOutlineView",
    "NSViewController": "NSSplitViewController NSTabViewController NSCollectionViewItem",
    "NSObject": """
    UIResponder UILayoutGuide NSLayoutConstraint NSLayoutAnchor UIScreen UIFont UIImage CALayer \
    NSResponder NSLayoutGuide UIColor NSNumber
    """,
    "NSLayoutConstraint": "LayoutConstraint",
    "NSLayoutAnchor": "NSLayoutXAxisAnchor NSLayoutYAxisAnchor NSLayoutDimension",
  ]

  private static let superclasses: [String: String] = {
    var result: [String: String] = [:]
    for (type, names) in subclasses {
      for name in names.split(separator: " ") { result[String(name)] = type }
    }
    return result
  }()

  /// Returns the superclass of a class of the SDKs; `nil` for what is none.
  static func superclass(of type: String) -> String? { superclasses[type] }

  /// `true` for a class of the SDKs whose superclasses are known.
  static func isClass(_ type: String) -> Bool { superclasses[type] != nil || type == "NSObject" }

  /// `true` for a type of the SDKs whose members are known.
  static func isKnown(_ type: String) -> Bool {
    superclasses[type] != nil || exact[type] != nil || members[type] != nil || type == "NSObject"
      || isDelegate(type) || standard.contains(type)
  }

  /// Types of the standard library that others inherit from.
  private static let standard: Set = [
    "CaseIterable", "Codable", "CodingKey", "Comparable", "CustomStringConvertible", "Decodable",
    "Encodable", "Equatable", "Error", "Hashable", "Identifiable", "Int", "OptionSet",
    "RawRepresentable", "Sendable", "String",
  ]

  /// `true` for a protocol of Apple's that gives a class no views.
  private static func isDelegate(_ type: String) -> Bool {
    ["UI", "NS", "WK", "MK", "AV", "CL"].contains(String(type.prefix(2)))
      && ["Delegate", "DelegateFlowLayout", "DataSource", "DataSourcePrefetching"].contains {
        type.hasSuffix($0)
      }
  }

  private static let exact: [String: Kind] = [
    "UIView": .view, "NSView": .view, "UILayoutGuide": .guide, "NSLayoutGuide": .guide,
    "CGFloat": .number, "Double": .number, "Int": .number, "Float": .number, "UInt": .number,
    "NSNumber": .number, "TimeInterval": .number, "Int32": .number, "Int64": .number,
    "Float64": .number, "Float32": .number,
    "CGSize": .size, "NSSize": .size, "CGPoint": .point, "NSPoint": .point, "UIOffset": .point,
    "UIEdgeInsets": .insets, "NSEdgeInsets": .insets, "ConstraintInsets": .insets,
    "NSDirectionalEdgeInsets": .directionalInsets,
    "ConstraintDirectionalInsets": .directionalInsets, "UILayoutPriority": .priority,
    "NSLayoutConstraint": .constraint, "Constraint": .constraint, "NSLayoutAnchor": .anchor,
    "UILayoutSupport": .support, "String": .other, "Bool": .other, "UIColor": .other,
    "UIViewController": .other, "NSViewController": .other, "ConstraintItem": .other,
    "CGRect": .other, "NSRect": .other, "NSObject": .other, "UIResponder": .other,
    "NSResponder": .other, "AnyObject": .other, "Any": .other, "CALayer": .other,
    "UIImage": .other, "UIFont": .other, "UIScreen": .other, "Character": .other,
    "Date": .other, "URL": .other, "Data": .other, "IndexPath": .other,
  ]

  /// The kind of a type of the SDKs; `nil` for what is none.
  static func kind(of type: String) -> Kind? {
    var next: String? = type
    while let name = next {
      if let kind = exact[name] { return kind }
      next = superclasses[name]
    }
    return nil
  }

  private static let endings = [
    "View", "Label", "Button", "Control", "Cell", "Bar", "TextField", "Field", "Switch", "Slider",
    "Stepper", "Picker", "Window", "Indicator", "Header", "Footer", "ImageView", "Toolbar", "Badge",
    "Banner", "Toast", "Avatar", "Container", "Spinner", "Wrapper",
  ]

  /// The kind that the name of a type suggests.
  static func kind(named base: String) -> Kind? {
    if base.hasSuffix("ViewController") || base.hasSuffix("ViewModel") { return .other }
    if base.hasSuffix("LayoutGuide") { return .guide }
    return endings.contains { base.hasSuffix($0) } ? .view : nil
  }

  /// The types of members that are no numbers.
  private static let members: [String: [String: String]] = [
    "UIView": [
      "superview": "UIView?", "window": "UIWindow?", "safeAreaLayoutGuide": "UILayoutGuide",
      "layoutMarginsGuide": "UILayoutGuide", "readableContentGuide": "UILayoutGuide",
      "keyboardLayoutGuide": "UIKeyboardLayoutGuide", "frame": "CGRect", "bounds": "CGRect",
      "center": "CGPoint", "subviews": "[UIView]", "safeAreaInsets": "UIEdgeInsets",
      "layoutMargins": "UIEdgeInsets", "directionalLayoutMargins": "NSDirectionalEdgeInsets",
      "intrinsicContentSize": "CGSize", "constraints": "[NSLayoutConstraint]",
      "layoutGuides": "[UILayoutGuide]", "layer": "CALayer", "alpha": "CGFloat", "tag": "Int",
      "topAnchor": "NSLayoutYAxisAnchor", "bottomAnchor": "NSLayoutYAxisAnchor",
      "leadingAnchor": "NSLayoutXAxisAnchor", "trailingAnchor": "NSLayoutXAxisAnchor",
      "leftAnchor": "NSLayoutXAxisAnchor", "rightAnchor": "NSLayoutXAxisAnchor",
      "centerXAnchor": "NSLayoutXAxisAnchor", "centerYAnchor": "NSLayoutYAxisAnchor",
      "widthAnchor": "NSLayoutDimension", "heightAnchor": "NSLayoutDimension",
      "firstBaselineAnchor": "NSLayoutYAxisAnchor", "lastBaselineAnchor": "NSLayoutYAxisAnchor",
      "contentScaleFactor": "CGFloat",
    ],
    "NSView": [
      "superview": "NSView?", "window": "NSWindow?", "safeAreaLayoutGuide": "NSLayoutGuide",
      "layoutMarginsGuide": "NSLayoutGuide", "frame": "CGRect", "bounds": "CGRect",
      "subviews": "[NSView]", "intrinsicContentSize": "CGSize", "layer": "CALayer?",
      "constraints": "[NSLayoutConstraint]", "fittingSize": "CGSize",
    ],
    "NSWindow": ["contentView": "NSView?"],
    "UILayoutGuide": ["owningView": "UIView?", "layoutFrame": "CGRect"],
    "UIViewController": [
      "view": "UIView!", "topLayoutGuide": "UILayoutSupport",
      "bottomLayoutGuide": "UILayoutSupport", "parent": "UIViewController?",
      "navigationController": "UINavigationController?", "tabBarController": "UITabBarController?",
      "preferredContentSize": "CGSize", "presentedViewController": "UIViewController?",
    ],
    "NSViewController": ["view": "NSView"],
    "UILayoutSupport": ["length": "CGFloat"],
    "NSValue": ["cgRectValue": "CGRect", "cgSizeValue": "CGSize", "cgPointValue": "CGPoint"],
    "UIViewControllerContextTransitioning": ["containerView": "UIView"],
    "UITableViewCell": [
      "contentView": "UIView", "textLabel": "UILabel?", "detailTextLabel": "UILabel?",
      "imageView": "UIImageView?", "backgroundView": "UIView?", "accessoryView": "UIView?",
      "selectedBackgroundView": "UIView?",
    ],
    "UITableViewHeaderFooterView": [
      "contentView": "UIView", "textLabel": "UILabel?", "backgroundView": "UIView?",
    ],
    "UICollectionViewCell": [
      "contentView": "UIView", "backgroundView": "UIView?", "selectedBackgroundView": "UIView?",
    ],
    "UIVisualEffectView": ["contentView": "UIView"],
    "UIScrollView": [
      "contentLayoutGuide": "UILayoutGuide", "frameLayoutGuide": "UILayoutGuide",
      "contentInset": "UIEdgeInsets", "contentSize": "CGSize", "contentOffset": "CGPoint",
      "adjustedContentInset": "UIEdgeInsets", "scrollIndicatorInsets": "UIEdgeInsets",
      "zoomScale": "CGFloat",
    ],
    "NSScrollView": ["contentView": "NSClipView", "documentView": "NSView?"],
    "UIStackView": ["arrangedSubviews": "[UIView]", "spacing": "CGFloat"],
    "UITableView": [
      "tableHeaderView": "UIView?", "tableFooterView": "UIView?", "backgroundView": "UIView?",
      "rowHeight": "CGFloat", "sectionHeaderHeight": "CGFloat",
    ],
    "UICollectionView": ["backgroundView": "UIView?"],
    "UIButton": ["titleLabel": "UILabel?", "imageView": "UIImageView?"],
    "UILabel": [
      "text": "String?", "font": "UIFont!", "preferredMaxLayoutWidth": "CGFloat",
      "numberOfLines": "Int",
    ],
    "UITextField": [
      "text": "String?", "font": "UIFont?", "leftView": "UIView?", "rightView": "UIView?",
      "inputAccessoryView": "UIView?", "inputView": "UIView?",
    ],
    "UITextView": [
      "text": "String!", "font": "UIFont?", "textContainerInset": "UIEdgeInsets",
      "inputAccessoryView": "UIView?",
    ],
    "UIImageView": ["image": "UIImage?"],
    "UIImage": ["size": "CGSize", "scale": "CGFloat"],
    "UITableViewController": ["tableView": "UITableView!"],
    "UICollectionViewController": ["collectionView": "UICollectionView!"],
    "UINavigationController": ["navigationBar": "UINavigationBar", "toolbar": "UIToolbar!"],
    "UITabBarController": ["tabBar": "UITabBar"],
    "UISearchController": ["searchBar": "UISearchBar"],
    "UISearchBar": ["searchTextField": "UISearchTextField"],
    "UIScreen": ["bounds": "CGRect", "nativeBounds": "CGRect", "scale": "CGFloat"],
    "UIApplication": ["statusBarFrame": "CGRect", "keyWindow": "UIWindow?"],
    "CALayer": [
      "frame": "CGRect", "bounds": "CGRect", "cornerRadius": "CGFloat", "borderWidth": "CGFloat",
    ],
    "CGRect": [
      "size": "CGSize", "origin": "CGPoint", "width": "CGFloat", "height": "CGFloat",
      "minX": "CGFloat", "minY": "CGFloat", "midX": "CGFloat", "midY": "CGFloat",
      "maxX": "CGFloat", "maxY": "CGFloat",
    ],
    "CGSize": ["width": "CGFloat", "height": "CGFloat"],
    "CGPoint": ["x": "CGFloat", "y": "CGFloat"],
    "UIEdgeInsets": [
      "top": "CGFloat", "left": "CGFloat", "bottom": "CGFloat", "right": "CGFloat",
    ],
    "NSDirectionalEdgeInsets": [
      "top": "CGFloat", "leading": "CGFloat", "bottom": "CGFloat", "trailing": "CGFloat",
    ],
    "UIFont": [
      "pointSize": "CGFloat", "lineHeight": "CGFloat", "ascender": "CGFloat",
      "descender": "CGFloat", "capHeight": "CGFloat", "xHeight": "CGFloat",
    ],
    "NSLayoutConstraint": [
      "constant": "CGFloat", "multiplier": "CGFloat", "priority": "UILayoutPriority",
    ],
    "UILayoutPriority": ["rawValue": "Float"],
  ]

  private static let statics: [String: [String: String]] = [
    "UIScreen": ["main": "UIScreen"], "UIApplication": ["shared": "UIApplication"],
    "UIEdgeInsets": ["zero": "UIEdgeInsets"], "CGSize": ["zero": "CGSize"],
    "CGPoint": ["zero": "CGPoint"], "CGRect": ["zero": "CGRect"],
    "NSDirectionalEdgeInsets": ["zero": "NSDirectionalEdgeInsets"],
    "CGFloat": ["zero": "CGFloat", "pi": "CGFloat", "leastNonzeroMagnitude": "CGFloat"],
    "UILayoutPriority": [
      "required": "UILayoutPriority", "defaultHigh": "UILayoutPriority",
      "defaultLow": "UILayoutPriority", "fittingSizeLevel": "UILayoutPriority",
    ],
    "UIView": ["noIntrinsicMetric": "CGFloat"],
    "UITableView": ["automaticDimension": "CGFloat"],
  ]

  /// The types of the results of methods.
  private static let methods: [String: [String: String]] = [
    "UIView": [
      "sizeThatFits": "CGSize", "systemLayoutSizeFitting": "CGSize",
      "alignmentRect": "CGRect", "frame": "CGRect",
    ],
    "UIFontMetrics": ["scaledValue": "CGFloat", "scaledFont": "UIFont"],
    "CGRect": [
      "insetBy": "CGRect", "offsetBy": "CGRect", "inset": "CGRect", "union": "CGRect",
      "intersection": "CGRect",
    ],
  ]

  private static let aliases = [
    "NSRect": "CGRect", "NSSize": "CGSize", "NSPoint": "CGPoint", "NSEdgeInsets": "UIEdgeInsets",
    "ConstraintInsets": "UIEdgeInsets", "ConstraintDirectionalInsets": "NSDirectionalEdgeInsets",
  ]

  /// Returns the type of a member that the SDKs declare.
  static func member(_ name: String, of type: String, isStatic: Bool = false) -> TypeName? {
    var next: String? = aliases[type] ?? type
    while let type = next {
      if let text = (isStatic ? statics : members)[type]?[name] { return TypeName(text) }
      next = superclasses[type]
    }
    return nil
  }

  /// Returns the type of the result of a method that the SDKs declare.
  static func result(of method: String, of type: String) -> TypeName? {
    var next: String? = aliases[type] ?? type
    while let type = next {
      if let text = methods[type]?[method] { return TypeName(text) }
      next = superclasses[type]
    }
    return nil
  }

  /// The types of items by the names of the members that have them, where all types agree.
  private static let items: [String: TypeName] = {
    var found: [String: Set<String>] = [:]
    for members in members.values {
      for (name, type) in members { found[name, default: []].insert(type) }
    }
    return found.compactMapValues { types in
      let type = TypeName(types.count == 1 ? types.first ?? "" : "UIView")
      let isItem = types.allSatisfy { KnownTypes.kind(of: TypeName($0).base)?.isItem == true }
      return isItem ? type : nil
    }
  }()

  /// Returns the type of an item by the name of a member such as `safeAreaLayoutGuide`. The
  /// compiler refuses anchors of what is no item.
  static func item(named name: String) -> TypeName? { items[name] }
}
