import assert from "node:assert/strict";
import { test } from "node:test";
import { backofficeScriptBudget } from "../script-budgets.ts";
import { findsNothing, options } from "./axe.ts";
import { buy, comeIn } from "./backoffice.ts";
import { desktop, expect, type Screen, visit } from "./browser.ts";
import { hoodies, plenty } from "./goods.ts";
import { storedOrder } from "./records.ts";
import { command } from "./shop.ts";

// Orders as staff see them: found, read and moved on, on every width, by keyboard alone, and never by two at once.

const widths: readonly Screen[] = [
  { name: "360 px, touch", options: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true } },
  { name: "768 px, touch", options: { viewport: { width: 768, height: 1024 }, hasTouch: true, isMobile: true } },
  desktop,
];

test("an order is found, read, packed and sent, on every width", async (t) => {
  const goods = await plenty(hoodies, 1);
  for (const on of widths)
    await t.test(on.name, async (t) => {
      const { number, person } = await buy(goods);
      await visit(t, { on, options }, async (visit) => {
        const { page } = visit;
        await comeIn(visit);
        await page.goto("/admin/orders");
        const row = page.getByRole("link", { name: `Zamówienie ${number}` });
        await row.waitFor();
        await staysWithin(page.viewportSize()!.width, () => page.evaluate(() => document.documentElement.scrollWidth));
        await findsNothing(page, "the list of orders");
        await row.click();
        await page.getByRole("heading", { name: number, exact: true }).waitFor();
        await expect(page.getByRole("heading", { name: number, exact: true })).toBeFocused();
        await expect(page.getByText(goods.product.product_name)).toBeVisible();
        await expect(page.getByRole("link", { name: person.email })).toBeVisible();
        await expect(page.getByText(person.shippingStreet)).toBeVisible();
        await staysWithin(page.viewportSize()!.width, () => page.evaluate(() => document.documentElement.scrollWidth));
        await findsNothing(page, "an order");

        await page.getByRole("button", { name: "Spakowane", exact: true }).click();
        await page.getByText("Przez 20 sekund możesz to cofnąć").waitFor();
        await findsNothing(page, "moving an order on");
        await page.getByRole("dialog").getByRole("button", { name: "Spakowane", exact: true }).click();
        await expect(page.locator(".notices")).toHaveText(new RegExp(`${number}: Spakowane`));
        await page.getByRole("button", { name: "Wysłane", exact: true }).click();
        await page.getByLabel("Numer przesyłki").fill("PL 0042");
        await page.getByRole("dialog").getByRole("button", { name: "Wysłane", exact: true }).click();
        await expect(page.locator(".order-states")).toHaveText(/Wysłane/);
        await expect(page.getByText("PL 0042").first()).toBeVisible();
        await expect(page.getByText("Stan: Wysłane")).toBeVisible();

        await page.evaluate(() => window.scrollTo(0, 10_000));
        await page.getByRole("link", { name: "Zwroty", exact: true }).click();
        await page.getByRole("heading", { name: "Zwroty" }).waitFor();
        await expect.poll(() => page.evaluate(() => window.scrollY), "a screen begins at its top").toBe(0);
      });
      assert.equal((await storedOrder(number)).status, "sent");
    });
});

test("the list and an order are worked through by keyboard alone", async (t) => {
  const goods = await plenty(hoodies, 2);
  await buy(goods);
  const { number } = await buy(goods);
  await visit(t, { on: desktop }, async (visit) => {
    const { page } = visit;
    await comeIn(visit);
    await page.goto("/admin/account");
    await page.getByRole("heading", { name: "Twoje konto" }).waitFor();
    const press = (keys: string) => page.keyboard.press(keys);
    await press("g");
    await press("o");
    await page.getByRole("heading", { name: "Zamówienia" }).waitFor();
    await page.locator("[data-row]").first().waitFor();
    await press("j");
    await expect(page.locator("[data-row]").first()).toBeFocused();
    await press("/");
    await page.keyboard.type(number);
    await press("Enter");
    await expect(page).toHaveURL(new RegExp(`q=${number}`));
    await expect(page.locator("[data-row]")).toHaveText([number]);
    await page.locator(".orders-list[aria-busy=false]").waitFor();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await press("j");
    await press("Enter");
    await page.getByRole("heading", { name: number, exact: true }).waitFor();

    await press("n");
    await page.keyboard.type("Papier w kropki");
    await press("Control+Enter");
    await expect(page.locator(".timeline-note")).toHaveText(/Ola Nowak\s*Papier w kropki/);
    await expect(page.getByLabel("Notatka dla zespołu…")).toHaveValue("");
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await press("Control+z");
    await expect(page.locator(".timeline-note")).toHaveCount(0);

    await press("m");
    await page.getByRole("dialog").waitFor();
    await press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await press("m");
    await page.getByRole("dialog").waitFor();
    await press("Enter");
    await expect(page.locator(".order-states")).toHaveText(/Spakowane/);
    await press("u");
    await expect(page, "the list as it was filtered").toHaveURL(new RegExp(`/orders\\?view=toPack&q=${number}`));

    await page.goto("/admin/orders?view=all");
    const rows = page.locator("[data-row]");
    await rows.nth(1).waitFor();
    await press("j");
    await press("j");
    await expect(rows.nth(1)).toBeFocused();
    await press("Enter");
    await page.locator(".order-states").waitFor();
    await press("u");
    await rows.nth(1).waitFor();
    await press("j");
    await expect(rows.nth(1), "from the row one came from").toBeFocused();

    await press("?");
    await page.getByRole("dialog", { name: "Klawisze" }).waitFor();
    await press("Escape");
    await press("Control+k");
    await page.getByRole("combobox").waitFor();
    await page.keyboard.type(number);
    await expect(page.getByRole("option").first()).toHaveText(new RegExp(`Zamówienie ${number}`));
    await press("Enter");
    await page.getByRole("heading", { name: number, exact: true }).waitFor();
  });
});

test("who decides on an order as it was before is told so, and nothing is done twice", async (t) => {
  const { number } = await buy(await plenty(hoodies, 3));
  await visit(t, { on: desktop }, async (visit) => {
    const { page } = visit;
    await comeIn(visit);
    await page.goto(`/admin/orders/${number}`);
    await page.getByRole("button", { name: "Spakowane", exact: true }).waitFor();
    await page.getByRole("button", { name: "Spakowane", exact: true }).click();
    await page.getByRole("dialog").waitFor();
    await command("order", number, "--state", "packed");
    await expect(page.getByRole("alert")).toHaveText(
      /Ktoś zmienił to w międzyczasie.*Jest terazSpakowane.*Twój wybórSpakowane/s,
    );
    await page.getByRole("button", { name: "Zostaw, jak jest", exact: true }).click();
    await page.getByRole("button", { name: "Wysłane", exact: true }).waitFor();
  });
});

test("an order that awaits the shop's word is declined by a button of its own, and what follows is said before", async (t) => {
  const goods = await plenty(hoodies, 3);
  const { product_id } = goods.product;
  t.after(() => command("limit", product_id, "0"));
  await command("limit", product_id, "1");
  // Of what one shopper may have one alone, the same one buys a second.
  const { person } = await buy(goods);
  const { number } = await buy(goods, { person });
  assert.equal((await storedOrder(number)).status, "awaitingReview");
  for (const on of widths)
    await visit(t, { on, options }, async (visit) => {
      const { page } = visit;
      await comeIn(visit, "shop");
      await page.goto(`/admin/orders/${number}`);
      await expect(page.getByRole("button", { name: "Inny stan" })).toHaveCount(0);
      await page.getByRole("button", { name: "Przyjmij", exact: true }).click();
      await page.getByRole("dialog").getByText("Towary są odłożone").waitFor();
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Odrzuć…" }).click();
      await page.getByRole("dialog").getByText("nic nie jest odłożone ani pobrane").waitFor();
      await findsNothing(page, "declining an order");
      await staysWithin(page.viewportSize()!.width, () => page.evaluate(() => document.documentElement.scrollWidth));
      if (on !== desktop) return;
      await page.getByRole("dialog").getByRole("button", { name: "Odrzuć", exact: true }).click();
      await expect(page.locator(".order-states")).toContainText("Anulowane");
    });
  assert.equal((await storedOrder(number)).status, "cancelled");
});

test("tags are added, found by and taken back", async (t) => {
  const { number } = await buy(await plenty(hoodies, 4));
  const tag = `na prezent ${number}`;
  await visit(t, { on: desktop }, async (visit) => {
    const { page } = visit;
    await comeIn(visit);
    await page.goto(`/admin/orders/${number}`);
    await page.getByLabel("Nowy tag").fill(tag);
    await page.getByRole("button", { name: "Dodaj", exact: true }).click();
    await page.getByRole("button", { name: `Zdejmij tag ${tag}` }).waitFor();
    await page.goto(`/admin/orders?view=all&tag=${encodeURIComponent(tag)}`);
    await expect(page.locator("[data-row]")).toHaveText([number]);
    await page.goto(`/admin/orders/${number}`);
    await page.getByRole("button", { name: `Zdejmij tag ${tag}` }).click();
    await page.locator(".notices").getByRole("button", { name: "Cofnij" }).click();
    await page.getByRole("button", { name: `Zdejmij tag ${tag}` }).waitFor();
  });
});

test("a list in which nothing fits says why, and leads out", async (t) => {
  await visit(t, { on: desktop, options }, async (visit) => {
    const { page } = visit;
    await comeIn(visit);
    await page.goto("/admin/orders?view=all&q=nikt-taki");
    await page.getByRole("heading", { name: "Nic nie pasuje" }).waitFor();
    await findsNothing(page, "an empty list");
    await page.getByRole("link", { name: "Bez filtrów" }).click();
    await expect(page).toHaveURL(/\/admin\/orders\?view=all$/);
  });
});

test("the back office speaks English and Czech, and stays as light or dark as it was chosen", async (t) => {
  await visit(t, { on: desktop, options }, async (visit) => {
    const { page } = visit;
    await comeIn(visit);
    await page.goto("/admin/orders");
    await page.getByRole("button", { name: "Filtry" }).click();
    await expect(page.locator(".filter-fields")).toContainText("Przelew bankowy");
    for (const [language, title, payment] of [
      ["English", "Orders", "Bank transfer"],
      ["Čeština", "Objednávky", "Bankovní převod"],
    ] as const) {
      await page.locator(".person-button").click();
      await page.locator(".person-menu select").first().selectOption({ label: language });
      await page.getByRole("heading", { name: title }).waitFor();
      await expect(page.locator(".filter-fields"), "what was read in another language").toContainText(payment);
      await page.reload();
      await page.getByRole("heading", { name: title }).waitFor();
      await page.getByRole("button", { name: /^Filt/ }).click();
      await expect(page.locator("body")).not.toHaveText(/%[A-Z]/, { useInnerText: true });
    }
    await page.locator(".person-button").click();
    await page.locator(".person-menu select").last().selectOption("dark");
    await findsNothing(page, "the list of orders in the dark");
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });
});

test("the list of orders needs no more JavaScript than its budget, and shoppers fetch none of it", async (t) => {
  await visit(t, { on: desktop }, async (visit) => {
    const { page } = visit;
    await comeIn(visit);
    // What comes when the browser rests comes once the list can be worked with.
    await page.addInitScript(() => {
      const act = window.requestIdleCallback;
      const asked: IdleRequestCallback[] = [];
      window.requestIdleCallback = (one) => asked.push(one);
      Object.assign(window, { letRest: () => asked.forEach((one) => act(one)) });
    });
    await page.goto("/admin/orders");
    await page.getByRole("heading", { name: "Zamówienia" }).waitFor();
    await page.waitForLoadState("networkidle");
    const scripts = () =>
      page.evaluate(() =>
        (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
          .filter(({ name }) => name.endsWith(".js"))
          .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize })),
      );
    const bytes = (await scripts()).reduce((sum, file) => sum + file.bytes, 0);
    assert.ok(bytes > 50_000 && bytes <= backofficeScriptBudget * 1000, `${bytes} bytes`);
    const before = (await scripts()).length;
    await expect
      .poll(async () => {
        await page.evaluate(() => (window as unknown as { letRest: () => void }).letRest());
        return (await scripts()).length;
      })
      .toBeGreaterThan(before);
    await page.waitForLoadState("networkidle");
    await page.route("**/*.js", (route) => route.abort());
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("combobox"), "the palette was fetched before it is asked for").toBeFocused();
    await page.unroute("**/*.js");
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    assert.deepEqual(
      (await scripts()).filter(({ path }) => path.startsWith("/admin/")),
      [],
    );
  });
});

async function staysWithin(width: number, measured: () => Promise<number>): Promise<void> {
  assert.ok((await measured()) <= width, "nothing is wider than the screen");
}
