import Anchors
import UIKit

/// A view with subviews to constrain, with four constraints each.
@MainActor
struct Screen {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let views: [UIView]

  init(viewCount: Int) {
    views = (0..<viewCount).map { _ in UIView() }
    for view in views { root.addSubview(view) }
  }

  static let constraintsPerView = 4

  /// The number of constraints that UIKit has.
  var activeCount: Int {
    root.constraints.count + views.reduce(0) { $0 + $1.constraints.count }
  }

  /// Asks for the nodes of all views, as the first statement about each does.
  func touch() { for view in views + [root] { _ = view.layoutNode } }
}

/// Ways to write the same constraints.
enum Spelling: String, CaseIterable {
  case initializer = "raw: initializer, one batch"
  case initializerOneByOne = "raw: initializer, one by one"
  case layoutAnchors = "raw: layout anchors, one batch"
  case builder = "an expression, one batch"
  case builderTouched = "an expression, one batch, views seen before"
  case oneByOne = "an expression, one by one"
  case oneByOneTouched = "an expression, one by one, views seen before"

  var isRaw: Bool { [.initializer, .initializerOneByOne, .layoutAnchors].contains(self) }
  var needsTouch: Bool { self == .builderTouched || self == .oneByOneTouched }

  /// The raw spelling that does the same.
  var raw: Spelling {
    switch self {
    case .oneByOne, .oneByOneTouched: .initializerOneByOne
    default: .initializer
    }
  }

  @MainActor
  func install(on screen: Screen) {
    switch self {
    case .initializer: screen.installByInitializer()
    case .initializerOneByOne: screen.installByInitializerOneByOne()
    case .layoutAnchors: screen.installByLayoutAnchors()
    case .builder, .builderTouched: screen.installByBuilder()
    case .oneByOne, .oneByOneTouched: screen.installExpressionsOneByOne()
    }
  }
}
