import assert from "node:assert/strict";
import { test } from "node:test";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { openPageCache, type PageForm, type SentPage } from "./page-cache.ts";

const textOf = (sent: SentPage | null) => sent && String(brotliDecompressSync(sent.bytes));

/** Pages of these texts, each at the path of its first letter, that count how often they are read. */
function pagesOf(...texts: string[]) {
  const pages = new Map<string, { version: string; html: Uint8Array }>();
  const store = (text: string, version: string) =>
    pages.set(`/${text[0]}/`, { version, html: brotliCompressSync(text) });
  for (const text of texts) store(text, "1");
  const reads: string[] = [];
  return {
    reads,
    store,
    remove: (path: string) => pages.delete(path),
    version: (path: string) => pages.get(path)?.version ?? null,
    read: (path: string) => (reads.push(path), pages.get(path) ?? null),
  };
}

test("a page asked for again comes from memory, one that is not there from nowhere", async () => {
  const pages = pagesOf("a", "b");
  const cache = openPageCache(pages);
  for (let time = 0; time < 3; time += 1) assert.equal(textOf(await cache.read("/a/", "html")), "a");
  assert.deepEqual(pages.reads, ["/a/"]);
  for (const form of ["html", "data"] as PageForm[]) assert.equal(await cache.read("/c/", form), null);
});

test("a page that has turned over is sent as it is now, one that has gone no more", async () => {
  const pages = pagesOf("an old one");
  const cache = openPageCache(pages);
  await cache.read("/a/", "html");
  pages.store("a new one", "2");
  const sent = await cache.read("/a/", "html");
  assert.deepEqual([textOf(sent), sent!.version], ["a new one", "2"]);
  pages.remove("/a/");
  assert.equal(await cache.read("/a/", "html"), null);
});

test("the memory is bounded: what was not asked for the longest makes room", async () => {
  const texts = ["a", "b", "c", "d", "e", "f", "g", "h", "i"];
  const pages = pagesOf(...texts);
  const cache = openPageCache(pages, 8 * brotliCompressSync("a").length);
  for (const text of [...texts.slice(0, 8), "a", "i"]) await cache.read(`/${text}/`, "html");
  pages.reads.length = 0;
  for (const text of ["a", "c", "d", "e", "f", "g", "h", "i"]) await cache.read(`/${text}/`, "html");
  assert.deepEqual(pages.reads, []);
  await cache.read("/b/", "html");
  assert.deepEqual(pages.reads, ["/b/"]);
});

test("one that would fill the memory by itself is not kept", async () => {
  const pages = pagesOf("a");
  const cache = openPageCache(pages, 7 * brotliCompressSync("a").length);
  for (let time = 0; time < 2; time += 1) assert.equal(textOf(await cache.read("/a/", "html")), "a");
  assert.deepEqual(pages.reads, ["/a/", "/a/"]);
});

test("page data is what the HTML carries, of the same version, and is kept by itself", async () => {
  const page = { path: "/a/", data: { name: "Bluza </script> <!-- żółta\u2028" } };
  const json = JSON.stringify(page).replaceAll("<", "\\u003c").replaceAll("\u2028", "\\u2028");
  const pages = pagesOf(`a<script type="application/json" id="page-data">${json}</script>`, "bare");
  const cache = openPageCache(pages);
  for (let time = 0; time < 2; time += 1) {
    const data = await cache.read("/a/", "data");
    assert.deepEqual([JSON.parse(textOf(data)!), data!.version], [page, "1"]);
  }
  assert.deepEqual(pages.reads, ["/a/"]);
  assert.equal(await cache.read("/b/", "data"), null, "a page that carries none has none");
});
