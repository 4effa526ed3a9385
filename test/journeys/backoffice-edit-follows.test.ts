import { randomUUID } from "node:crypto";
import { test } from "node:test";
import { feedHref, pageDataHref, pathIn, searchHref } from "../../src/contract/paths.ts";
import { languages } from "../../src/domain/language.ts";
import { comeIn } from "./backoffice.ts";
import { desktop, expect, visit } from "./browser.ts";
import { hoodies, plenty } from "./goods.ts";
import { eventually } from "./records.ts";
import { openShop } from "./shop.ts";

test("what staff save is on its page, in its listing, in the feed and in the search of each language, and is told after how long", async (t) => {
  await visit(t, { on: desktop }, async (visit) => {
    const { page } = visit;
    const { address } = await openShop();
    const read = async (path: string) => (await fetch(new URL(path, address))).text();
    const { product } = await plenty(hoodies, 2);
    const listing = await read(hoodies);
    await comeIn(visit);
    await page.goto(`/admin/goods/${product.product_id}`);
    const written = languages.map((language) => ({ ...language, word: made() }));
    for (const { name, word } of written)
      await page
        .getByRole("group", { name: new RegExp(`^${name}`) })
        .getByLabel("Nazwa", { exact: true })
        .fill(`Bluza ${word}`);
    await page.keyboard.press("Control+s");
    await expect(page.locator(".unsaved-bar")).toHaveCount(0);
    const begun = performance.now();
    const after = await Promise.all(
      written.flatMap(({ lanCode, tag, word }) =>
        [
          `${lanCode === "pl" ? "" : `/${lanCode}`}/bluza-${word}/`,
          new RegExp(`hreflang="${tag}" href="([^"]+)"`).exec(listing)![1]!,
          feedHref("google.xml", { lanCode, currency: "pln" }),
          pageDataHref(pathIn(searchHref(word), lanCode)),
        ].map((path) =>
          eventually(`${path} says ${word}`, async () => {
            const has = (await read(path)).includes(word);
            return has && `${path} ${Math.round(performance.now() - begun)} ms`;
          }),
        ),
      ),
    );
    t.diagnostic(`after ${after.join(", ")}`);
  });
});

/** A word that nothing else here has. */
function made(): string {
  return `w${randomUUID().replace(/\W|\d/g, "").slice(0, 7)}x`;
}
