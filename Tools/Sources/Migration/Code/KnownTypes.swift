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
    UISegmentedControl UIRefreshControl UIColorWell ASAuthorizationAppleIDButton
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
    NSTextField NSButton NSImageView NSSlider NSStepper NSSegmentedControl NSTableView \
    NSDatePicker NSColorWell NSLevelIndicator NSSwitch NSPathControl NSComboButton
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

  private static let superclasses = byName(subclasses)

  /// Returns the superclass of a class of the SDKs; `nil` for what is none.
  static func superclass(of type: String) -> String? { superclasses[type] }

  /// `true` for a class of the SDKs whose superclasses are known.
  static func isClass(_ type: String) -> Bool { superclasses[type] != nil || type == "NSObject" }

  /// `true` for a type of the SDKs whose members are known.
  static func isKnown(_ type: String) -> Bool {
    kind(of: type) != nil || members[type] != nil || isDelegate(type) || standard.contains(type)
  }

  /// Types of the standard library that others inherit from.
  private static let standard: Set = [
    "CaseIterable", "Codable", "CodingKey", "Comparable", "CustomStringConvertible", "Decodable",
    "Encodable", "Equatable", "Error", "Hashable", "Identifiable", "OptionSet",
    "RawRepresentable", "Sendable",
  ]

  /// `true` for a protocol of Apple's that gives a class no views.
  private static func isDelegate(_ type: String) -> Bool {
    ["UI", "NS", "WK", "MK", "AV", "CL"].contains(String(type.prefix(2)))
      && ["Delegate", "DelegateFlowLayout", "DataSource", "DataSourcePrefetching"].contains {
        type.hasSuffix($0)
      }
  }

  private static let kinds: [String: Kind] = byName([
    .view: "UIView NSView", .guide: "UILayoutGuide NSLayoutGuide", .support: "UILayoutSupport",
    .number: "CGFloat Double Int Float UInt NSNumber TimeInterval Int32 Int64 Float64 Float32",
    .size: "CGSize", .point: "CGPoint UIOffset", .insets: "UIEdgeInsets",
    .directionalInsets: "NSDirectionalEdgeInsets", .priority: "UILayoutPriority",
    .constraint: "NSLayoutConstraint Constraint", .anchor: "NSLayoutAnchor",
    .other: """
    NSObject AnyObject Any String Character Bool CGRect ConstraintItem Date URL Data IndexPath
    """,
  ])

  /// The kind of a type of the SDKs; `nil` for what is none.
  static func kind(of type: String) -> Kind? {
    lineage(of: type).lazy.compactMap { kinds[$0] }.first
  }

  private static let endings = [
    "View", "Label", "Button", "Control", "Cell", "Bar", "Field", "Switch", "Slider", "Stepper",
    "Picker", "Window", "Indicator", "Header", "Footer", "Toolbar", "Badge", "Banner", "Toast",
    "Avatar", "Container", "Spinner", "Wrapper",
  ]

  /// The kind that the name of a type suggests.
  static func kind(named base: String) -> Kind? {
    if base.hasSuffix("ViewController") || base.hasSuffix("ViewModel") { return .other }
    if base.hasSuffix("LayoutGuide") { return .guide }
    return endings.contains { base.hasSuffix($0) } ? .view : nil
  }

  /// By type, the names of its properties, by their types.
  private static let members = [
    "UIView": [
      "UIView?": "superview", "UIWindow?": "window", "[UIView]": "subviews",
      "UILayoutGuide": "safeAreaLayoutGuide layoutMarginsGuide readableContentGuide",
      "UIKeyboardLayoutGuide": "keyboardLayoutGuide", "[UILayoutGuide]": "layoutGuides",
      "CGRect": "frame bounds", "CGPoint": "center", "CGSize": "intrinsicContentSize",
      "UIEdgeInsets": "safeAreaInsets layoutMargins",
      "NSDirectionalEdgeInsets": "directionalLayoutMargins",
      "CALayer": "layer", "CGFloat": "alpha contentScaleFactor", "Int": "tag",
      "[NSLayoutConstraint]": "constraints",
      "NSLayoutXAxisAnchor": "leadingAnchor trailingAnchor leftAnchor rightAnchor centerXAnchor",
      "NSLayoutYAxisAnchor": """
      topAnchor bottomAnchor centerYAnchor firstBaselineAnchor lastBaselineAnchor
      """,
      "NSLayoutDimension": "widthAnchor heightAnchor",
    ],
    "NSView": [
      "NSView?": "superview", "NSWindow?": "window", "[NSView]": "subviews",
      "NSLayoutGuide": "safeAreaLayoutGuide layoutMarginsGuide",
      "CGRect": "frame bounds", "CGSize": "intrinsicContentSize fittingSize",
      "CALayer?": "layer", "[NSLayoutConstraint]": "constraints",
    ],
    "NSWindow": ["NSView?": "contentView"],
    "UILayoutGuide": ["UIView?": "owningView", "CGRect": "layoutFrame"],
    "UIViewController": [
      "UIView!": "view", "UILayoutSupport": "topLayoutGuide bottomLayoutGuide",
      "UIViewController?": "parent presentedViewController", "CGSize": "preferredContentSize",
      "UINavigationController?": "navigationController", "UITabBarController?": "tabBarController",
    ],
    "NSViewController": ["NSView": "view"], "UILayoutSupport": ["CGFloat": "length"],
    "NSValue": ["CGRect": "cgRectValue", "CGSize": "cgSizeValue", "CGPoint": "cgPointValue"],
    "UIViewControllerContextTransitioning": ["UIView": "containerView"],
    "UITableViewCell": [
      "UIView": "contentView", "UILabel?": "textLabel detailTextLabel", "UIImageView?": "imageView",
      "UIView?": "backgroundView accessoryView selectedBackgroundView",
    ],
    "UITableViewHeaderFooterView": [
      "UIView": "contentView", "UILabel?": "textLabel", "UIView?": "backgroundView",
    ],
    "UICollectionViewCell": [
      "UIView": "contentView", "UIView?": "backgroundView selectedBackgroundView",
    ],
    "UIVisualEffectView": ["UIView": "contentView"],
    "UIScrollView": [
      "UILayoutGuide": "contentLayoutGuide frameLayoutGuide",
      "UIEdgeInsets": "contentInset adjustedContentInset scrollIndicatorInsets",
      "CGSize": "contentSize", "CGPoint": "contentOffset", "CGFloat": "zoomScale",
    ],
    "NSScrollView": ["NSClipView": "contentView", "NSView?": "documentView"],
    "UIStackView": ["[UIView]": "arrangedSubviews", "CGFloat": "spacing"],
    "UITableView": [
      "UIView?": "tableHeaderView tableFooterView backgroundView",
      "CGFloat": "rowHeight sectionHeaderHeight",
    ],
    "UICollectionView": ["UIView?": "backgroundView"],
    "UIButton": ["UILabel?": "titleLabel", "UIImageView?": "imageView"],
    "UILabel": [
      "String?": "text", "UIFont!": "font", "CGFloat": "preferredMaxLayoutWidth",
      "Int": "numberOfLines",
    ],
    "UITextField": [
      "String?": "text", "UIFont?": "font",
      "UIView?": "leftView rightView inputAccessoryView inputView",
    ],
    "UITextView": [
      "String!": "text", "UIFont?": "font", "UIEdgeInsets": "textContainerInset",
      "UIView?": "inputAccessoryView",
    ],
    "UIImageView": ["UIImage?": "image"], "UIImage": ["CGSize": "size", "CGFloat": "scale"],
    "UITableViewController": ["UITableView!": "tableView"],
    "UICollectionViewController": ["UICollectionView!": "collectionView"],
    "UINavigationController": ["UINavigationBar": "navigationBar", "UIToolbar!": "toolbar"],
    "UITabBarController": ["UITabBar": "tabBar"],
    "UISearchController": ["UISearchBar": "searchBar"],
    "UISearchBar": ["UISearchTextField": "searchTextField"],
    "UIScreen": ["CGRect": "bounds nativeBounds", "CGFloat": "scale"],
    "UIApplication": ["CGRect": "statusBarFrame", "UIWindow?": "keyWindow"],
    "CALayer": ["CGRect": "frame bounds", "CGFloat": "cornerRadius borderWidth"],
    "CGRect": [
      "CGSize": "size", "CGPoint": "origin",
      "CGFloat": "width height minX minY midX midY maxX maxY",
    ],
    "CGSize": ["CGFloat": "width height"], "CGPoint": ["CGFloat": "x y"],
    "UIEdgeInsets": ["CGFloat": "top left bottom right"],
    "NSDirectionalEdgeInsets": ["CGFloat": "top leading bottom trailing"],
    "UIFont": ["CGFloat": "pointSize lineHeight ascender descender capHeight xHeight"],
    "NSLayoutConstraint": ["CGFloat": "constant multiplier", "UILayoutPriority": "priority"],
    "UILayoutPriority": ["Float": "rawValue"],
  ].mapValues(byName)

  private static let statics = [
    "UIScreen": ["UIScreen": "main"], "UIApplication": ["UIApplication": "shared"],
    "CGSize": ["CGSize": "zero"], "CGPoint": ["CGPoint": "zero"], "CGRect": ["CGRect": "zero"],
    "UIEdgeInsets": ["UIEdgeInsets": "zero"],
    "NSDirectionalEdgeInsets": ["NSDirectionalEdgeInsets": "zero"],
    "CGFloat": ["CGFloat": "zero pi leastNonzeroMagnitude"],
    "UILayoutPriority": ["UILayoutPriority": "required defaultHigh defaultLow fittingSizeLevel"],
    "UIView": ["CGFloat": "noIntrinsicMetric"], "UITableView": ["CGFloat": "automaticDimension"],
  ].mapValues(byName)

  /// By type, the names of its methods, by the types of their results.
  private static let methods = [
    "UIView": [
      "CGSize": "sizeThatFits systemLayoutSizeFitting", "CGRect": "alignmentRect frame",
    ],
    "UIFontMetrics": ["CGFloat": "scaledValue", "UIFont": "scaledFont"],
    "CGRect": ["CGRect": "insetBy offsetBy inset union intersection"],
  ].mapValues(byName)

  private static let aliases = [
    "NSRect": "CGRect", "NSSize": "CGSize", "NSPoint": "CGPoint", "NSEdgeInsets": "UIEdgeInsets",
    "ConstraintInsets": "UIEdgeInsets", "ConstraintDirectionalInsets": "NSDirectionalEdgeInsets",
  ]

  /// Returns the values by each of their names, which blanks separate.
  private static func byName<Value>(_ names: [Value: String]) -> [String: Value] {
    var values: [String: Value] = [:]
    for (value, names) in names {
      for name in names.split(separator: " ") { values[String(name)] = value }
    }
    return values
  }

  /// Returns a type and its superclasses, the nearest first.
  static func lineage(of type: String) -> some Sequence<String> {
    sequence(first: aliases[type] ?? type) { superclasses[$0] }
  }

  /// Returns the type that a table has for a member of a type or of its superclasses.
  private static func type(
    of name: String, in table: [String: [String: String]], of type: String
  ) -> TypeName? {
    lineage(of: type).lazy.compactMap { table[$0]?[name] }.first.map { TypeName($0) }
  }

  /// Returns the type of a member that the SDKs declare.
  static func member(_ name: String, of type: String, isStatic: Bool = false) -> TypeName? {
    self.type(of: name, in: isStatic ? statics : members, of: type)
  }

  /// Returns the type of the result of a method that the SDKs declare.
  static func result(of method: String, of type: String) -> TypeName? {
    self.type(of: method, in: methods, of: type)
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
