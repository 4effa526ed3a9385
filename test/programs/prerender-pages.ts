import assert from "node:assert/strict";
import { openPool } from "../../src/database/connect.ts";
import { openPrerenderer } from "../../src/generator/prerender.ts";
import { openPrerenderedPages } from "../../src/generator/store/prerendered-pages.ts";
import { assets, publicUrl } from "../builders/server-parts.ts";

// A program that prerenders what is stale of a shop, to be killed: database, a folder of its own, renderer. It has two workers,
// and says each time how many pages are prerendered.
const [, , url = "", folder = "", renderer = ""] = process.argv;
const prerenderer = openPrerenderer(openPool({ url, max: 8 }), await openPrerenderedPages(folder, "test"), {
  assets,
  publicUrl,
  renderer,
  workers: 2,
  onUndrawn: ({ path, reason }) => assert.fail(`${path}: ${reason}`),
});
await prerenderer.prerender({ tell: (done) => process.stdout.write(`${done}\n`) });
