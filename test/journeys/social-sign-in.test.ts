// One long file: both providers' windows with all that can happen in them, on stand-ins that are opened once.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "@playwright/test";
import type { SignInOffer } from "../../src/domain/customer/sign-in.ts";
import { facebookPeople, googlePeople, type StandInPerson } from "../../stand-ins/sign-in/people.ts";
import { anybody, type Person } from "../builders/people.ts";
import { accountWindow } from "./account-window.ts";
import { findsNothing, options } from "./axe.ts";
import { desktop, expect, phone, fewScreens, visit, type Visit } from "./browser.ts";
import { hoodies, plenty } from "./goods.ts";
import { eventually, storedOrder } from "./records.ts";
import { openShop } from "./shop.ts";
import { chooseMethods, stored, open, panelOf, placeOrder, putIntoCart, words } from "./shopper.ts";

const [ola, iga, honza] = googlePeople as [StandInPerson, StandInPerson, StandInPerson];
const [zosia, jan, ewa] = facebookPeople as [StandInPerson, StandInPerson, StandInPerson];

test("a new shopper connects with Google, orders, gets an account, and is logged in at once the next time", async (t) => {
  for (const [on, person] of [
    [phone, ola],
    [desktop, iga],
  ] as const) {
    const { shippingFirstName, shippingLastName } = named(person);
    await visit(t, { on }, async (shopper) => {
      const { page } = shopper;
      const asked = await foreignRequests(page);
      await comeToTheData(shopper);
      await panelOf(page).getByText("Skrypt serwisu wczyta się dopiero po kliknięciu").waitFor();
      assert.deepEqual(asked, [], "nothing of a provider before the click");
      await signIn(page, "Google", person.name);
      await panelOf(page).getByText(`Połączono przez Google: ${person.name}.`).waitFor();
      await expect.poll(() => valuesOf(page)).toEqual([person.email, shippingFirstName, shippingLastName]);
      await expect(
        panelOf(page).locator("input[name=createAccount], input[name=password], input[name=newsletter]"),
      ).toHaveCount(0);
      await fillRest(page, person.email ?? "");
      const order = await storedOrder(await placeOrder(page));
      assert.equal(order.email, person.email);
      assert.doesNotMatch(JSON.stringify(order.client_data), /eyJ|Google/);
      await expect.poll(() => signedIn(page)).toEqual({ loggedIn: true, userSocial: null });
    });
    await visit(t, { on }, async (shopper) => {
      const { page } = shopper;
      await comeToTheData(shopper);
      await signIn(page, "Google", person.name);
      await panelOf(page).locator(".login-prompt").waitFor({ state: "detached" });
      await expect.poll(() => valuesOf(page)).toEqual([person.email, shippingFirstName, shippingLastName]);
      await expect(panelOf(page).locator("input[name=shippingStreet]"), "the account fills the address").toHaveValue(
        "Kamienna 7/3",
      );
      await expect
        .poll(() => signedIn(page), "the provider's token is not kept once signed in")
        .toMatchObject({ loggedIn: true, userSocial: { token: "" } });
    });
  }
});

test("Facebook tells no e-mail: the form's is asked for, the account is under it, and is logged in the next time", async (t) => {
  for (const [on, person] of [
    [phone, jan],
    [desktop, ewa],
  ] as const) {
    await visit(t, { on }, async (shopper) => {
      const { page } = shopper;
      await comeToTheData(shopper);
      await signIn(page, "Facebook", person.name);
      await panelOf(page).getByText(`Połączono przez Facebook: ${person.name}.`).waitFor();
      const { shippingFirstName, shippingLastName } = named(person);
      await expect.poll(() => valuesOf(page)).toEqual(["", shippingFirstName, shippingLastName]);
      const typed = anybody().email;
      await fillRest(page, typed);
      assert.equal((await storedOrder(await placeOrder(page))).email, typed);
      await expect.poll(() => signedIn(page)).toMatchObject({ loggedIn: true });
    });
    await visit(t, { on }, async (shopper) => {
      const { page } = shopper;
      await comeToTheData(shopper);
      await signIn(page, "Facebook", person.name);
      await panelOf(page).locator(".login-prompt").waitFor({ state: "detached" });
      await expect(
        panelOf(page).locator("input[name=shippingStreet]"),
        "who returns is logged in, and the account fills the address",
      ).toHaveValue("Kamienna 7/3");
      await expect.poll(() => signedIn(page)).toMatchObject({ loggedIn: true });
    });
  }
});

test("a failure says so beside the buttons, the shopper stays a guest, and may try again", async (t) => {
  for (const on of fewScreens) {
    await visit(t, { on }, async (shopper) => {
      const { page } = shopper;
      await comeToTheData(shopper);
      for (const [provider, choice] of [
        ["Facebook", "Cofnięta zgoda"],
        ["Google", "Fałszerz"],
      ] as const) {
        await signIn(page, provider, choice);
        await panelOf(page).getByRole("alert").filter({ hasText: "Nie udało się potwierdzić, że to Ty." }).waitFor();
        await expect(panelOf(page).locator("input[name=createAccount]")).toHaveCount(1);
        await expect.poll(() => signedIn(page)).toEqual({ loggedIn: false, userSocial: null });
      }
      await signIn(page, "Facebook", zosia.name);
      await panelOf(page).getByText(`Połączono przez Facebook: ${zosia.name}.`).waitFor();
      await panelOf(page).getByRole("button", { name: "Rozłącz" }).click();
      await panelOf(page).getByRole("button", { name: "Połącz przez Google" }).waitFor();
      await expect.poll(() => signedIn(page)).toEqual({ loggedIn: false, userSocial: null });
      await expect.poll(() => valuesOf(page), "what the provider filled in goes with it").toEqual(["", "", ""]);
    });
  }
});

test("a closed window is no failure; Google's own button is offered in its place", async (t) => {
  await visit(t, { on: desktop }, async (shopper) => {
    const { page } = shopper;
    await comeToTheData(shopper);
    const [opened] = await Promise.all([
      page.waitForEvent("popup"),
      panelOf(page).getByRole("button", { name: "Połącz przez Google" }).click(),
    ]);
    // A window that is closed while it is still coming may never tell that it is gone.
    await opened.waitForLoadState();
    await opened.close();
    const own = panelOf(page).getByRole("button", { name: "Google (stand-in)" });
    await own.waitFor();
    await expect(panelOf(page).getByRole("alert")).toHaveCount(0);
    const [again] = await Promise.all([page.waitForEvent("popup"), own.click()]);
    await again.getByRole("link", { name: honza.name }).click();
    await panelOf(page).getByText(`Połączono przez Google: ${honza.name}.`).waitFor();
  });
});

test("a provider's script that does not come is a failure in words", async (t) => {
  await visit(t, { on: phone }, async (shopper) => {
    const { page, forgive } = shopper;
    forgive(/ERR_FAILED/);
    await page.route("**/en_US/sdk.js", (route) => route.abort());
    await comeToTheData(shopper);
    await panelOf(page).getByRole("button", { name: "Połącz przez Facebook" }).click();
    await panelOf(page).getByRole("alert").filter({ hasText: "Nie udało się połączyć." }).waitFor();
  });
});

test("the buttons come with the form they belong to: nothing moves under a finger later", async (t) => {
  for (const on of fewScreens) {
    await visit(t, { on }, async (shopper) => {
      const { page } = shopper;
      await page.route("**/v1/sign-in", async (route) => {
        await new Promise((soon) => setTimeout(soon, 400));
        await route.continue();
      });
      await page.addInitScript(() => {
        const complete = new Map<string, boolean>();
        const look = () => {
          for (const field of document.querySelectorAll("dialog input:is([name=createAccount], [name=login])")) {
            const name = field.getAttribute("name")!;
            if (!complete.has(name))
              complete.set(name, field.closest("dialog")!.querySelector(".connect-row") !== null);
          }
        };
        new MutationObserver(look).observe(document, { childList: true, subtree: true });
        Object.assign(globalThis, { complete });
      });
      const seen = () =>
        page.evaluate(() => [...(globalThis as unknown as { complete: Map<string, boolean> }).complete]);
      await open(page, "/contact");
      await page.evaluate(() => document.querySelector<HTMLElement>("header .head-user")!.click());
      await accountWindow(page).locator(".connect-row").waitFor();
      assert.deepEqual(await seen(), [["login", true]]);
      await comeToTheData(shopper);
      assert.deepEqual(await seen(), [["createAccount", true]]);
    });
  }
});

test("the login modal has the same row", async (t) => {
  await visit(t, { on: desktop }, async ({ page }) => {
    await open(page, "/contact");
    await page.locator("header").getByRole("button", { name: "Zaloguj" }).click();
    const modal = accountWindow(page);
    await signIn(page, "Google", honza.name, modal);
    await modal.waitFor({ state: "detached" });
    await expect.poll(() => signedIn(page)).toMatchObject({ userSocial: { email: honza.email } });
  });
});

test("with consent Google's sign-in is initialised 700 ms after the panel appears, and only then", async (t) => {
  await visit(t, { on: desktop }, async (shopper) => {
    const { page } = shopper;
    const asked = await foreignRequests(page);
    await open(page, "/contact");
    await page.evaluate(() =>
      localStorage.setItem(
        "consent",
        JSON.stringify({ version: 1, date: new Date().toISOString(), purposes: { signIn: true } }),
      ),
    );
    await page.addInitScript(() => {
      const times = Object.assign(globalThis, { panelAt: 0, initialisedAt: 0 });
      new MutationObserver(() => {
        if (times.panelAt === 0 && document.querySelector("dialog.order-panel[open]") !== null)
          times.panelAt = performance.now();
        if (times.initialisedAt === 0 && document.querySelector("script[src$='/gsi/client']") !== null)
          times.initialisedAt = performance.now();
      }).observe(document, { attributeFilter: ["open"], childList: true, subtree: true });
    });
    await putIntoCart(shopper, await plenty(hoodies));
    await eventually("Google's script", async () => asked.length > 0);
    await page.waitForFunction(() => (globalThis as unknown as { initialisedAt: number }).initialisedAt > 0);
    const waited = await page.evaluate(() => {
      const { panelAt, initialisedAt } = globalThis as unknown as { panelAt: number; initialisedAt: number };
      return initialisedAt - panelAt;
    });
    assert.ok(waited >= 699, `after ${waited} ms`);
    assert.deepEqual(asked, ["/gsi/client"], "Facebook's waits for its click");
  });
});

test("the privacy window has a box for it", async (t) => {
  await visit(t, { on: phone }, async (shopper) => {
    const { page } = shopper;
    await comeToTheData(shopper);
    await panelOf(page).locator(".connect").getByRole("button", { name: "Prywatność" }).click();
    const window = page.locator("dialog.privacy");
    await window.getByRole("checkbox", { name: "Logowanie przez Google" }).check();
    await window.getByRole("button", { name: "Zapisz mój wybór" }).click();
    await expect.poll(() => stored(page, "consent")).toMatchObject({ purposes: { signIn: true } });
    await panelOf(page).getByText("Skrypt serwisu wczyta się").waitFor({ state: "detached" });
  });
});

test("axe finds nothing in the row, in a failure, and in what is said to the connected", async (t) => {
  for (const on of fewScreens) {
    await visit(t, { on, options }, async (shopper) => {
      const { page } = shopper;
      await comeToTheData(shopper);
      await signIn(page, "Facebook", "Cofnięta zgoda");
      await panelOf(page).getByRole("alert").waitFor();
      await findsNothing(page, "the row with a failure");
      await signIn(page, "Facebook", zosia.name);
      await panelOf(page).getByText("Połączono przez").waitFor();
      await findsNothing(page, "the connected shopper");
    });
  }
});

async function comeToTheData(shopper: Visit): Promise<void> {
  await putIntoCart(shopper, await plenty(hoodies));
  await panelOf(shopper.page).getByRole("button", { name: words.next, exact: true }).click();
  await panelOf(shopper.page).getByRole("button", { name: "Połącz przez Google" }).waitFor();
}

/** Clicks a provider's button and chooses somebody in its window. */
async function signIn(
  page: Page,
  provider: "Google" | "Facebook",
  choice: string,
  within = panelOf(page),
): Promise<void> {
  const [opened] = await Promise.all([
    page.waitForEvent("popup"),
    within.getByRole("button", { name: `Połącz przez ${provider}` }).click(),
  ]);
  await opened.getByText(`To nie jest ${provider}.`).waitFor();
  await Promise.all([opened.waitForEvent("close"), opened.getByRole("link", { name: choice }).click()]);
}

/** 'Ewa Maria Cicha' → 'Ewa', 'Maria Cicha': split at the first space. */
function named({ name }: StandInPerson): Pick<Person, "shippingFirstName" | "shippingLastName"> {
  const [shippingFirstName = "", ...rest] = name.split(" ");
  return { shippingFirstName, shippingLastName: rest.join(" ") };
}

/** Fills what a provider does not know, and chooses the methods. */
async function fillRest(page: Page, email: string): Promise<void> {
  const { phone: number, shippingStreet, shippingPostCode, shippingCity } = anybody();
  for (const [name, value] of Object.entries({ email, phone: number, shippingStreet, shippingPostCode, shippingCity }))
    await panelOf(page).locator(`input[name=${name}]`).fill(value);
  await chooseMethods(page, { paymentId: 1, shippingId: 1 });
}

function valuesOf(page: Page): Promise<string[]> {
  return Promise.all(
    ["email", "shippingFirstName", "shippingLastName"].map((name) =>
      panelOf(page).locator(`input[name=${name}]`).inputValue(),
    ),
  );
}

/** What this browser keeps of who is signed in. */
async function signedIn(page: Page): Promise<{ loggedIn: boolean; userSocial: unknown }> {
  return { loggedIn: (await stored(page, "loggedIn")) === true, userSocial: await stored(page, "userSocial") };
}

/** The paths asked of a sign-in provider from now on. */
async function foreignRequests(page: Page): Promise<string[]> {
  const { address } = await openShop();
  const offer = (await (await fetch(`${address}/v1/sign-in`)).json()) as SignInOffer;
  const hosts = [offer.google?.script, offer.facebook?.script].map((script) => new URL(script ?? "").origin);
  const asked: string[] = [];
  page.on("request", (request) => {
    const { origin, pathname } = new URL(request.url());
    if (hosts.includes(origin)) asked.push(pathname);
  });
  return asked;
}
