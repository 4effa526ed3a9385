import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

const root = join(import.meta.dirname, "..");

// Browsers keep one list for all rules of this kind: whenever a :has() on html or body is looked at anew, which every
// change of the page does, each element that one of these rules could be about is styled again (decision 0056).
test("what :has() decides about an element inside is about a class of its own", () => {
  const wide = globSync("src/**/*.css", { cwd: root }).flatMap((file) =>
    [
      ...readFileSync(join(root, file), "utf8").matchAll(
        /:has\((?:[^()]|\([^()]*\))*\)\)?(?:\.[\w-]+|:[\w-]+)*\s*[\s>~+]\s*([\w.-]+)/g,
      ),
    ]
      .filter(([, inside]) => !/^\.[\w-]+$/.test(inside!) || inside === ".icon")
      .map(([selector]) => `${file}: ${selector}`),
  );
  assert.deepEqual(wide, []);
});

// What names nothing in its last part browsers try on every element that comes: forty of them were a quarter of what
// styling a page that is gone to took (decision 0204).
test("each selector's last part names an element, a class, an id or an attribute", () => {
  // Text that the label writes has whatever elements it has; the reset is about all.
  const wanted = [".prose > * + *", ".prose > :first-child", ".content-text > * + *"];
  const nameless = globSync("src/{storefront,ui}/**/*.css", { cwd: root })
    .filter((file) => !/ui\/(base|reset|tokens)\.css$/.test(file))
    .flatMap((file) =>
      selectorsOf(readFileSync(join(root, file), "utf8"))
        .filter((selector) => !wanted.includes(selector) && !/^(&|[\w-]|[.#[])/.test(lastPart(selector)))
        .filter((selector) => !/(:focus-visible|\[aria-current\])$/.test(selector))
        .map((selector) => `${file}: ${selector}`),
    );
  assert.deepEqual(nameless, []);
});

// A finger hovers over nothing: what it has touched would stay marked until it touches something else, and each tap
// would have the page styled, laid out and painted once more before its click (decision 0059).
test("only who can hover sees what hovering changes", () => {
  // Until the program runs, the category line's menus open by themselves, for whoever taps as well.
  const wanted = ["html:not([data-ready], [data-lan]) .menu li:is(:hover, :focus-within) > .mega"];
  const marked = globSync("src/**/*.css", { cwd: root }).flatMap((file) =>
    [...withoutHoverMedia(readFileSync(join(root, file), "utf8")).matchAll(/([^{};]+)\{/g)]
      .map(([, list]) =>
        list!
          .replace(/\/\*.*?\*\//gs, "")
          .trim()
          .split(/,\s*(?![^()]*\))/),
      )
      .filter((selectors) =>
        selectors.some(
          (selector) =>
            selector.includes(":hover") &&
            !wanted.includes(selector) &&
            !selectors.includes(selector.replace(":hover", "")),
        ),
      )
      .map((selectors) => `${file}: ${selectors.join(", ")}`),
  );
  assert.deepEqual(marked, []);
});

// What the font files do not hold a browser would make up, or take from another font (decision 0065).
test("type is of one of the two voices the font files are cut for: text as wide as it is, or a heading in its weight", () => {
  const others = globSync("src/**/*.css", { cwd: root })
    .filter((file) => !file.includes("fonts"))
    .flatMap((file) =>
      [...readFileSync(join(root, file), "utf8").matchAll(/([^{};]+)\{([^{}]*font-stretch:[^{}]*)\}/g)]
        .filter(
          ([, , rule]) =>
            !/font-stretch: (100%|inherit);/.test(rule!) &&
            !(/font-stretch: 7[2-8]%;/.test(rule!) && /font-weight: [78]00;/.test(rule!)),
        )
        .map(([, selector]) => `${file}: ${selector!.trim()}`),
    );
  assert.deepEqual(others, []);
});

// Beside their narrow letters the font's blanks are too narrow to part words; text as wide as it is has its own.
test("words in narrow letters are parted by a wider blank, and those in other letters within them are not", () => {
  const blocks = globSync("src/**/*.css", { cwd: root })
    .filter((file) => !file.includes("fonts") && !file.endsWith("wordmark.css"))
    .flatMap((file) =>
      [...readFileSync(join(root, file), "utf8").matchAll(/([^{};]+)\{([^{}]*font-stretch:[^{}]*)\}/g)].map(
        ([, selector = "", rule = ""]) => ({ name: `${file}: ${selector.trim()}`, rule }),
      ),
    );
  const wrong = blocks.filter(
    ({ rule }) =>
      !(/font-stretch: 7\d%/.test(rule)
        ? /word-spacing: var\(--narrow-gap\)/.test(rule)
        : /word-spacing: var\(--text-gap\)|font-stretch: inherit/.test(rule)),
  );
  assert.ok(blocks.length > 20);
  assert.deepEqual(
    wrong.map(({ name }) => name),
    [],
  );
});

/** Without `@media (hover: hover) { … }`: rules of at most one level inside. */
function withoutHoverMedia(css: string): string {
  return css.replace(/@media \(hover: hover\)[^{]*\{(?:[^{}]|\{[^{}]*\})*\}/g, "");
}

/** The selectors of a stylesheet, each by itself. */
function selectorsOf(css: string): string[] {
  return [...css.replace(/\/\*.*?\*\//gs, "").matchAll(/([^{};]+)\{/g)]
    .map(([, list]) => list!.trim())
    .filter((list) => !/^(@|from|to|\d)/.test(list))
    .flatMap((list) => list.split(/,\s*(?![^()]*\))/));
}

/** What a selector says of the element itself: all behind its last combinator. */
function lastPart(selector: string): string {
  const flat = selector.replace(/\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, (inside) => "_".repeat(inside.length));
  return selector.slice(
    Math.max(flat.lastIndexOf(" "), flat.lastIndexOf(">"), flat.lastIndexOf("+"), flat.lastIndexOf("~")) + 1,
  );
}
