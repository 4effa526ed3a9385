import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

// The words of docs/words.md, held: what has a standard name is not called by a private one again.

const root = join(import.meta.dirname, "..");

/** An old word as an identifier or as a part of one, and what it is called now. */
const oldWords: readonly (readonly [old: RegExp, now: string])[] = [
  [/\b(sendLetters?|letterId|sendsLetters|lettersIn|writeLetters|requeueLetters)\b|\b[a-z]+Letters?[A-Z]/, "email"],
  [
    /\b(NewsletterWish|StockWish\w*|stockWish\w*|forgetOld\w*Wishes|dueWishes|endWish|confirmWish)\b/,
    "input, stock alert",
  ],
  [/\b(changedFacts?|noteFacts|layoutFacts|settledFacts|factsSince|factsNow|followFacts|FactCursor)\b/, "cache tag"],
  [
    /\b(reprint\w*|pagePrinter|openPrinter)\b|\b[Pp]rint(ed|er)[A-Z]|[a-z]Print(ed|er)|\bprinted-|[a-z]-printed\b/,
    "prerender",
  ],
  [/\b[Kk]ept[A-Z]|[a-z]Kept\b|\bkept-[a-z]|\bdocumentPieces\b/, "stored, cached, html chunk"],
  [/\b(payment|open)?Desk\b|\bpaymentDesk\b|\buseTill\b|\btillOf\b/, "payment providers, checkout"],
  [
    /\b(hearOf|askAboutOpen|noteTransfer|notePayment|tellStock|sayGoodbye|answerAccident)\w*/,
    "handle, reconcile, record, notify",
  ],
  [/\b(lastWords?Of|LastWords?|accidentPage|takenCodings|hotPages|smallTexts|sysAddress)\b/, "docs/words.md"],
  [/\b(choosePlace|SuggestedPlace|PlaceWord|placesOf|placeOf|keepPlace|restorePlace)\b/, "index, position, element"],
  [/\(\w+, place\) =>|\bconst \[place, /, "index"],
  [/\bnpm run shop -- letters\b|\bbruk shop letters\b/, "emails"],
];

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
  const files = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs", "*.md"], { cwd: root, encoding: "utf8" });
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
