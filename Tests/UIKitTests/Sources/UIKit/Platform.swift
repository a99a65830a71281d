// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import CoreGraphics
@_exported import Foundation

// What the files shared with the other stand-in call UIKit's types.
public typealias _View = UIView
public typealias _Guide = UILayoutGuide
public typealias _ViewController = UIViewController
public typealias _EdgeInsets = UIEdgeInsets
public typealias _Axis = NSLayoutConstraint.Axis
public typealias _Priority = UILayoutPriority
public typealias _Direction = UIUserInterfaceLayoutDirection

// A row with UIKit's behavior, its certainty, the tree's behavior, and its tests.
public typealias _UIKitShim = _Shim
public typealias _UILayoutEngine = _LayoutEngine
public typealias _UIKitNumericRawRepresentable = _NumericRawRepresentable
