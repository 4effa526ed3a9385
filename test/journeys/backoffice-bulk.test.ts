import { test } from "node:test";
import { moneyText } from "../../src/backoffice/amounts.ts";
import { href } from "../../src/contract/paths.ts";
import type { Product } from "../../src/domain/catalogue/product.ts";
import { parseDecimal } from "../../src/domain/money.ts";
import { isSound, options } from "./axe.ts";
import { comeIn, officeScreens } from "./backoffice.ts";
import { expect, visit } from "./browser.ts";
import { hoodies, pageData, plenty, productsOf } from "./goods.ts";

// Many goods at once, from the list to what a shopper reads, and back.

test("all of a list get another price, each seen before; a shopper reads it, and it is taken back", async (t) => {
  const { product } = await plenty(hoodies, 2);
  const name = product.product_name;
  const before = parseDecimal(product.real_price);
  const after = Math.round((before + 1000 - 99) / 100) * 100 + 99;
  const text = (amount: number) => moneyText({ amount, currency: "pln" }, "pl");
  const shopPrice = async () => {
    const { data } = await pageData<"product">(href(product.url));
    return parseDecimal(data.product.real_price);
  };
  for (const on of officeScreens)
    await t.test(on.name, async (t) => {
      await visit(t, { on, options }, async (visit) => {
        const { page } = visit;
        await comeIn(visit);
        await page.goto(`/admin/goods?q=${encodeURIComponent(name)}`);
        await page.getByRole("link", { name: "Zmień wszystkie z tej listy" }).click();
        await expect(page.locator("main")).toContainText(`„${name}”`);
        await page.getByLabel("o kwotę").check();
        await page.getByLabel("Podnieś").check();
        await page.getByLabel("Ile złotych").fill("10");
        await page.getByLabel("Zaokrąglij do końcówki").selectOption(",99");
        await page.getByLabel("Co z ceną katalogową").selectOption("znika");
        await isSound(page, "a new bulk change");
        await page.getByRole("button", { name: "Pokaż, co się zmieni" }).click();
        const row = page.locator(".bulk-rows tr", { hasText: name }).filter({ hasText: text(after) });
        await expect(row.first()).toContainText(text(before));
        await isSound(page, "what a bulk change would do");
        await page.getByRole("link", { name: "Popraw ustawienia" }).click();
        await expect(page.getByLabel("Ile złotych")).toHaveValue("10,00");
        await page.getByRole("button", { name: "Pokaż, co się zmieni" }).click();
        await page.getByRole("button", { name: /^Zastosuj / }).click();
        await expect(page.locator(".screen-head .status")).toHaveText("zastosowana");
        await expect(row.first()).toContainText("zmienione");
        await expect.poll(shopPrice).toBe(after);
        await page.getByRole("button", { name: "Cofnij zmiany" }).click();
        await expect(page.locator(".screen-head .status")).toHaveText("cofnięta");
        await expect.poll(shopPrice).toBe(before);
        await page.getByRole("link", { name: "Zmiany zbiorcze" }).click();
        await expect(page.locator(".listed li").first()).toContainText("cofnięta");
        await isSound(page, "bulk changes");
      });
    });
});

test("the producer of several brands is changed at once and taken back, but for those that somebody has changed since, which are listed", async (t) => {
  const found = (await productsOf(hoodies)).filter(
    ({ manufacturer_id }, at, all) => all.findIndex((one) => one.manufacturer_id === manufacturer_id) === at,
  );
  const [first, second, third] = found as [Product, Product, Product];
  const ids = [first, second, third].map(({ product_id }) => product_id);
  const safetyOf = async ({ url }: Product) =>
    (await pageData<"product">(href(url))).data.safety.map(({ who, name }) => `${who}: ${name}`);
  const before = await safetyOf(third);
  for (const on of officeScreens)
    await t.test(on.name, async (t) => {
      await visit(t, { on, options }, async (visit) => {
        const { page } = visit;
        await comeIn(visit);
        await page.goto(`/admin/goods/bulk/new?products=${ids.join(",")}`);
        await page.getByLabel("Rodzaj zmiany").selectOption("Producent");
        const look = page.getByRole("button", { name: "Pokaż, co się zmieni" });
        const producer = page.getByRole("group", { name: "Producent" });
        await producer.getByLabel("Nazwa").fill("Wspólna Szwalnia");
        await producer.getByLabel("Adres pocztowy").fill("1 Sewing Road, London");
        await expect(look).toBeDisabled();
        await producer.getByLabel("E-mail").fill("szwalnia@bruk.example");
        await page.getByLabel("Producent jest spoza Unii").check();
        await expect(look).toBeDisabled();
        const responsible = page.getByRole("group", { name: "Osoba odpowiedzialna w UE" });
        await responsible.getByLabel("Nazwa").fill("Pełnomocnik w Unii");
        await responsible.getByLabel("Adres pocztowy").fill("ul. Nitki 1, Łódź");
        await responsible.getByLabel("E-mail").fill("pelnomocnik@bruk.example");
        await isSound(page, "a producer in bulk");
        await look.click();
        const rowOf = ({ manufacturer_name: name }: Product) =>
          page.locator(".bulk-rows tbody tr").filter({ has: page.getByRole("link", { name, exact: true }) });
        await expect(rowOf(third)).toContainText("Wspólna Szwalnia");
        await isSound(page, "what a producer in bulk would do");
        await page.getByRole("button", { name: /^Zastosuj / }).click();
        await expect(page.locator(".screen-head .status")).toHaveText("zastosowana");
        await expect
          .poll(() => safetyOf(third))
          .toEqual(["Producent: Wspólna Szwalnia", "Osoba odpowiedzialna w UE: Pełnomocnik w Unii"]);
        const edit = page.url();
        for (const { manufacturer_name } of [first, second]) {
          await page.goto(edit);
          await page.locator(".bulk-rows").getByRole("link", { name: manufacturer_name, exact: true }).click();
          const name = page.getByRole("group", { name: "Producent" }).getByLabel("Nazwa");
          await expect(name).toHaveValue("Wspólna Szwalnia");
          await name.fill("Inna Szwalnia");
          await isSound(page, "a brand's producer");
          await page.getByRole("button", { name: "Zapisz" }).click();
          await expect(page.locator(".notice")).toContainText("Zapisano");
        }
        await page.goto(edit);
        await page.getByRole("button", { name: "Cofnij zmiany" }).click();
        await expect(page.locator(".screen-head .status")).toHaveText("cofnięta");
        await expect(page.locator(".bulk-counts div", { hasText: "Niecofnięte" })).toContainText("2");
        await page.getByRole("link", { name: "Bez zmian" }).click();
        await expect(page.locator(".bulk-rows tbody tr")).toHaveCount(2);
        for (const one of [first, second]) {
          await expect(rowOf(one)).toContainText("Ktoś zmienił to");
          await expect.poll(async () => (await safetyOf(one))[0]).toBe("Producent: Inna Szwalnia");
        }
        await isSound(page, "what was not taken back");
        await expect.poll(() => safetyOf(third)).toEqual(before);
      });
    });
});
