import CGTK

// swift run --package-path Examples/GTK SettingsApp
//
// A window with settings. F12 writes a report of the layout and opens it; F11 prints what is wrong with it.

exit(Application().run())
