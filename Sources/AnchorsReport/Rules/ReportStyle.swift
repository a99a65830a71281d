/// The style of reports' pages, for pages of the tools that look like them.
@_spi(Tools) public enum ReportStyle {
  /// The style sheet, without that of pictures.
  public static var css: String { ReportPage.style }
}
