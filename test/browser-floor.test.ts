import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { test } from "node:test";

const root = join(import.meta.dirname, "..");
const entries = [
  "src/backoffice/entry.tsx",
  "src/backoffice/packing/worker.ts",
  "src/storefront/entry-browser.ts",
  "src/storefront/head.ts",
  "src/storefront/service-worker/worker.ts",
];

/**
 * What the browser's code may not use: what became newly available in all engines less than 30 months ago, after May
 * 2024 (Baseline 'widely available', web.dev/baseline), or not at all; and some that are in every present browser, but
 * took the whole page or the lockers away in ones a little older, phones that get no newer system among them. Syntax the build itself brings down to its target.
 */
const tooNew: Readonly<Record<string, RegExp>> = {
  "Map.groupBy and Object.groupBy": /\b(?:Map|Object)\.groupBy\b/,
  "look-behind, which is an error of the whole file": /\(\?<[=!]/,
  "modifiers inside an expression": /\(\?[ims]+(?:-[ims]+)?:/,
  "functions of sets":
    /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(|\bnew Set\([^()]*\)\.(?:union|intersection|difference)\(/,
  "functions of iterators":
    /\bIterator\.(?:from|prototype)\b|\.(?:values|keys|entries)\(\)\.(?:map|filter|take|drop|flatMap|reduce|toArray|forEach|some|every|find)\(/,
  "Promise.try": /\bPromise\.try\b/,
  "RegExp.escape": /\bRegExp\.escape\b/,
  "URL.parse and URL.canParse": /\bURL\.(?:parse|canParse)\(/,
  "AbortSignal.any": /\bAbortSignal\.any\(/,
  "bytes from and to base64 or hex": /\.(?:fromBase64|fromHex|toBase64|toHex|setFromBase64)\(/,
  "Error.isError": /\bError\.isError\b/,
  "Math.sumPrecise and f16": /\bMath\.(?:sumPrecise|f16round)\b/,
  "Map's getOrInsert": /\.getOrInsert(?:Computed)?\(/,
  "Temporal and Intl.DurationFormat": /\bTemporal\.|\bIntl\.DurationFormat\b/,
  scheduler: /\bscheduler\.(?:postTask|yield)\b/,
  "the Navigation API": /\b(?:window\.)?navigation\.(?:navigate|addEventListener|entries|traverseTo)\b/,
  "view transitions": /\.startViewTransition\(/,
  popovers: /\.(?:showPopover|hidePopover|togglePopover)\(/,
  requestIdleCallback: /\brequestIdleCallback\b(?! \?\?)/,
  "moveBefore, setHTML and the cookie store": /\.(?:moveBefore|setHTML|setHTMLUnsafe)\(|\bcookieStore\b/,
};

test("the browser's code uses nothing that is not widely available, unless it asks first", () => {
  const files = reached(entries.map((file) => join(root, file)));
  assert.ok(files.size > 200, `${files.size} files reach the browser`);
  const found = [...files].flatMap((file) =>
    Object.entries(tooNew)
      .filter(([, use]) => use.test(codeOf(file)))
      .map(([name]) => `${relative(root, file)}: ${name}`),
  );
  assert.deepEqual(found, []);
});

/**
 * What may be missing in a browser that reads the syntax of the build: what is used of it is looked for before a page is
 * taken over, itself or by one that is as young in every engine.
 */
const young: Readonly<Record<string, RegExp>> = {
  showModal: /\.(?:showModal|close)\(/,
  timeout: /\bAbortSignal\.timeout\(/,
  toSorted: /\.(?:toSorted|toReversed|toSpliced|findLast|findLastIndex|at)\(|\.with\(\w+, |\bObject\.hasOwn\(/,
  toWellFormed: /\.(?:to|is)WellFormed\(/,
  structuredClone: /\bstructuredClone\(/,
  checkVisibility: /\.checkVisibility\(/,
  showPicker: /\.showPicker\(/,
  withResolvers: /\bPromise\.withResolvers\b/,
  fromAsync: /\bArray\.fromAsync\(/,
  supports: /\b(?:Intl\.supportedValuesOf|Intl\.Segmenter|Intl\.ListFormat)\(/,
};

test("what a browser may lack is looked for before it takes a page over, and nothing else is", () => {
  const files = [...reached([join(root, "src/storefront/entry-browser.ts")])];
  const floor = codeOf(join(root, "src/storefront/browser-floor.ts"));
  for (const [name, use] of Object.entries(young)) {
    const users = files.filter((file) => use.test(codeOf(file)));
    assert.equal(floor.includes(`"${name}"`), users.length > 0, `${name}: ${users.join(", ")}`);
  }
});

test("what is refused is known when it is there, and asking first is let through", () => {
  const refused = (code: string) => Object.values(tooNew).some((use) => use.test(code));
  for (const code of [
    "Map.groupBy(all, of)",
    "text.replace(/(?<=a)b/g)",
    "a.isSubsetOf(b)",
    "set.values().map(of)",
    "box.showPopover()",
    "window.requestIdleCallback(begin)",
    "Promise.try(act)",
  ])
    assert.ok(refused(code), code);
  for (const code of [
    "text.match(/(?<year>\\d+)/)",
    "box.showPopover?.()",
    "(window.requestIdleCallback ?? setTimeout)(begin)",
    "[...set.values()].map(of)",
  ])
    assert.ok(!refused(code), code);
});

/** Returns every file of ours that the browser may fetch: what the entries import, at once or later. */
function reached(from: readonly string[], known = new Set<string>()): Set<string> {
  for (const file of from) {
    if (known.has(file)) continue;
    known.add(file);
    const named = [...codeOf(file).matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+\.tsx?)"/g)].map(([, path = ""]) =>
      join(dirname(file), path),
    );
    reached(
      named.filter((path) => existsSync(path)),
      known,
    );
  }
  return known;
}

/** Without comments and what is only a type. */
function codeOf(file: string): string {
  return readFileSync(file, "utf8")
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "")
    .replace(/^import type .*$/gm, "");
}
