import SwiftUI
import UIKit

@main
struct MeadowApp: App {
  var body: some Scene {
    WindowGroup { Screens().ignoresSafeArea() }
  }
}

/// The five screens as tabs.
struct Screens: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = [
      tab(LoginController(), "Sign In", "person.fill"),
      tab(FeedController(), "Feed", "house.fill"),
      tab(ChatController(), "Chat", "bubble.right"),
      tab(PlantController(), "Plant", "leaf.fill"),
      tab(SettingsController(), "הגדרות", "gearshape.fill"),
    ]
    tabs.view.tintColor = .meadow
    return tabs
  }

  func updateUIViewController(_ tabs: UITabBarController, context: Context) {}

  private func tab(
    _ controller: UIViewController, _ title: String, _ symbol: String
  ) -> UIViewController {
    controller.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
    return controller
  }
}
