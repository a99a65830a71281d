extension ReportPage {
  /// The tree, the picture and the details, side by side or one below the other.
  static func panels(picture: String) -> String {
    """
    <main>
    <section id="items" aria-labelledby="items-title">
    <h2 id="items-title">Items</h2>
    <ul id="tree" role="tree" aria-labelledby="items-title"></ul>
    </section>
    <section id="picture" aria-label="Picture">
    <div class="tools">
    <div role="radiogroup" aria-label="Constraint lines" class="choice">
    <span>Lines</span>
    <label><input type="radio" name="lines" value="none"><span>Off</span></label>
    <label><input type="radio" name="lines" value="selected" checked><span>Selected</span></label>
    <label><input type="radio" name="lines" value="all"><span>All</span></label>
    </div>
    <label class="check"><input type="checkbox" id="names" checked> Names</label>
    <div class="zoom">
    <button type="button" data-zoom="out" aria-label="Zoom out" title="Zoom out (−)">−</button>
    <button type="button" data-zoom="fit" title="Fit (0)">Fit</button>
    <button type="button" data-zoom="in" aria-label="Zoom in" title="Zoom in (+)">+</button>
    </div>
    </div>
    <div class="stage" tabindex="0" role="group" data-lines="selected" data-names="on" \
    aria-label="Picture of the layout. Arrow keys move it, plus and minus zoom, 0 fits.">
    \(picture)</div>
    </section>
    <section id="details" aria-live="polite" aria-label="Details"></section>
    </main>
    """
  }
}
