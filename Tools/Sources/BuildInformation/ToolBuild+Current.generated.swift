// swift-format-ignore-file

// Written by Tools/stamp.

extension ToolBuild {
  /// The build of this program.
  package static let current = ToolBuild(
    version: "0.1.0", commit: nil, address: nil)
}
