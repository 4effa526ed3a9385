import { test } from "node:test";
import type { Page } from "@playwright/test";
import type { OrderReply, SentParcel } from "../../src/contract/customer-orders.ts";
import { findsNothing, options } from "./axe.ts";
import { buy, comeIn, officeScreens } from "./backoffice.ts";
import { expect, visit } from "./browser.ts";
import { hoodies, plenty } from "./goods.ts";
import { emailTo } from "./records.ts";
import { command } from "./shop.ts";
import { open } from "./shopper.ts";

// A label for a parcel, from a press to what is printed.

/** A parcel as its carrier tells of it. */
const onItsWay = {
  sentAt: "2026-11-27T09:00:00.000Z",
  carrier: "InPost",
  tracking: "520000011395200025754311",
  href: "https://inpost.pl/sledzenie-przesylek?number=520000011395200025754311",
  steps: [
    { step: "handedOver", at: "2026-11-27T15:40:00.000Z" },
    { step: "underWay", at: "2026-11-27T22:05:00.000Z" },
    { step: "ready", at: "2026-11-28T08:12:00.000Z" },
  ],
  lines: [],
} satisfies SentParcel;

const byShipx = { api: "shipx", organizationId: "123", token: "token" };
const byGlobal = {
  api: "global",
  organizationId: "123",
  clientId: "client",
  clientSecret: "secret",
  returnCost: "9.50",
};
const ofDpd = { environment: "sandbox", login: "test", password: "tajne", masterFid: "1495" };

const ofApaczka = { environment: "sandbox", appId: "1234567_abcdef", appSecret: "sekret", handIn: "courier" };

/** Says in the connections how a carrier is reached, as somebody who is signed in. */
async function connect(page: Page, kind: "inpost" | "dpd" | "apaczka", fields: object, on = true): Promise<void> {
  const status = await page.evaluate(
    async ([kind, fields, on]) => {
      const base = "/admin/api/v1/connections";
      const { connections } = (await (await fetch(base)).json()) as {
        connections: { kind: string; version: string }[];
      };
      const answered = await fetch(`${base}/${kind}/fields`, {
        method: "PUT",
        headers: {
          "content-type": "application/json",
          "if-match": connections.find((one) => one.kind === kind)!.version,
        },
        body: JSON.stringify({ on, fields }),
      });
      return answered.status;
    },
    [kind, fields, on] as const,
  );
  expect(status).toBe(200);
}

test("a label is bought and printed on an order's page", async (t) => {
  const goods = await plenty(hoodies, 2);
  for (const on of officeScreens)
    await t.test(on.name, async (t) => {
      const { number, person } = await buy(goods);
      await command("order", number, "--state", "packed");
      await visit(t, { on, options }, async (visit) => {
        const { page } = visit;
        await comeIn(visit);
        await connect(page, "inpost", byShipx);
        await page.goto(`/admin/orders/${number}`);
        const card = page.getByRole("region", { name: "Etykiety nadawcze" });
        await card.getByRole("button", { name: "Kup etykietę" }).click();
        const dialog = page.getByRole("dialog");
        await expect(dialog).toContainText("Pobranie:");
        await dialog.getByLabel("Waga w gramach").fill("800");
        await findsNothing(page, "buying a label");
        await dialog.getByRole("button", { name: "Kup etykietę" }).click();
        await expect(dialog).toBeHidden();
        await expect(card).toContainText("Kupiona");
        const pdf = card.getByRole("link", { name: "PDF A6" });
        await pdf.waitFor();
        // On a phone the bar at the top may lie over what was scrolled to just so.
        await card
          .getByRole("button", { name: "Anuluj etykietę" })
          .evaluate((it) => it.scrollIntoView({ block: "center" }));
        const printed = await page.request.get((await pdf.getAttribute("href"))!);
        expect(printed.headers()["content-type"]).toBe("application/pdf");
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(on.options.viewport!.width);
        await findsNothing(page, "a label");
        await card.getByRole("button", { name: "Anuluj etykietę" }).waitFor();
        // Several at once, from the list: what has its label already is printed with the others.
        await page.goto(`/admin/orders?view=all&q=${number}`);
        await page.getByLabel(`Zaznacz zamówienie ${number}`).check();
        await page.getByRole("button", { name: "Etykiety nadawcze" }).click();
        await dialog.getByRole("button", { name: "Kup etykiety" }).click();
        const sheet = dialog.getByRole("link", { name: "PDF A4, po cztery" });
        await sheet.waitFor();
        await findsNothing(page, "many labels");
        const together = await page.request.get((await sheet.getAttribute("href"))!);
        expect(together.headers()["content-type"]).toBe("application/pdf");
        await dialog.getByRole("link", { name: "Przekazanie kurierowi" }).click();
        await expect(page.getByRole("listitem").filter({ hasText: number })).toContainText("Czeka");
        await page.getByRole("button", { name: "Zamów kuriera" }).click();
        await expect(page.locator("main")).toContainText("Zamówiony: ");
        const protocol = page.getByRole("link", { name: "Protokół (PDF)" });
        const drawn = await page.request.get((await protocol.getAttribute("href"))!);
        expect(drawn.headers()["content-type"]).toBe("application/pdf");
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(on.options.viewport!.width);
        await findsNothing(page, "the hand-over");
        // What its buyer is shown once the carrier has it.
        const [link] = /\/user\/order-no\/\d+\?key=[\w-]+/.exec(await emailTo(person.email, /order-no/))!;
        await page.route("**/sys/json_api?order", async (route) => {
          const order = (await (await route.fetch()).json()) as OrderReply;
          await route.fulfill({ json: { ...order, state: "sent", parcels: [onItsWay] } });
        });
        await open(page, link);
        const way = page.getByRole("list", { name: "Droga paczki" });
        await expect(way.getByRole("listitem")).toHaveText([/Czeka na odbiór/, /W drodze/, /Nadana/]);
        await expect(page.getByRole("link", { name: "Śledź u przewoźnika" })).toHaveAttribute("href", onItsWay.href);
        await findsNothing(page, "a parcel on its way");
      });
    });
});

test("who brings a parcel is chosen; a label of a return is bought on its page, and its buyer finds the code", async (t) => {
  const goods = await plenty(hoodies, 3);
  for (const on of officeScreens)
    await t.test(on.name, async (t) => {
      const { number, person } = await buy(goods);
      await command("order", number, "--state", "packed");
      await visit(t, { on, options }, async (visit) => {
        const { page } = visit;
        await comeIn(visit);
        await connect(page, "inpost", byGlobal);
        await connect(page, "dpd", ofDpd);
        await page.goto(`/admin/orders/${number}`);
        const card = page.getByRole("region", { name: "Etykiety nadawcze" });
        await card.getByRole("button", { name: "Kup etykietę" }).click();
        const dialog = page.getByRole("dialog");
        await expect(dialog.getByLabel("Przewoźnik").locator("option")).toHaveText(["DPD", "InPost"]);
        await dialog.getByLabel("Waga w gramach").fill("800");
        await findsNothing(page, "choosing a carrier");
        await dialog.getByRole("button", { name: "Kup etykietę" }).click();
        await expect(card).toContainText("DPD");
        await card.getByRole("link", { name: "PDF A6" }).waitFor();
        await connect(page, "dpd", ofDpd, false);
        await command("order", number, "--state", "sent");
        const id = await page.evaluate(async (number) => {
          const opened = await fetch(`/admin/api/v1/orders/${number}/returns`, {
            method: "POST",
            headers: { "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
            body: JSON.stringify({ kind: "goodwill" }),
          });
          return ((await opened.json()) as { id: number }).id;
        }, number);
        await page.goto(`/admin/returns/${id}`);
        const back = page.getByRole("region", { name: "Etykieta zwrotna" });
        await back.getByText(/^Kupujący odeśle rzeczy na koszt sklepu: InPost\./).waitFor();
        await back.scrollIntoViewIfNeeded();
        await findsNothing(page, "before a label of a return");
        await back.scrollIntoViewIfNeeded();
        await back.getByRole("button", { name: "Kup etykietę zwrotną" }).click();
        const pdf = back.getByRole("link", { name: "Etykieta PDF" });
        await pdf.waitFor();
        const code = (await back
          .locator("strong")
          .filter({ hasText: /^1\d{8}$/ })
          .textContent())!;
        await expect(back).toContainText("Koszt według umowy: 9,50");
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(on.options.viewport!.width);
        await findsNothing(page, "a label of a return");
        const email = await emailTo(person.email, new RegExp(code));
        const [link] = /\/user\/order-no\/\d+\?key=[\w-]+/.exec(email)!;
        await open(page, link);
        await page.getByText(`Odsyłasz na nasz koszt: InPost. Kod nadania: ${code}`).waitFor();
        const label = page.getByRole("link", { name: "Etykieta do wydruku (PDF)" });
        const printed = await page.request.get((await label.getAttribute("href"))!);
        expect(printed.headers()["content-type"]).toBe("application/pdf");
        await findsNothing(page, "an order whose goods come back by a code");
      });
    });
});

test("by Apaczka the price and the courier's time are seen before a label is bought; a service is chosen for each way of delivery", async (t) => {
  const goods = await plenty(hoodies, 2);
  for (const on of officeScreens)
    await t.test(on.name, async (t) => {
      const { number } = await buy(goods);
      await command("order", number, "--state", "packed");
      await visit(t, { on, options }, async (visit) => {
        const { page } = visit;
        await comeIn(visit);
        await connect(page, "inpost", byShipx);
        await connect(page, "apaczka", { ...ofApaczka, bankAccount: "61109010140000071219812874", services: "" });
        await page.goto("/admin/settings/connections/apaczka");
        const services = page.getByRole("group", { name: "Usługi dla sposobów dostawy" });
        const first = services.getByRole("combobox").first();
        await first.waitFor();
        await findsNothing(page, "Apaczka's services");
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(on.options.viewport!.width);
        await page.goto(`/admin/orders/${number}`);
        const card = page.getByRole("region", { name: "Etykiety nadawcze" });
        await card.getByRole("button", { name: "Kup etykietę" }).click();
        const dialog = page.getByRole("dialog");
        await dialog
          .locator("label", { hasText: /^Przewoźnik/ })
          .getByRole("combobox")
          .selectOption("Apaczka");
        await dialog.getByLabel("Waga w gramach").fill("800");
        await dialog.getByLabel("Usługa Apaczki").selectOption({ index: 0 });
        await expect(dialog.getByText(/^Cena: \d+,\d\d.zł z VAT$/)).toBeVisible();
        await expect(dialog.getByLabel("Jak trafi do przewoźnika").locator("option").nth(2)).toContainText(
          "10:00–16:00",
        );
        await findsNothing(page, "what a label by Apaczka costs");
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(on.options.viewport!.width);
        await dialog.getByRole("button", { name: "Kup etykietę" }).click();
        await expect(card).toContainText("(Apaczka)");
        const pdf = card.getByRole("link", { name: "PDF A6" });
        await pdf.waitFor();
        await expect(card).toContainText("10:00–16:00");
        const printed = await page.request.get((await pdf.getAttribute("href"))!);
        expect(printed.headers()["content-type"]).toBe("application/pdf");
        await findsNothing(page, "a label by Apaczka");
        await page.goto("/admin/handover");
        const protocol = page.getByRole("link", { name: "Protokół: Apaczka" });
        const drawn = await page.request.get((await protocol.getAttribute("href"))!);
        expect(drawn.headers()["content-type"]).toBe("application/pdf");
        await findsNothing(page, "the hand-over with Apaczka");
        await connect(page, "apaczka", {}, false);
      });
    });
});
