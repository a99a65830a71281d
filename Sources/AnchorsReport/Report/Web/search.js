// MARK: Search

const field = find("#search");
const results = find("#results");
const texts = [
  ...items.map((item, place) => ({ item: place, text: item.name })),
  ...constraints.map((constraint, place) => ({
    item: constraint.first,
    constraint: place,
    text: constraint.text,
    source: constraint.source ?? "",
  })),
];
let chosen = -1;

function marked(text, query) {
  const place = text.toLowerCase().indexOf(query);
  if (place < 0) return [text];
  const end = place + query.length;
  return [text.slice(0, place), make("mark", {}, text.slice(place, end)), text.slice(end)];
}

function search() {
  const query = field.value.trim().toLowerCase();
  const isHit = ({ text, source }) =>
    text.toLowerCase().includes(query) || (source ?? "").toLowerCase().includes(query);
  const hits = query === "" ? [] : texts.filter(isHit);
  const resultLines = hits.slice(0, 60).map(({ item, constraint, text, source }, place) => {
    const words = marked(text, query);
    return make(
      "li",
      {
        role: "option",
        id: `result-${place}`,
        "aria-selected": "false",
        "data-item": item,
        "data-constraint": constraint,
      },
      constraint === undefined ? words : make("code", {}, words),
      source ? ` (${source})` : "",
    );
  });
  if (hits.length > resultLines.length) {
    resultLines.push(make("li", { class: "none" }, `and ${hits.length - resultLines.length} more`));
  }
  if (query !== "" && hits.length === 0)
    resultLines.push(make("li", { class: "none" }, "Nothing found"));
  results.replaceChildren(...resultLines);
  results.hidden = resultLines.length === 0;
  field.setAttribute("aria-expanded", String(!results.hidden));
  choose(hits.length > 0 ? 0 : -1);
}

function choose(place) {
  const options = results.querySelectorAll("[role=option]");
  options[chosen]?.setAttribute("aria-selected", "false");
  chosen = options.length === 0 ? -1 : (place + options.length) % options.length;
  const option = options[chosen];
  if (!option) return field.removeAttribute("aria-activedescendant");
  option.setAttribute("aria-selected", "true");
  option.scrollIntoView({ block: "nearest" });
  field.setAttribute("aria-activedescendant", option.id);
}

function take(option) {
  if (!option || option.dataset.item === undefined) return;
  const { item, constraint } = option.dataset;
  closeSearch();
  select(Number(item));
  if (constraint !== undefined) setTimeout(() => flash(Number(constraint)));
}

function closeSearch() {
  results.hidden = true;
  field.setAttribute("aria-expanded", "false");
  field.removeAttribute("aria-activedescendant");
}

field.addEventListener("input", search);
field.addEventListener("focus", () => {
  if (field.value) search();
});
field.addEventListener("blur", () => setTimeout(closeSearch, 150));
field.addEventListener("keydown", (event) => {
  const keys = {
    ArrowDown: () => choose(chosen + 1),
    ArrowUp: () => choose(chosen - 1),
    Enter: () => take(results.querySelector("[aria-selected=true]")),
    Escape: () => {
      field.value = "";
      closeSearch();
    },
  };
  if (!keys[event.key]) return;
  event.preventDefault();
  keys[event.key]();
});
results.addEventListener("pointerdown", (event) => event.preventDefault());
results.addEventListener("click", (event) => take(event.target.closest("[role=option]")));
document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.target.matches("input")) return;
  event.preventDefault();
  field.focus();
});
