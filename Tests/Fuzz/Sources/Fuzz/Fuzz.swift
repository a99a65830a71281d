import Foundation

@main
struct Fuzz {
  static func main() {
    guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
      FileHandle.standardError.write(Data((Options.usage + "\n").utf8))
      exit(2)
    }
    if let path = options.stateFile {
      guard let state = StateFile(path: path) else { exit(2) }
      Worker(options, state).run()
    }
    if let replay = options.replay {
      exit(Campaign.replay(replay.seed, replay.steps, options) ? 0 : 1)
    }
    var campaign = Campaign(options)
    exit(campaign.run() ? 0 : 1)
  }
}
