import { test } from "node:test";
import type { BrowserContext, Page } from "@playwright/test";
import { buy, comeIn, enterComplaint } from "./backoffice.ts";
import { desktop, expect, visit } from "./browser.ts";
import { hoodies, plenty } from "./goods.ts";

// What somebody is writing is there again after a crash and after they signed out, for them alone, until it is sent.

const notice = "To jest wpisane wcześniej i jeszcze niezapisane.";

/** A form with a long text: where it is, what opens it, and which field is written into. */
interface Written {
  path: string;
  opens?: string | RegExp;
  field: string;
}

async function open(page: Page, { path, opens, field }: Written) {
  await page.goto(path);
  if (opens !== undefined) await page.getByRole("button", { name: opens }).first().click();
  const found = page.getByLabel(field).first();
  await found.waitFor();
  return found;
}

test("every form with a long text has it again after the page was killed, and offers to discard it", async (t) => {
  const { number, person } = await buy(await plenty(hoodies, 5));
  await visit(t, { on: desktop }, async (visit) => {
    const { page, context } = visit;
    await comeIn(visit);
    await enterComplaint(page, { number, email: person.email });
    const forms: Written[] = [
      { path: `/admin/orders/${number}`, opens: /^Napisz/, field: "Treść" },
      { path: `/admin/orders/${number}`, opens: "Zmień adres i kontakt", field: "Uwaga kupującego" },
      { path: "/admin/orders/new", field: "Uwaga kupującego" },
      { path: "/admin/complaints", opens: "Wpisz reklamację", field: "Co jest nie tak" },
      { path: new URL(page.url()).pathname, field: "List do kupującego" },
      { path: "/admin/ready-texts", opens: "Nowy tekst", field: "Treść: Polski" },
    ];
    for (const [index, form] of forms.entries()) await (await open(page, form)).fill(`Długi tekst ${index}`);
    const next = await afterCrash(page, context);
    for (const [index, form] of forms.entries()) {
      await expect(await open(next, form)).toHaveValue(`Długi tekst ${index}`);
      await expect(next.getByText(notice)).toBeVisible();
    }
    await next.getByRole("button", { name: "Odrzuć" }).click();
    await expect(await open(next, forms.at(-1)!)).toHaveValue("");
    await expect(next.getByText(notice)).toHaveCount(0);

    await open(next, forms[0]!);
    await next.getByLabel("Temat").fill("Rozmiar");
    await next.getByRole("dialog").getByRole("button", { name: "Wyślij", exact: true }).click();
    await expect(next.getByRole("dialog")).toHaveCount(0);
    await expect(await open(next, forms[0]!)).toHaveValue("");
  });
});

test("a draft outlives a sign-out, and nobody else who signs in at the same machine is shown it", async (t) => {
  const { number } = await buy(await plenty(hoodies, 5));
  const message: Written = { path: `/admin/orders/${number}`, opens: /^Napisz/, field: "Treść" };
  await visit(t, { on: desktop }, async (visit) => {
    const { page, context } = visit;
    await comeIn(visit);
    await (await open(page, message)).fill("Ola pisze do Kasi");
    await page.keyboard.press("Escape");
    await signOut(page, "Ola Nowak");

    // Another person with a key of their own.
    const other = await context.newPage();
    await comeIn({ ...visit, page: other }, "owner", "Jan Lis");
    await expect(await open(other, message)).toHaveValue("");
    await expect(other.getByText(notice)).toHaveCount(0);
    await (await open(other, message)).fill("Jan też");
    await other.keyboard.press("Escape");
    await signOut(other, "Jan Lis");
    await other.close();

    await page.goto("/admin/");
    await page.getByRole("button", { name: "Zaloguj kluczem" }).click();
    await page.locator(".office-nav").waitFor();
    await expect(await open(page, message)).toHaveValue("Ola pisze do Kasi");
    await expect(page.getByText(notice)).toBeVisible();
  });
});

test("what may say something of a buyer is gone from the device a day after its last key, before anybody signs in; a text of the shop stays", async (t) => {
  const { number } = await buy(await plenty(hoodies, 5));
  await visit(t, { on: desktop }, async (visit) => {
    const { page } = visit;
    await comeIn(visit);
    await (await open(page, { path: `/admin/orders/${number}`, opens: /^Napisz/, field: "Treść" })).fill("Do Kasi");
    await (
      await open(page, { path: "/admin/ready-texts", opens: "Nowy tekst", field: "Treść: Polski" })
    ).fill("Dzień dobry");
    await page.keyboard.press("Escape");
    await signOut(page, "Ola Nowak");
    const stored = () =>
      page.evaluate(() => Object.keys(localStorage).flatMap((key) => /^bruk-draft:\d+:(.*)$/.exec(key)?.[1] ?? []));
    const names = [`message-${number}`, "ready-text-new"];
    await expect.poll(async () => (await stored()).toSorted()).toEqual(names);
    await page.clock.setSystemTime(Date.now() + 23 * 60 * 60_000);
    await page.reload();
    await page.getByRole("button", { name: "Zaloguj kluczem" }).waitFor();
    await expect.poll(async () => (await stored()).toSorted()).toEqual(names);
    await page.clock.setSystemTime(Date.now() + 25 * 60 * 60_000);
    await page.reload();
    await page.getByRole("button", { name: "Zaloguj kluczem" }).waitFor();
    await expect.poll(stored).toEqual(["ready-text-new"]);
  });
});

/** The browser's process of a page dies; returns another page of the same browser. */
async function afterCrash(page: Page, context: BrowserContext): Promise<Page> {
  const devTools = await context.newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  void devTools.send("Page.crash").catch(() => undefined);
  await crashed;
  return context.newPage();
}

async function signOut(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: new RegExp(name) }).click();
  await page.getByRole("button", { name: "Wyloguj", exact: true }).click();
  await page.getByRole("button", { name: "Zaloguj kluczem" }).waitFor();
}
