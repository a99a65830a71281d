extension Element {
  /// The text that the view shows: a title, an attributed text without its attributes, or a
  /// placeholder.
  var shownText: String? {
    let texts: [String?] =
      switch name {
      case "label", "textView": [string("text"), attributedText]
      case "button": [child("state", key: "normal")?.string("title")]
      case "textField": [string("text"), string("placeholder")]
      default: []
      }
    return texts.lazy.compactMap { $0 }.first { !$0.isEmpty }
  }

  /// The characters of an attributed text.
  var attributedText: String? {
    child("attributedString", key: "attributedText").map { text in
      text.children.map { $0.string("content") ?? "" }.joined()
    }
  }

  /// Returns a text, which Interface Builder writes as an attribute or, with several lines, as an
  /// element.
  func string(_ key: String) -> String? {
    self[key]
      ?? children.first { ["string", "mutableString"].contains($0.name) && $0["key"] == key }?.text
  }

  /// `true` for a content view that its superview makes itself.
  var isContentView: Bool {
    guard self["key"] == "contentView", let parent else { return false }
    return ["tableViewCell", "collectionViewCell", "visualEffectView"].contains(parent.name)
  }

  /// Returns the property of a table view cell that a view inside it is, if the cell's style has
  /// the view.
  func ownPart(_ element: Element) -> String? {
    if name != "tableViewCell" || element.id.isEmpty { return nil }
    return ["textLabel", "detailTextLabel", "imageView"].first { self[$0] == element.id }
  }

  // MARK: Classes

  /// The kind of the view in names.
  var kindName: String { name == "switch" ? "switchControl" : name }

  /// The class that is not UIKit's, as the document spells it.
  var classOfApp: String? {
    guard let name = self["customClass"], !isClassOfUIKit else { return nil }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let areNames = parts.allSatisfy { part in
      part.first.map { $0.isLetter || $0 == "_" } ?? false
        && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    return areNames ? name : nil
  }

  /// The module of the class, if it is not the app's.
  var moduleOfClass: String? {
    guard let name = classOfApp, self["customModuleProvider"] != "target" else { return nil }
    if self["customModule"] == nil { return Self.modules[name] }
    return self["customModule"].flatMap { module in
      module.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && !module.isEmpty
        ? module : nil
    }
  }

  /// The class of UIKit, which is the superclass of a class of the app; `nil` for a kind of view of
  /// another framework.
  var classOfUIKit: String? {
    if isClassOfUIKit, let name = self["customClass"] { return name }
    return Self.classes[name]
  }

  private var isClassOfUIKit: Bool {
    self["customModule"] == nil && self["customClass"].map(Self.classNames.contains) ?? false
  }

  private static let classes = [
    "view": "UIView", "containerView": "UIView", "tableViewCellContentView": "UIView",
    "collectionViewCellContentView": "UIView", "label": "UILabel", "button": "UIButton",
    "imageView": "UIImageView", "textField": "UITextField", "textView": "UITextView",
    "stackView": "UIStackView", "scrollView": "UIScrollView", "switch": "UISwitch",
    "slider": "UISlider", "stepper": "UIStepper", "segmentedControl": "UISegmentedControl",
    "progressView": "UIProgressView", "pageControl": "UIPageControl",
    "activityIndicatorView": "UIActivityIndicatorView", "datePicker": "UIDatePicker",
    "pickerView": "UIPickerView", "searchBar": "UISearchBar", "tableView": "UITableView",
    "collectionView": "UICollectionView", "visualEffectView": "UIVisualEffectView",
    "tableViewCell": "UITableViewCell", "collectionViewCell": "UICollectionViewCell",
    "collectionReusableView": "UICollectionReusableView", "navigationBar": "UINavigationBar",
    "toolbar": "UIToolbar", "tabBar": "UITabBar",
  ]

  /// The modules of classes that storyboards name without one.
  private static let modules = [
    "ARSCNView": "ARKit", "MKMapView": "MapKit", "MTKView": "MetalKit", "PDFView": "PDFKit",
    "SCNView": "SceneKit", "SKView": "SpriteKit", "WKWebView": "WebKit",
  ]

  private static let classNames = Set(classes.values).union([
    "UIControl", "UITableViewHeaderFooterView", "UIInputView",
  ])
}

extension String {
  /// The text with spaces for line breaks, which would end a comment.
  var onOneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}
