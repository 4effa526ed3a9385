import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

const root = join(import.meta.dirname, "..");

// Browsers keep one list for all rules of this kind: whenever a :has() on html or body is looked at anew, which every
// change of the page does, each element that one of these rules could be about is styled again (decision 0056).
test("what :has() decides about an element inside is about a class of its own", () => {
  const wide = globSync("src/**/*.css", { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(/:has\((?:[^()]|\([^()]*\))*\)\)?(?:\.[\w-]+|:[\w-]+)*\s*[\s>~+]\s*([\w.-]+)/g)]
      .filter(([, inside]) => !/^\.[\w-]+$/.test(inside!) || inside === ".icon")
      .map(([selector]) => `${file}: ${selector}`));
  assert.deepEqual(wide, []);
});
