import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { freePort } from "./builders/free-port.ts";

const root = join(import.meta.dirname, "..");
const folder = await mkdtemp(join(tmpdir(), "bruk-operator-"));
after(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

/** The settings that docs/operating.md shows for a shop on one machine, a line each. */
const example = /```\n(DATA_DIR=[^`]*)```/
  .exec(readFileSync(join(root, "docs/operating.md"), "utf8"))![1]!
  .trim()
  .split("\n");

/** Runs a `deploy/bruk` as an operator does: of the settings, only the file that names them is in the environment. */
async function bruk(
  program: string,
  settings: string,
  ...words: string[]
): Promise<{ code: number | null; out: string; err: string }> {
  const child = begin(program, settings, words);
  const said = { code: null as number | null, out: "", err: "" };
  child.stdout.on("data", (text: Buffer) => void (said.out += String(text)));
  child.stderr.on("data", (text: Buffer) => void (said.err += String(text)));
  [said.code] = (await once(child, "close")) as [number | null];
  return said;
}

function begin(program: string, settings: string, words: readonly string[]) {
  return spawn(program, words, {
    cwd: folder,
    env: { PATH: process.env["PATH"], BRUK_SETTINGS: settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** A project whose programs only say what they were given. */
const sham = join(folder, "sham");
mkdirSync(join(sham, "deploy"), { recursive: true });
cpSync(join(root, "deploy/bruk"), join(sham, "deploy/bruk"));
mkdirSync(join(sham, "node_modules/.bin"), { recursive: true });
symlinkSync(process.execPath, join(sham, "node_modules/.bin/node"));
writeFileSync(
  join(sham, "setup.mjs"),
  "process.stdout.write(JSON.stringify({ words: process.argv.slice(2), env: process.env }));",
);

test("deploy/bruk gives a program the settings of the file as they stand there, and its words", async () => {
  const settings = join(folder, "as-shown.env");
  writeFileSync(settings, `# a shop\n${example.join("\n")}\nS3_SECRET='a#b $c'\n`);
  const { code, out, err } = await bruk(
    join(sham, "deploy/bruk"),
    settings,
    "shop",
    "config",
    "shop_name",
    "Bruk i Spółka",
  );
  assert.deepEqual([code, err], [0, ""]);
  const { words, env } = JSON.parse(out) as { words: string[]; env: Record<string, string> };
  assert.deepEqual(words, ["shop", "config", "shop_name", "Bruk i Spółka"]);
  const expected = Object.fromEntries(
    example.map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
  );
  assert.ok(Object.keys(expected).length > 4 && expected["MAIL_FROM"]!.includes(" <"), "worth a test");
  assert.deepEqual(Object.fromEntries(Object.keys(expected).map((name) => [name, env[name]])), expected);
  assert.equal(env["S3_SECRET"], "a#b $c");
});

test("without its file of settings, with one that cannot be read or does not say where the data are, deploy/bruk does nothing but say so", async () => {
  const before = readdirSync(sham, { recursive: true }).sort();
  mkdirSync(join(folder, "folder.env"));
  for (const [name, said] of [
    ["no-data.env", "PORT=3000\n#DATA_DIR=/var/lib/bruk\n"],
    ["relative.env", "DATA_DIR=data\n"],
    ["empty.env", "DATA_DIR=\n"],
  ] as const)
    writeFileSync(join(folder, name), said);
  for (const [name, says] of [
    ["missing.env", /^There is no file \S+missing\.env/],
    ["folder.env", /^\S+folder\.env cannot be read by \w+/],
    ["no-data.env", /does not say where the shop's data are/],
    ["relative.env", /does not say where/],
    ["empty.env", /does not say where/],
  ] as const) {
    const { code, out, err } = await bruk(join(sham, "deploy/bruk"), join(folder, name), "shop", "audit");
    assert.deepEqual([code, out], [1, ""], name);
    assert.match(err, says);
    assert.match(err, /Nothing was done\.\n$/);
  }
  assert.deepEqual(readdirSync(sham, { recursive: true }).sort(), before);
});

test("what an operator does by deploy/bruk is done to the shop that deploy/bruk has started: goods brought in before the first start are on sale once it is opened, and a price changed while it sells is on its page", async () => {
  const dataDir = join(folder, "shop");
  const settings = join(folder, "bruk.env");
  const port = await freePort("localhost");
  writeFileSync(
    settings,
    `${example.map((line) => (line.startsWith("DATA_DIR=") ? `DATA_DIR=${dataDir}` : line)).join("\n")}\nPORT=${port}\n`,
  );
  const program = join(root, "deploy/bruk");
  writeFileSync(
    join(folder, "goods.csv"),
    "Handle,Title,Vendor,Variant Price,Variant Inventory Qty\nbluza-z-pliku,Bluza z pliku,Kostka,70,3\n",
  );
  const brought = await bruk(program, settings, "shop", "import", "goods.csv", "--json");
  assert.deepEqual([brought.code, (JSON.parse(brought.out) as { created: number }).created], [0, 1], brought.err);

  const waived = ["name", "address", "email", "phone", "nip", "terms", "returns", "privacy", "shipping", "bank"];
  const opened = await bruk(program, settings, "shop", "open", "--waive", ...waived, "--why", "a test");
  assert.equal(opened.code, 0, opened.out + opened.err);

  const server = begin(program, settings, ["start"]);
  after(() => server.kill("SIGKILL"));
  const ended = once(server, "close");
  const there = new Promise((resolve) =>
    server.stdout.on(
      "data",
      (text: Buffer) => void (String(text).includes("Bruk: https://sklep.example") && resolve(true)),
    ),
  );
  assert.equal(await Promise.race([there, ended]), true);
  const page = async () => (await fetch(`http://localhost:${port}/bluza-z-pliku/`)).text();
  assert.match(await page(), /70[.,]00/);

  const priced = await bruk(program, settings, "shop", "price", "bluza-z-pliku", "61.23", "--json");
  assert.equal(priced.code, 0, priced.err);
  while (!/61[.,]23/.test(await page())) await new Promise((resolve) => setImmediate(resolve));
  const backup = join(folder, "shop.bruk");
  assert.equal((await bruk(program, settings, "shop", "backup", backup)).code, 0);
  assert.ok(existsSync(backup));

  server.kill("SIGTERM");
  assert.equal((await ended)[0], 0);
  assert.deepEqual(
    readdirSync(folder).filter((name) => name === "data"),
    [],
  );
  assert.ok(!existsSync(join(dataDir, "postgres/postmaster.pid")), "nothing is left behind");
});
