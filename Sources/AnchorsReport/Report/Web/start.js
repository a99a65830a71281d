// MARK: Colours

const schemes = ["Auto", "Light", "Dark"];
const schemeButton = find("#scheme");

schemeButton.addEventListener("click", () => {
  const next = schemes[(schemes.indexOf(schemeButton.textContent) + 1) % schemes.length];
  schemeButton.textContent = next;
  if (next === "Auto") delete document.documentElement.dataset.scheme;
  else document.documentElement.dataset.scheme = next.toLowerCase();
});

// MARK: The beginning

function show(number) {
  selected = number;
  showInTree(number);
  showInPicture(number);
  showDetails(number);
  if (number >= 0 && details.getBoundingClientRect().top > innerHeight - 80) {
    details.scrollIntoView({
      block: "start",
      behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth",
    });
  }
}

addEventListener("hashchange", () => show(numberInAddress()));
showProblems();
fit();
show(numberInAddress());
document.documentElement.dataset.ready = "yes";
