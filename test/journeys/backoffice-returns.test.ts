import { test } from "node:test";
import { findsNothing, options } from "./axe.ts";
import { buy, comeIn } from "./backoffice.ts";
import { desktop, expect, type Screen, visit } from "./browser.ts";
import { hoodies, plenty } from "./goods.ts";
import { command, openShop } from "./shop.ts";

// Goods that come back: from what a guest declares to what goes back for it.

const widths: readonly Screen[] = [
  { name: "360 px, touch", options: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true } },
  desktop,
];

test("a guest withdraws; the piece comes back worn, so less goes back, with the correction", async (t) => {
  const { address } = await openShop();
  for (const on of widths)
    await t.test(on.name, async (t) => {
      const { number, person } = await buy(await plenty(hoodies, 3));
      await command("order", number, "--state", "sent");
      await command("order", number, "--state", "delivered");
      await fetch(`${address}/sys/json_emails?withdraw`, {
        method: "POST",
        headers: { "content-type": "text/plain" },
        body: JSON.stringify({ name: `Ola ${number}`, order: number, email: person.email, goods: "" }),
      });
      await visit(t, { on, options }, async (visit) => {
        const { page } = visit;
        await comeIn(visit);
        await page.goto(`/admin/orders/${number}`);
        await page.getByRole("link", { name: /^Zwrot \d+/ }).click();
        await expect(page.locator(".order-states")).toContainText("zapowiedziany");
        await expect(page.getByRole("heading", { name: "Rozliczenie" })).toBeVisible();

        await page.getByLabel("Kod kreskowy").fill("590");
        await page.keyboard.press("Enter");
        await expect(page.locator(".return-scan")).toContainText("590: tego nie ma w zamówieniu");

        await page.getByRole("button", { name: "Używana" }).click();
        await expect(page.locator(".order-states")).toContainText("dotarł");
        await page.getByLabel("Mniej oddajemy o").fill("20");
        await page.getByLabel("Mniej oddajemy o").blur();
        await expect(page.getByText("Podaj powód. Bez niego nic nie potrącimy.")).toBeVisible();
        await expect(
          page.getByRole("button", { name: /^Oddaj/ }),
          "nothing goes back without what is kept",
        ).toHaveAttribute("aria-disabled", "true");
        await page.getByLabel("Powód, dla kupującego").fill("plama na rękawie");
        await page.getByLabel("Powód, dla kupującego").blur();
        const sums = page.locator(".return-settle .facts");
        await expect(sums).toContainText("−20,00");
        await expect(sums).toContainText("Korekta KPA");
        await expect(page.locator(".return-settle details")).toContainText("plama na rękawie");
        // What lies below the bar at the top is partly hidden by it.
        await page.evaluate(() => window.scrollTo(0, 0));
        await findsNothing(page, "a return");
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()!.width);

        await page.getByRole("button", { name: /^Oddaj/ }).click();
        await expect(page.locator(".order-states")).toContainText("rozliczony");
        await expect(page.locator(".return-wear-said")).toContainText("20,00 · plama na rękawie");
        await expect(page.getByRole("list", { name: "Co oddane" })).toContainText("czeka na numer konta");
        await expect(page.locator("main").getByRole("textbox"), "what is over is read, not written").toHaveCount(0);
        await page.getByRole("link", { name: `Zamówienie ${number}` }).click();
        await expect(page.locator(".screen-head .order-states")).toContainText("Zwrócone");
      });
    });
});

test("a parcel to be paid at the door that nobody collected is settled without a word of money, and says what of it has not come", async (t) => {
  const { number } = await buy(await plenty(hoodies, 3), { quantity: 2 });
  await command("order", number, "--state", "sent");
  await visit(t, { on: widths[0]!, options }, async (visit) => {
    const { page } = visit;
    await comeIn(visit);
    await page.goto(`/admin/orders/${number}`);
    await page.getByRole("button", { name: "Paczka wróciła nieodebrana" }).click();
    await page.getByRole("dialog").locator("button.act-signal").click();
    const short = page.getByRole("note").filter({ hasText: "nie ma jeszcze 1 sztuki" });
    await page.getByRole("button", { name: "Jak nowa" }).click();
    await expect(short).toBeVisible();
    await page.getByRole("button", { name: "Jak nowa" }).click();
    await expect(short).toHaveCount(0);
    await expect(page.locator(".return-settle")).toContainText("Nikt za to nie zapłacił");
    await expect(page.locator(".return-settle .facts")).toContainText("Korekta KPA");
    await expect(page.getByLabel("Pieniądze")).toHaveCount(0);
    await expect(page.getByRole("button", { name: /^Oddaj/ })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Napisz, że dotarły" })).toHaveCount(0);
    await expect(page.locator(".return-settle details")).toContainText("Paczka wróciła do nas");
    await page.evaluate(() => window.scrollTo(0, 0));
    await findsNothing(page, "a parcel nobody collected");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.getByRole("button", { name: "Rozlicz zwrot" }).click();
    await expect(page.locator(".order-states")).toContainText("rozliczony");
    await expect(page.getByText("Nikt za to nie zapłacił")).toBeVisible();
  });
});

test("a statement of which nobody knows the order is given one by hand", async (t) => {
  const { address } = await openShop();
  const { number } = await buy(await plenty(hoodies, 3));
  await fetch(`${address}/sys/json_emails?withdraw`, {
    method: "POST",
    headers: { "content-type": "text/plain" },
    body: JSON.stringify({ name: `Iga ${number}`, order: "nie wiem", email: `iga${number}@przyklad.pl`, goods: "" }),
  });
  await visit(t, { on: desktop, options }, async (visit) => {
    const { page } = visit;
    await comeIn(visit);
    await page.goto("/admin/returns");
    const statement = page.locator(".statements li", { hasText: `Iga ${number}` });
    await expect(statement).toContainText("„nie wiem” nie jest zamówieniem");
    await findsNothing(page, "statements");
    await statement.getByLabel("Numer zamówienia").fill(number);
    await statement.getByRole("button", { name: "Przypisz" }).click();
    await expect(statement).toHaveCount(0);
    await expect(page.locator(".return-rows li", { hasText: `Zamówienie ${number}` })).toHaveCount(1);
  });
});
