import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import type { Locator, Page } from "@playwright/test";
import { desktop, expect, visit, type Visit } from "./browser.ts";
import { hoodies, plenty } from "./goods.ts";
import { otherRelease } from "./other-release.ts";
import { comeToRest, openWithWorker } from "./service-worker.ts";
import { openOwnShop } from "./shop.ts";
import { mark, open, openCart, panelOf, putIntoCart, taken, words } from "./shopper.ts";
import { replaceShop } from "./start-shop.ts";

// The shop of this file is stopped and started again with other code, on the same folder and port, as an operator who updates does.
const [{ address, dataDir }, next] = await Promise.all([openOwnShop({}), otherRelease()]);

test("over a release open tabs go on with the files of their own build, lose nothing, and are of the next build from their next page on", async (t) => {
  await visit(t, { on: desktop }, async (plain) => {
    await visit(t, { on: desktop, worker: true }, async (offline) => {
      // Code a tab wants in the moment in which nobody listens.
      plain.forgive(/ERR_CONNECTION_REFUSED/);
      const told: string[] = [];
      for (const { context } of [plain, offline])
        context.on(
          "request",
          (request) => request.url().endsWith("?reportError") && told.push(request.postData() ?? ""),
        );
      const goods = await plenty(hoodies);

      const resting = plain.page;
      await open(resting, hoodies);
      const asleep = await plain.context.newPage();
      await open(asleep, "/nowosci/");
      const ordering = await plain.context.newPage();
      await fillIn({ ...plain, page: ordering });
      const restingWithWorker = offline.page;
      await openWithWorker(restingWithWorker, hoodies);
      const orderingWithWorker = await offline.context.newPage();
      await fillIn({ ...offline, page: orderingWithWorker });
      await comeToRest(orderingWithWorker);
      for (const tab of [ordering, resting, asleep, restingWithWorker, orderingWithWorker]) await mark(tab);
      // Stopped at the next thing its program does.
      const sleep = await plain.context.newCDPSession(asleep);
      await sleep.send("Debugger.enable");
      await sleep.send("Debugger.pause");

      const before = await buildOf(resting);
      await replaceShop(next);
      const { build: now } = (await (await fetch(`${address}/page-data/index/page-data.json`)).json()) as {
        build: string;
      };
      const fresh = await filesOf(now);
      const old = (await filesOf(before)).filter((file) => !fresh.includes(file));
      for (const name of ["main", "shop", "listing", "product", "dialogs", "OrderPanel"])
        assert.ok(
          old.some((file) => file.startsWith(`${name}-`) && file.endsWith(".js")),
          `the next build has another ${name}`,
        );

      await fetchesItsOwn(resting, old);
      await goesOnTo(now, resting);

      await expect(emailOf(ordering)).toHaveValue(email);
      await expect(ordering.locator("html[data-same]")).toHaveCount(1);
      await ordering.keyboard.press("Escape");
      await goesOnTo(now, ordering);
      await openCart(ordering);
      await expect(emailOf(ordering)).toHaveValue(email);
      await panelOf(ordering).getByText(goods.product.product_name).first().waitFor();

      await sleep.send("Debugger.disable");
      await goesOnTo(now, asleep);

      await restingWithWorker.evaluate(
        async () => void (await (await navigator.serviceWorker.getRegistration())?.update()),
      );
      await restingWithWorker.locator("html:not([data-same]) .tile").first().waitFor();
      assert.equal(await buildOf(restingWithWorker), now);
      await expect
        .poll(() =>
          restingWithWorker.evaluate(async () => (await caches.keys()).filter((name) => name.includes("-shell-"))),
        )
        .toEqual([`bruk-shell-${now}`]);

      await expect(emailOf(orderingWithWorker)).toHaveValue(email);
      await expect(orderingWithWorker.locator("html[data-same]"), "not while the panel is open").toHaveCount(1);
      await orderingWithWorker.keyboard.press("Escape");
      await fetchesItsOwn(orderingWithWorker, old);
      await goesOnTo(now, orderingWithWorker);
      await openCart(orderingWithWorker);
      await expect(emailOf(orderingWithWorker)).toHaveValue(email);
      await panelOf(orderingWithWorker).getByText(goods.product.product_name).first().waitFor();
      assert.deepEqual(told, [], "no error was told");

      async function fillIn(visit: Visit): Promise<void> {
        await putIntoCart(visit, goods);
        await panelOf(visit.page).getByRole("button", { name: words.next, exact: true }).click();
        await emailOf(visit.page).fill(email);
      }
    });
  });
});

test("a shop started with SERVICE_WORKER=off gives out the worker that ends the others", async () => {
  const worker = async () => (await fetch(`${address}/sw.js`)).text();
  assert.match(await worker(), /bruk-shell-/);
  await replaceShop(next, { SERVICE_WORKER: "off" });
  assert.match(await worker(), /\.unregister\(\)/);
  assert.doesNotMatch(await worker(), /bruk-shell-/);
});

const email = "ala@example.com";

function emailOf(page: Page): Locator {
  return panelOf(page).locator("input[name=email]");
}

/** Returns the build of the document that is shown. */
function buildOf(page: Page): Promise<string> {
  return page.evaluate(
    () => (JSON.parse(document.getElementById("page-data")!.textContent) as { build: string }).build,
  );
}

/** Returns the browser's files of a build, as the shop keeps them among its data. */
function filesOf(build: string): Promise<string[]> {
  return readdir(join(dataDir, "builds", build, "assets"));
}

/** Opens the login window, whose code comes with the click and is one of these files. */
async function fetchesItsOwn(page: Page, files: readonly string[]): Promise<void> {
  const code = page.waitForResponse((response) => files.some((file) => response.url().endsWith(`/${file}`)));
  await page.locator(".head-user").click();
  assert.equal((await code).status(), 200);
  const window = page.locator("dialog[open]");
  await window.locator("input[name=login]").waitFor();
  await page.keyboard.press("Escape");
  await window.waitFor({ state: "detached" });
}

/** Goes to another page of the shop, which comes whole and is of a build. */
async function goesOnTo(build: string, page: Page): Promise<void> {
  await page.locator("footer").getByRole("link", { name: "Buty" }).click();
  await page.waitForURL("**/buty/#b");
  await page.locator("html:not([data-same]) .tile").first().waitFor();
  await taken(page);
  assert.equal(await buildOf(page), build);
}
