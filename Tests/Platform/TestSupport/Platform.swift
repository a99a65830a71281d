#if canImport(UIKit)
  @_exported import Anchors
  @_exported import UIKit

  /// The platform's view.
  public typealias View = UIView
#endif
