/** A size is advised by one measure, which stays on the device: for the next visit, another product and another language. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "@playwright/test";
import { href } from "../../src/contract/paths.ts";
import { sizeTableHref } from "../../src/contract/told-paths.ts";
import type { SizeTable } from "../../src/domain/catalogue/size-table.ts";
import { expect, fewScreens, visit } from "./browser.ts";
import { hoodies, productsOf } from "./goods.ts";
import { openShop } from "./shop.ts";
import { open } from "./shopper.ts";

/** The dialog of the table, opened on the product's page that is shown; its field, its answer and the rows it marks. */
async function openTable(page: Page, name = "Tabela rozmiarów") {
  await page.getByRole("button", { name, exact: true }).click();
  const dialog = page.getByRole("dialog");
  return {
    dialog,
    field: dialog.locator(".size-advice input"),
    advice: dialog.getByRole("status"),
    marked: dialog.locator(".size-table-own th"),
  };
}

/** A path with its query: a port's digits are no measure. */
function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** Whether a number stands in what was sent by itself, not within a code's or a file's name. */
function says(request: string, number: string): boolean {
  return new RegExp(String.raw`(?<![\w-])${number}(?![\w-])`).test(request);
}

async function tableOf(productId: string): Promise<SizeTable> {
  const { address } = await openShop();
  return (await fetch(address + sizeTableHref(productId, 1))).json() as Promise<SizeTable>;
}

/** Two neighbours of a table that meet in one measure, and measures inside, between, below and above. */
function measuresOf({ rows, asked }: SizeTable) {
  const spans = rows.map((row) => ({ size: row[0]!, span: row[asked!.column]!.split("–").map(Number) }));
  const [smaller, larger] = spans.slice(2);
  return {
    size: smaller!.size,
    within: smaller!.span[0]! + 2,
    between: smaller!.span[1]!,
    larger: larger!.size,
    below: spans[0]!.span[0]! - 10,
    above: spans.at(-1)!.span[1]! + 10,
  };
}

test("a measure is answered by a size, by two that meet in it, or by what is too small or large; nothing of it is sent", async (t) => {
  const [hoodie] = await productsOf(hoodies);
  const { size, within, between, larger, below, above } = measuresOf(await tableOf(hoodie!.product_id));
  for (const on of fewScreens) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async ({ page }) => {
        const sent: string[] = [];
        page.on("request", (request) => sent.push(`${pathOf(request.url())} ${request.postData() ?? ""}`));
        await open(page, href(hoodie!.url));
        const { field, advice, marked, dialog } = await openTable(page);
        await field.fill(`${within},5`);
        await expect(advice).toHaveText(`Twój rozmiar: ${size}`);
        await expect(marked).toHaveText([size]);
        await field.fill(String(between));
        await expect(advice).toHaveText(new RegExp(`^Między ${size} a ${larger}:`));
        await expect(marked).toHaveText([size, larger]);
        await field.fill(String(below));
        await expect(advice).toHaveText("To mniej niż nasz najmniejszy rozmiar.");
        await expect(marked).toHaveCount(0);
        await field.fill(String(above));
        await expect(advice).toHaveText("To więcej niż nasz największy rozmiar.");
        await page.keyboard.press("Escape");
        await expect(dialog).toHaveCount(0);
        assert.deepEqual(
          sent.filter((request) => says(request, `${within}[.,]5`) || says(request, `${above}`)),
          [],
        );
      }),
    );
  }
});

test("the measure is there on the second visit, for another brand's table and in another language, until it is forgotten", async (t) => {
  const all = await productsOf(hoodies);
  const hoodie = all[0]!;
  const { size, within } = measuresOf(await tableOf(hoodie.product_id));
  const tables = new Map<string, SizeTable>();
  for (const { product_id } of all) tables.set(product_id, await tableOf(product_id));
  const other = all.find(({ product_id }) => tables.get(product_id)!.title !== tables.get(hoodie.product_id)!.title)!;
  const { rows, asked } = tables.get(other.product_id)!;
  const there = rows.find((row) => {
    const [from, to] = row[asked!.column]!.split("–").map(Number);
    return from! <= within && within < to!;
  })![0]!;
  for (const on of fewScreens) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async ({ page, context }) => {
        await open(page, href(hoodie.url));
        const first = await openTable(page);
        await first.field.fill(String(within));
        await expect(first.advice).toHaveText(`Twój rozmiar: ${size}`);
        await page.close();

        const again = await context.newPage();
        await open(again, href(other.url));
        const second = await openTable(again);
        await expect(second.field).toHaveValue(String(within));
        await expect(second.advice).toHaveText(`Twój rozmiar: ${there}`);
        await expect(second.marked).toHaveText([there]);

        const address = await again.locator("link[rel=alternate][hreflang=en]").getAttribute("href");
        await open(again, new URL(address!).pathname);
        const english = await openTable(again, "Size table");
        await expect(english.field).toHaveValue(String(within));
        await expect(english.advice).toHaveText(`Your size: ${there}`);
        await english.dialog.getByRole("button", { name: "Clear" }).click();
        await expect(english.field).toHaveValue("");
        await expect(english.field).toBeFocused();
        await expect(english.marked).toHaveCount(0);

        await open(again, new URL(address!).pathname);
        await expect((await openTable(again, "Size table")).field).toHaveValue("");
        assert.equal(await again.evaluate(() => localStorage.getItem("bodyMeasures")), null, "nothing of it is kept");
      }),
    );
  }
});
