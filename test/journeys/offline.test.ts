// One long file: what is there without a network, and what is kept for it, all by one shop and its worker.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Locator, Page } from "@playwright/test";
import { cartPictureHref, href } from "../../src/contract/paths.ts";
import { desktop, expect, phone, screens, visit, type Visit } from "./browser.ts";
import { hoodies, plenty } from "./goods.ts";
import { comeToRest, cutOff, openWithWorker, settle, until } from "./service-worker.ts";
import { chooseSize, mark, open, openCart, panelOf, putIntoCart, taken, words } from "./shopper.ts";

const lost = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

test("without a network the pages seen and the cart work, by click and by reload, and the rest says what is missing", async (t) => {
  for (const on of screens) {
    await t.test(on.name, (t) => visit(t, { on, worker: true }, withoutNetwork));
  }
});

async function withoutNetwork(visit: Visit): Promise<void> {
  const { page, context, mobile, forgive } = visit;
  forgive(lost);
  const goods = await plenty(hoodies);
  await openWithWorker(page, "/");
  await open(page, hoodies);
  await page
    .locator(`main .tile-name a[href^="${href(goods.product.url)}"]`)
    .first()
    .click();
  await page.waitForURL((url) => url.pathname === href(goods.product.url));
  await putIntoCart(visit, goods);
  await page.keyboard.press("Escape");
  await settle(page);
  await cutOff(visit);
  await page.getByText("Brak połączenia. Koszyk działa dalej.").waitFor();

  // By click: the page's data, of a page that came as HTML too.
  await page.locator(".head-mark").click();
  await page.waitForURL((url) => url.pathname === "/");
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: goods.product.product_name }).waitFor();
  await page.reload();
  await taken(page);
  await page.getByRole("heading", { level: 1, name: goods.product.product_name }).waitFor();
  await page.goto(hoodies);
  await page.locator(".tile").first().waitFor();

  await taken(page);
  await openCart(page);
  const line = panelOf(page).locator(".cart-line").first();
  await line.getByRole("button", { name: /^Więcej/ }).click();
  await line.getByRole("status", { name: "Liczba sztuk: 2" }).waitFor();
  await page.keyboard.press("Escape");

  await page.locator("footer").getByRole("link", { name: "Buty" }).click();
  await page.getByRole("heading", { level: 1, name: "Brak połączenia" }).waitFor();
  await expect(page).toHaveURL((url) => url.pathname === "/buty/");
  await page.getByRole("heading", { name: "Ostatnio oglądane" }).waitFor();
  await page.locator("main .tile", { hasText: goods.product.product_name }).waitFor();
  await page
    .locator("main")
    .getByRole("button", { name: /^Koszyk/ })
    .waitFor();
  await page.goto("/nowosci/");
  await page.getByRole("heading", { level: 1, name: "Brak połączenia" }).waitFor();

  const field = page.locator(".search input:visible").first();
  await field.fill("cz");
  await page.getByText("Brak połączenia: szukanie wróci razem z internetem.").waitFor();
  await field.fill("czapka");
  await field.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Szukanie czeka" }).waitFor();

  // What was asked waits in the field, through a reload and more words, and each step back is another page.
  await expect(field).toHaveValue("czapka");
  await page.reload();
  await expect(field).toHaveValue("czapka");
  await taken(page);
  await field.focus();
  await page.keyboard.type(" z daszkiem");
  await page.waitForURL((url) => decodeURIComponent(url.pathname) === "/__/czapka z daszkiem");
  await expect(field).toHaveValue("czapka z daszkiem");
  await expect(field).toBeFocused();
  await field.fill("czapka");
  await field.press("Enter");
  await page.waitForURL((url) => url.pathname === "/__/czapka");
  await page.goBack();
  await page.waitForURL((url) => url.pathname === "/nowosci/");
  await expect(field).toHaveValue("");
  await expect(field).toBeFocused();
  await page.goForward();
  await expect(field).toHaveValue("czapka");

  await context.setOffline(false);
  await page.locator("main .tile").nth(1).waitFor();
  await expect(page).toHaveURL(mobile ? /\/__\/czapka#b$/ : /\/__\/czapka$/);
}

test("who leaves the page that stands in for another is not held back by a network that comes back meanwhile", async (t) => {
  await visit(t, { on: desktop, worker: true }, async (visit) => {
    const { page, forgive } = visit;
    forgive(lost);
    await openWithWorker(page, "/");
    await settle(page);
    await cutOff(visit);
    await page.goto("/buty/");
    await page.getByRole("heading", { level: 1, name: "Brak połączenia" }).waitFor();
    await taken(page);
    await page.evaluate(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", () => dispatchEvent(new Event("online")));
      port1.start();
      addEventListener("beforeunload", () => port2.postMessage(""));
    });
    await page.goto("/");
    await taken(page);
    await page.getByRole("heading", { level: 1, name: "Brak połączenia" }).waitFor({ state: "detached" });
    await expect(page).toHaveURL((url) => url.pathname === "/");
  });
});

test("the page a visit began on is kept, though another one is shown when the worker begins", async (t) => {
  await visit(t, { on: phone, worker: true }, async ({ page, context, forgive }) => {
    forgive(lost);
    // In real time: with the clock of a test the browser forgets what it has loaded.
    await open(page, hoodies);
    await page.locator("main .tile-name a").first().click();
    await expect(page).not.toHaveURL((url) => url.pathname === hoodies);
    await until(page, () => navigator.serviceWorker.controller !== null);
    await settle(page);
    await until(
      page,
      async () => (await caches.match("/Odziez/bluzy/z-kapturem/", { ignoreVary: true })) !== undefined,
    );
    await context.setOffline(true);
    await page.goto(hoodies);
    await page.getByRole("heading", { level: 1, name: "Bluzy z kapturem" }).waitFor();
  });
});

test("a network that is lost before a page has come to rest brings what waits for that when it is back", async (t) => {
  await visit(t, { on: desktop }, async ({ page, context, forgive }) => {
    forgive(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported module/);
    await page.clock.install();
    await open(page, "/");
    await page.clock.runFor(1000);
    await page.waitForLoadState("networkidle");
    const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("/begin-"));
    await context.setOffline(true);
    await page.clock.runFor(11_000);
    await failed;
    await context.setOffline(false);
    await page.locator("[data-at-rest]").waitFor({ state: "attached" });
  });
});

test("without a worker a page that the network does not bring leaves the shopper on the one that is shown, by a link and by 'back'", async (t) => {
  await visit(t, { on: desktop }, async ({ page, context, forgive }) => {
    // The reviews' code among them, for whoever scrolls to it.
    forgive(/ERR_INTERNET_DISCONNECTED|dynamically imported/);
    await open(page, "/buty/");
    await page.locator("main .tile-name a").first().click();
    await page.locator(".buy").waitFor();
    const product = page.url();
    await mark(page);
    await context.setOffline(true);
    const stays = page.getByText("Brak połączenia. Otworzymy to, gdy wróci internet; koszyk nie zginie.");

    await page.locator("footer").getByRole("link", { name: "Deskorolka" }).click();
    await stays.waitFor();
    await expect(page).toHaveURL(product);
    await stays.waitFor({ state: "detached" });

    await page.goBack();
    await stays.waitFor();
    await expect(page).toHaveURL(product);
    await expect(page.locator("html[data-same] .buy")).toBeVisible();

    await context.setOffline(false);
    await page.getByRole("heading", { level: 1, name: "Buty" }).waitFor();
    await expect(page).toHaveURL((url) => url.pathname === "/buty/");
    await expect(page.locator("html[data-same]")).toHaveCount(1);
  });
});

test("a shopper who reads another language is told of it in theirs", async (t) => {
  await visit(t, { on: phone, worker: true }, async (visit) => {
    const { page, forgive } = visit;
    forgive(lost);
    await page.addInitScript(() =>
      Object.entries({ lanId: 2, lanCode: "en" }).forEach(([key, value]) =>
        localStorage.setItem(key, JSON.stringify(value)),
      ),
    );
    await openWithWorker(page, "/");
    await settle(page);
    await cutOff(visit);
    await page.getByText("No connection. Your cart still works.").waitFor();
    await page.goto("/buty/");
    await page.getByRole("heading", { level: 1, name: "No connection" }).waitFor();
    await page.getByRole("button", { name: "Try again" }).waitFor();
  });
});

test("a language chosen after the worker began is spoken offline, too", async (t) => {
  await visit(t, { on: phone, worker: true }, async (visit) => {
    const { page, forgive } = visit;
    forgive(lost);
    await openWithWorker(page, "/buty/");
    await page.locator(".head-menu").click();
    await page.locator("dialog.drawer").getByLabel("Język").selectOption("2");
    await page.locator("html[lang=en][data-ready]").waitFor();
    await until(
      page,
      async (address) => (await caches.match(address)) !== undefined,
      "/page-data/offline/page-data.json?lan=2",
    );
    await cutOff(visit);
    await page.locator("footer").getByRole("link", { name: "Skate" }).click();
    await page.getByRole("heading", { level: 1, name: "No connection" }).waitFor();
  });
});

test("on a phone the cart is whole offline, its pictures too, though it was not opened before", async (t) => {
  await visit(t, { on: phone, worker: true }, async (visit) => {
    const { page, forgive } = visit;
    forgive(lost);
    const { product, size } = await plenty(hoodies);
    await openWithWorker(page, href(product.url));
    await page.locator(".sizes").getByRole("radio", { name: size, exact: true }).check();
    await page.getByRole("button", { name: words.add, exact: true }).first().click();
    const picture = new URL(cartPictureHref(product.images[0]!.path), page.url()).href;
    await until(page, async (address) => (await caches.match(address)) !== undefined, picture);
    await cutOff(visit);
    await openCart(page);
    await expect
      .poll(() =>
        panelOf(page)
          .locator(".cart-line-picture img")
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
  });
});

test("what is put into the cart offline has its picture there, by its page's larger one", async (t) => {
  await visit(t, { on: desktop, worker: true }, async (visit) => {
    const { page, forgive } = visit;
    forgive(lost);
    const { product, size } = await plenty(hoodies);
    await openWithWorker(page, href(product.url));
    // Loaded once more its pictures come by the worker: the clock of a journey hides what came before.
    await page.reload();
    await taken(page);
    await until(
      page,
      async (file) => (await (await caches.open("bruk-pictures-2")).keys()).some(({ url }) => url.endsWith(file)),
      `/${product.images[0]!.path}`,
    );
    await cutOff(visit);
    await chooseSize(page, size);
    await page.getByRole("button", { name: words.add, exact: true }).first().click();
    await expect
      .poll(() =>
        panelOf(page)
          .locator(".cart-line-picture img")
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
  });
});

test("the cart that is opened before its code has come says that the network is missing, closes by Esc, and opens by itself when it is back", async (t) => {
  await visit(t, { on: phone }, async ({ page, context, forgive }) => {
    forgive(/ERR_INTERNET_DISCONNECTED|dynamically imported/);
    await open(page, "/buty/");
    await context.setOffline(true);
    const trouble = page.getByText("Brak połączenia. Otworzymy to, gdy wróci internet; koszyk nie zginie.");
    await page.locator(".cart-box").click();
    await trouble.waitFor();
    await page.keyboard.press("Escape");
    await expect(trouble).toHaveCount(0);
    await page.locator(".cart-box").click();
    await trouble.waitFor();
    await context.setOffline(false);
    await panelOf(page).waitFor();
  });
});

test("where the cart's code fails before the browser knows that the network is gone, it is said as soon as it knows", async (t) => {
  await visit(t, { on: phone }, async ({ page, forgive }) => {
    forgive(/ERR_INTERNET_DISCONNECTED|dynamically imported/);
    await open(page, "/buty/");
    await page.route("**/assets/OrderPanel*", (route) => route.abort("internetdisconnected"));
    await page.locator(".cart-box").click();
    await page.getByText("Wystąpił błąd podczas wczytywania koszyka").waitFor();
    await page.evaluate(() => {
      Object.defineProperty(navigator, "onLine", { value: false, configurable: true });
      dispatchEvent(new Event("offline"));
    });
    await page.getByText("Brak połączenia. Otworzymy to, gdy wróci internet; koszyk nie zginie.").waitFor();
    await page.unroute("**/assets/OrderPanel*");
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await panelOf(page).waitFor();
  });
});

test("once a page is on the screen the browser finds what it installs the shop by", async (t) => {
  await visit(t, { on: phone }, async ({ page, context }) => {
    await open(page, hoodies);
    const browser = await context.newCDPSession(page);
    await expect.poll(async () => (await browser.send("Page.getAppManifest")).url).toMatch(/\/manifest\.webmanifest$/);
    assert.deepEqual((await browser.send("Page.getAppManifest")).errors, []);
  });
});

test("the shop is offered as an app once, after something went into the cart, and never again", async (t) => {
  await visit(t, { on: desktop }, async (visit) => {
    const { page } = visit;
    const offer = () => offerInstall(page);
    const line = installLine(page);
    await page.clock.install();
    await open(page, "/");
    assert.equal(await offer(), false, "the browser's own offer is kept back");
    await comeToRest(page);
    await page.waitForLoadState("networkidle");
    await expect(line).toHaveCount(0);
    const goods = await plenty(hoodies);
    await putIntoCart(visit, goods);
    await page.keyboard.press("Escape");
    await page.reload();
    await taken(page);
    await offer();
    await comeToRest(page);
    await openCart(page);
    await panelOf(page)
      .locator(".cart-line")
      .first()
      .getByRole("button", { name: /^Więcej/ })
      .click();
    await page.keyboard.press("Escape");
    await line.getByRole("button", { name: "Nie, dziękuję" }).click();
    await line.waitFor({ state: "detached" });
    await page.clock.setSystemTime(Date.now() + 86_400_000);
    await page.reload();
    await taken(page);
    await offer();
    await comeToRest(page);
    await page.waitForLoadState("networkidle");
    await expect(line).toHaveCount(0);
  });
});

test("what went into the cart before the page came to rest brings the offer, too", async (t) => {
  await visit(t, { on: desktop }, async (visit) => {
    const { page } = visit;
    await page.clock.install();
    await putIntoCart(visit, await plenty(hoodies));
    await page.keyboard.press("Escape");
    await offerInstall(page);
    await comeToRest(page);
    await installLine(page).waitFor();
  });
});

test("the offer to install comes at the second visit, and 'yes' asks the browser", async (t) => {
  await visit(t, { on: phone }, async ({ page }) => {
    await page.clock.install();
    await open(page, "/");
    await offerInstall(page);
    await comeToRest(page);
    await page.clock.setSystemTime(Date.now() + 20 * 60_000);
    await page.reload();
    await offerInstall(page);
    await comeToRest(page);
    await expect(installLine(page), "a page of the same visit").toHaveCount(0);
    await page.clock.setSystemTime(Date.now() + 45 * 60_000);
    await page.reload();
    await offerInstall(page);
    await comeToRest(page);
    assert.equal(await asked(page), 0);
    await installLine(page).getByRole("button", { name: "Zainstaluj" }).click();
    await installLine(page).waitFor({ state: "detached" });
    assert.equal(await asked(page), 1);
  });
});

test("an offer to install that nobody answers stays on its page and does not come again", async (t) => {
  await visit(t, { on: desktop }, async (visit) => {
    const { page } = visit;
    await page.clock.install();
    await putIntoCart(visit, await plenty(hoodies));
    await offerInstall(page);
    await comeToRest(page);
    await panelOf(page)
      .locator(".cart-line")
      .first()
      .getByRole("button", { name: /^Więcej/ })
      .click();
    await page.keyboard.press("Escape");
    await installLine(page).waitFor();
    await page.locator(".head-mark").click();
    await page.waitForURL((url) => url.pathname === "/");
    await installLine(page).waitFor();
    await page.clock.setSystemTime(Date.now() + 86_400_000);
    await page.reload();
    await taken(page);
    await offerInstall(page);
    await comeToRest(page);
    await page.waitForLoadState("networkidle");
    await expect(installLine(page)).toHaveCount(0);
  });
});

test("six of the pages in sight are fetched ahead, and those a pointer or the focus rests on; a slow line is spared all but what is touched, who saves data everything", async (t) => {
  const tall = { name: "1440 × 3000 px, pointer", options: { viewport: { width: 1440, height: 3000 } } };
  const lines = [
    {
      connection: { effectiveType: "4g", saveData: false },
      fetched: { inSight: 6, hovered: 7, focused: 8, touched: 9 },
    },
    {
      connection: { effectiveType: "3g", saveData: false },
      fetched: { inSight: 0, hovered: 0, focused: 0, touched: 1 },
    },
    {
      connection: { effectiveType: "slow-2g", saveData: false },
      fetched: { inSight: 0, hovered: 0, focused: 0, touched: 1 },
    },
    {
      connection: { effectiveType: "4g", saveData: true },
      fetched: { inSight: 0, hovered: 0, focused: 0, touched: 0 },
    },
  ];
  for (const { connection, fetched } of lines) {
    await visit(t, { on: tall }, async ({ page }) => {
      await page.addInitScript(
        (connection) => Object.defineProperty(navigator, "connection", { value: connection }),
        connection,
      );
      const ahead = new Set<string>();
      page.on("request", (request) => /page-data\.json/.test(request.url()) && ahead.add(request.url()));
      // Whatever was to be fetched before this has been asked for when it is.
      const count = async () => {
        await page.clock.runFor(2000);
        await Promise.all([
          page.waitForRequest("**/robots.txt"),
          page.evaluate(() => fetch("/robots.txt", { cache: "no-store" }).then(({ status }) => status)),
        ]);
        return ahead.size;
      };
      await page.clock.install();
      await open(page, hoodies);
      const links = page.locator("main .tile-name a");
      await links.nth(10).waitFor();
      const inSight = await count();
      await links.nth(8).hover();
      const hovered = await count();
      await links.nth(9).focus();
      const focused = await count();
      await links.nth(10).dispatchEvent("touchstart");
      assert.deepEqual({ inSight, hovered, focused, touched: await count() }, fetched, JSON.stringify(connection));
    });
  }
});

test("of pages and pictures the worker keeps the newest, as many as it may", async (t) => {
  await visit(t, { on: desktop, worker: true }, async ({ page }) => {
    await openWithWorker(page, "/");
    const [pages = ""] = (await page.evaluate(() => caches.keys())).filter((name) => name.startsWith("bruk-pages-"));
    for (const { cache, most, fresh } of [
      { cache: pages, most: 150, fresh: "/page-data/buty/page-data.json" },
      { cache: "bruk-pictures-2", most: 300, fresh: "/icons/icon-512.png?fresh" },
    ]) {
      const oldest = await page.evaluate(
        async ({ cache, most }) => {
          const kept = await caches.open(cache);
          for (let at = 0; at < most; at++) await kept.put(`/kept/${at}`, new Response(""));
          return (await kept.keys())[0]!.url;
        },
        { cache, most },
      );
      await page.evaluate(
        (fresh) =>
          fetch(fresh)
            .then((answer) => answer.blob())
            .then(({ size }) => size),
        fresh,
      );
      const kept = () =>
        page.evaluate(async (cache) => {
          const urls = (await (await caches.open(cache)).keys()).map(({ url }) => url);
          return { count: urls.length, oldest: urls[0]!, newest: urls.at(-1)! };
        }, cache);
      await expect.poll(async () => (await kept()).newest).toContain(fresh);
      await expect.poll(async () => (await kept()).count).toBe(most);
      assert.notEqual((await kept()).oldest, oldest);
    }
  });
});

/** The browser offers to install the shop, and counts how often it is asked to; returns whether it may show its own offer. */
function offerInstall(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    dispatchEvent(
      Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
        prompt: async () =>
          void (document.documentElement.dataset["asked"] = String(
            Number(document.documentElement.dataset["asked"] ?? 0) + 1,
          )),
      }),
    ),
  );
}

function asked(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.documentElement.dataset["asked"] ?? 0));
}

function installLine(page: Page): Locator {
  return page.getByRole("region", { name: "Aplikacja sklepu" });
}
