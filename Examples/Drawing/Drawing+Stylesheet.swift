import AnchorsReport

extension Drawing {
  /// The style sheet of every paint there is, for a page with pictures that do not embed theirs.
  package static var stylesheet: String {
    Stylesheet.css(of: PicturePaint.neutrals + Hue.cycle.flatMap { [$0.soft, $0.strong, $0.ink] })
  }
}
