extension IndexPage {
  /// The style of the index, in a light and a dark scheme. The colors are those of the reports.
  static let stylesheet = """
    :root {
      color-scheme: light dark;
      --back: #f1f3f7; --paper: #ffffff; --ink: #1a1e25; --faint: #5c6573; --edge: #d3d8e0;
      --accent: #1f5fd0;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --back: #0b0d11; --paper: #14171c; --ink: #e8ebf0; --faint: #9ba5b3; --edge: #2c333d;
        --accent: #7ab4ff;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0; background: var(--back); color: var(--ink);
      font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Helvetica, Arial, "Liberation Sans", sans-serif;
    }
    html { background: var(--back); }
    header, main { max-width: 1120px; margin: 0 auto; padding: 32px 20px 0; }
    main { padding: 0 20px 64px; }
    h1 { margin: 0; font-size: 30px; letter-spacing: -0.02em; }
    h2 { margin: 40px 0 0; font-size: 21px; }
    h3 { margin: 0; font-size: 17px; }
    header p, section > p { margin: 4px 0 16px; color: var(--faint); }
    ul {
      display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 480px), 1fr)); gap: 12px;
      margin: 0; padding: 0; list-style: none;
    }
    li {
      display: grid; grid-template-columns: 104px minmax(0, 1fr); gap: 16px; padding: 14px;
      background: var(--paper); border: 1px solid var(--edge); border-radius: 12px;
    }
    li p { margin: 4px 0 0; }
    .thumb { height: 104px; overflow: hidden; }
    .thumb img { display: block; width: 100%; height: 100%; object-fit: cover; object-position: left top; }
    .links { display: flex; flex-wrap: wrap; gap: 4px 16px; }
    a { color: var(--accent); }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }

    """
}
