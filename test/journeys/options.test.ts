/** A product with two options: its choosers, what an address names, the gallery, prices, and the strip on its tile. */
import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { href, variantHref } from "../../src/contract/paths.ts";
import type { Product } from "../../src/domain/catalogue/product.ts";
import { writtenVariant } from "../../src/domain/catalogue/variant-choice.ts";
import { desktop, expect, screens, visit } from "./browser.ts";
import { hoodies, pageData, productsOf } from "./goods.ts";
import { eventually } from "./records.ts";
import { command, openOwnShop } from "./shop.ts";
import { open, openCart, panelOf, words } from "./shopper.ts";

const path = "/dwie-osie/";
// What is brought in would be among the goods that other journeys choose from.
const { dataDir } = await openOwnShop({});

/** Brings the product in: grey is sold out in S, there is no green but in L, M in grey costs less. */
async function bringIn(): Promise<{ product: Product; idOf: (written: string) => string }> {
  const [one, two] = (await productsOf(hoodies))
    .filter(({ images }) => images.length > 0)
    .map(({ images }) => images[0]!.path);
  const header =
    "kind,handle,name_pl,manufacturer,categories,price,catalogue_price,quantity,attribute1_pl,attribute2_pl,pictures,attribute3_pl";
  const rows = [
    ["S", "czarna", 3, "", one],
    ["S", "szara", 0, "", two],
    ["M", "czarna", 5, "", one],
    ["M", "szara", 6, "149.00", two],
    ["L", "zielona", 2, "", one],
  ].map(
    ([size, colour, pieces, price, picture]) => `variant,dwie-osie,,,,${price},,${pieces},${size},${colour},${picture}`,
  );
  const file = join(dataDir, "dwie-osie.csv");
  await writeFile(
    file,
    [
      header,
      `product,dwie-osie,Bluza Dwie Osie,Zygzak,Odziez/bluzy/z-kapturem,199.00,,,Rozmiar,Kolor,${one} | ${two}`,
      ...rows,
      `product,jedna-os,Buty Jedna Oś,Zygzak,Odziez/bluzy/z-kapturem,199.00,,,Rozmiar,,${one}`,
      "variant,jedna-os,,,,,,0,36,,",
      "variant,jedna-os,,,,,,3,37,,",
      "variant,jedna-os,,,,,,3,38,,",
      `product,trzy-osie,Spodnie Trzy Osie,Zygzak,Odziez/bluzy/z-kapturem,199.00,,,Rozmiar,Kolor,${one},Długość`,
      "variant,trzy-osie,,,,,,3,S,czarny / biały,,32",
      "variant,trzy-osie,,,,,,3,M,szary,,34",
    ]
      .map((row) => row + ",".repeat(header.split(",").length - row.split(",").length))
      .join("\n"),
  );
  await command("import", file);
  await eventually(path, async () => (await pageData<"product">(path)).template === "product");
  const { product } = (await pageData<"product">(path)).data;
  return {
    product,
    idOf: (written) =>
      product.attrs[0]!.vals.find((val) => writtenVariant(product, val.attr_2_product_id) === written)!
        .attr_2_product_id,
  };
}

test("a product with two options has a chooser for each; what does not go together says so, the address names the choice, picture and price follow it", async (t) => {
  const { product, idOf } = await bringIn();
  const second = product.images[1]!.path;
  for (const on of screens) {
    await visit(t, { on }, async ({ page, mobile }) => {
      await open(page, path);
      const part = page.locator(".sizes-part");
      const value = (name: string) => part.getByRole("radio", { name: new RegExp(`^${name}`) });
      await expect(part.locator("fieldset")).toHaveCount(2);
      await expect(part.locator(".size > span:first-of-type")).toHaveText([
        "S",
        "M",
        "L",
        "czarna",
        "szara",
        "zielona",
      ]);
      await expect(page.locator(".buy-price")).toContainText("od 149.00");
      await value("S").check();
      await expect(page.locator(".buy-price strong")).toHaveText(/^199\.00/);
      await expect(part.getByRole("radio", { name: /^szara ?, wyprzedane w wersji S$/ })).toBeEnabled();
      await expect(part.getByRole("radio", { name: /^zielona ?, nie ma w wersji S$/ })).toBeEnabled();
      await part.getByText("Wyprzedane w wersji S: szara. Nie ma w wersji S: zielona.").waitFor();
      assert.doesNotMatch(page.url(), /wariant/, "half a choice is no variant");

      await value("szara").check();
      await expect(value("S")).not.toBeChecked();
      await expect(part.getByRole("status")).toHaveText("szara: niedostępne w wersji S. Wybierz: rozmiar.");
      await page.getByRole("button", { name: words.add, exact: true }).first().click();
      await part.getByRole("alert").getByText("Najpierw wybierz: rozmiar.").waitFor();
      await value("M").check();
      await expect(page).toHaveURL(variantHref(product.url, idOf("M / szara")));
      await expect(page.locator(".buy-price strong")).toHaveText(/^149\.00/);
      await expect(page.locator(".film-picture img").first()).toHaveAttribute(
        "src",
        new RegExp(second.replaceAll(".", "\\.").replace(/\\\.\w+$/, "")),
      );

      await page.reload();
      await page.locator("html[data-ready]").waitFor({ state: "attached" });
      await expect(part.locator("input:checked")).toHaveCount(2);
      await page.getByRole("button", { name: words.add, exact: true }).first().click();
      if (mobile) await openCart(page);
      await expect(panelOf(page).locator(".cart-line-variant")).toHaveText("M szara");
      await expect(panelOf(page).locator(".cart-line-price")).toHaveText(/149\.00/);
    });
  }
  await visit(t, { on: desktop, options: { javaScriptEnabled: false } }, async ({ page }) => {
    await page.goto(variantHref(product.url, idOf("M / szara")));
    await expect(page.locator(".buy-price strong"), "the document itself is that of the choice").toHaveText(/^149\.00/);
    await expect(page.locator(".sizes-part input:checked")).toHaveCount(2);
  });
});

test("on a tile one option is asked after another, and what the last press makes is in the cart", async (t) => {
  const { product } = await bringIn();
  await visit(t, { on: desktop }, async ({ page }) => {
    await open(page, hoodies);
    const tile = page.locator(".tile", { has: page.locator(`a[href="${href(product.url)}"]`) });
    await expect(tile.locator(".tile-price")).toHaveText(/^.*od 149\.00/);
    await tile.hover();
    const strip = tile.locator(".quick-sizes");
    await expect(strip.locator("button")).toHaveText(["S", "M", "L"]);
    await strip.getByText("S", { exact: true }).click();
    await expect(strip.locator("button")).toHaveText(["S:", "czarnamało"]);
    await expect(strip.locator("s")).toHaveText(["szara"]);
    await strip.getByText("czarna").click();
    await expect(panelOf(page).locator(".cart-line-variant")).toHaveText("S czarna");
    await expect(panelOf(page).locator(".cart-line-price")).toHaveText(/199\.00/);
  });
});

test("what an address names and is sold out says so and why, and its button does not promise it, before any script too; what a choice opens again is all named", async (t) => {
  const { product, idOf } = await bringIn();
  const { product: shoes } = (await pageData<"product">("/jedna-os/")).data;
  const gone = [
    [variantHref(shoes.url, shoes.attrs[0]!.vals[0]!.attr_2_product_id), "Rozmiar: 36, wyprzedane"],
    [variantHref(product.url, idOf("S / szara")), "Wyprzedane w wersji S: szara."],
  ] as const;
  for (const on of screens)
    for (const javaScriptEnabled of [false, true])
      await visit(t, { on, options: { javaScriptEnabled } }, async ({ page, mobile }) => {
        for (const [address, why] of gone) {
          await (javaScriptEnabled ? open(page, address) : page.goto(address));
          await page.locator(".sizes-part").getByText(why).first().waitFor();
          const button = page.locator("#buy-action button").first();
          await expect(button).toHaveText("Wyprzedane");
          await expect(button).toHaveAttribute("aria-disabled", "true");
          await expect(page.getByRole("button", { name: "Powiadom, gdy wróci" })).toBeVisible();
          await expect(page.getByRole("button", { name: words.add, exact: true })).toHaveCount(0);
          await expect(page.locator(".delivery-dates").first()).toHaveText("Wyprzedane: wyślemy, gdy wróci");
          if (!javaScriptEnabled || !mobile) continue;
          await page.locator(".reviews, .shelf").last().scrollIntoViewIfNeeded();
          await expect(page.locator(".buy-bar button")).toHaveText("Wyprzedane");
          await page.locator(".buy-bar button").click({ force: true });
          await expect(page.getByText(/przekracza nasz stan/)).toHaveCount(0);
        }
        if (!javaScriptEnabled) return;
        await open(page, gone[0][0]);
        await page.getByRole("button", { name: "Powiadom, gdy wróci" }).click();
        await page.getByRole("dialog").waitFor();
        await page.goBack();
        await page.getByRole("radio", { name: "37", exact: true }).check();
        await expect(page.locator("#buy-action button").first()).toHaveText(words.add);

        await open(page, "/trzy-osie/");
        for (const value of ["S", "czarny / biały", "34"])
          await page.getByRole("radio", { name: new RegExp(`^${value}`) }).check();
        await expect(page.locator(".sizes-part").getByRole("status"), "all that is open again is named").toHaveText(
          "34: niedostępne w wersji S, czarny / biały. Wybierz: rozmiar, kolor.",
        );
      });
});
