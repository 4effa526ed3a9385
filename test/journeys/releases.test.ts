// One long file: what a tab lives through while releases come, on one server that is replaced.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "@playwright/test";
import { buildStorefront } from "../../src/bin/build-storefront.ts";
import { href, paths } from "../../src/contract/paths.ts";
import { workerPath } from "../../src/contract/worker-path.ts";
import { desktop, expect, phone, visit } from "./browser.ts";
import { type Front, openFront } from "./front.ts";
import { hoodies, plenty } from "./goods.ts";
import { comeToRest, openWithWorker, until } from "./service-worker.ts";
import { mark, open, openCart, panelOf, putIntoCart, taken, words } from "./shopper.ts";

test("releases in a row: an open tab is loaded anew, one with the panel open through two of them at its next page, and nothing is lost", async (t) => {
  const front = await openFront(t);
  await visit(t, { on: desktop, worker: true, options: { baseURL: front.address } }, async (visit) => {
    const { page } = visit;
    await openWithWorker(page, "/");
    const goods = await plenty(hoodies);
    await putIntoCart(visit, goods);
    await page.keyboard.press("Escape");
    await open(page, hoodies);
    await comeToRest(page);

    front.give(release("second"));
    await mark(page);
    await look(page);
    await page.locator("html:not([data-same])").waitFor({ state: "attached" });
    await page.locator(".tile").first().waitFor();
    await taken(page);
    await expect
      .poll(async () => (await cacheNames(page)).filter((name) => /-(shell|pages)-/.test(name)))
      .toEqual(["bruk-pages-second", "bruk-shell-second"]);

    await comeToRest(page);
    await openCart(page);
    await panelOf(page).getByRole("button", { name: words.next, exact: true }).click();
    await panelOf(page).locator("input[name=email]").fill("ala@example.com");
    await mark(page);
    const loaded: string[] = [];
    page.on(
      "request",
      (request) =>
        request.isNavigationRequest() &&
        request.frame() === page.mainFrame() &&
        loaded.push(new URL(request.url()).pathname),
    );
    for (const name of ["third", "fourth"]) {
      front.give(release(name));
      await look(page);
      await waits(page, name);
      await expect(panelOf(page).locator("input[name=email]")).toHaveValue("ala@example.com");
    }
    await page.keyboard.press("Escape");
    await panelOf(page).waitFor({ state: "detached" });
    await page.locator("footer").getByRole("link", { name: "Buty" }).click();
    await page.waitForURL("**/buty/#b");
    await page.locator("html:not([data-same]) .tile").first().waitFor();
    assert.deepEqual(loaded, ["/buty/"], "not while the panel is open, nor because it closes");
    await taken(page);
    await comeToRest(page);
    await until(
      page,
      async () =>
        (await caches.keys()).includes("bruk-pages-fourth") &&
        (await navigator.serviceWorker.getRegistration())?.waiting == null,
    );
    await taken(page);
    await openCart(page);
    await panelOf(page)
      .getByRole("link", { name: goods.product.product_name })
      .or(panelOf(page).getByText(goods.product.product_name))
      .first()
      .waitFor();
    await expect(panelOf(page).locator("input[name=email]")).toHaveValue("ala@example.com");
  });
});

for (const { state, rests } of [
  { state: "at rest", rests: true },
  { state: "with the panel open", rests: false },
]) {
  test(`a tab that slept through five releases ${state} wakes without a white screen, and nothing is lost`, async (t) => {
    const front = await openFront(t);
    await visit(t, { on: desktop, worker: true, options: { baseURL: front.address } }, async (visit) => {
      const { page, context } = visit;
      const email = panelOf(page).locator("input[name=email]");
      await openWithWorker(page, "/");
      const goods = await plenty(hoodies);
      await putIntoCart(visit, goods);
      await panelOf(page).getByRole("button", { name: words.next, exact: true }).click();
      await email.fill("ala@example.com");
      if (rests) {
        await page.keyboard.press("Escape");
        await open(page, hoodies);
      }
      await comeToRest(page);
      await mark(page);
      // Stopped at the next thing its program does: whatever it is told waits until it wakes.
      const sleep = await context.newCDPSession(page);
      await sleep.send("Debugger.enable");
      await sleep.send("Debugger.pause");

      // Another tab of the shop, in which no page of it runs, so that it decides when a worker takes over.
      const awake = await context.newPage();
      await awake.goto("/robots.txt");
      for (const name of ["second", "third", "fourth", "fifth", "sixth"]) {
        front.give(release(name));
        await look(awake);
        await waits(awake, name);
        await awake.evaluate(async () =>
          (await navigator.serviceWorker.getRegistration())?.waiting?.postMessage({ kind: "take over" }),
        );
        await expect
          .poll(async () => (await cacheNames(awake)).filter((cache) => cache.includes("-shell-")))
          .toEqual([`bruk-shell-${name}`]);
      }
      await awake.close();

      await sleep.send("Debugger.disable");
      if (rests) {
        await page.locator("html:not([data-same]) h1").first().waitFor();
        await taken(page);
      } else {
        await expect(email).toHaveValue("ala@example.com");
        await expect(page.locator("html[data-same]"), "not while the panel is open").toHaveCount(1);
        await page.keyboard.press("Escape");
      }
      await page.locator("footer").getByRole("link", { name: "Buty" }).click();
      await page.waitForURL("**/buty/#b");
      await page.locator("html:not([data-same]) .tile").first().waitFor();
      await taken(page);
      await openCart(page);
      await panelOf(page).getByText(goods.product.product_name).first().waitFor();
      await expect(email).toHaveValue("ala@example.com");
    });
  });
}

test("a form with unsaved input is not taken by a release, and a release that cannot be had whole leaves the one before", async (t) => {
  const front = await openFront(t);
  await visit(t, { on: desktop, worker: true, options: { baseURL: front.address } }, async ({ page, forgive }) => {
    forgive(/404|bad HTTP|nie-ma/);
    await openWithWorker(page, "/contact");
    await page.locator("main textarea").fill("Czy bluza wróci?");
    await mark(page);
    front.give(release("second"));
    await look(page);
    await until(page, async () => (await navigator.serviceWorker.getRegistration())?.waiting != null);
    await expect(page.locator("main textarea")).toHaveValue("Czy bluza wróci?");
    await expect(page.locator("html[data-same]")).toHaveCount(1);

    front.give(release("third", { broken: true }));
    await look(page).catch(() => undefined);
    await expect
      .poll(
        () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing ?? null),
        "the broken one is given up",
      )
      .toBeNull();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
    assert.ok(!(await cacheNames(page)).includes("bruk-pages-third"));
    await page.locator("footer").getByRole("link", { name: "Buty" }).click();
    await page.locator("html:not([data-same]) .tile").first().waitFor();
  });
});

test("a worker that meets the offline page of a server not yet updated is given up, and comes when that page is of its build", async (t) => {
  const front = await openFront(t);
  await visit(t, { on: desktop, worker: true, options: { baseURL: front.address } }, async ({ page }) => {
    await openWithWorker(page, "/");
    await mark(page);
    const shells = async () => (await cacheNames(page)).filter((name) => name.includes("-shell-"));
    const [before] = await shells();
    front.give(release("second", { late: true }));
    await look(page).catch(() => undefined);
    await expect.poll(async () => (await shells()).length, "it has begun").toBe(2);
    await expect
      .poll(
        () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing ?? null),
        "and is given up",
      )
      .toBeNull();
    assert.equal(
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null),
      null,
    );
    await expect(page.locator("html[data-same]")).toHaveCount(1);
    assert.ok((await shells()).includes(before!), "what the one before keeps is there");

    front.give(release("second"));
    await look(page);
    await page.locator("html:not([data-same])").waitFor({ state: "attached" });
    await expect.poll(shells).toEqual(["bruk-shell-second"]);
    const named = await page.evaluate(async () =>
      (await (await caches.match("/offline"))!.text()).includes('"build":"second"'),
    );
    assert.ok(named, "the offline page is of the worker's build");
  });
});

test("going back to an address with an anchor loads the page whole where a release waits", async (t) => {
  const front = await openFront(t);
  await visit(t, { on: desktop, worker: true, options: { baseURL: front.address } }, async ({ page }) => {
    await openWithWorker(page, "/buty/#b");
    await page.getByRole("link", { name: "Kontakt" }).first().click();
    await page.locator("main textarea").fill("Czy bluza wróci?");
    await mark(page);
    front.give(release("second"));
    await look(page);
    await waits(page, "second");
    await page.goBack();
    await page.locator("html:not([data-same]) .tile").first().waitFor();
    await expect(page).toHaveURL(/\/buty\/#b$/);
    await taken(page);
  });
});

test("a choice in a list counts as input: a release waits for the next page; an order of a listing does not", async (t) => {
  const front = await openFront(t);
  await visit(t, { on: desktop, worker: true, options: { baseURL: front.address } }, async ({ page }) => {
    const { product, size } = await plenty(hoodies);
    await openWithWorker(page, href(product.url));
    await page.locator("#buy-action").getByRole("button", { name: "Porównaj" }).click();
    await open(page, paths.compare);
    const sizes = page.locator(".compare-size select");
    await sizes.selectOption({ label: size });
    await comeToRest(page);
    await mark(page);
    front.give(release("second"));
    await look(page);
    await waits(page, "second");
    await expect(sizes.locator("option:checked")).toHaveText(size);
    await page.locator("footer").getByRole("link", { name: "Buty" }).click();
    await page.locator("html:not([data-same]) .tile").first().waitFor();
    await comeToRest(page);
    await until(
      page,
      async () =>
        (await caches.keys()).includes("bruk-pages-second") &&
        (await navigator.serviceWorker.getRegistration())?.waiting == null,
    );

    await taken(page);
    await page.locator("#sort").selectOption("price-desc");
    await page.waitForURL(/sort=price-desc/);
    await mark(page);
    front.give(release("third"));
    await look(page);
    await page.locator("html:not([data-same])").waitFor({ state: "attached" });
    await expect(page.locator("#sort")).toHaveValue("price-desc");
  });
});

test("a shop that has switched its worker off ends it in every browser, with all it kept", async (t) => {
  const front = await openFront(t);
  await visit(t, { on: phone, worker: true, options: { baseURL: front.address } }, async ({ page }) => {
    const { workers } = await buildStorefront({ onBuild: () => undefined });
    await openWithWorker(page, "/");
    assert.ok((await cacheNames(page)).length > 0);
    front.give((text, path) => (path === workerPath ? workers.off : text));
    await look(page);
    await until(
      page,
      async () => (await navigator.serviceWorker.getRegistrations()).length === 0 && (await caches.keys()).length === 0,
    );
    await open(page, hoodies);
    await page.locator(".tile").first().waitFor();
    await expect.poll(() => cacheNames(page)).toEqual([]);
  });
});

test("a service worker that cannot be registered is logged, and the shop goes on", async (t) => {
  await visit(t, { on: phone, worker: true }, async ({ page, context, forgive }) => {
    forgive(/sw\.js|404/);
    await context.route("**/sw.js", (route) => route.fulfill({ status: 404, body: "" }));
    await page.clock.install();
    await open(page, "/");
    const told = page.waitForRequest((request) => request.url().endsWith("?reportError"));
    await comeToRest(page);
    assert.equal((JSON.parse((await told).postData() ?? "{}") as { compontent: string }).compontent, "service worker");
    await page.locator(".tile").first().waitFor();
  });
});

/** The shop's own worker, and the page it keeps, as those of another build. A `broken` worker names a file that is not there; beside a `late` server's pages it comes alone. */
function release(name: string, { broken = false, late = false } = {}): Parameters<Front["give"]>[0] {
  return (text, path) => {
    if (late && path !== workerPath) return text;
    const build = /\bbuild"?:[`"']([^`"']+)[`"']/.exec(text)?.[1] ?? assert.fail(`${path} names its build`);
    const renamed = text.replaceAll(build, name);
    return broken ? renamed.replace("/offline", "/nie-ma") : renamed;
  };
}

/** The browser looks for a newer worker, as it does when a page is opened. */
async function look(page: Page): Promise<void> {
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
}

/** Waits until the worker of a build has all it needs and waits for its turn. */
async function waits(page: Page, name: string): Promise<void> {
  await expect.poll(() => cacheNames(page)).toContain(`bruk-shell-${name}`);
  await expect
    .poll(() =>
      page.evaluate(
        async () =>
          (await navigator.serviceWorker.getRegistration())?.installing == null &&
          (await navigator.serviceWorker.getRegistration())?.waiting != null,
      ),
    )
    .toBe(true);
}

function cacheNames(page: Page): Promise<string[]> {
  return page.evaluate(async () => (await caches.keys()).toSorted());
}
