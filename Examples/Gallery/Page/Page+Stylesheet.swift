extension Page {
  /// The style of the page around the pictures, in a light and a dark scheme.
  static let stylesheet = """
    :root {
      color-scheme: light dark;
      --back: #f1f3f7; --paper: #ffffff; --ink: #1a1e25; --faint: #5c6573; --edge: #d3d8e0;
      --keyword: #9b2393; --type: #0b6466; --string: #b3261e; --number: #1c4fd6;
      --comment: #6a7380; --operator: #a1450a;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --back: #0b0d11; --paper: #14171c; --ink: #e8ebf0; --faint: #9ba5b3; --edge: #2c333d;
        --keyword: #ff7ab2; --type: #6bdfdb; --string: #ff8170; --number: #a3b8ff;
        --comment: #8692a1; --operator: #ffa14f;
      }
    }
    * { box-sizing: border-box; }
    html { background: var(--back); }
    body {
      margin: 0; background: var(--back); color: var(--ink);
      font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Helvetica, Arial, "Liberation Sans", sans-serif;
    }
    header, main { max-width: 1640px; margin: 0 auto; padding: 32px 24px 0; }
    main { padding: 0 24px 80px; }
    h1 { margin: 0; font-size: 34px; line-height: 1.2; letter-spacing: -0.02em; }
    header > p, section > p { margin: 4px 0 20px; color: var(--faint); }
    .way { display: flex; flex-wrap: wrap; gap: 4px 20px; font-size: 14px; }
    .way a:hover { color: var(--ink); }
    .way [rel="prev"]::before { content: "← "; }
    .way [rel="next"]::after { content: " →"; }
    header summary { cursor: pointer; }
    header pre { background: var(--paper); }
    main > h2 { margin: 40px 0 12px; font-size: 20px; }
    figure.map { max-width: 552px; }
    figure.map img { display: block; width: 100%; height: auto; border-radius: 10px; }
    section > h2 { margin: 48px 0 0; font-size: 24px; }
    section > p { margin-bottom: 16px; }
    .recipes {
      display: grid; grid-template-columns: repeat(auto-fill, minmax(148px, 1fr)); gap: 24px 20px;
      margin: 0; padding: 0; list-style: none;
    }
    .recipes a { display: block; text-decoration: none; }
    .recipes img { display: block; width: 100%; height: auto; border-radius: 10px; }
    .recipes strong { display: block; margin-top: 6px; font-size: 14px; font-weight: 600; }
    .recipes .words strong { margin: 0; text-decoration: underline; }
    .recipes a:hover strong { text-decoration: underline; }
    .recipes a:hover img { outline: 2px solid var(--faint); }
    :focus-visible { outline: 2px solid var(--number); outline-offset: 2px; }
    small { font-size: 13px; white-space: nowrap; opacity: 0.85; }
    .sides { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 24px; }
    .sides .pictures { max-width: 742px; }
    @media (max-width: 1300px) {
      .sides { grid-template-columns: minmax(0, 1fr); }
      .sides .pictures { max-width: none; }
    }
    /* On a telephone, the pictures come first, in a row. */
    @media (max-width: 760px) {
      .sides .pictures { order: -1; flex-wrap: nowrap; overflow-x: auto; min-width: 0; }
      .sides figure { flex: none; width: min(var(--width), 78vw); }
    }
    .listing { align-self: start; min-width: 0; padding: 14px 16px; background: var(--paper); border-radius: 10px; }
    .listing .file { display: flex; gap: 12px; justify-content: space-between; margin: 0 0 8px; font-size: 13px; }
    .listing summary { margin-top: 12px; font-size: 13px; color: var(--faint); cursor: pointer; }
    .listing pre { padding: 0; background: none; }
    a { color: inherit; }
    pre {
      margin: 0; padding: 14px 16px; align-self: start; white-space: pre-wrap;
      background: var(--back); border-radius: 10px; overflow-wrap: anywhere;
      font: 12px/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace;
    }
    .keyword { color: var(--keyword); font-weight: 600; }
    .type { color: var(--type); }
    .string { color: var(--string); }
    .number { color: var(--number); }
    .comment { color: var(--comment); font-style: italic; }
    .operator { color: var(--operator); font-weight: 600; }
    .pictures { display: flex; flex-wrap: wrap; gap: 16px; align-content: flex-start; }
    .sides + .pictures { margin-top: 16px; }
    .terminals { display: flex; flex-wrap: wrap; gap: 24px; }
    pre.terminal { max-width: 100%; white-space: pre; overflow-x: auto; line-height: 1.2; background: var(--paper); }
    figure { margin: 0; width: var(--width); max-width: 100%; }
    figure.wide { flex: 1 1 700px; width: auto; max-width: min(100%, var(--width)); }
    figure svg { display: block; width: 100%; height: auto; }
    figure a { display: block; text-decoration: none; cursor: zoom-in; }
    figcaption { margin-top: 4px; font-size: 13px; text-align: center; color: var(--faint); }
    figcaption span { color: var(--ink); text-decoration: underline; }
    figure a:hover svg, figure a:focus-visible svg { outline: 2px solid var(--faint); border-radius: 26px; }
    """
}
