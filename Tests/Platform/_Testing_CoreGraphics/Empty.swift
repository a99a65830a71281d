// Empty: Swift Testing declares a cross-import overlay for CoreGraphics, which the compiler loads
// by name.
