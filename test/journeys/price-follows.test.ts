import assert from "node:assert/strict";
import { test } from "node:test";
import { decimal, parseDecimal } from "../../src/domain/money.ts";
import { desktop, visit } from "./browser.ts";
import { pageData } from "./goods.ts";
import { eventually } from "./records.ts";
import { command, openShop } from "./shop.ts";
import { open } from "./shopper.ts";

test("a price changed on the command line is soon on the product's page, in its listing and on the home page", async (t) => {
  await visit(t, { on: desktop }, async ({ page }) => {
    const { address } = await openShop();
    const { rows } = (await pageData<"home">("/")).data;
    const newest = rows.flatMap((row) => (row.kind === "newest" ? row.products : []));
    const product = newest.find(({ catalogue_price }) => catalogue_price === null);
    assert.ok(product, "a new product at its full price");
    const { crumbs } = (await pageData<"product">(`/${product.url}`)).data;
    const paths = [`/${product.url}`, `/${crumbs.at(-1)?.url}`, "/"];
    const price = decimal(parseDecimal(product.real_price) + 777);
    const shows = async (path: string) => {
      const html = await (await fetch(address + path)).text();
      const data = JSON.stringify(await pageData(path));
      return html.replaceAll("\u00a0", " ").includes(`${price} zł`) && data.includes(`"${price}"`);
    };
    assert.deepEqual(await Promise.all(paths.map(shows)), [false, false, false]);
    await command("price", product.product_id, price);
    await eventually(`${price} on ${paths.join(", ")}`, async () =>
      (await Promise.all(paths.map(shows))).every(Boolean),
    ); // Within a second, measures the bench: a machine with browsers at work says little of it.
    for (const path of paths) {
      await open(page, path);
      await page.locator(".price", { hasText: price }).first().waitFor();
    }
  });
});
