import Anchors

/// Pictures of laid-out trees, as SVG.
public enum Drawing {}
