import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestApp } from "../../../test/builders/app.ts";
import { addSeries } from "../../../test/builders/catalogue.ts";
import { openTestPrerenderer, prerenderNow, versionsOf } from "../../../test/builders/prerenderer.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { embeddedPage } from "../../contract/embedded-page.ts";
import type { PageData } from "../../contract/page-data.ts";
import { pageDataHref } from "../../contract/paths.ts";
import { changeRate } from "../../flows/catalogue/change-rate.ts";

const { pool } = await openSmallShop();
await addSeries(pool, 500);
const { pages, prerenderer } = await openTestPrerenderer(pool);
const { app } = await openTestApp(pool, { pages });

test("while everything is prerendered anew, every page and its data are answered whole: as they were before, or as they are now", async () => {
  await changeRate(pool, { currency: "eur", rate: "4.10" });
  await prerenderNow(prerenderer);
  const paths = pages.paths().filter((path) => !path.endsWith("/404.html"));
  const prerendered = versionsOf(pages);
  /** Rates that were answered while the prerender went on, with how often. */
  const answered: Record<string, number> = { "4.10": 0, "4.20": 0 };
  await changeRate(pool, { currency: "eur", rate: "4.20" });
  let ended = false;
  const whole = prerenderNow(prerenderer).finally(() => (ended = true));
  for (let turn = 0; !ended; turn += 1) {
    const path = paths[(turn * 37) % paths.length]!;
    const [html, data] = await Promise.all([
      app.inject({ method: "GET", url: path }),
      app.inject({ method: "GET", url: pageDataHref(path) }),
    ]);
    assert.deepEqual([html.statusCode, data.statusCode], [200, 200], path);
    assert.ok(html.payload.startsWith("<!doctype html>") && html.payload.endsWith("</html>\n"), path);
    for (const [page, tag] of [
      [JSON.parse(embeddedPage(html.payload)!), html.headers["etag"]],
      [data.json(), data.headers["etag"]],
    ] as [PageData, string][]) {
      const rate = page.layout.config["eur_rate"]!;
      assert.ok(rate in answered, `${path} shows ${rate}`);
      answered[rate]! += 1;
      assert.equal(page.path, path);
      assert.equal(tag, `W/"${page.version}"`);
      assert.equal(page.version === prerendered.get(path), rate === "4.10", "of one version whole");
    }
  }
  await whole;
  assert.ok(
    answered["4.10"]! > 0 && answered["4.20"]! > 0,
    `asked before and after pages turned over: ${JSON.stringify(answered)}`,
  );
  for (const path of paths)
    assert.equal(
      (await app.inject({ method: "GET", url: pageDataHref(path) })).json<PageData>().layout.config["eur_rate"],
      "4.20",
      path,
    );
});
