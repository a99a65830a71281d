import UIKit

// The classes by which SwiftUI shows in a tree of UIKit's views: their names are what a reader
// sees.

/// The view of a hosting controller. Its private storage is not for a program to read.
@preconcurrency @MainActor
open class _UIHostingView<Content>: UIView {
  private let displayList = UIView()
  private let platformView = UIView()

  /// Creates a view with what SwiftUI draws in it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(displayList)
    addSubview(platformView)
  }

  /// Creates no view.
  public required init?(coder: NSCoder) { return nil }
}

/// A controller of content that SwiftUI lays out.
@preconcurrency @MainActor
open class UIHostingController<Content>: UIViewController {
  private let navigation = UIView()

  open override func loadView() {
    let hosting = _UIHostingView<Content>(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    hosting.addSubview(navigation)
    view = hosting
  }
}
