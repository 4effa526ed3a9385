import { test, type TestContext } from "node:test";
import type { Page } from "@playwright/test";
import { decimal } from "../../src/domain/money.ts";
import { ksefNip } from "../builders/ksef.ts";
import { anybody } from "../builders/people.ts";
import { standInToken } from "../../stand-ins/ksef/ksef.ts";
import { findsNothing, isSound, options } from "./axe.ts";
import { comeIn, officeScreens } from "./backoffice.ts";
import { desktop, expect, visit } from "./browser.ts";
import { hoodies, plenty } from "./goods.ts";
import { storedOrder } from "./records.ts";
import { command } from "./shop.ts";
import { chooseMethods, fillAddress, panelOf, placeOrder, putIntoCart, words } from "./shopper.ts";

// Invoices go to KSeF by themselves: one gets its number, one is refused and told of, and each says so on its order's page.

/** Says in the connections that KSeF is reached by its token, as somebody who is signed in. */
async function join(page: Page): Promise<void> {
  const status = await page.evaluate(
    async (fields) => {
      const base = "/admin/api/v1/connections";
      const { connections } = (await (await fetch(base)).json()) as {
        connections: { kind: string; version: string }[];
      };
      const answered = await fetch(`${base}/ksef/fields`, {
        method: "PUT",
        headers: {
          "content-type": "application/json",
          "if-match": connections.find(({ kind }) => kind === "ksef")!.version,
        },
        body: JSON.stringify({ on: true, fields }),
      });
      return answered.status;
    },
    { environment: "test", nip: ksefNip, authentication: "token", token: standInToken },
  );
  expect(status).toBe(200);
}

/** Has an order's invoice sent now, as somebody who is signed in, in place of within the minute; it may be on its way by then. */
async function sendNow(page: Page, number: string): Promise<void> {
  const status = await page.evaluate(async (number) => {
    const headers = { "idempotency-key": crypto.randomUUID() };
    return (await fetch(`/admin/api/v1/orders/${number}/ksef/1/sending`, { method: "POST", headers })).status;
  }, number);
  expect([200, 409]).toContain(status);
}

/** A company buys, and its order is paid, so that it has its invoice; returns the order's number. */
async function soldTo(t: TestContext, name: string): Promise<string> {
  const goods = await plenty(hoodies, 2);
  let number = "";
  await visit(t, { on: desktop }, async (visit) => {
    const { page } = visit;
    const panel = panelOf(page);
    await putIntoCart(visit, goods);
    await panel.getByRole("button", { name: words.next, exact: true }).click();
    await fillAddress(page, anybody());
    await panel.locator("input[name=invoice]").check();
    for (const [field, value] of Object.entries({
      paymentName: name,
      paymentNip: "5260250274",
      paymentStreet: "Piotrkowska 1",
      paymentPostCode: "90-001",
      paymentCity: "Łódź",
    }))
      await panel.locator(`input[name=${field}]`).fill(value);
    await chooseMethods(page, { paymentId: 1, shippingId: 1 });
    number = await placeOrder(page);
  });
  await command("paid", number, "--amount", decimal((await storedOrder(number)).total));
  return number;
}

test("invoices get their numbers from KSeF, and one it refuses is told of", async (t) => {
  // The demo's own is nobody's, and cannot be written back.
  await command("config", "shop_nip", ksefNip);
  let taken = "";
  let refused = "";
  await visit(t, { on: desktop, options }, async (visit) => {
    // One of the invoices may be on its way already.
    visit.forgive(/status of 409.*\/ksef\/1\/sending/);
    await comeIn(visit);
    const { page } = visit;
    await page.goto("/admin/ksef");
    await expect(page.locator(".ksef-cards")).toContainText("Sklep nie jest połączony z KSeF");
    await isSound(page, "KSeF before it is joined");
    await join(page);
    await page.goto("/admin/settings/connections/ksef");
    await page.getByRole("button", { name: "Sprawdź połączenie" }).click();
    await expect(page.getByText("Połączenie działa.")).toBeVisible();
    taken = await soldTo(t, "Żółw & Syn sp. z o.o.");
    refused = await soldTo(t, "Odrzucona sp. z o.o.");
    for (const number of [taken, refused]) await sendNow(page, number);
    await page.goto(`/admin/orders/${refused}`);
    await expect(page.locator(".ksef-document")).toContainText("KSeF nie przyjął");
  });
  for (const on of officeScreens)
    await t.test(on.name, async (t) => {
      await visit(t, { on, options }, async (visit) => {
        const { page } = visit;
        visit.forgive(/status of 4\d\d.*\/ksef\/1\/number/);
        await comeIn(visit, "bookkeeping");
        const row = page.locator(".decisions li", { hasText: "bez numeru KSeF" });
        await expect(row).toBeVisible();
        await isSound(page, "today with an invoice that was refused");
        await row.getByRole("link", { name: "Zobacz powód" }).click();
        const document = page.locator(".ksef-document");
        await expect(document).toContainText("Nabywca o nazwie Odrzucona jest tu zawsze odrzucany");
        await document.getByRole("button", { name: "Wpisz numer KSeF" }).click();
        await page.getByRole("dialog").getByLabel("Numer KSeF").fill("5260250274-20261129-000000000000-00");
        await page.getByRole("dialog").getByRole("button", { name: "Zapisz" }).click();
        await expect(page.getByRole("dialog")).toContainText("To nie jest numer KSeF tej faktury");
        await isSound(page, "a number of KSeF that is none");
        await page.getByRole("dialog").getByRole("button", { name: "Anuluj" }).click();
        await page.goto(`/admin/orders/${taken}`);
        await expect(document).toContainText(/Przyjęta w KSeF.*5260250274-\d{8}-[0-9A-F]{12}-[0-9A-F]{2}/s);
        const upo = await page.request.get((await document.getByRole("link", { name: "UPO" }).getAttribute("href"))!);
        expect(upo.headers()["content-type"]).toBe("application/xml");
        await findsNothing(page, "an invoice with its number");
        await page.goto("/admin/ksef");
        await expect(page.locator(".ksef-open li")).toContainText("KSeF odrzucił plik");
        await isSound(page, "KSeF with an invoice that was refused");
      });
    });
  await visit(t, { on: desktop }, async (visit) => {
    await comeIn(visit);
    const left = await visit.page.evaluate(
      async () => (await fetch("/admin/api/v1/connections/ksef", { method: "DELETE" })).status,
    );
    expect(left).toBe(200);
  });
});
