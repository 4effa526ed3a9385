import assert from "node:assert/strict";
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test, type TestContext } from "node:test";
import sharp from "sharp";
import { testDatabase } from "../../../../test/database.ts";
import type { CatalogueProblem, CatalogueProduct } from "../../../domain/catalogue/catalogue.ts";
import { openPictureFiles } from "../../../integrations/picture-files.ts";
import { openPictureSource } from "../../../integrations/picture-source.ts";
import { openPictureGatherer } from "./gather-pictures.ts";

const png = (red: number) =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: { r: red, g: 0, b: 0 } } })
    .png()
    .toBuffer();

test("pictures come by address and from the folder, are kept under names of their content, and are not fetched again", async (t) => {
  const { gather, asked, warnings, address, folder, files } = await world(t);
  await writeFile(join(folder, "b.png"), await png(50));
  const product = bluza([`${address}/a.png`, "b.png", `${address}/moved`, `${address}/a.png`]);
  const names = await gather(product);
  assert.match(names.join(" "), /^bluza-laka-1-[0-9a-f]{8}\.png bluza-laka-2-[0-9a-f]{8}\.png$/);
  assert.deepEqual(await files.read(names[0]!), await png(200));
  assert.deepEqual(asked.sort(), ["/a.png", "/a.png", "/moved"]);
  assert.deepEqual(await gather(product), names);
  assert.deepEqual(await gather(bluza([...names])), names);
  assert.equal(asked.length, 3);
  assert.deepEqual(warnings, []);
});

test("the same picture under two names is kept once", async (t) => {
  const { gather, folder } = await world(t);
  for (const name of ["a.png", "b.png"]) await writeFile(join(folder, name), await png(50));
  const [first, second] = await Promise.all([gather(bluza(["a.png"])), gather(bluza(["b.png"]))]);
  assert.deepEqual(first, second);
  assert.deepEqual(await gather(bluza(["b.png", "a.png"])), first);
});

test("a picture that is missing, wrong or too large is a warning with its row", async (t) => {
  const { gather, warnings, address, folder } = await world(t);
  await writeFile(join(folder, "text.png"), "no picture");
  await writeFile(
    join(folder, "x.svg"),
    "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><rect width='9' height='9'/></svg>",
  );
  await symlink("/etc/hosts", join(folder, "link.png"));
  await symlink(folder, join(folder, "loop.png"));
  const names = [
    `${address}/gone.png`,
    `${address}/big.png`,
    `${address}/round`,
    `${address}/file`,
    `${address}/html`,
    "text.png",
    "x.svg",
    "/etc/hosts",
    "link.png",
    "loop.png",
    "none.png",
    "http://",
  ];
  assert.deepEqual(await gather(bluza(names)), []);
  assert.deepEqual(
    warnings.map(({ row }) => row),
    names.map(() => 7),
  );
  assert.deepEqual(
    warnings.map(({ text }) => text.replace(/^.*' is missing: /, "")),
    [
      "the server answers 404.",
      "it is larger than 100000 bytes.",
      "it leads on more than 3 times.",
      "it leads away from the web.",
      "it is no picture the shop can show.",
      "it is no picture the shop can show.",
      "it is no picture the shop can show.",
      "it lies outside the folder.",
      "it lies outside the folder.",
      "it lies outside the folder.",
      "it is not in the folder.",
      "it is not in the folder.",
    ],
  );
});

test("a host that does not answer is given up after three times", async (t) => {
  const { gather, warnings } = await world(t);
  const closed = createServer().listen(0, "127.0.0.1");
  await new Promise((done) => closed.once("listening", done));
  const { port } = closed.address() as AddressInfo;
  await new Promise((done) => closed.close(done));
  await gather(bluza([1, 2, 3, 4, 5].map((number) => `http://127.0.0.1:${port}/${number}.png`)));
  assert.deepEqual(
    warnings.map(({ text }) => /did not answer before/.test(text)),
    [false, false, false, true, true],
  );
});

test("a server that is too slow is not waited for", async (t) => {
  const { gather, warnings, address } = await world(t, { timeout: 200 });
  await gather(bluza([`${address}/slow`]));
  assert.match(warnings[0]!.text, /no answer in 0.2 s/);
});

test("an address inside the network is not asked, whichever way it is reached, unless its host was allowed", async (t) => {
  const { gather, warnings, asked, port } = await world(t);
  const names = [
    `http://localhost:${port}/a.png`,
    `http://[::1]:${port}/a.png`,
    `http://[::ffff:127.0.0.1]:${port}/a.png`,
    `http://2130706433:${port + 1}/a.png`,
    "http://169.254.169.254/latest/meta-data/",
    "http://10.0.0.1/a.png",
    `http://127.0.0.1:${port}/inside`,
  ];
  await gather(bluza(names));
  assert.deepEqual(
    warnings.map(({ text }) => /lies inside the network; --inside-host /.test(text)),
    [true, true, true, false, true, true, true],
    warnings.map(({ text }) => text).join("\n"),
  );
  assert.deepEqual(asked, ["/inside"], "the redirect to localhost is not followed");
  const other = await world(t, { insideHosts: [`localhost`] });
  assert.equal((await other.gather(bluza([`http://localhost:${other.port}/a.png`]))).length, 1);
});

async function world(t: TestContext, { timeout = 5000, insideHosts = [] as string[] } = {}) {
  const { pool } = await testDatabase(t);
  const folder = await mkdtemp(join(tmpdir(), "bruk-test-folder-"));
  const asked: string[] = [];
  const picture = await png(200);
  const server = createServer((request, response) => {
    asked.push(request.url!);
    if (request.url === "/a.png") response.end(picture);
    else if (request.url === "/moved") response.writeHead(302, { location: "/a.png" }).end();
    else if (request.url === "/round") response.writeHead(302, { location: "/round" }).end();
    else if (request.url === "/file") response.writeHead(302, { location: "file:///etc/hosts" }).end();
    else if (request.url === "/big.png") response.end(Buffer.alloc(200_000));
    else if (request.url === "/inside") response.writeHead(302, { location: `http://localhost:${port}/a.png` }).end();
    else if (request.url === "/html") response.end("<html></html>");
    else if (request.url !== "/slow") response.writeHead(404).end();
  });
  server.listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  const { port } = server.address() as AddressInfo;
  const files = await openPictureFiles(join(folder, "store"));
  const source = await openPictureSource({
    folder,
    timeout,
    mostBytes: 100_000,
    insideHosts: ["127.0.0.1", ...insideHosts],
  });
  const warnings: CatalogueProblem[] = [];
  t.after(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
    await source.close();
    await files.close();
    await rm(folder, { recursive: true });
  });
  const address = `http://127.0.0.1:${port}`;
  return {
    pool,
    folder,
    files,
    asked,
    warnings,
    address,
    port,
    gather: openPictureGatherer(pool, { source, store: files, warn: (problem) => void warnings.push(problem) }),
  };
}

function bluza(pictures: string[]): CatalogueProduct {
  return {
    row: 7,
    handle: "bluza",
    name: { pl: "Bluza Łąka" },
    description: { pl: "" },
    manufacturer: "Z",
    categories: [],
    weight: 0,
    realPrice: 1,
    cataloguePrice: null,
    url: null,
    createdAt: null,
    pictures,
    attributes: [],
    variants: [{ row: 7, values: [], sku: null, quantity: 1 }],
  };
}
