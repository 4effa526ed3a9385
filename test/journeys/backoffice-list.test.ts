// One long file: the list of orders with all that is done from it, and the log beside it.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { findsNothing, options } from "./axe.ts";
import { buy, comeIn } from "./backoffice.ts";
import { desktop, expect, type Screen, visit } from "./browser.ts";
import { hoodies, plenty } from "./goods.ts";
import { storedOrder } from "./records.ts";
import { command } from "./shop.ts";

// The list of orders as one's own: saved views, columns, several orders at once.

const phone: Screen = {
  name: "360 px, touch",
  options: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true },
};

test("orders are picked and moved on by keyboard alone, and each that could not be says why", async (t) => {
  const goods = await plenty(hoodies, 4);
  const first = await buy(goods);
  const second = await buy(goods);
  const third = await buy(goods);
  await visit(t, { on: desktop, options }, async (visit) => {
    const { page } = visit;
    await comeIn(visit);
    // It is not told what changes meanwhile.
    visit.forgive(/events.*ERR_FAILED|ERR_FAILED.*events/);
    await page.route("**/admin/api/v1/events*", (route) => route.abort());
    await page.goto(`/admin/orders?view=all`);
    await page.locator("[data-row]").first().waitFor();
    await expect(page.locator("[data-row]").first()).toHaveText(third.number);
    const press = (keys: string) => page.keyboard.press(keys);
    await press("j");
    await press("x");
    await press("j");
    await press("j");
    await press("Shift+X");
    await expect(page.locator(".picked-count")).toContainText("3 zaznaczone");
    await findsNothing(page, "picked orders");

    // Somebody else is faster with one of them.
    const other = await visit.context.newPage();
    await other.goto(`/admin/orders/${second.number}`);
    await other.getByRole("button", { name: "Spakowane", exact: true }).click();
    await other.getByRole("dialog").getByRole("button", { name: "Spakowane", exact: true }).click();
    await expect(other.locator(".order-states")).toContainText("Spakowane");

    await page.bringToFront();
    await press("b");
    await press("Enter");
    await page.getByText("Zmieni się 3 z 3.").waitFor();
    await findsNothing(page, "moving several orders on");
    const dialog = page.getByRole("dialog");
    const final = dialog.getByText(
      "3 zamówienia za pobraniem dostają przy tym dokumenty sprzedaży z numerami. Tego nie",
    );
    await expect(final).toHaveCount(0);
    await dialog.getByRole("radio", { name: "Wysłane" }).check();
    await expect(final, "what is final says so before").toBeVisible();
    await dialog.getByRole("radio", { name: "Spakowane" }).check();
    await press("Enter");
    await page.getByText("Zmienione: 2 zamówienia.").waitFor();
    await expect(page.locator(".parts-refused li")).toHaveText(new RegExp(`${second.number}.*Ktoś zmienił`));
    await press("Escape");
    await expect(page.locator(".picked-bar")).toHaveCount(0);

    // What was moved at once is taken back at once, and done again.
    const notices = page.locator(".notices");
    await expect(notices).toContainText("Zmienione: 2 zamówienia.");
    await notices.getByRole("button", { name: "Cofnij" }).click();
    await expect(notices).toContainText("Cofnięte: Zmienione: 2 zamówienia.");
    for (const { number } of [first, third]) assert.equal((await storedOrder(number)).status, "new");
    assert.equal((await storedOrder(second.number)).status, "packed");
    await notices.getByRole("button", { name: "Ponów" }).click();
    await expect(notices.getByRole("button", { name: "Cofnij" })).toBeVisible();
  });
  for (const { number } of [first, second, third]) assert.equal((await storedOrder(number)).status, "packed");
});

test("a list that was filtered is saved as a view, changed, discarded, renamed and taken away", async (t) => {
  const { number } = await buy(await plenty(hoodies, 1));
  await visit(t, { on: desktop, options }, async (visit) => {
    const { page } = visit;
    await comeIn(visit);
    await page.goto(`/admin/orders?view=all&q=${number}`);
    await page.getByRole("button", { name: "Zapisz widok" }).click();
    await page.getByLabel("Nazwa widoku").fill("Ta paczka");
    await findsNothing(page, "saving a view");
    await page.keyboard.press("Enter");
    const views = page.getByRole("navigation", { name: "Widoki" });
    const tab = views.getByRole("link", { name: "Ta paczka" });
    await expect(tab).toHaveAttribute("aria-current", "page");

    await page.getByRole("button", { name: "Kolumny" }).click();
    await page.getByRole("dialog").getByRole("checkbox", { name: "Płatność" }).check();
    await page.getByRole("dialog").getByRole("checkbox", { name: "Złożone" }).uncheck();
    await findsNothing(page, "columns");
    await page.getByRole("button", { name: "Zapisz", exact: true }).click();
    await expect(page.getByRole("columnheader", { name: "Płatność" })).toBeVisible();
    await expect(page.getByRole("columnheader", { name: "Złożone" })).toHaveCount(0);
    await page.getByRole("button", { name: "Odrzuć zmiany" }).click();
    await expect(page.getByRole("columnheader", { name: "Złożone" })).toBeVisible();
    await page.getByRole("button", { name: "Filtry" }).click();
    await page.getByLabel("Kolejność").selectOption("oldest");
    await page.getByRole("button", { name: "Zapisz zmiany" }).click();
    await expect(page.getByRole("button", { name: "Odrzuć zmiany" })).toHaveCount(0);

    await views.getByRole("link", { name: "Wszystkie" }).click();
    await expect(page, "a saved view's filters are its own").toHaveURL(/\/orders\?view=all$/);
    await tab.click();
    await expect(page).toHaveURL(/sort=oldest/);
    await expect(page.locator("[data-row]")).toHaveText([number]);

    await page.getByRole("button", { name: "Ten widok" }).click();
    await page.getByLabel("Nazwa widoku").fill("Inna nazwa");
    await page.keyboard.press("Enter");
    await expect(views.getByRole("link", { name: "Inna nazwa" })).toBeVisible();
    await page.getByRole("button", { name: "Ten widok" }).click();
    await page.getByRole("button", { name: "Usuń widok" }).click();
    await expect(views.getByRole("link", { name: "Inna nazwa" })).toHaveCount(0);
    await page.keyboard.press("Control+z");
    await expect(views.getByRole("link", { name: "Inna nazwa" }), "undone").toBeVisible();
  });
});

test("orders are picked on a phone's cards, tagged, given out as a file and printed", async (t) => {
  const goods = await plenty(hoodies, 2);
  const { number, person } = await buy(goods);
  const other = await buy(goods);
  await visit(t, { on: phone, options }, async (visit) => {
    const { page } = visit;
    await comeIn(visit);
    await page.goto("/admin/orders?view=all");
    await page.getByLabel(`Zaznacz zamówienie ${number}`).check();
    await page.getByLabel(`Zaznacz zamówienie ${other.number}`).check();
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 360, "nothing is wider");
    await findsNothing(page, "picked cards");

    await page.getByRole("button", { name: "Tag", exact: true }).click();
    await page.getByRole("combobox", { name: "Tag" }).fill("do kuriera");
    await page.getByRole("dialog").getByRole("button", { name: "Dodaj tag" }).click();
    await expect(page.locator(".notices")).toContainText("Zmienione: 2 zamówienia.");
    await expect(page.locator(".order-tag", { hasText: "do kuriera" })).toHaveCount(2);
    await page.getByRole("button", { name: "Cofnij" }).click();
    await expect(page.locator(".order-tag", { hasText: "do kuriera" })).toHaveCount(0);

    await page.getByRole("button", { name: "Eksport" }).click();
    await page.getByLabel(/Z danymi kupujących/).check();
    await findsNothing(page, "giving out a file");
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Pobierz plik" }).click(),
    ]);
    const written = readFileSync(await file.path(), "utf8");
    assert.ok(written.startsWith("\uFEFFNumer;"));
    const row = written.split("\r\n").find((line) => line.startsWith(`${number};`))!;
    assert.match(row, /;"\d+,\d\d";PLN;/, "a sum with a comma, and its currency");
    assert.ok(row.includes(person.email) && row.includes(person.shippingCity), "who bought");

    await page.getByRole("button", { name: "Drukuj" }).click();
    const sheet = page.getByRole("region", { name: `Zamówienie ${number}` });
    await expect(sheet).toContainText(person.shippingStreet);
    await expect(sheet).toContainText(goods.product.product_name);
    await findsNothing(page, "packing lists");
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(".office-nav")).toBeHidden();
    await expect(sheet).toBeVisible();
    await page.emulateMedia({ media: "screen" });
    await page.goBack();
    await expect(page.locator(".picked-count")).toContainText("2 zaznaczone");
    await expect(page.getByLabel(`Zaznacz zamówienie ${number}`)).toBeChecked();
  });
});

test("a number that is pasted into the palette leads straight to its order", async (t) => {
  const { number } = await buy(await plenty(hoodies, 1));
  await command("order", number, "--state", "sent", "--tracking", `PL${number}0042`);
  await visit(t, { on: desktop, options }, async (visit) => {
    const { page } = visit;
    await comeIn(visit);
    await page.goto("/admin/account");
    await page.getByRole("heading", { name: "Twoje konto" }).waitFor();
    await page.keyboard.press("Control+k");
    const field = page.getByRole("combobox");
    await field.evaluate((element, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text", text);
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
    }, `PL${number}0042`);
    await page.getByRole("heading", { name: number, exact: true }).waitFor();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

test("the palette offers a number only where there is an order of it, and a new order to who may take one down; on an order what can be done with it", async (t) => {
  const { number } = await buy(await plenty(hoodies, 1));
  await visit(t, { on: desktop, options }, async (visit) => {
    const { page } = visit;
    await comeIn(visit, "shop");
    await page.goto("/admin/account");
    await page.getByRole("heading", { name: "Twoje konto" }).waitFor();
    await page.keyboard.press("Control+k");
    const field = page.getByRole("combobox");
    await field.fill("99999999");
    await expect(page.getByRole("option")).toHaveCount(1);
    await expect(page.getByRole("option")).not.toContainText("Zamówienie 99999999");
    await field.fill("nowe");
    await expect(page.getByRole("option").first()).toContainText("Nowe zamówienie");
    await expect(page.getByRole("option").first().locator("kbd")).toHaveText("C O");
    await field.fill(number);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: number, exact: true }).waitFor();
    await page.keyboard.press("Control+k");
    await field.fill("anuluj");
    await expect(page.getByRole("option").first()).toContainText("Anuluj albo oddaj");
    await expect(page.getByRole("option").first().locator("kbd")).toHaveText("R");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: /Zamówienie|Anuluj|Oddaj/ }).waitFor();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.keyboard.press("c");
    await page.keyboard.press("o");
    await expect(page).toHaveURL(/\/admin\/orders\/new$/);
  });
});

test("the palette finds products, customers and codes, each kind under its name and key; who sees no orders finds products", async (t) => {
  const goods = await plenty(hoodies, 1);
  const { product } = goods;
  const code = `PAL${Date.now().toString(36).toUpperCase()}`;
  await visit(t, { on: desktop, options }, async (visit) => {
    const { page } = visit;
    await comeIn(visit, "shop");
    const body = { code, percentOff: "10" };
    const headers = { origin: new URL(page.url()).origin, "idempotency-key": `palette-${code}-0000` };
    assert.equal((await page.request.post("/admin/api/v1/codes", { data: body, headers })).status(), 200);
    await page.goto("/admin/account");
    await page.getByRole("heading", { name: "Twoje konto" }).waitFor();
    await page.keyboard.press("Control+k");
    const field = page.getByRole("combobox");
    await field.fill("bluza");
    const found = page.getByRole("group", { name: /^Towary/ });
    await expect(found.getByRole("option").first()).toContainText(/Bluza/);
    await expect(found.locator(".palette-group kbd")).toHaveText("G D");
    await findsNothing(page, "the palette with groups");
    await field.fill(code.toLowerCase());
    await expect(page.getByRole("group", { name: /^Kody rabatowe/ }).getByRole("option")).toHaveText([code]);
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/codes\?id=\d+$/);
    await expect(page.locator(".codes > li")).toContainText(code);
    await page.keyboard.press("Control+k");
    await field.fill("kategorie");
    await expect(page.getByRole("option").first()).toContainText("Kategorie");
    await page.keyboard.press("Escape");
  });
  await visit(t, { on: desktop, options }, async (visit) => {
    const { page } = visit;
    await comeIn(visit, "content");
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill(product.product_name);
    await expect(page.getByRole("option").first()).toContainText(product.product_name);
    await expect(page.getByRole("group")).toHaveCount(1);
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/goods\/\d+$/);
  });
});

test("an owner reads who did what, and makes and ends a key", async (t) => {
  const { number } = await buy(await plenty(hoodies, 1));
  await command("order", number, "--state", "packed");
  await visit(t, { on: desktop, options }, async (visit) => {
    const { page } = visit;
    await comeIn(visit);
    await page.goto("/admin/orders");
    await page.getByRole("heading", { name: "Zamówienia" }).waitFor();
    await page.keyboard.press("g");
    await page.keyboard.press("k");
    await page.getByRole("button", { name: "Nowy klucz" }).click();
    const name = `Magazyn ${number}`;
    await page.getByLabel("Jaki program go dostanie").fill(name);
    await page.getByLabel("pakować i wysyłać").check();
    await findsNothing(page, "a new key");
    await page.getByRole("button", { name: "Utwórz klucz" }).click();
    await expect(page.locator(".secret")).toHaveText(/^bruk_live_[\w-]{43}$/);
    const secret = await page.locator(".secret").textContent();
    const headers = { authorization: `Bearer ${secret}` };
    const asked = await page.request.get(`/admin/api/v1/orders/${number}`, { headers });
    assert.equal(asked.status(), 200);
    await page.keyboard.press("Escape");
    await expect(page.locator(".people-rows li", { hasText: name })).toContainText("czytać zamówienia");
    await findsNothing(page, "keys");
    await page.getByRole("button", { name: `Odbierz klucz: ${name}` }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Odbierz" }).click();
    await expect(page.locator(".people-rows li", { hasText: name })).toHaveCount(0);
    assert.equal((await page.request.get(`/admin/api/v1/orders/${number}`, { headers })).status(), 401);

    await page.keyboard.press("g");
    await page.keyboard.press("l");
    await expect(page.locator(".log-words", { hasText: name }).first()).toContainText("odbiera klucz API");
    await findsNothing(page, "the log");
    await page
      .locator("label", { hasText: /^Gdzie/ })
      .locator("select")
      .selectOption("order");
    await page.getByLabel("Numer", { exact: true }).fill(number);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`/log\\?entity=order&id=${number}`));
    await expect(page.locator(".log-words")).toHaveText([
      new RegExp(`npm run shop zmienia stan · zamówienie ${number}stan: Przyjęte → Spakowane`),
    ]);
    await page.getByRole("link", { name: `zamówienie ${number}` }).click();
    await page.getByRole("heading", { name: number, exact: true }).waitFor();
  });
});
