import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

// What the papers promise of their own length and of what they name.

const root = join(import.meta.dirname, "..");
const tracked = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" }).trim().split("\n");
const decisions = tracked.filter((file) => /^docs\/decisions\/(?!README)/.test(file));

test("a decision is at most 400 words, the README at most 1,200", () => {
  const limits = [["README.md", 1200] as const, ...decisions.map((file) => [file, 400] as const)];
  const long = limits.flatMap(([file, most]) => {
    const words = read(file).split(/\s+/).filter(Boolean).length;
    return words > most ? [`${file}: ${words} of ${most}`] : [];
  });
  assert.deepEqual(long, []);
});

test("each decision has a number of its own and stands in the list of decisions", () => {
  const names = decisions.map((file) => file.slice("docs/decisions/".length));
  const numbers = names.map((name) => /^\d{4}(?=-[a-z0-9-]+\.md$)/.exec(name)?.[0]);
  const list = read("docs/decisions/README.md");
  assert.deepEqual(
    names.filter((name, at) => numbers.indexOf(numbers[at]) !== at || !list.includes(`](${name})`)),
    [],
  );
});

test("every file and folder that the map names is there", () => {
  const there = tracked.map((file) => `/${file}`);
  const named = [...read("docs/map.md").matchAll(/`((?!\/)[^`\s*]+?(?:\.(?:tsx?|mjs|sql|md|json|yaml)|\/))`/g)].map(
    ([, name]) => name!,
  );
  assert.ok(named.length > 100);
  const missing = named.filter((name) => {
    if (name.includes("LANGUAGE")) return false;
    return !there.some((file) => (name.endsWith("/") ? file.includes(`/${name}`) : file.endsWith(`/${name}`)));
  });
  assert.deepEqual(missing, []);
});

function read(file: string): string {
  return readFileSync(join(root, file), "utf8");
}
