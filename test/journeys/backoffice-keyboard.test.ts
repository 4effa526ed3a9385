import { test } from "node:test";
import type { Locator, Page } from "@playwright/test";
import { decimal } from "../../src/domain/money.ts";
import { anybody } from "../builders/people.ts";
import { buy, comeIn, pickTransferOf } from "./backoffice.ts";
import { desktop, expect, visit } from "./browser.ts";
import { hoodies, plenty } from "./goods.ts";
import { storedOrder } from "./records.ts";
import { command, openShop } from "./shop.ts";

// The main act of each group of screens, done by the keyboard alone, and the focus is somewhere after each.

test("an order is found, changed, written to, noted and moved by keys", async (t) => {
  const { number } = await buy(await plenty(hoodies, 5));
  await visit(t, { on: desktop }, async (visit) => {
    const { page } = visit;
    await comeIn(visit);
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
    await page.keyboard.type(number);
    await page.keyboard.press("Enter");
    await heading(page, number);
    await page.keyboard.press("e");
    await heading(page, new RegExp(number));
    await press(page, page.getByRole("button", { name: /o jedną więcej$/ }), "Space");
    await press(page, page.getByRole("button", { name: "Zapisz zmiany" }));
    await heading(page, number);
    await held(page);
    await page.keyboard.press("w");
    await come(page, page.getByLabel("Temat"));
    await page.keyboard.type("Rozmiar");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Napiszemy jutro.");
    await press(page, page.getByRole("button", { name: "Wyślij", exact: true }));
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await held(page);
    await press(page, page.locator(".timeline-day").getByRole("button", { name: "Cofnij wysłanie" }));
    await expect(page.locator(".timeline-day").getByText("e-mail cofnięty, zanim wyszedł")).toBeVisible();
    await held(page);
    await page.keyboard.press("m");
    await press(page, page.getByRole("dialog").getByRole("button", { name: "Spakowane", exact: true }));
    await expect(page.locator(".order-states")).toHaveText(/Spakowane/);
    await held(page);
    await press(page, page.locator(".parcel-acts").getByRole("button", { name: "Rozpakuj" }));
    await expect(page.locator(".parcel-acts")).toHaveCount(0);
    await held(page);
  });
});

test("an order is taken down, cancelled, and its money sent to an account by keys", async (t) => {
  const goods = await plenty(hoodies, 4);
  const person = anybody();
  await visit(t, { on: desktop }, async (visit) => {
    const { page } = visit;
    await comeIn(visit);
    await heading(page, /./);
    await page.keyboard.press("g");
    await page.keyboard.press("o");
    await press(page, page.getByRole("link", { name: "Nowe zamówienie" }));
    await type(page, page.getByPlaceholder("Nazwa, SKU albo EAN"), goods.product.product_name);
    await page.keyboard.press("Enter");
    await page.locator(".goods-found li").first().waitFor();
    await press(page, page.locator(".goods-found li").first().locator(".goods-size:not(:disabled)").first());
    for (const [label, text] of [
      ["Imię", person.shippingFirstName],
      ["Nazwisko", person.shippingLastName],
      ["E-mail", person.email],
      ["Telefon", person.phone],
      ["Ulica i numer", person.shippingStreet],
      ["Kod pocztowy", person.shippingPostCode],
      ["Miejscowość", person.shippingCity],
    ] as const)
      await type(page, page.getByLabel(label, { exact: true }), text);
    await choose(page, page.getByRole("combobox", { name: "Płatność" }), "1");
    await choose(page, page.getByRole("combobox", { name: "Dostawa" }), "1");
    await press(page, page.getByLabel("Akceptuje regulamin i politykę prywatności"), "Space");
    await press(page, page.getByRole("button", { name: "Złóż zamówienie" }));
    await page.waitForURL(/\/admin\/orders\/\d+$/);
    const number = page.url().split("/").at(-1)!;
    await heading(page, number);
    await command("paid", number, "--amount", decimal((await storedOrder(number)).total));
    await expect(page.locator(".order-states")).toHaveText(/Zapłacone/);
    await press(page, page.getByRole("button", { name: "Anuluj…" }));
    await press(page, page.getByRole("dialog").getByRole("button", { name: /^Oddaj .* przelewem: / }));
    await expect(page.locator(".order-states")).toHaveText(/Anulowane/);
    await held(page);
    await page.keyboard.press("g");
    await page.keyboard.press("m");
    const row = page.getByRole("listitem").filter({ hasText: number });
    await press(page, row.getByRole("button", { name: "Wpisz konto…" }));
    await page.keyboard.type("27 1140 2004 0000 3002 0135 5387");
    await page.keyboard.press("Enter");
    await expect(row).toContainText("PL27 1140 2004");
    await held(page);
    await pickTransferOf(page, number);
    const pick = row.getByRole("checkbox");
    if (!(await pick.isChecked())) await press(page, pick, "Space");
    await press(page, page.getByRole("button", { name: "Plik Elixir-O" }));
    await expect(row).toHaveText(/w pliku dla banku/);
    await press(page, page.getByRole("button", { name: "Oznacz jako zapłacone" }));
    await expect(row).toHaveCount(0);
    await held(page);
  });
});

test("what comes back is counted and settled, a complaint entered, answered and closed by keys", async (t) => {
  const { number, person } = await buy(await plenty(hoodies, 3));
  for (const state of ["sent", "delivered"]) await command("order", number, "--state", state);
  const { address } = await openShop();
  await fetch(`${address}/sys/json_emails?withdraw`, {
    method: "POST",
    headers: { "content-type": "text/plain" },
    body: JSON.stringify({ name: `Iga ${number}`, order: number, email: person.email, goods: "" }),
  });
  await visit(t, { on: desktop }, async (visit) => {
    const { page } = visit;
    await comeIn(visit);
    await heading(page, /./);
    await page.keyboard.press("g");
    await page.keyboard.press("r");
    await press(page, page.locator(".return-rows li", { hasText: number }).getByRole("link").first());
    await press(page, page.getByRole("button", { name: "Jak nowa" }), "Space");
    await expect(page.locator(".order-states")).toContainText("dotarł");
    await held(page);
    await press(page, page.getByRole("button", { name: /^Oddaj/ }));
    await expect(page.locator(".order-states")).toContainText("rozliczony");
    await held(page);

    await page.keyboard.press("g");
    await page.keyboard.press("c");
    await press(page, page.getByRole("button", { name: "Wpisz reklamację" }));
    await type(page, page.getByLabel("Numer zamówienia"), number);
    await type(page, page.getByLabel("Imię i nazwisko"), "Iga Mazur");
    await type(page, page.getByLabel("E-mail"), person.email);
    await type(page, page.getByLabel("Co jest nie tak"), "Pękł szew.");
    await press(page, page.getByRole("dialog").getByRole("button", { name: "Wpisz reklamację" }));
    await page.waitForURL(/complaints\/\d+$/);
    await press(page, page.getByRole("button", { name: "Wyślij odpowiedź" }));
    await page.getByRole("heading", { name: "Do wykonania" }).waitFor();
    await held(page);
    await press(page, page.getByRole("button", { name: "Zrobione" }));
    await expect(page.getByRole("heading", { name: "Do wykonania" })).toHaveCount(0);
    await held(page);
  });
});

test("people, keys, the log, ready texts and the day's beginning by keys", async (t) => {
  await buy(await plenty(hoodies, 5));
  const { email } = anybody();
  await visit(t, { on: desktop }, async (visit) => {
    const { page } = visit;
    await comeIn(visit);
    await heading(page, /./);
    await go(page, "s");
    await press(page, page.getByRole("button", { name: "Zaproś" }));
    await page.keyboard.type(email);
    await page.keyboard.press("Enter");
    await page.getByText("Link do wysłania").waitFor();
    await held(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Zaproś" })).toBeFocused();
    const member = page.locator(".people-rows li", { hasText: email });
    await press(page, member.getByRole("button").last());
    await press(page, page.getByRole("dialog").getByRole("button").nth(1));
    await expect(member).toHaveCount(0);
    await held(page);

    await go(page, "k");
    await press(page, page.getByRole("button", { name: "Nowy klucz" }));
    const name = `Magazyn ${crypto.randomUUID().slice(0, 8)}`;
    await page.keyboard.type(name);
    await press(page, page.getByLabel("pakować i wysyłać"), "Space");
    await press(page, page.getByRole("button", { name: "Utwórz klucz" }));
    await page.locator(".secret").waitFor();
    await held(page);
    await page.keyboard.press("Escape");
    await press(page, page.getByRole("button", { name: `Odbierz klucz: ${name}` }));
    await press(page, page.getByRole("dialog").getByRole("button", { name: "Odbierz" }));
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await held(page);

    await go(page, "l");
    await choose(page, page.locator("label", { hasText: /^Gdzie/ }).locator("select"), "key");
    await page.waitForURL(/entity=key/);
    await held(page);

    await page.keyboard.press("Control+k");
    await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
    await page.keyboard.type("gotowe");
    await page.keyboard.press("Enter");
    // One of those that every shop begins with.
    const remove = page.getByRole("button", { name: "Usuń: Brakuje rozmiaru" });
    await press(page, remove);
    await expect(page.locator(".notice")).toContainText("Tekst usunięty");
    await held(page);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press("Control+z");
    await expect(remove).toBeVisible();

    const { address } = await openShop();
    await fetch(`${address}/sys/json_emails?withdraw`, {
      method: "POST",
      headers: { "content-type": "text/plain" },
      body: JSON.stringify({ name: "Iga", order: "?", email: "iga@przyklad.pl", goods: "" }),
    });
    await go(page, "t");
    await press(page, page.locator(".decisions a").first());
    await expect(page).not.toHaveURL(/today/);
    await held(page);
  });
});

test("an order is packed by keys", async (t) => {
  const { number } = await buy(await plenty(hoodies, 6));
  await visit(t, { on: desktop }, async (visit) => {
    const { page } = visit;
    await comeIn(visit, "packing");
    await page.goto("/admin/packing");
    await press(page, page.locator(".packing-queue li", { hasText: number }).getByRole("link").first());
    await page.locator(".packing-wanted").waitFor();
    await press(page, page.locator(".packing-goods button").first());
    await expect(page.getByRole("heading", { level: 2 })).toHaveText("Wszystko w paczce");
    await held(page);
    await press(page, page.getByRole("button", { name: "Paczka gotowa" }));
    await expect(page.locator(".packing-last")).toContainText(number);
    await held(page);
  });
});

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name, ...(typeof name === "string" && { exact: true }) }).waitFor();

/** Two keys that lead to a screen. */
async function go(page: Page, key: string): Promise<void> {
  await page.keyboard.press("g");
  await page.keyboard.press(key);
}

/** Goes on by Tab to something, however far it is. */
async function come(page: Page, to: Locator): Promise<void> {
  await to.waitFor();
  for (let stop = 0; stop < 200; stop++) {
    if (await to.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never comes to ${String(to)}`);
}

/** Comes to something and presses a key there. */
async function press(page: Page, to: Locator, key = "Enter"): Promise<void> {
  await come(page, to);
  await page.keyboard.press(key);
}

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await come(page, field);
  await page.keyboard.type(text);
}

/** Chooses in a list by the keys that open none. */
async function choose(page: Page, list: Locator, value: string): Promise<void> {
  await come(page, list);
  for (let before = await list.inputValue(); before !== value; before = await list.inputValue()) {
    await page.keyboard.press("ArrowDown");
    await expect(list).not.toHaveValue(before);
  }
  await expect(list).toHaveValue(value);
}

/** The focus is somewhere, and what has it is there. */
async function held(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body))
    .toBe(true);
}
