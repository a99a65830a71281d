import Anchors

/// Views with constraints that two toolkits lay out, and what is expected of the two.
@MainActor
struct Scene {
  /// The family, and what is shown: `stack/fill/firstStretches`.
  let id: String
  let sureness: Sureness
  let verdict: Verdict
  /// A view whose content has a fixed size, so that no font matters.
  let layOut: @MainActor (Record) -> Void

  init(
    _ id: String, _ sureness: Sureness, _ verdict: Verdict,
    layOut: @escaping @MainActor (Record) -> Void
  ) {
    (self.id, self.sureness, self.verdict, self.layOut) = (id, sureness, verdict, layOut)
  }
}

/// The evidence for UIKit's behaviour in a scene.
enum Sureness: String {
  case documented
  case frames = "in frames that Apple's engine gave"
  case several = "measured by several"
  case once = "measured once"
  case derived = "follows from the others"
  case memory = "from memory"
  case folklore
  case contradicted
  case notFound = "nothing found"
}

/// The expected behaviour of the tree.
enum Verdict {
  /// It has UIKit's numbers, exactly or after rounding as UIKit rounds.
  case same
  /// It has others on purpose, for this reason.
  case differs(String)
  /// Nobody knows yet, for this reason: a device is to say.
  case unknown(String)

  /// The word for it, and the reason.
  var words: (word: String, reason: String) {
    switch self {
    case .same: ("same", "")
    case .differs(let reason): ("differs", reason)
    case .unknown(let reason): ("unknown", reason)
    }
  }
}
