import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { test } from "node:test";
import { sharesProcess } from "./run/shares-process.ts";

// The walls of docs/map.md, held: every import in src/ is read and compared with the table there.
// Tests stand beside their subject but are no part of the house; they may import what they need.

const root = join(import.meta.dirname, "..");
const files = globSync("src/**/*.{ts,tsx}", { cwd: root })
  .map(withSlashes)
  .filter((file) => !file.includes(".test."));
const rooms = roomsOfTheMap();
const BROWSER = ["domain", "contract", "ui", "storefront", "backoffice"];

test("every folder of src/ is a room of the map, and every room of the map is there", () => {
  const inside = new Set(files.map(roomOf));
  assert.deepEqual(
    [...inside].filter((room) => !rooms.has(room)),
    [],
    "rooms without a line in docs/map.md",
  );
  assert.deepEqual(
    [...rooms.keys()].filter((room) => !inside.has(room)),
    [],
    "lines of docs/map.md without a room",
  );
});

for (const room of rooms.keys()) {
  test(`${room}/ imports only what the map allows`, () => {
    const wrong = importsOf(room).filter(
      ({ target, typeOnly }) => target !== null && !mayImport(room, target, typeOnly),
    );
    assert.deepEqual(
      wrong.map(({ file, from }) => `${file} imports ${from}`),
      [],
    );
  });
}

test("inside database/, flows/ and domain/ each file is in the folder of a noun, or among the few at the root", () => {
  const nouns = [
    "appearance",
    "books",
    "catalogue",
    "complaint",
    "connection",
    "content",
    "customer",
    "delivery",
    "discount",
    "invoice",
    "mail",
    "order",
    "parcel",
    "payment",
    "return",
    "review",
    "search",
    "staff",
    "webhook",
  ];
  const atRoot: Readonly<Record<string, string>> = {
    database:
      "audit backup-rows backups bind cache-tags check-server config connect database-problem database-url embedded/ is-shop is-untouched job-ends job-kinds jobs migrate one-at-a-time opening parse-stored queryable restore-rows retention runtime-errors scratch-database shop-stamp sql-state",
    flows:
      "back-up change-config differing-fields look-at-opening record-opening open-to-shoppers prepare-shop raise-alarm restore verify-backup",
    domain:
      "allocate consent csv days-said dictionary/ escape field-rules folded language limits money one-form opening plain-signs refusals runtime-error seller-numbers seller-registers shop-config slug taxpayer third-parties translations warsaw-time",
  };
  for (const [room, names] of Object.entries(atRoot)) {
    const inRoom = files.filter((file) => roomOf(file) === room).map((file) => file.split("/").slice(2));
    const other = inRoom.map(([first = "", ...below]) =>
      below.length > 0 ? `${first}/` : first.replace(/\.tsx?$/, ""),
    );
    const allowed = [...nouns.map((noun) => `${noun}/`), ...names.split(" ")];
    assert.deepEqual(
      [...new Set(other)].filter((name) => !allowed.includes(name)),
      [],
      `${room}/: a noun's folder is missing, or a line here`,
    );
  }
});

test("rooms that reach the browser import nothing of Node, the rules no package at all", () => {
  const wrong = importsOf(...BROWSER).filter(
    ({ file, from, target }) => target === null && (from.startsWith("node:") || roomOf(file) === "domain"),
  );
  // Run by hand when a font or the paving changes; what they make is what the browser gets.
  const workbenches = ["src/ui/fonts/cut.ts", "src/ui/paving/draw.ts"];
  assert.deepEqual(
    wrong.filter(({ file }) => !workbenches.includes(file)).map(({ file, from }) => `${file} imports ${from}`),
    [],
  );
});

test("a screen of the back office takes the routes of its nouns, never the whole table", () => {
  const whole = importsOf("backoffice").filter(
    ({ from, typeOnly }) => from.endsWith("/operator/routes.ts") && !typeOnly,
  );
  assert.deepEqual(
    whole.map(({ file }) => file),
    [],
  );
});

test("the demo and the stand-ins are no part of the shop: the programs that name them load them when they are asked for", () => {
  const beside = importsOf(...rooms.keys()).filter(
    ({ target, typeOnly }) => (target === "demo/ beside src/" || target === "stand-ins/ beside src/") && !typeOnly,
  );
  assert.deepEqual(
    beside.filter(({ late }) => !late).map(({ file, from }) => `${file} imports ${from}`),
    [],
  );
  const names = (folder: string) => [
    ...new Set(beside.filter(({ target }) => target?.startsWith(folder)).map(({ file }) => file)),
  ];
  assert.deepEqual(names("demo/"), ["src/bin/seed-demo.ts"]);
  assert.deepEqual(names("stand-ins/").toSorted(), [
    "src/bin/configured-carriers.ts",
    "src/bin/configured-ceneo.ts",
    "src/bin/configured-ecb.ts",
    "src/bin/configured-ksef.ts",
    "src/bin/configured-merchant.ts",
    "src/bin/configured-nbp.ts",
    "src/bin/configured-points.ts",
    "src/bin/configured-receipts.ts",
    "src/bin/configured-registers.ts",
    "src/bin/configured-sign-in.ts",
    "src/bin/configured-tellers.ts",
    "src/bin/open-payments.ts",
  ]);
});

test("the rules are pure: no waiting, no clock, no environment", () => {
  const impure =
    /\basync\b|\bawait\b|\bprocess\.|\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bglobalThis\b|\bdocument\.|\bwindow\./;
  const wrong = files.filter((file) => roomOf(file) === "domain" && impure.test(codeOf(file)));
  assert.deepEqual(wrong, []);
});

test("the environment is read in bin/ alone; others may hand it on whole", () => {
  const wrong = files.filter((file) => roomOf(file) !== "bin" && /(?<!\.\.\.)\bprocess\.env\b/.test(codeOf(file)));
  assert.deepEqual(wrong, []);
});

test("under /sys and /v1 no address is written but in contract/", () => {
  // In integrations/ they are of others' servers.
  const wrong = files.filter(
    (file) => !["contract", "integrations"].includes(roomOf(file)) && /\/(?:sys|v1)\b/.test(codeOf(file)),
  );
  assert.deepEqual(wrong, []);
});

test("test files that share a process leave nothing in it for the next", () => {
  const shared = globSync("src/**/*.test.{ts,tsx}", { cwd: root }).map(withSlashes).filter(sharesProcess);
  const leaves =
    /(?<!\bt\.)\bmock\.|\bglobalThis\b|\bprocess\.(?:on|once|chdir)\b|\bdelete process\.env|\bprocess\.env(?:\.\w+|\[[^\]]+\]) *(?:\?\?|\|\|)?=(?!=)/;
  assert.deepEqual(
    shared.filter((file) => leaves.test(codeOf(file))),
    [],
  );
});

test("a journey opens the run's shop in its tests: what a module awaits of another file's making, node takes for that file's tests", () => {
  const journeys = globSync("test/journeys/*.test.ts", { cwd: root }).map(withSlashes);
  assert.deepEqual(
    journeys.filter((file) => /^(?:const .* = )?\(?await openShop\(/m.test(codeOf(file))),
    [],
  );
});

interface Import {
  file: string;
  from: string;
  /** The room, or the folder beside src/; null for a package. */
  target: string | null;
  typeOnly: boolean;
  /** By `import()`, when its line is come to. */
  late: boolean;
}

function mayImport(room: string, target: string, typeOnly: boolean): boolean {
  const allowed = rooms.get(room) ?? "";
  if (target === room || allowed === "anything") return true;
  const words = allowed.split(",").map((word) => word.trim());
  return words.includes(target) || (typeOnly && words.includes(`${target}' types`));
}

/** Room → its cell `may import`, from the table of the map. */
function roomsOfTheMap(): Map<string, string> {
  const rows = readFileSync(join(root, "docs/map.md"), "utf8").matchAll(/^\| `(\w+)\/` \|.*\| ([^|]+) \|$/gm);
  return new Map([...rows].map(([, room = "", allowed = ""]) => [room, allowed.trim()]));
}

function importsOf(...names: readonly string[]): Import[] {
  return files
    .filter((file) => names.includes(roomOf(file)))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), "utf8");
      const still = [...text.matchAll(/^(?:import|export)\b(\s+type\b)?(?:[^;"'`]*?\bfrom)?\s*["']([^"']+)["']/gm)];
      const late = [...text.matchAll(/\bimport\(()\s*["']([^"']+)["']/g)];
      const imports = (found: RegExpExecArray[], isLate: boolean) =>
        found.map(([, type, from = ""]) => ({
          file,
          from,
          target: targetOf(file, from),
          typeOnly: Boolean(type),
          late: isLate,
        }));
      return [...imports(still, false), ...imports(late, true)];
    });
}

function targetOf(file: string, from: string): string | null {
  if (!from.startsWith(".")) return null;
  const path = withSlashes(relative(root, join(root, dirname(file), from)));
  return path.startsWith("src/") ? roomOf(path) : `${path.split("/")[0]}/ beside src/`;
}

function roomOf(file: string): string {
  return file.split("/")[1] ?? "";
}

/** The text without comments, where words like "document" are just words. */
function codeOf(file: string): string {
  return readFileSync(join(root, file), "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
}

function withSlashes(path: string): string {
  return path.replaceAll("\\", "/");
}

test("a file of more than 300 lines says at its top why it is one", () => {
  const written = globSync("{src,test,demo,bench,stand-ins}/**/*.{ts,tsx}", { cwd: root }).map((file) => ({
    file: withSlashes(file),
    text: readFileSync(join(root, file), "utf8"),
  }));
  const long = written.filter(({ text }) => text.split("\n").length > 301);
  assert.deepEqual(
    long
      // Goods and drawings are lists: a longer one has more of the same.
      .filter(({ file }) => !/^demo\/(?:catalogue|draw)\//.test(file))
      .filter(({ text }) => !/^(?:.*\n){0,7}\/\/ One long (?:file|table): /.test(text))
      .map(({ file }) => file),
    [],
  );
});
