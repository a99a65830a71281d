import AnchorsReport
import Drawing

extension Tint {
  var hue: Hue {
    switch self {
    case .blue: .blue
    case .orange: .orange
    case .green: .green
    case .purple: .purple
    case .red: .red
    case .teal: .teal
    case .yellow: .yellow
    case .pink: .pink
    case .gray: .gray
    }
  }
}

extension Colour {
  var paint: PicturePaint {
    switch self {
    case .card: .card
    case .backdrop: .backdrop
    case .line: .line
    case .text: .text
    case .secondaryText: .secondaryText
    case .onStrong: .onStrong
    case .soft(let tint): tint.hue.soft
    case .strong(let tint): tint.hue.strong
    case .ink(let tint): tint.hue.ink
    }
  }
}
