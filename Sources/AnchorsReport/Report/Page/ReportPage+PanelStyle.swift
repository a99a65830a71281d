extension ReportPage {
  /// The problems, the tree and the details.
  static let panelStyle = """
    #problems { margin: 0 20px 12px; max-height: 34dvh; overflow: auto; }
    #problems, main > section {
      background: var(--paper); border: 1px solid var(--edge); border-radius: 14px;
    }
    #problems > * + * { border-top: 1px solid var(--edge); }
    #problems .verdict { margin: 0; padding: 10px 16px; color: var(--good); font-weight: 600; }
    #problems .verdict::before { content: "✓"; margin-right: 10px; }
    .problem > summary {
      display: grid; grid-template-columns: 96px minmax(0, 1fr) auto; gap: 2px 12px; align-items: baseline;
      padding: 9px 16px; cursor: pointer; list-style: none;
    }
    .problem > summary::-webkit-details-marker { display: none; }
    .problem > summary:focus-visible { outline-offset: -3px; border-radius: 12px; }
    .problem > summary:hover { background: var(--tint); }
    .problem .problem { border-top: 1px solid var(--edge); }
    .problem .problem > summary { padding: 6px 0; margin-left: 0; }
    #details .problem { margin: 4px -8px; border: 1px solid var(--edge); border-radius: 9px; overflow: hidden; }
    #details .problem > summary { padding: 6px 10px; grid-template-columns: minmax(0, 1fr) auto; }
    #details .problem .problem-title { grid-column: 1 / -1; }
    #details .problem .body { padding: 0 10px 8px; }
    #details .problem .items { display: none; }
    #problems .more { display: block; width: 100%; border-width: 1px 0 0; border-radius: 0; padding: 8px; }
    .kind { font-size: 12px; font-weight: 650; color: var(--faint); white-space: nowrap; }
    .kind::before {
      content: ""; display: inline-block; width: 8px; height: 8px; margin-right: 8px;
      border-radius: 50%; background: currentColor;
    }
    .conflict.kind { color: var(--conflict); }
    .ambiguous.kind, .unheld.kind, .unsettled.kind { color: var(--open); }
    .ambiguous.kind::before { background: none; border: 2px solid currentColor; }
    .unheld.kind::before { border-radius: 2px; }
    .items { display: flex; flex-wrap: wrap; gap: 0 10px; justify-content: flex-end; font-size: 13px; }
    .problem-title { overflow-wrap: anywhere; }
    .body { padding: 0 16px 12px 124px; }
    .body .body { padding: 0 0 8px; }
    @media (min-width: 1061px) {
      #problems .body:has(> .constraints) {
        display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 4px 40px; align-items: start;
      }
    }
    .body .sum { font-weight: 600; }
    .body p { margin: 0 0 8px; max-width: 76ch; overflow-wrap: anywhere; }
    .body ul { margin: 4px 0 10px; padding: 0; list-style: none; }
    .body h4 { margin: 10px 0 2px; font-size: 12px; color: var(--faint); }
    .repairs li::before { content: "→ "; color: var(--good); font-weight: 600; }

    main {
      display: grid; gap: 12px; padding: 0 20px 20px; min-height: 0;
      grid-template-columns: minmax(190px, 250px) minmax(0, 1fr) minmax(300px, 400px);
    }
    main > section { min-height: 0; overflow: auto; }
    h2 { margin: 0; font-size: 17px; letter-spacing: -0.01em; }
    #items h2 { padding: 12px 14px 4px; font-size: 13px; color: var(--faint); letter-spacing: 0; }

    #tree, #tree ul { margin: 0; padding: 0; list-style: none; }
    #tree { padding: 0 6px 10px; }
    .row {
      display: flex; align-items: center; gap: 6px; padding: 2px 8px 2px calc(4px + 14px * var(--depth));
      border-radius: 6px; cursor: pointer; white-space: nowrap; font-size: 13px; line-height: 22px;
    }
    .row:hover, .row.hovered { background: var(--tint); }
    [role="treeitem"]:focus { outline: none; }
    [role="treeitem"]:focus-visible > .row { outline: 2px solid var(--accent); outline-offset: -2px; }
    [aria-selected="true"] > .row { background: var(--accent); color: var(--on-accent); }
    [aria-selected="true"] > .row * { color: inherit; }
    .twist { width: 14px; flex: none; text-align: center; font-size: 9px; color: var(--faint); }
    [aria-expanded="true"] > .row .twist::before { content: "▼"; }
    [aria-expanded="false"] > .row .twist::before { content: "▶"; }
    [aria-expanded="false"] > ul { display: none; }
    .row .name { overflow: hidden; text-overflow: ellipsis; }
    .guide .name { font-style: italic; color: var(--faint); }
    .gone .name { opacity: 0.6; text-decoration: line-through; }
    .dot { flex: none; margin-left: auto; font-size: 11px; }
    .dot.conflict { color: var(--conflict); }
    .dot.ambiguous, .dot.unheld, .dot.unsettled { color: var(--open); }
    .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    .dot.lint { color: var(--faint); }

    #details { padding: 14px 16px 20px; }
    #details h2 { overflow-wrap: anywhere; }
    #details h3 { margin: 18px 0 4px; font-size: 13px; color: var(--faint); font-weight: 600; }
    .crumbs { margin: 0 0 2px; font-size: 13px; color: var(--faint); }
    .type { color: var(--faint); font-size: 13px; margin: 0; }
    .tag {
      display: inline-block; margin-left: 6px; padding: 0 7px; border: 1px solid var(--edge);
      border-radius: 9px; font-size: 11px;
    }
    .frame { display: grid; grid-template-columns: repeat(4, 1fr); gap: 1px; margin: 10px 0 4px;
      background: var(--edge); border: 1px solid var(--edge); border-radius: 9px; overflow: hidden; }
    .frame div { padding: 5px 8px; background: var(--paper); }
    .frame dt { font-size: 11px; color: var(--faint); }
    .frame dd { margin: 0; font: 14px/1.4 var(--mono); }
    .facts { display: grid; grid-template-columns: auto 1fr; gap: 1px 12px; margin: 6px 0 0; font-size: 13px; }
    .facts dt { color: var(--faint); }
    .facts dd { margin: 0; }
    .reasons details + details { border-top: 1px solid var(--edge); }
    .reasons summary { padding: 3px 0; cursor: pointer; font: 13px/1.6 var(--mono); }
    .reasons summary::marker { color: var(--faint); font-size: 10px; }
    .reasons ol { margin: 0 0 8px; padding: 0 0 0 13px; list-style: none; border-left: 2px solid var(--edge); }
    .reasons li {
      display: flex; flex-wrap: wrap; gap: 0 12px; justify-content: space-between; padding: 1px 4px;
      border-radius: 5px; font: 12px/1.55 var(--mono); overflow-wrap: anywhere;
    }
    .reasons li.hovered { background: var(--tint); }
    .reasons li > span:first-child { font-family: system-ui, sans-serif; }
    .settles { color: var(--faint); margin-left: auto; }
    .settles a { color: inherit; }
    .left-out { color: var(--faint); }
    .open, .reasons .note { color: var(--open); }

    .constraints { margin: 0; padding: 0; list-style: none; }
    .constraints li {
      display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 10px; align-items: baseline;
      margin: 0 -8px; padding: 4px 8px; border-radius: 7px; font-size: 13px;
    }
    .constraints li:hover, .constraints li.hovered { background: var(--tint); }
    .constraints code { font: 12.5px/1.5 var(--mono); overflow-wrap: anywhere; }
    .constraints .source { color: var(--faint); font: 11px/1.5 var(--mono); text-align: right; }
    .constraints .number {
      display: inline-block; min-width: 20px; margin-right: 7px; padding: 0 5px; border-radius: 10px; text-align: center; font-size: 11px;
      font-weight: 700; color: light-dark(#fff, #2b0a0a); background: var(--conflict);
    }
    .constraints .note { grid-column: 1 / -1; color: var(--open); font-size: 12px; white-space: pre-wrap; }
    .wish { opacity: 0.85; }
    .legend { margin: 12px 0 0; padding: 0; list-style: none; color: var(--faint); font-size: 13px; }
    .legend li { display: grid; grid-template-columns: 44px 1fr; align-items: center; gap: 10px; padding: 3px 0; }

    @media (max-width: 1060px) {
      body { height: auto; display: block; }
      main { grid-template-columns: minmax(0, 1fr); padding: 0 14px 24px; }
      #problems { margin: 0 14px 12px; max-height: none; }
      #picture { order: -2; }
      #details { order: -1; scroll-margin-top: 12px; }
      main > section { overflow: visible; }
      .problem > summary { grid-template-columns: minmax(0, 1fr) auto; }
      .problem-title { grid-column: 1 / -1; grid-row: 2; }
      .body { padding-left: 16px; }
    }
    """
}
