import Testing

extension ExitTest.Result? {
  /// The text on standard error.
  var text: String { String(decoding: self?.standardErrorContent ?? [], as: UTF8.self) }
}
