import { test } from "node:test";
import type { Page } from "@playwright/test";
import { decimal, parseDecimal } from "../../src/domain/money.ts";
import { isSound, options } from "./axe.ts";
import { comeIn } from "./backoffice.ts";
import { desktop, expect, type Screen, visit } from "./browser.ts";
import { type Goods, hoodies, pageData, plenty } from "./goods.ts";
import { eventually } from "./records.ts";
import { command } from "./shop.ts";

// The sheet of a product's variants, worked as a spreadsheet by the keyboard alone, and field by field on a phone.

const phone: Screen = {
  name: "360 px, touch",
  options: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true },
};

const cell = (page: Page, row: number, field: string) =>
  page.locator(`.sheet td[data-row="${row}"][data-field="${field}"]`);

/** Pastes a text where the keys are, as the browser does. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", copied);
    document.activeElement!.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}

/** Returns what is copied where the keys are. */
async function copied(page: Page): Promise<string> {
  return page.evaluate(() => {
    const clipboardData = new DataTransfer();
    document.activeElement!.dispatchEvent(
      new ClipboardEvent("copy", { clipboardData, bubbles: true, cancelable: true }),
    );
    return clipboardData.getData("text/plain");
  });
}

/** Waits until the shopper's page has prices like these. */
async function shopperSees({ product }: Goods, price: string): Promise<void> {
  await eventually(`${product.url} at ${price}`, async () => {
    const seen = (await pageData<"product">(`/${product.url}`)).data.product;
    return seen.real_price === price || seen.attrs[0]?.vals.some((value) => value.real_price === price);
  });
}

test("a sheet is found from stock, typed into, pasted, saved as one act and taken back, by the keyboard alone", async (t) => {
  const goods = await plenty(hoodies, 6);
  const { product } = goods;
  await visit(t, { on: desktop, options }, async (visit) => {
    const { page } = visit;
    await comeIn(visit);
    await page.goto(`/admin/goods/stock?q=${encodeURIComponent(product.product_name)}`);
    await page.locator(`a[href$="/goods/${product.product_id}/variants"]`).first().press("Enter");
    await page.locator(".sheet").waitFor();
    await isSound(page, "the sheet");
    const was = await cell(page, 0, "price").textContent();
    const cheaper = decimal(parseDecimal(was!.replace(",", ".")) - 100).replace(".", ",");

    // By Tab alone one comes to the grid once, and goes on behind it.
    await page.locator("h1").focus();
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press("Tab");
      if (await page.evaluate(() => document.activeElement?.matches("td") ?? false)) break;
    }
    await expect(cell(page, 0, "price")).toBeFocused();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest(".sheet") ?? null)).toBeNull();

    await cell(page, 0, "price").focus();
    await page.keyboard.type(cheaper);
    await page.keyboard.press("Tab");
    await expect(cell(page, 0, "price")).toHaveAttribute("data-state", "changed");
    await expect(cell(page, 0, "cataloguePrice")).toBeFocused();
    // What is only read takes no keys.
    await page.keyboard.press("Tab");
    await expect(cell(page, 0, "lowest")).toBeFocused();
    await page.keyboard.press("Control+z");
    await expect(cell(page, 0, "price")).toHaveText(was!);
    await page.keyboard.press("Control+Shift+z");
    await expect(cell(page, 0, "price")).toHaveText(cheaper);

    await cell(page, 0, "ean").focus();
    await page.keyboard.press("Home");
    for (let at = 0; at < 5; at += 1) await page.keyboard.press("ArrowRight");
    await expect(cell(page, 0, "sku")).toBeFocused();
    await paste(page, `"ARK-1"\t350\tB 1\nARK-2\t0,4 kg\tB 2`);
    await expect(cell(page, 1, "weight")).toHaveText("0,4 kg");
    await expect(page.locator(".save-bar")).toContainText("Wklejone: 6.");
    expect(await copied(page)).toBe("ARK-1\t350\tB 1\nARK-2\t0,4 kg\tB 2");
    await page.keyboard.press("Escape");

    // A number that a spreadsheet has shortened is no EAN; nothing of the cell is sent, and it says why.
    await cell(page, 1, "ean").focus();
    await cell(page, 1, "ean").click();
    await paste(page, "5,90123E+12");
    await expect(cell(page, 1, "ean")).toContainText("Arkusz skrócił ten numer");
    await isSound(page, "a cell that is wrong");
    await cell(page, 0, "price").click();
    await page.getByRole("button", { name: "Następne do poprawy" }).press("Enter");
    await expect(cell(page, 1, "ean")).toBeFocused();

    await page.keyboard.press("Control+s");
    await expect(page.locator(".notice")).toContainText("zapisane 7 pól");
    await expect(cell(page, 0, "price")).toHaveAttribute("data-state", "saved");
    await expect(cell(page, 1, "weight")).toHaveText("400");
    await expect(page.locator(".save-bar")).toContainText("Do poprawy: 1 pole");
    await shopperSees(goods, cheaper.replace(",", "."));
    // What is not right yet outlives a reload, and is given up.
    await page.reload();
    await expect(cell(page, 1, "ean")).toContainText("5,90123E+12");
    await page.locator(".save-bar").getByRole("button", { name: "Odrzuć" }).click();
    await expect(cell(page, 1, "ean")).not.toContainText("5,90123E+12");

    await page.goto("/admin/log");
    const told = page.locator(".log-words", { hasText: "zmienia rozmiary" }).first();
    await expect(told).toContainText(`${was} → ${cheaper}`);
    await page.goto(`/admin/goods/${product.product_id}/variants`);
    await cell(page, 0, "price").click();
    await page.keyboard.type(was!);
    await page.keyboard.press("Enter");
    for (const [row, field] of ["sku", "weight", "shelf"].flatMap((name) => [0, 1].map((at) => [at, name] as const))) {
      await cell(page, row, field).click();
      await page.keyboard.press("Delete");
    }
    await page.getByRole("button", { name: "Zapisz" }).click();
    await expect(page.locator(".save-bar")).toContainText("Nic nie czeka na zapis");
    // The log's undo, once nothing waits in the sheet, and the same the other way.
    await page.keyboard.press("Control+z");
    await expect(cell(page, 0, "price")).toHaveText(cheaper);
    await page.keyboard.press("Control+Shift+z");
    await expect(cell(page, 0, "price")).toHaveText(was!);
  });
});

test("of two at one cell the second sees what the first has left, and decides", async (t) => {
  const { product } = await plenty(hoodies, 6);
  const variants = product.attrs[0]!.vals;
  await visit(t, { on: desktop }, async (visit) => {
    const { page } = visit;
    await comeIn(visit);
    await page.goto(`/admin/goods/${product.product_id}/variants`);
    const price = cell(page, variants.length - 1, "price");
    const was = (await price.textContent())!;
    await price.click();
    await page.keyboard.type("777,00");
    await page.keyboard.press("Enter");
    const last = variants.at(-1)!.attr_2_product_id;
    await command("price", `${product.product_id}:id=${last}`, "666.00");
    await page.keyboard.press("Control+s");
    await expect(price).toContainText("teraz jest tu 666,00");
    await page.keyboard.press("Control+s");
    await expect(price).toHaveText("777,00");
    await expect(price).toHaveAttribute("data-state", "saved");
    // One's own next save is nobody else's change.
    await price.click();
    await page.keyboard.type(was);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Control+s");
    await expect(price).toHaveText(was);
    await expect(price).toHaveAttribute("data-state", "saved");
  });
});

test("a size comes and goes, and what was ordered keeps its name", async (t) => {
  const { product } = await plenty(hoodies, 6);
  await visit(t, { on: desktop, options }, async (visit) => {
    const { page } = visit;
    await comeIn(visit);
    await page.goto(`/admin/goods/${product.product_id}/variants`);
    const rows = page.locator(".sheet tbody tr");
    await rows.first().waitFor();
    const before = await rows.count();
    await page.getByRole("button", { name: "Rozmiary i kolory" }).click();
    await page.getByLabel("Nowa wartość").fill("5XL");
    await isSound(page, "the window of options");
    await page.keyboard.press("Enter");
    await expect(rows).toHaveCount(before + 1);
    await expect(rows.last()).toContainText("5XL");
    await page.getByRole("button", { name: "Rozmiary i kolory" }).click();
    await page.getByRole("button", { name: "Wycofaj: 5XL" }).click();
    await expect(rows).toHaveCount(before);
    await expect(page.getByRole("button", { name: "Przywróć: 5XL" })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByLabel(/^Pokaż też wycofane/).check();
    await expect(rows).toHaveCount(before + 1);
    await isSound(page, "what is sold no more");
  });
});

test("on a phone the same fields stand below each other, one variant at a time", async (t) => {
  const { product } = await plenty(hoodies, 6);
  await visit(t, { on: phone, options }, async (visit) => {
    const { page } = visit;
    await comeIn(visit);
    await page.goto(`/admin/goods/${product.product_id}/variants`);
    const shelf = page.getByLabel("Półka");
    await shelf.waitFor();
    await isSound(page, "one variant");
    const was = await shelf.inputValue();
    await page.getByRole("button", { name: "Następny", exact: true }).tap();
    await shelf.fill("T 9");
    await page.getByLabel("EAN").fill("123");
    await page.getByLabel("SKU").focus();
    await expect(page.locator(".field-wrong")).toContainText("To nie jest EAN");
    await isSound(page, "a field that is wrong");
    await page.getByRole("button", { name: "Zapisz" }).tap();
    await expect(page.locator(".notice")).toContainText("zapisane 1 pole");
    await page.locator(".notice").getByRole("button", { name: "Cofnij" }).tap();
    await expect(shelf).toHaveValue(was);
    await page.locator(".save-bar").getByRole("button", { name: "Odrzuć" }).tap();
  });
});
