extension ReportPage {
  /// Colours, type and the frame of the page. The colours are those of the gallery.
  static let baseStyle = """
    :root {
      color-scheme: light dark;
      --back: light-dark(#f1f3f7, #0b0d11); --paper: light-dark(#ffffff, #14171c);
      --ink: light-dark(#1a1e25, #e8ebf0); --faint: light-dark(#5c6573, #9ba5b3);
      --edge: light-dark(#d3d8e0, #2c333d); --tint: light-dark(#e9eef6, #1e242d);
      --accent: light-dark(#1f5fd0, #7ab4ff); --on-accent: light-dark(#ffffff, #0b0d11);
      --conflict: light-dark(#b4232c, #ff8d85); --open: light-dark(#8f4d00, #f0b13c);
      --good: light-dark(#1b6b33, #8fdca4);
      --mono: ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace;
    }
    :root[data-scheme="light"] { color-scheme: light; }
    :root[data-scheme="dark"] { color-scheme: dark; }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    html { background: var(--back); }
    body {
      margin: 0; display: grid; grid-template-rows: auto auto minmax(0, 1fr); height: 100dvh;
      background: var(--back); color: var(--ink);
      font: 14px/1.45 system-ui, -apple-system, "Segoe UI", Helvetica, Arial, "Liberation Sans", sans-serif;
    }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    a { color: var(--accent); text-decoration: none; border-radius: 3px; }
    a:hover { text-decoration: underline; }
    button, .choice label > span {
      font: inherit; font-size: 13px; color: inherit; background: var(--paper);
      border: 1px solid var(--edge); border-radius: 7px; padding: 4px 10px; cursor: pointer;
    }
    button:hover { background: var(--tint); }

    header {
      display: grid; grid-template-columns: minmax(0, 1fr) minmax(180px, 380px) auto;
      align-items: center; gap: 12px 16px; padding: 16px 20px 12px;
    }
    h1 {
      margin: 0; font-size: 24px; line-height: 1.2; letter-spacing: -0.02em;
      overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
    }
    header p { margin: 2px 0 0; color: var(--faint); font-size: 13px; }
    #scheme { min-width: 62px; }

    .search { position: relative; }
    .search input {
      width: 100%; font: inherit; color: inherit; padding: 7px 32px 7px 12px;
      background: var(--paper); border: 1px solid var(--edge); border-radius: 9px;
    }
    .search input::placeholder { color: var(--faint); opacity: 1; }
    .search kbd {
      position: absolute; right: 10px; top: 8px; padding: 0 6px; font: 12px/18px var(--mono);
      color: var(--faint); border: 1px solid var(--edge); border-radius: 4px; pointer-events: none;
    }
    .search:focus-within kbd { display: none; }
    #results {
      position: absolute; z-index: 5; right: 0; left: 0; top: calc(100% + 6px); margin: 0; padding: 6px;
      max-height: 60dvh; overflow: auto; list-style: none; background: var(--paper);
      border: 1px solid var(--edge); border-radius: 11px; box-shadow: 0 12px 32px #0003;
    }
    #results li {
      padding: 5px 8px; border-radius: 6px; cursor: pointer; overflow: hidden;
      text-overflow: ellipsis; white-space: nowrap;
    }
    #results li code { font: 12px/1.5 var(--mono); }
    #results li[aria-selected="true"], #results li:hover { background: var(--tint); }
    #results .none { color: var(--faint); cursor: default; background: none; }
    #results mark { background: none; color: var(--accent); font-weight: 600; }

    @media (max-width: 720px) {
      header { grid-template-columns: minmax(0, 1fr) auto; padding: 14px 14px 10px; }
      .search { grid-row: 2; grid-column: 1 / -1; }
      .search input { font-size: 16px; }
    }
    @media (prefers-reduced-motion: no-preference) {
      button, .choice label > span { transition: background 0.12s; }
    }
    """
}
