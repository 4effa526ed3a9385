import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

// The words of docs/words.md, held: what has a standard name is not called by a private one again.

const root = join(import.meta.dirname, "..");

/** An old word as an identifier or as a part of one, and what it is called now. */
const oldWords: readonly (readonly [old: RegExp, now: string])[] = [
  [
    /\b(?!sendTestLetter\b|lettersBounded\b|(?:inSmall|roomy|shared|union|vies|whole)Letters\b|SmallLetter\b|letterOf\b)(?:[A-Za-z]*[a-z]Letters?(?![a-z])|[Ll]etters?[A-Z])\w*|\b(test|recall|return)-letters?\b|\bletter-facts\b/,
    "email",
  ],
  [/\b[Ww]ish(?!list)(es)?[A-Z-]\w*|[a-z]Wish(?!list)\w*/, "input, stock alert, wishlist"],
  [/\b(?!noteKsefNumber\b|notePayout\b|noteId\b|noteText\b)note[A-Z]\w*/, "record"],
  [/\b(?!tellArrival\b)tell[A-Z]\w*|\bTellEvent\b/, "notify, report"],
  [/\bhear[A-Z]\w*|\baskAbout(?!(Order)?Href\b)\w*/, "handle, follow, reconcile"],
  [/\bin the till\b|\bthe till (?:with|keeps)\b|\bKsefPlace\b|\b(?:const|let) accidents?\b/, "checkout, key, errors"],
  [/\b(changedFacts?|noteFacts|layoutFacts|settledFacts|factsSince|factsNow|followFacts|FactCursor)\b/, "cache tag"],
  [
    /\b(reprint\w*|pagePrinter|openPrinter)\b|\b[Pp]rint(ed|er)[A-Z]|[a-z]Print(ed|er)|\bprinted-|[a-z]-printed\b/,
    "prerender",
  ],
  [/\b[Kk]ept[A-Z]|[a-z]Kept\b|\bkept-[a-z]|\bdocumentPieces\b/, "stored, cached, html chunk"],
  [/\b(payment|open)?Desk\b|\bpaymentDesk\b|\buseTill\b|\btillOf\b/, "payment providers, checkout"],
  [/\b(sayGoodbye|answerAccident)\w*/, "graceful shutdown, error handler"],
  [/\b(lastWords?Of|LastWords?|accidentPage|takenCodings|hotPages|smallTexts|sysAddress)\b/, "docs/words.md"],
  [/\b(choosePlace|SuggestedPlace|PlaceWord|placesOf|placeOf|keepPlace|restorePlace)\b/, "index, position, element"],
  [/\(\w+, place\) =>|\bconst \[place, |\bplace [+-] 1\b|\bdata-place\b|\(place: number\)/, "index"],
  [/\bnpm run shop -- letters\b|\bbruk shop letters\b/, "emails"],
];

/** An old word as the beginning or end of a file's name. Names of routes keep theirs: they stand in the log. */
const oldNames =
  /(^|\/)(note|tell|hear|ask-about|wish|wishes|letters?|Letters?(?=[A-Z])|Wish(?=[A-Z])|till|printed|printer|kept|say-goodbye|taken-codings|same-origin|accidents|not-modified|small-texts|sys-address|last-words?)(?=[-.A-Z])|-(wishes|letters?|desk|till|facts-changed)\./;

/** Files in which an old word stands for a reason, by the beginning of their path. */
const exceptions: Readonly<Record<string, string>> = {
  "docs/decisions/": "decisions are never amended",
  "docs/performance-log.md": "a log of what was",
  "demo/draw/": "prints on goods; the programs' text decides whether pictures are drawn anew",
  "demo/catalogue/": "prints on goods",
  "src/ui/fonts/": "letters of the alphabet",
  "src/domain/invoice/vat-number.ts": "letters of the alphabet",
  "src/domain/customer/common-passwords.ts": "letters of the alphabet",
  "test/words.test.ts": "names them",
};

test("what has a standard name is not called by a private one", () => {
  const files = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs", "*.md", "*.css"], {
    cwd: root,
    encoding: "utf8",
  });
  const wrong = files
    .trim()
    .split("\n")
    .filter((file) => !Object.keys(exceptions).some((start) => file.startsWith(start)))
    .flatMap((file) =>
      readFileSync(join(root, file), "utf8")
        .split("\n")
        .flatMap((line, index) =>
          oldWords
            .filter(([old]) => old.test(line))
            .map(([old, now]) => `${file}:${index + 1} '${old.exec(line)![0]}': ${now}`),
        ),
    );
  assert.deepEqual(wrong, []);
});

test("no file has an old word for a name", () => {
  const files = execFileSync("git", ["ls-files", "src", "test", "stand-ins", "bench"], { cwd: root, encoding: "utf8" });
  const wrong = files
    .trim()
    .split("\n")
    .filter((file) => !file.startsWith("src/database/migrations/") && oldNames.test(file));
  assert.deepEqual(wrong, []);
});
