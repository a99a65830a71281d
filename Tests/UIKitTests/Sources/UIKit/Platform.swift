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

// What they call by names of their own is known by these, too.
public typealias _UIKitShim = _Shim
public typealias _UILayoutEngine = _LayoutEngine
public typealias _UIKitNumericRawRepresentable = _NumericRawRepresentable
