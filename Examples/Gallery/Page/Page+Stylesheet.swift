extension Page {
  /// How the page looks around the pictures, in a light and a dark scheme.
  static let stylesheet = """
    :root {
      color-scheme: light dark;
      --back: #f1f3f7; --paper: #ffffff; --ink: #1a1e25; --faint: #67707e; --edge: #d3d8e0;
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
    body {
      margin: 0 auto; padding: 32px 24px 80px; max-width: 1640px;
      background: var(--back); color: var(--ink);
      font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Helvetica, Arial, "Liberation Sans", sans-serif;
    }
    h1 { margin: 0; font-size: 34px; letter-spacing: -0.02em; }
    header > p, section > p { margin: 4px 0 20px; color: var(--faint); }
    header > p { margin-bottom: 8px; }
    header > pre { margin: 0 0 20px; padding: 12px 16px; background: var(--paper); }
    nav { display: flex; flex-wrap: wrap; gap: 12px 40px; }
    nav h2 { margin: 0; font-size: 13px; color: var(--faint); }
    nav a { display: block; font-size: 14px; color: inherit; text-decoration: none; }
    nav a:hover { text-decoration: underline; }
    section > h2 { margin: 56px 0 0; font-size: 24px; }
    article {
      margin: 0 0 24px; padding: 20px 24px 24px; scroll-margin-top: 16px;
      background: var(--paper); border: 1px solid var(--edge); border-radius: 16px;
    }
    h3 { margin: 0; font-size: 19px; }
    article > p { margin: 0 0 16px; color: var(--faint); }
    small { font-size: 13px; white-space: nowrap; opacity: 0.85; }
    .sides { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 16px; }
    .sides .pictures { max-width: 742px; }
    @media (max-width: 1300px) {
      .sides { grid-template-columns: minmax(0, 1fr); }
      .sides .pictures { max-width: none; }
    }
    .listing { align-self: start; padding: 14px 16px; background: var(--back); border-radius: 10px; }
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
    pre.terminal { white-space: pre; overflow-x: auto; line-height: 1.2; background: var(--paper); }
    figure { margin: 0; width: var(--width); max-width: 100%; }
    figure.wide { flex: 1 1 700px; width: auto; max-width: min(100%, var(--width)); }
    figure svg { display: block; width: 100%; height: auto; }
    figure a { display: block; text-decoration: none; cursor: zoom-in; }
    figcaption { margin-top: 4px; font-size: 13px; text-align: center; color: var(--faint); }
    figcaption span { color: var(--ink); text-decoration: underline; }
    figure a:hover svg, figure a:focus-visible svg { outline: 2px solid var(--faint); border-radius: 26px; }
    """
}
