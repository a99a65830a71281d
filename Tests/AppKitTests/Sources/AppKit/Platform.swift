// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import CoreGraphics
@_exported import Foundation

// What the files shared with the other stand-in call AppKit's types.
public typealias _View = NSView
public typealias _Guide = NSLayoutGuide
public typealias _ViewController = NSViewController
public typealias _EdgeInsets = NSEdgeInsets
public typealias _Axis = NSLayoutConstraint.Orientation
public typealias _Priority = NSLayoutConstraint.Priority
public typealias _Direction = NSUserInterfaceLayoutDirection

// Set by programs; views and controllers without it use their own.
public typealias _AppKitShim = _Shim
public typealias _AppKitKitNumericRawRepresentable = _NumericRawRepresentable
