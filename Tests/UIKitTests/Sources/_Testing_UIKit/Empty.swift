// Empty: Swift Testing declares a cross-import overlay for UIKit, which the compiler loads by name.
