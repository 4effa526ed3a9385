import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { missingPackages } from "./missing-packages.mjs";

const wanted = {
  "": { version: "1.0.0" },
  "node_modules/everywhere": { version: "2.0.0" },
  "node_modules/here": { version: "1.0.0", optional: true, os: [process.platform], cpu: [process.arch] },
  "node_modules/elsewhere": { version: "1.0.0", optional: true, os: [`!${process.platform}`] },
  "node_modules/of-elsewhere": { version: "1.0.0", optional: true },
};

test("a fresh clone misses every package of this machine, and none of another's", (t) => {
  assert.deepEqual(missingPackages(project(t, wanted)), ["node_modules/everywhere", "node_modules/here"]);
});

test("what npm has installed in that version is not missing, another version is", (t) => {
  const here = wanted["node_modules/here"];
  assert.deepEqual(
    missingPackages(project(t, wanted, { "node_modules/everywhere": { version: "2.0.0" }, "node_modules/here": here })),
    [],
  );
  assert.deepEqual(
    missingPackages(project(t, wanted, { "node_modules/everywhere": { version: "1.9.0" }, "node_modules/here": here })),
    ["node_modules/everywhere"],
  );
});

function project(t, packages, installed) {
  const root = folder(t);
  writeFileSync(join(root, "package-lock.json"), JSON.stringify({ packages }));
  mkdirSync(join(root, "node_modules"));
  if (installed) writeFileSync(join(root, "node_modules/.package-lock.json"), JSON.stringify({ packages: installed }));
  return root;
}

function folder(t) {
  const path = mkdtempSync(join(tmpdir(), "bruk-setup-"));
  t.after(() => rmSync(path, { recursive: true }));
  return path;
}
