import { reachesFloor } from "./browser-floor.ts";

/**
 * Runs in the head before anything is painted: a returning shopper's language and currency are marked
 * on `<html>`, so that the prerendered Polish texts and PLN prices keep their place unseen until theirs are in;
 * whether they look at listings as a list; which notices above the header they have put away; and who has declared to be of age, so that goods for adults are
 * seen at once. The shop's own code is fetched when what is seen first is on the screen: neither a slow processor nor a
 * slow line is busy with it while text, styles and the largest picture are on their way.
 */
const { documentElement } = document;
const prerenderedLang = documentElement.lang;
try {
  const kept = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? "null");
  const lanCode = kept("lanCode");
  const currency = kept("currency");
  // A path that names its language is prerendered in it.
  if (prerenderedLang === "pl" && (lanCode === "en" || lanCode === "cz")) {
    documentElement.dataset["lan"] = lanCode;
    documentElement.lang = lanCode === "cz" ? "cs" : lanCode;
  }
  if (kept("listingView") === "list") documentElement.dataset["view"] = "list";
  if (currency === "eur" || currency === "gbp" || currency === "usd") documentElement.dataset["currency"] = currency;
  if (Number(kept("adultUntil")) > Date.now()) documentElement.dataset["adult"] = "";
  // The selector of those that are put away; of none: an element that no page has.
  const closed = () => kept("closedNotices") ?? "none";
  const hiding = new CSSStyleSheet();
  const hide = (selector: unknown) => hiding.replaceSync(`${selector as string}{display:none}`);
  hide(closed());
  document.adoptedStyleSheets = [hiding];
  // A browser that cannot keep it shows no button for it.
  documentElement.dataset["closes"] = "";
  addEventListener("click", ({ target }) => {
    const line = (target as Element).closest("[data-notice] button")?.parentElement;
    if (!line) return;
    // Another window may have put another away.
    const selector = `${closed() as string},[data-notice="${line.dataset["notice"]}"]`;
    hide(selector);
    document.getElementById("main")!.focus();
    localStorage.setItem("closedNotices", JSON.stringify(selector));
  });
} catch {
  // Storage may be forbidden or damaged: then the shopper sees the page as it was prerendered.
}

/**
 * A size or a button pressed before the program is there is pressed again by the program, in the order of the presses:
 * on a slow line that is seconds after both are seen. What leads somewhere without JavaScript waits for it, too.
 */
const pressed = new Set<HTMLElement>();
const note = (event: Event) => {
  const own = (event.target as Element).closest<HTMLElement>("button[type=button], a[role=button], input[type=radio]");
  if (own === null) return;
  pressed.delete(own);
  // One that is pressed once more when the program hears it is answered then.
  if ("taken" in documentElement.dataset) return;
  if (own.localName === "a") event.preventDefault();
  pressed.add(own);
};
addEventListener("click", note, true);
new MutationObserver((_, observer) => {
  if (documentElement.dataset["ready"] === undefined) return;
  observer.disconnect();
  removeEventListener("click", note, true);
  for (const own of pressed) {
    // One that is chosen already would tell nobody of it.
    if (own.localName === "input") (own as HTMLInputElement).checked = false;
    own.click();
  }
}).observe(documentElement, { attributeFilter: ["data-ready"] });

/** A step in the history before the program is there, or where it stays away, changes the address alone: the browser loads the page that belongs to it. */
const { pathname, search } = location;
addEventListener("popstate", () => {
  if (documentElement.dataset["ready"] === undefined && (location.pathname !== pathname || location.search !== search))
    location.reload();
});

/**
 * Should the browser be too old for the program, or should that not come, not be read by an old browser, or fail while it takes the page over, the page stays as it
 * was prerendered, with what a browser without JavaScript shows: links lead where they lead without it, nothing waits unseen.
 */
const stayPrerendered = () => {
  removeEventListener("click", note, true);
  documentElement.lang = prerenderedLang;
  for (const mark of ["lan", "currency", "ready"]) delete documentElement.dataset[mark];
  const types = (
    globalThis as { trustedTypes?: { createPolicy(name: string, rules: object): { createHTML(html: string): string } } }
  ).trustedTypes;
  const policy = types?.createPolicy("bruk-prerendered", { createHTML: (html: string) => html });
  for (const unscripted of document.querySelectorAll("noscript")) {
    const html = unscripted.textContent;
    const shown = Object.assign(document.createElement("div"), {
      className: "unscripted",
      innerHTML: policy?.createHTML(html) ?? html,
    });
    unscripted.replaceWith(shown);
  }
};
new MutationObserver(stayPrerendered).observe(documentElement, { attributeFilter: ["data-prerendered"] });

/** Milliseconds the first paint, and after it the largest picture, may keep the shop's code waiting. */
const longest = 800;
const over = () => new Promise((resolve) => setTimeout(resolve, longest));
/** The browser tells when something of the page is on the screen: nothing of ours runs while that is being made. A page nobody sees is not painted. */
const painted = async () => {
  if (document.hidden) return;
  await Promise.race([
    new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: "paint", buffered: true })),
    over(),
  ]);
};
const parsed = () =>
  document.readyState === "loading" && new Promise((resolve) => addEventListener("DOMContentLoaded", resolve));
const largestSeen = () =>
  Promise.race([
    document
      .querySelector<HTMLImageElement>("img[fetchpriority=high]")
      ?.decode()
      .catch(() => undefined),
    over(),
  ]);

// A browser whose owner has turned PerformanceObserver off throws: it is not waited for.
void painted()
  .then(parsed, parsed)
  .then(largestSeen)
  .then(() => {
    if (!reachesFloor()) {
      documentElement.dataset["prerendered"] = "";
      return;
    }
    // All are asked for at once: one by one, each would tell of the next.
    for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=later]")) link.rel = "modulepreload";
    return import(/* @vite-ignore */ (document.getElementById("entry") as HTMLLinkElement).href);
  })
  .catch((error: unknown) => {
    documentElement.dataset["prerendered"] = "";
    throw error;
  });
