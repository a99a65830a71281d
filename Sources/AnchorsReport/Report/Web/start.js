// MARK: Colours

const schemes = ["auto", "light", "dark"];
let scheme = "auto";
const schemeButton = find("#scheme");

schemeButton.addEventListener("click", () => {
  scheme = schemes[(schemes.indexOf(scheme) + 1) % schemes.length];
  schemeButton.textContent = `Colours: ${scheme}`;
  if (scheme === "auto") delete document.documentElement.dataset.scheme;
  else document.documentElement.dataset.scheme = scheme;
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
