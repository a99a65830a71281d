import UIKit

// The declarations of an app with one window of UIKit's views.

/// A part of the interface.
@preconcurrency @MainActor
public protocol View {}

extension View {
  /// Extends the view to the edges of the screen and below the keyboard.
  public func ignoresSafeArea() -> some View { self }
}

/// A view whose content is a controller of UIKit.
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: View {
  /// The controller.
  associatedtype UIViewControllerType: UIViewController
  /// The surroundings of the controller.
  typealias Context = UIViewControllerRepresentableContext<Self>
  /// Makes the controller.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Takes over what has changed.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
}

/// The surroundings of a controller in SwiftUI.
public struct UIViewControllerRepresentableContext<Representable> {}

/// A part of an app with its own life cycle.
@preconcurrency @MainActor
public protocol Scene {}

/// A scene of equal windows.
public struct WindowGroup<Content: View>: Scene {
  /// Creates a scene.
  public init(content: () -> Content) {}
}

/// An app.
@preconcurrency @MainActor
public protocol App {
  /// The type of the scenes.
  associatedtype Body: Scene
  /// The scenes.
  var body: Body { get }
  /// Creates the app.
  init()
}

extension App {
  /// Returns at once: the stand-in has no run loop.
  public static func main() {}
}
