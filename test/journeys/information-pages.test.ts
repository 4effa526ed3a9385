import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "@playwright/test";
import { dictionaries } from "../../src/domain/dictionary/dictionaries.ts";
import { convert, factorFor, formatMoney, parseDecimal } from "../../src/domain/money.ts";
import { pages } from "../../demo/catalogue/pages.ts";
import { expect, phone, screens, visit } from "./browser.ts";
import { pageData } from "./goods.ts";
import { open } from "./shopper.ts";

const delivery = "/page/dostawa-i-platnosci.html";

test("from the footer to what delivery costs, to a heading of a long text, and to the page beside it", async (t) => {
  for (const on of screens) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async ({ page, mobile }) => {
        const { data, layout } = await pageData<"content">(delivery);
        const zones = data.parts.find((part) => part.kind === "delivery")!.zones;
        await open(page, "/");
        await page.locator("footer.foot").getByRole("link", { name: "Dostawa i płatności" }).click();
        await page.waitForURL(`**${delivery}`);
        for (const { countries, methods } of zones) {
          await expect
            .poll(async () => (await words(page, ".delivery-tables")).toLowerCase())
            .toContain(countries[0]!.toLowerCase());
          const text = (await words(page, ".delivery-tables")).toLowerCase();
          for (const said of [
            ...countries,
            ...methods.flatMap(({ name, ahead, cash }) => [
              name,
              ...[...ahead, ...cash].flatMap(({ prices }) => prices.map(({ price }) => `${price} zł`)),
            ]),
          ])
            assert.ok(text.includes(said.toLowerCase()), said);
        }
        await page.evaluate(() => {
          localStorage.setItem("currency", '"eur"');
        });
        await open(page, delivery);
        const euros = formatMoney(
          convert(parseDecimal(zones[0]!.methods[0]!.ahead[0]!.prices[0]!.price), factorFor("eur", layout.config)),
          "eur",
        );
        await expect.poll(() => words(page, ".delivery-tables")).toContain(euros);

        await page.locator(".content-pages").getByRole("link", { name: "Regulamin" }).click();
        await page.waitForURL("**/page/regulamin.html");
        await expect(page.locator(".content-pages [aria-current=page]")).toHaveText("Regulamin", {
          useInnerText: true,
        });
        if (mobile) await page.locator(".content-toc-above summary").click();
        await page
          .locator(mobile ? ".content-toc-above" : ".content-toc-beside")
          .getByRole("link", { name: "9. Reklamacje" })
          .click();
        await page.waitForURL("**#h-reklamacje");
        const top = () => page.locator("#h-reklamacje").evaluate((heading) => heading.getBoundingClientRect().top);
        await expect
          .poll(async () => (await top()) >= 40 && (await top()) < 400, "the heading stands below the fixed header")
          .toBe(true);
        await expect(page.locator("#h-reklamacje"), "the keyboard goes on from there").toBeFocused();
      }),
    );
  }
});

test("all nine pages, and the longest in each language: text, headings and date, nothing wider than the screen", async (t) => {
  for (const { lanCode, lanId } of [
    { lanCode: "pl", lanId: 1 },
    { lanCode: "en", lanId: 2 },
    { lanCode: "cz", lanId: 6 },
  ] as const) {
    await t.test(lanCode, (t) =>
      visit(t, { on: phone }, async ({ page }) => {
        await open(page, "/");
        await page.evaluate(
          ([id, code]) => {
            localStorage.setItem("lanId", String(id));
            localStorage.setItem("lanCode", JSON.stringify(code));
          },
          [lanId, lanCode] as const,
        );
        for (const { slug, name } of pages.filter(
          ({ slug }) => lanCode === "pl" || /^(regulamin|zwroty|polityka)/.test(slug),
        )) {
          await open(page, `/page/${slug}.html`);
          await page.locator(".content-changed").getByText(dictionaries[lanCode].CONTENT_CHANGED).waitFor();
          await expect.poll(async () => (await words(page, "h1")).toLowerCase()).toBe(name[lanCode].toLowerCase());
          await expect
            .poll(
              () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
              `${slug} is no wider than the screen`,
            )
            .toBe(true);
          assert.doesNotMatch(await words(page, "main"), /\{\{|%[A-Z_]+%/, slug);
        }
      }),
    );
  }
});

async function words(page: Page, where: string): Promise<string> {
  return (await page.locator(where).innerText()).replaceAll("\u00ad", "").replace(/\s+/g, " ");
}
