// The standard spacings, in points.
//
// Source: Apple, *Auto Layout Guide*, Appendix: Visual Format Language.

/// The space between two views.
@usableFromInline var standardSpacing: Double { 8 }

/// The space between a view and its superview.
@usableFromInline var standardSuperviewSpacing: Double { 20 }
