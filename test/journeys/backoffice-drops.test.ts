import { test } from "node:test";
import { href } from "../../src/contract/paths.ts";
import { anybody, kasia } from "../builders/people.ts";
import { isSound, options } from "./axe.ts";
import { beginDrop, buy, comeIn, officeScreens } from "./backoffice.ts";
import { expect, visit } from "./browser.ts";
import { hoodies, pageData, plenty } from "./goods.ts";
import { open, panelOf, putIntoCart } from "./shopper.ts";
import { eventually } from "./records.ts";
import { openShop } from "./shop.ts";

// A drop, from planning it to its end, with what a shopper meets meanwhile.

for (const [nth, on] of officeScreens.entries())
  test(`a drop begins at its second, is watched as it sells, paused and ended, ${on.name}`, async (t) => {
    const goods = await plenty(hoodies, 6 + nth);
    const { product_name: name, url } = goods.product;
    const path = href(url);
    const halted = async () => (await pageData<"product">(path)).data.product.halted;
    await visit(t, { on, options }, async (visit) => {
      const { page } = visit;
      await comeIn(visit);
      await page.goto("/admin/goods");
      await page.getByRole("button", { name: "Katalog i ceny" }).click();
      await page.getByRole("link", { name: "Dropy" }).click();
      await page.getByRole("link", { name: "Nowy drop" }).click();
      await expect(page.getByRole("button", { name: "Zaplanuj drop" })).toBeDisabled();
      await isSound(page, "a new drop");
      const drop = `Zima ${on.name}`;
      const begins = beginDrop(page, { name: drop, product: name, perPerson: "2", seconds: 10 });
      await eventually("the page says when it begins", async () => (await halted())?.startsWith("Start: "));
      await eventually("its tile in a listing says so too, without a script", async () => {
        const listing = await (await fetch(new URL(hoodies, (await openShop()).address))).text();
        return listing.split("<article").some((tile) => tile.includes(path) && />Start: [^<]+</.test(tile));
      });
      await begins;
      await eventually("the page lets it be bought", async () => (await halted()) === undefined);

      const row = page.locator(".drop-sold > li", { hasText: name });
      await expect(row).toContainText("Najwyżej 2 szt. na osobę");
      const fact = (word: string) => page.locator(".drop-facts div", { hasText: word }).locator("dd");
      await expect(fact("Sprzedane")).toHaveText("0");
      // Whom no other journey has ordered for: beyond two pieces of it a person has to say yes first.
      const person = anybody({ ...kasia, phone: `61130020${nth}`, shippingStreet: `Zimowa ${1 + nth}` });
      const { number } = await buy(goods, { person });
      // Nobody loads the page again.
      await expect(fact("Sprzedane")).toHaveText("1");
      await expect(page.locator(".drop-newest")).toContainText(number);
      await expect(
        row.locator("tr", { has: page.getByRole("rowheader", { name: goods.size, exact: true }) }),
      ).toContainText("1");
      await isSound(page, "a drop that runs");

      await row.getByRole("button", { name: `Wstrzymaj sprzedaż: ${name}` }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Wstrzymaj sprzedaż" }).click();
      await expect(row).toContainText("wstrzymane");
      await eventually(
        "the page says that it is paused",
        async () => (await halted()) === "Sprzedaż chwilowo wstrzymana",
      );
      await row.getByRole("button", { name: `Wznów sprzedaż: ${name}` }).click();
      await expect(row).not.toContainText("wstrzymane");
      await eventually("the page lets it be bought again", async () => (await halted()) === undefined);

      await page.locator(".screen-acts").getByRole("button", { name: "Wstrzymaj sprzedaż" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Wstrzymaj sprzedaż" }).click();
      await expect(page.locator(".screen-head .status")).toHaveText("wstrzymane");
      await page.locator(".notice").getByRole("button", { name: "Cofnij" }).click();
      await expect(page.locator(".screen-head .status")).toHaveText("trwa");

      await page.getByText("Zmień nazwę albo limity").click();
      await expect(page.getByRole("button", { name: "Zapisz" })).toBeDisabled();
      await page.getByLabel(`Ile na osobę: ${name}`).fill("3");
      await page.getByRole("button", { name: "Zapisz" }).click();
      await expect(row).toContainText("Najwyżej 3 szt. na osobę");

      await page.getByRole("button", { name: "Zakończ drop" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Zakończ drop" }).click();
      await expect(page.locator(".screen-head .status")).toHaveText("zakończony");
      await page.goto("/admin/goods/drops?view=over");
      await expect(page.locator(".drop-rows")).toContainText(drop);
      await isSound(page, "drops that are over");
    });
  });

for (const [nth, on] of officeScreens.entries())
  test(`a shopper reads in the cart how many one person may have, and that a sale is paused, ${on.name}`, async (t) => {
    const goods = await plenty(hoodies, 9 + nth);
    const { product_name: name, url } = goods.product;
    await visit(t, { on }, async (shopper) => {
      await visit(t, { on, options }, async (staff) => {
        await comeIn(staff);
        const { page: office } = staff;
        await beginDrop(office, { name: `Wiosna ${on.name}`, product: name, perPerson: "2" });
        await eventually("its page is made anew", async () => {
          const { product } = (await pageData<"product">(href(url))).data;
          return product.halted === undefined && product.most_pieces === 2;
        });
        const { page } = shopper;
        await putIntoCart(shopper, goods);
        await expect(panelOf(page)).toContainText("Najwyżej 2 szt. na osobę");
        await office.locator(".screen-acts").getByRole("button", { name: "Wstrzymaj sprzedaż" }).click();
        await office.getByRole("dialog").getByRole("button", { name: "Wstrzymaj sprzedaż" }).click();
        await eventually("its page says that it is paused", async () =>
          Boolean((await pageData<"product">(href(url))).data.product.halted),
        );
        await open(page, href(url));
        await expect(page.locator(".limits")).toContainText("Sprzedaż chwilowo wstrzymana");
        await expect(page.getByRole("button", { name: "Do koszyka", exact: true })).toHaveCount(0);
        // The cart that was open is open again.
        await expect(panelOf(page)).toContainText("Sprzedaż chwilowo wstrzymana");
        await office.locator(".screen-acts").getByRole("button", { name: "Wznów sprzedaż" }).click();
        await office.getByRole("button", { name: "Zakończ drop" }).click();
        await office.getByRole("dialog").getByRole("button", { name: "Zakończ drop" }).click();
        await expect(office.locator(".screen-head .status")).toHaveText("zakończony");
      });
    });
  });
