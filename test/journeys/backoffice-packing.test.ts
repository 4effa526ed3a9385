// One long file: packing from the queue to the parcel, with and without a network.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import type { Page } from "@playwright/test";
import { testFolder } from "../builders/app.ts";
import { filmOf } from "../builders/ean-film.ts";
import { problemType } from "../../src/contract/operator/problem.ts";
import { decimal } from "../../src/domain/money.ts";
import { findsNothing, options } from "./axe.ts";
import { buy, comeIn } from "./backoffice.ts";
import { desktop, expect, type Screen, visit } from "./browser.ts";
import { hoodies, plenty } from "./goods.ts";
import { storedOrder } from "./records.ts";
import { until } from "./service-worker.ts";
import { command } from "./shop.ts";

// Packing with one hand: what is fetched together, pieces ticked by a scanner that types, a parcel, the next order; and
// all of it through a hole in the network.

const phone: Screen = {
  name: "360 px, touch",
  options: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
};

const stateOf = async (number: string) => (await command<{ status: string }>("order", number)).status;

const underWay = JSON.stringify({ type: problemType("UNDER_WAY"), title: "", status: 409, code: "UNDER_WAY" });

/** What is wanted next is named by its code, after its shelf. */
async function codeWanted(page: Page): Promise<string> {
  const words = (await page.locator(".packing-wanted p").innerText()).split(" · ");
  return words.at(-2)!;
}

/** A scanner that types: no field has the focus. */
async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code);
  await page.keyboard.press("Enter");
}

/** Waits until the device keeps what was fetched, or ticked. */
const untilStored = (page: Page, what: "taken" | "ticks") =>
  until(
    page,
    (name) =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open("bruk-packing", 1);
        opening.onsuccess = () => {
          const asked = opening.result.transaction("packing").objectStore("packing").get("packing");
          asked.onsuccess = () => resolve(Object.keys((asked.result as Record<string, object>)[name] ?? {}).length > 0);
        };
      }),
    what,
  );

test("a camera reads the code a piece got after it was ordered, by code of the shop's own", async (t) => {
  const goods = await plenty(hoodies, 6);
  const { number } = await buy(goods);
  const ean = "5907070707073";
  const film = join(await testFolder(), "film.mjpeg");
  await writeFile(film, await filmOf(ean));
  await visit(t, { on: phone, options: { permissions: ["camera"] }, camera: film }, async (visit) => {
    const { page } = visit;
    await comeIn(visit);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(`/admin/goods/${goods.product.product_id}/variants`);
    const status = await page.evaluate(
      async ({ product, variantId, value }) => {
        const answer = await fetch(`/admin/api/v1/products/${product}/variants`, {
          method: "PATCH",
          headers: { "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
          body: JSON.stringify({ cells: [{ variantId, field: "ean", seen: null, value }], whole: false }),
        });
        return answer.status;
      },
      { product: goods.product.product_id, variantId: Number(goods.a2p), value: ean },
    );
    expect(status).toBe(200);
    await page.goto(`/admin/packing/${number}`);
    await page.getByRole("button", { name: "Skanuj" }).click();
    await expect(page.getByRole("heading", { name: "Wszystko w paczce" })).toBeVisible();
    const { origin } = new URL(page.url());
    expect(asked.filter((url) => !url.startsWith(origin))).toEqual([]);
    expect(asked.some((url) => url.startsWith(`${origin}/admin/assets/`) && url.endsWith(".wasm"))).toBe(true);
  });
});

test("two orders are fetched together and packed by scan, a wrong piece is told of, and the next order comes by itself", async (t) => {
  const hoodie = await plenty(hoodies, 4);
  const other = await plenty(hoodies, 5);
  const first = await buy(hoodie);
  const second = await buy(other);
  await visit(t, { on: phone, options }, async (visit) => {
    const { page } = visit;
    await comeIn(visit, "packing");
    await page.getByRole("link", { name: "Pakowanie" }).click();
    const rows = page.locator(".packing-queue li");
    await expect(rows.filter({ hasText: first.number })).toContainText("do 14:00");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await findsNothing(page, "packing");
    for (const { number } of [first, second]) await page.getByLabel(`Wybierz zamówienie ${number}`).check();
    await page.getByRole("button", { name: "Zbierz 2 razem" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Do zebrania");
    const picks = page.locator(".packing-picks li");
    await expect(picks).toHaveCount(2);
    await expect(picks.first().locator("img")).toBeVisible();
    await picks.first().click();
    await expect(picks.first().getByRole("checkbox")).toBeChecked();
    await findsNothing(page, "pick list");
    await untilStored(page, "taken");
    await page.reload();
    await expect(picks.first().getByRole("checkbox"), "what was fetched stays fetched").toBeChecked();

    await page.getByRole("button", { name: `Pakuj ${first.number}` }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(first.number);
    const place = page.locator(".packing-order > header span");
    await expect(place).toHaveText("1 z 2");
    await expect(page.locator("body")).not.toContainText("@");
    const code = await codeWanted(page);
    await findsNothing(page, "an order that is packed");
    await page.goto(`/admin/packing/${second.number}`);
    const foreign = await codeWanted(page);
    await page.goto(`/admin/packing/${first.number}`);
    await page.locator(".packing-wanted").waitFor();
    await scan(page, foreign);
    await expect(page.locator(".packing-wrong")).toContainText(other.product.product_name);
    await scan(page, "5900000000008");
    await expect(page.locator(".packing-wrong")).toContainText("5900000000008");
    await scan(page, code.toLowerCase());
    await expect(page.getByRole("heading", { level: 2 })).toHaveText("Wszystko w paczce");
    await expect(page.locator(".packing-address")).toContainText(first.person.shippingLastName);
    await scan(page, code);
    await expect(page.locator(".packing-wrong")).toContainText(hoodie.product.product_name);
    await expect(page.getByLabel("Numer przesyłki")).toHaveValue("");
    await scan(page, "CARRIER-0042");
    await expect(page.getByLabel("Numer przesyłki")).toHaveValue("CARRIER-0042");
    await page.getByLabel("Waga w gramach").fill("640");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await findsNothing(page, "a parcel that is made");
    await page.getByRole("button", { name: "Paczka gotowa" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(second.number);
    await expect(place, "of what the round began with").toHaveText("2 z 2");
    await expect(page.locator(".packing-last")).toContainText(first.number);
    await expect(page.getByRole("link", { name: "Adres (PDF)" })).toHaveAttribute("href", new RegExp(first.number));
    expect(await stateOf(first.number)).toBe("packed");
    const slip = await page.request.get(`/admin/api/v1/packing/slips?orders=${first.number}`);
    expect(slip.headers()["content-type"]).toBe("application/pdf");

    await page.locator(".packing-goods button").click();
    await expect(page.getByRole("heading", { level: 2 })).toHaveText("Wszystko w paczce");
    await untilStored(page, "ticks");
    await page.reload();
    await expect(page.getByRole("heading", { level: 2 }), "ticks outlive the page").toHaveText("Wszystko w paczce");
    await page.getByRole("button", { name: "Paczka gotowa" }).waitFor();
  });
});

test("a parcel of which no answer came is taken off what is left once, though the shop knows of it", async (t) => {
  const goods = await plenty(hoodies, 6);
  const { number } = await buy(goods, { quantity: 3 });
  await visit(t, { on: phone, options }, async (visit) => {
    const { page, context, forgive } = visit;
    forgive(/status of 409/);
    await comeIn(visit, "packing");
    await page.goto(`/admin/packing/${number}`);
    const left = page.locator(".packing-wanted p");
    await expect(left).toContainText("3 sztuki");
    const told: string[] = [];
    let knows = false;
    await context.route(`**/orders/${number}/parcels`, async (route) => {
      await route.fetch();
      knows = true;
      told.push("parcel");
      await route.fulfill({ status: 409, contentType: "application/problem+json", body: underWay });
    });
    page.on("request", (request) => {
      if (knows && request.method() === "GET" && request.url().endsWith("/admin/api/v1/packing")) told.push("read");
    });
    await scan(page, await codeWanted(page));
    await page.getByRole("button", { name: "Zamknij paczkę" }).click();
    await expect(page.getByRole("heading", { level: 2 })).toHaveText("W paczce 1 z 3 szt.");
    await page.getByRole("button", { name: "Paczka gotowa" }).click();
    await expect(page.locator(".packing-last")).toContainText(number);
    await expect.poll(() => told.length).toBeGreaterThanOrEqual(1);
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect.poll(() => told.length).toBeGreaterThanOrEqual(2);
    await page.goto(`/admin/packing/${number}`);
    await expect.poll(() => told.length).toBeGreaterThanOrEqual(3);
    await expect(left).toContainText("2 sztuki");
    expect(told).not.toContain("read");

    await context.unroute(`**/orders/${number}/parcels`);
    const read = page.waitForResponse((answer) => answer.url().endsWith("/admin/api/v1/packing"));
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await read;
    await expect(left).toContainText("2 sztuki");
  });
});

test("the last order leads back to the queue, and going back from there to no order that is done", async (t) => {
  const hoodie = await plenty(hoodies, 4);
  const { number } = await buy(hoodie);
  await visit(t, { on: phone, options }, async (visit) => {
    const { page } = visit;
    await comeIn(visit, "packing");
    await page.getByRole("link", { name: "Pakowanie" }).click();
    const before = await page.evaluate(() => history.length);
    await page.locator(".packing-queue li").filter({ hasText: number }).getByRole("link").click();
    await page.locator(".packing-goods button").first().click();
    await page.getByRole("button", { name: "Paczka gotowa" }).click();
    await page
      .locator(".packing-order h1")
      .filter({ hasNotText: number })
      .or(page.locator(".packing-queue, .packing-empty"))
      .first()
      .waitFor();
    if (await page.locator(".packing-order").isVisible()) await page.goBack();
    await expect(page).toHaveURL(/\/admin\/packing$/);
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.goBack();
    await expect(page).not.toHaveURL(/\/admin\/packing/);
  });
});

test("a box packed before its order was cancelled is to be opened: the list, the order and packing say so until somebody has", async (t) => {
  const hoodie = await plenty(hoodies, 4);
  const { number } = await buy(hoodie);
  for (const to of ["packed", "cancelled"]) await command("order", number, "--state", to);
  await visit(t, { on: phone, options }, async (visit) => {
    const { page } = visit;
    await comeIn(visit, "shop");
    await page.goto("/admin/orders?view=toDecide");
    await expect(page.locator(".orders-table tr", { hasText: number }).locator(".order-decision")).toHaveText(
      "Przepakuj",
    );
    await findsNothing(page, "what is to be decided");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.getByRole("link", { name: `Zamówienie ${number}` }).click();
    await expect(page.locator(".repack")).toContainText(`1 × ${hoodie.product.product_name}`);
    await page.locator(".repack").getByRole("button", { name: "Wyjęte" }).click();
    await expect(page.locator(".repack")).toHaveCount(0);
    await page.locator(".notice").getByRole("button", { name: "Cofnij" }).click();
    await expect(page.locator(".repack")).toBeVisible();
    await page.goto("/admin/packing");
    const box = page.locator(".packing-repack li", { hasText: number });
    await expect(box).toContainText(`Wyjmij: 1 × ${hoodie.product.product_name}`);
    await findsNothing(page, "boxes to open");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await box.getByRole("button", { name: "Wyjęte" }).click();
    await expect(box).toHaveCount(0);
  });
});

test("two parcels that are said to be sent at once are stepped back by the notice, by the key and from the history", async (t) => {
  const { number } = await buy(await plenty(hoodies, 4), { paymentId: 1, quantity: 2 });
  await command("paid", number, "--amount", decimal((await storedOrder(number)).total));
  await visit(t, { on: desktop, options }, async (visit) => {
    const { page } = visit;
    await comeIn(visit);
    for (const parcel of [1, 2]) {
      await page.goto(`/admin/packing/${number}`);
      await scan(page, await codeWanted(page));
      if (parcel === 1) await page.getByRole("button", { name: "Zamknij paczkę" }).click();
      const saved = page.waitForResponse((answer) => answer.url().endsWith(`/orders/${number}/parcels`));
      await page.getByRole("button", { name: "Paczka gotowa" }).click();
      await saved;
    }
    await page.goto(`/admin/orders/${number}`);
    const states = page.locator(".order-states").first();
    const history = page.locator(".timeline-day");
    const sent = async () => {
      await expect(states).toHaveText(/Spakowane/);
      await page.getByRole("button", { name: "Wysłane", exact: true }).click();
      const dialog = page.getByRole("dialog");
      await expect(dialog).toContainText("Przez 20 sekund możesz to cofnąć");
      await dialog.getByRole("button", { name: "Wysłane", exact: true }).click();
      await expect(states).toHaveText(/Wysłane/);
    };
    await sent();
    await page.locator(".notice").getByRole("button", { name: "Cofnij" }).click();
    await sent();
    await page.keyboard.press("Control+z");
    await sent();
    await history.getByRole("button", { name: "Cofnij" }).first().click();
    await expect(states).toHaveText(/Spakowane/);
    await expect(history).not.toContainText("jest w drodze");
  });
});

test("who may not pack reads so inside the back office, with the way on", async (t) => {
  await visit(t, { on: phone, options }, async (visit) => {
    const { page } = visit;
    await comeIn(visit, "bookkeeping");
    await page.goto("/admin/packing");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("To nie dla Twojej roli");
    await expect(page.getByRole("navigation").first()).toBeVisible();
    await page.locator("main").getByRole("link").click();
    await expect(page).not.toHaveURL(/packing/);
  });
});

test("without a network one packs on, the page opens again, and the shop hears of it later; what it refuses then is told", async (t) => {
  const { number } = await buy(await plenty(hoodies, 6));
  const lost = await buy(await plenty(hoodies, 7));
  await visit(t, { on: phone, worker: true }, async (visit) => {
    const { page, context, forgive } = visit;
    forgive(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    // Chromium lets a page that has just opened ask before it holds its network back, so such a page asks nothing itself.
    await context.addInitScript(() => {
      const ask = globalThis.fetch;
      globalThis.fetch = (...given) =>
        localStorage.getItem("no-network") === null ? ask(...given) : Promise.reject(new TypeError("Failed to fetch"));
    });
    // Of orders that other journeys left in the queue a picture may not be kept yet when the network goes.
    forgive(/\/images\/.*ERR_FAILED|ERR_FAILED.*\/images\//);
    await comeIn(visit, "shop");
    await page.goto("/admin/packing");
    await page.getByLabel(`Wybierz zamówienie ${number}`).waitFor();
    await until(page, async () => (await caches.match("/admin/packing")) !== undefined);
    await until(page, () => navigator.serviceWorker.controller !== null);
    await page.evaluate(() => localStorage.setItem("no-network", "since now"));
    await context.setOffline(true);
    for (const packed of [number, lost.number]) {
      await page.goto(`/admin/packing/${packed}`);
      await scan(page, await codeWanted(page));
      await page.getByRole("button", { name: "Paczka gotowa" }).click();
    }
    await expect(page.getByRole("status").first()).toContainText("Na sieć czekają 2 paczki");
    await command("order", lost.number, "--state", "cancelled");
    expect(await stateOf(number)).toBe("new");
    await page.goto("/admin/packing");
    await expect(page.getByRole("status").first()).toContainText("Na sieć czekają 2 paczki");
    await expect(page.getByLabel(`Wybierz zamówienie ${number}`)).toHaveCount(0);

    forgive(/status of 409/);
    await page.evaluate(() => localStorage.removeItem("no-network"));
    await context.setOffline(false);
    await expect(page.locator(".packing-refused")).toContainText(lost.number);
    await expect.poll(() => stateOf(number)).toBe("packed");
    await page.getByRole("button", { name: "Rozumiem" }).click();
    await expect(page.locator(".packing-refused")).toHaveCount(0);

    await page.goto("/admin/");
    await page.locator(".person-button").click();
    await page.getByRole("button", { name: "Wyloguj" }).click();
    await page.getByLabel("E-mail", { exact: true }).waitFor();
    const left = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open("bruk-packing", 1);
          opening.onupgradeneeded = () => opening.result.createObjectStore("packing");
          opening.onsuccess = () => {
            const counted = opening.result.transaction("packing").objectStore("packing").count();
            counted.onsuccess = () => resolve(counted.result);
          };
        }),
    );
    expect(left).toBe(0);
    expect(await page.evaluate(() => caches.has("bruk-packing-pictures"))).toBe(false);
  });
});
