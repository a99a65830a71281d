/// The declaration of a view in a layout's text: its kind, its size or text, and what is not known.
struct CodeContent {
  /// The first word of the line.
  var kind = "view"
  /// The words after the name.
  var properties: [String] = []
  /// `true` if the size of the content is a placeholder.
  var isPlaceholder = false
  /// The text that the view shows, for a comment.
  var shown: String?
  /// `true` for a class of an SDK of which it is not known whether it has content.
  private(set) var isStrange = false

  /// The classes of SDKs whose views have no content of their own.
  private static let plain: Set = [
    "UIView", "UIControl", "UIScrollView", "UITableView", "UICollectionView", "UITextView",
    "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionReusableView",
    "UICollectionViewCell", "UIWindow", "UIVisualEffectView", "WKWebView", "MKMapView", "MTKView",
    "SKView", "SCNView", "ARSCNView", "ARView", "PDFView", "PKCanvasView", "GMSMapView", "NSView",
  ]

  /// The usual sizes of UIKit's controls; `nil` for a side without one. They are placeholders.
  private static let sizes: [String: (width: Double?, height: Double?)] = [
    "UIButton": (64, 34), "UITextField": (96, 34), "UISwitch": (51, 31), "UISlider": (nil, 33),
    "UIProgressView": (nil, 4), "UIActivityIndicatorView": (20, 20),
    "UISegmentedControl": (120, 32), "UIStepper": (94, 32), "UIPageControl": (60, 26),
    "UIDatePicker": (280, 216), "UIPickerView": (320, 216), "UISearchBar": (nil, 56),
    "UIToolbar": (nil, 44), "UINavigationBar": (nil, 44), "UITabBar": (nil, 49),
    "UIImageView": (24, 24), "UIColorWell": (28, 28),
  ]

  /// - Parameter size: The size that the class's own `intrinsicContentSize` gives, if it has one.
  init(of item: SceneItem, name: String, size: [String: Double]?) {
    if item.isStack {
      kind = "stack"
      properties = Self.stack(item)
    } else if item.isKind(of: "UILabel") {
      setLabel(item, name)
    } else if item.isKind(of: "UITextView") {
      isPlaceholder = item.properties["isScrollEnabled"]?.bool == false
      if isPlaceholder { properties = ["100 x 36"] }
    } else if item.isKind(of: "UIScrollView"), !item.isKind(of: "UITableView"),
      !item.isKind(of: "UICollectionView")
    {
      kind = "scroll"
    } else if let size {
      properties = [Self.size(size["width"], size["height"])]
    } else if let usual = Self.sizes.first(where: { item.isKind(of: $0.key) })?.value {
      let title = item.properties["title"]?.text
      let width = title.map { max(30, 9 * Double($0.count)) }
      properties = [Self.size(width ?? usual.width, usual.height)]
      (isPlaceholder, shown) = (true, title ?? item.properties["text"]?.text)
    } else {
      isStrange = !Self.plain.contains(item.sdkClass ?? "")
    }
    addPriorities(item)
    addMargins(item)
    if item.properties["preservesSuperviewLayoutMargins"]?.bool == true {
      properties.append("preservesMargins")
    }
    if let spacing = item.properties["after"]?.number, item.parent?.isStack == true {
      properties.append("after \(spacing.shortText)")
    }
    if item.properties["isHidden"]?.bool == true { properties.append("hidden") }
  }

  private static func size(_ width: Double?, _ height: Double?) -> String {
    [width, height].map { side in side.flatMap { $0 < 0 ? nil : $0.shortText } ?? "-" }
      .joined(separator: " x ")
  }

  private mutating func setLabel(_ item: SceneItem, _ name: String) {
    kind = "label"
    let text = item.properties["text"]?.text
    let font = item.properties["font"]
    isPlaceholder = text == nil || item.properties["content"] != nil
    properties = ["\"\((text ?? name).replacing("\"", with: "'"))\""]
    switch font {
    case .font(let size, let isBold)?:
      properties.append("font \(size.shortText)\(isBold ? " bold" : "")")
    case nil: break
    default: isPlaceholder = true
    }
    if let lines = item.properties["numberOfLines"]?.number, lines != 1 {
      properties.append("lines \(lines.shortText)")
    }
  }

  private static func stack(_ item: SceneItem) -> [String] {
    var words: [String] = []
    if case .member("vertical")? = item.properties["axis"] { words.append("vertical") }
    if let spacing = item.properties["spacing"]?.number, spacing != 0 {
      words.append("spacing \(spacing.shortText)")
    }
    if case .member(let name)? = item.properties["alignment"], name != "fill" {
      words.append("align \(name)")
    }
    if case .member(let name)? = item.properties["distribution"], name != "fill" {
      words.append(name)
    }
    if item.properties["isLayoutMarginsRelativeArrangement"]?.bool == true {
      words.append("withinMargins")
    }
    return words
  }

  private mutating func addPriorities(_ item: SceneItem) {
    let isLabel = kind == "label"
    for (word, priorities, usual) in [
      ("hugging", item.hugging, [250, isLabel ? 251 : 250.0]),
      ("compression", item.compression, [750, 750]),
    ] where priorities.contains(where: { $0 != nil }) {
      let numbers = zip(priorities, usual).map { ($0 ?? $1).shortText }
      properties.append("\(word) \(numbers.joined(separator: " "))")
    }
  }

  private mutating func addMargins(_ item: SceneItem) {
    for (name, sides) in [
      ("layoutMargins", ["top", "left", "bottom", "right"]),
      ("directionalLayoutMargins", ["top", "leading", "bottom", "trailing"]),
    ] {
      guard case .numbers(let numbers)? = item.properties[name] else { continue }
      let distances = sides.map { (numbers[$0] ?? 0).shortText }
      properties.append("margins \(distances.joined(separator: " "))")
    }
  }
}

extension Double {
  /// The number without a needless fraction.
  var shortText: String {
    self == rounded() && magnitude < 1e15 ? "\(Int(self))" : "\(self)"
  }
}
