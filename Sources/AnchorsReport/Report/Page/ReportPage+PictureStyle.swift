extension ReportPage {
  /// The picture and its tools.
  static let pictureStyle = """
    #picture { display: grid; grid-template-rows: auto minmax(0, 1fr); overflow: hidden; }
    .tools {
      display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; padding: 8px 12px;
      border-bottom: 1px solid var(--edge); font-size: 13px;
    }
    .choice { display: flex; align-items: center; }
    .choice > span { margin-right: 8px; color: var(--faint); }
    .choice label { position: relative; }
    .choice input { position: absolute; inset: 0; opacity: 0; margin: 0; cursor: pointer; }
    .choice label > span { display: block; border-radius: 0; margin-left: -1px; }
    .choice label:first-of-type > span { border-radius: 7px 0 0 7px; }
    .choice label:last-of-type > span { border-radius: 0 7px 7px 0; }
    .choice input:checked + span { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
    .choice input:focus-visible + span { outline: 2px solid var(--accent); outline-offset: 2px; z-index: 1; position: relative; }
    .check { display: flex; align-items: center; gap: 6px; cursor: pointer; }
    .check input { accent-color: var(--accent); margin: 0; }
    .zoom { display: flex; gap: 4px; margin-left: auto; }
    .zoom button { min-width: 34px; }
    .stage {
      position: relative; overflow: hidden; min-height: 320px; cursor: grab; touch-action: none;
      background: var(--back); border-radius: 0 0 13px 13px; user-select: none; -webkit-user-select: none;
    }
    .stage:focus-visible { outline-offset: -3px; }
    .stage.dragged { cursor: grabbing; }
    .stage svg { position: absolute; inset: 0; width: 100%; height: 100%; display: block; }
    .stage text { pointer-events: none; }
    .stage[data-names="off"] .names { display: none; }
    .stage[data-lines="none"] [data-constraint],
    .stage[data-lines="selected"] [data-constraint]:not(.on) { display: none; }
    .stage[data-lines="all"].focused [data-constraint]:not(.on) { opacity: 0.35; }
    .stage [data-constraint] { cursor: pointer; }
    .stage [data-constraint].hovered { display: inline !important; opacity: 1 !important; }
    .stage [data-constraint].hovered path { stroke-width: 2.5; }
    .overlay { pointer-events: none; fill: none; }
    .overlay rect { vector-effect: non-scaling-stroke; }
    .overlay .hover { stroke: var(--accent); stroke-width: 1.5; fill: var(--accent); fill-opacity: 0.07; }
    .overlay .selection { stroke: var(--accent); stroke-width: 2.5; fill: var(--accent); fill-opacity: 0.08; }
    @media (max-width: 1060px) { .stage { aspect-ratio: var(--ratio); max-height: 66dvh; min-height: 240px; } }
    """
}
