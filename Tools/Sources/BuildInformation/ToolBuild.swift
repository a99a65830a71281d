/// The version of a tool, and what the release workflow adds when it builds the tool.
///
///     let build = ToolBuild(version: "0.1.0", commit: "0123456789ab", address: nil)
///     build.description    // 0.1.0 (0123456789ab)
package struct ToolBuild: CustomStringConvertible, Sendable {
  package let version: String
  /// The first 12 characters of the commit; `nil` in a build of your own.
  package let commit: String?
  /// The address of the repository, without `.git`; `nil` in a build of your own.
  package let address: String?

  package init(version: String, commit: String?, address: String?) {
    (self.version, self.commit, self.address) = (version, commit, address)
  }

  /// The answer to `--version`.
  package var description: String { commit.map { "\(version) (\($0))" } ?? version }

  /// The lines that add Anchors to a package: the dependency, and the product of a target.
  ///
  /// A tool without an address names a clone beside the package.
  package var dependency: [String] {
    guard let address, let identity = address.split(separator: "/").last else {
      return [
        #".package(path: "../anchors")"#, #".product(name: "Anchors", package: "anchors")"#,
      ]
    }
    return [
      #".package(url: "\#(address)", from: "\#(version)")"#,
      #".product(name: "Anchors", package: "\#(identity)")"#,
    ]
  }
}
