// Empty: Swift Testing declares a cross-import overlay for AppKit, which the compiler loads by
// name.
