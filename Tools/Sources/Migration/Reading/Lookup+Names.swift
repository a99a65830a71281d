// What names say about types without a declaration.

extension Lookup {
  /// The types of members that UIKit's classes have.
  static let members: [String: String] = [
    "view": "UIView", "superview": "UIView?", "contentView": "UIView", "window": "UIWindow?",
    "titleLabel": "UILabel?", "textLabel": "UILabel?", "detailTextLabel": "UILabel?",
    "imageView": "UIImageView?", "tableView": "UITableView", "collectionView": "UICollectionView",
    "backgroundView": "UIView?", "accessoryView": "UIView?", "navigationBar": "UINavigationBar",
    "safeAreaLayoutGuide": "UILayoutGuide", "layoutMarginsGuide": "UILayoutGuide",
    "readableContentGuide": "UILayoutGuide", "contentLayoutGuide": "UILayoutGuide",
    "frameLayoutGuide": "UILayoutGuide", "keyboardLayoutGuide": "UILayoutGuide",
    "topLayoutGuide": "UILayoutSupport", "bottomLayoutGuide": "UILayoutSupport",
    "owningView": "UIView?", "frame": "CGRect", "bounds": "CGRect", "subviews": "[UIView]",
    "arrangedSubviews": "[UIView]", "safeAreaInsets": "UIEdgeInsets",
    "layoutMargins": "UIEdgeInsets", "contentInset": "UIEdgeInsets", "contentSize": "CGSize",
    "intrinsicContentSize": "CGSize", "constraints": "[NSLayoutConstraint]",
    "directionalLayoutMargins": "NSDirectionalEdgeInsets", "tabBar": "UITabBar",
    "inputAccessoryView": "UIView?", "tableHeaderView": "UIView?", "tableFooterView": "UIView?",
  ]

  /// Members that are numbers on whatever UIKit type has them.
  static let sizes: Set = [
    "width", "height", "minX", "minY", "midX", "midY", "maxX", "maxY", "x", "y", "pointSize",
    "lineHeight", "cornerRadius", "constant", "rawValue", "count", "spacing", "top", "left",
    "bottom", "right", "leading", "trailing", "scale", "capHeight", "ascender", "borderWidth",
  ]

  static let viewEndings = [
    "view", "label", "button", "field", "cell", "bar", "control", "switch", "slider", "indicator",
    "container", "stack", "header", "footer", "icon", "image", "avatar", "badge", "background",
    "separator", "divider", "overlay", "card", "spinner", "thumbnail", "toolbar", "wrapper",
    "banner",
  ]
  static let numberEndings = [
    "width", "height", "spacing", "padding", "margin", "offset", "inset", "size", "gap",
    "constant", "multiplier", "ratio", "radius", "length", "distance", "thickness", "indent",
  ]

  /// Returns the kind that a name suggests. The compiler refuses the result if it is wrong.
  static func kind(named name: String) -> Kind? {
    let name = name.lowercased()
    if numberEndings.contains(where: { name.hasSuffix($0) }) { return .number }
    if name.hasSuffix("insets") { return .insets }
    if name.hasSuffix("guide") { return .guide }
    if viewEndings.contains(where: { name.hasSuffix($0) }) { return .view }
    return nil
  }
}
