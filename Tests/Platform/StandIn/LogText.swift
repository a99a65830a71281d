import Foundation

// How descriptions of the system's constraints write things, as Apple's logs do.

/// Returns the address of an object: `0x600000101`.
internal func _logAddress(of object: AnyObject) -> String {
  "0x" + String(UInt(bitPattern: ObjectIdentifier(object).hashValue), radix: 16)
}

/// A number with six digits at most: `71`, `20.3333`.
internal func _logNumber(_ number: Double) -> String { String(format: "%g", number) }

/// A number that is added: ` + 8`, ` - 210`; nothing for 0.
internal func _logAddend(_ number: Double) -> String {
  if number == 0 { return "" }
  return (number < 0 ? " - " : " + ") + _logNumber(abs(number))
}

/// A view's class, the framework's own without the framework's name, and its address:
/// `UIView:0x7f1102`, `UILabel:0x7f1103'Departures'`.
#if UIKIT
@preconcurrency @MainActor
#endif
internal func _logName(of view: _View) -> String {
  var name = String(reflecting: type(of: view))
  for module in ["UIKit.", "AppKit."] where name.hasPrefix(module) {
    name.removeFirst(module.count)
  }
  #if UIKIT
  let text = (view as? UILabel)?.text.map { "'\($0)'" } ?? ""
  #else
  let text = ""
  #endif
  return "\(name):\(_logAddress(of: view))\(text)"
}
