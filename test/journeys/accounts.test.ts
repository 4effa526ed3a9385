// One long file: an account from its opening to its end, as a browser goes through it.
import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import type { Page } from "@playwright/test";
import { anybody } from "../builders/people.ts";
import { accountWindow as modal, register } from "./account-window.ts";
import { findsNothing, options } from "./axe.ts";
import { desktop, expect, fewScreens, visit, type Visit } from "./browser.ts";
import { hoodies, plenty } from "./goods.ts";
import { emailTo, storedOrder } from "./records.ts";
import { chooseMethods, fillAddress, stored, open, panelOf, placeOrder, putIntoCart, taken, words } from "./shopper.ts";

const password = "kot w butach na desce";
const userBox = (page: Page) => page.locator(".head-user");

test(
  "the login modal has its views, says what is wrong, and opens at the login again once it was closed",
  onBothScreens(async ({ page, forgive }) => {
    await open(page, "/contact");
    await openModal(page);
    await modal(page).getByRole("heading", { name: "Zaloguj się" }).waitFor();
    const send = modal(page).locator("button[type=submit]");
    await expect(send).toHaveAttribute("aria-disabled", "true");
    await modal(page).locator("input[name=login]").fill("nie-mail");
    await expect(send, "the password is still empty").toHaveAttribute("aria-disabled", "true");
    await modal(page).locator("input[name=loginPassword]").fill("x");
    await expect(send, "nothing else is checked here").toHaveAttribute("aria-disabled", "false");
    await send.click();
    await modal(page).getByRole("alert").getByText("E-mail i hasło nie pasują do siebie.").waitFor();
    for (const name of ["login", "loginPassword"]) {
      await expect(modal(page).locator(`input[name=${name}]`)).toHaveAttribute("aria-invalid", "true");
      await expect(modal(page).locator(`input[name=${name}]`)).toHaveAccessibleDescription(/nie pasują do siebie/);
    }
    await findsNothing(page, "a refused login");

    await modal(page).getByRole("button", { name: "Nie pamiętam hasła" }).click();
    await modal(page).getByRole("heading", { name: "Przypomnij hasło" }).waitFor();
    await expect(modal(page).getByRole("alert"), "what was said of the login is gone").toHaveCount(0);
    await modal(page).locator("input[name=remindEmail]").fill("");
    await expect(send).toHaveAttribute("aria-disabled", "true");
    await modal(page).locator("input[name=remindEmail]").fill("kasia@");
    await send.click();
    await modal(page).getByRole("alert").getByText("Sprawdź adres e-mail").waitFor();
    await page.route("**/sys/**", (route) => route.abort());
    forgive(/ERR_FAILED|failed/i);
    await send.click();
    await modal(page).getByText("Błąd serwera, spróbuj ponownie.").waitFor();
    await page.unroute("**/sys/**");
    await findsNothing(page, "the reminder");
    await modal(page).locator("input[name=remindEmail]").fill(anybody().email);
    await send.click();
    await modal(page).getByRole("heading", { name: "Zaloguj się" }).waitFor();
    await modal(page).getByText("Nowe hasło zostało wysłane na maila.").waitFor();

    await modal(page).getByRole("button", { name: "Nie pamiętam hasła" }).click();
    await page.mouse.click(4, 4);
    await modal(page).waitFor({ state: "detached" });
    await openModal(page);
    await modal(page).getByRole("heading", { name: "Zaloguj się" }).waitFor();
    await expect(modal(page).getByText("Nowe hasło zostało wysłane")).toHaveCount(0);
    await page.route("**/sys/**", (route) => route.abort());
    await modal(page).locator("input[name=login]").fill("kasia@przyklad.pl");
    await modal(page).locator("input[name=loginPassword]").fill(password);
    await send.click();
    await modal(page).getByText("Błąd serwera, spróbuj ponownie.").waitFor();
    await expect(modal(page).locator("[aria-invalid]"), "nothing is wrong with the fields").toHaveCount(0);
    await modal(page).getByRole("button", { name: "Zamknij" }).click();
    await openModal(page);
    await modal(page).getByRole("heading", { name: "Zaloguj się" }).waitFor();
    await expect(modal(page).getByText("Błąd serwera")).toHaveCount(0);
  }),
);

test(
  "who registers confirms by the email's link, logs in, and buys with the account",
  onBothScreens(async (visit, nth) => {
    const { page } = visit;
    const person = anybody();
    await open(page, "/contact");
    await registerAs(page, person.email);
    await modal(page).getByRole("button", { name: "Zamknij" }).click();
    await page.goto(linkIn(await emailTo(person.email, /Potwierdź swój adres/)));
    await page.getByRole("heading", { name: "Potwierdź adres" }).waitFor();
    await findsNothing(page, "the email's page");
    await page.getByRole("button", { name: "Tak, to mój adres" }).click();
    await page.getByRole("heading", { name: "Adres potwierdzony" }).waitFor();
    await taken(page);
    await page.getByRole("link", { name: "Przejdź do konta" }).click();
    await logIn(page, person.email);
    await page.getByRole("heading", { name: "Kontakt i adres dostawy" }).waitFor();
    await findsNothing(page, "a customer's data");
    await saveAddress(page, person);

    await putIntoCart(visit, await plenty(hoodies, 10 + nth));
    await panelOf(page).getByRole("button", { name: words.next, exact: true }).click();
    await expect(panelOf(page).locator("input[name=shippingStreet]"), "the account fills the form").toHaveValue(
      person.shippingStreet,
    );
    await expect(panelOf(page).locator("input[name=createAccount], .login-prompt")).toHaveCount(0);
    await chooseMethods(page, { paymentId: 2, shippingId: 1 });
    const number = await placeOrder(page);
    assert.equal((await storedOrder(number)).email, person.email);
  }),
);

test(
  "a guest who wants an account has one with the order, and logging out forgets everything of it",
  onBothScreens(async (visit, nth) => {
    const { page } = visit;
    const person = anybody();
    await putIntoCart(visit, await plenty(hoodies, 12 + nth));
    await panelOf(page).getByRole("button", { name: words.next, exact: true }).click();
    await panelOf(page).locator(".login-prompt").getByRole("button", { name: "Zaloguj się" }).click();
    await modal(page).getByRole("button", { name: "Zamknij" }).click();
    await fillAddress(page, person);
    await panelOf(page).locator("input[name=createAccount]").check();
    await panelOf(page).locator("input[name=password]").fill(password);
    await chooseMethods(page, { paymentId: 2, shippingId: 1 });
    await placeOrder(page);
    await panelOf(page).getByRole("button", { name: words.back }).first().click();
    await panelOf(page).waitFor({ state: "hidden" });
    await emailTo(person.email, /Potwierdź swój adres/);
    await expect(userBox(page)).toHaveAttribute("aria-label", "Kasia");
    await page.evaluate(() => scrollTo(0, 0));
    await userBox(page).focus();
    await page.keyboard.press("Enter");
    await modal(page).getByRole("link", { name: "Moje dane" }).waitFor();
    await expect(modal(page).locator("nav > *")).toHaveText(["Moje dane", "Moje zamówienia", "Wyloguj się"]);
    await findsNothing(page, "the customer's menu");
    const token = await stored(page, "token");
    assert.ok(token, "somebody is logged in");
    await modal(page).getByRole("button", { name: "Wyloguj się" }).click();
    await modal(page).waitFor({ state: "detached" });
    await expect(userBox(page)).toHaveAttribute("aria-label", "Zaloguj się");
    for (const key of [
      "loggedIn",
      "token",
      "userContactData",
      "userPoints",
      "userPointsUse",
      "userPointsActive",
      "userSocial",
    ])
      await expect.poll(async () => [null, 0, false].includes((await stored(page, key)) as null), key).toBe(true);
    await expect
      .poll(() => stored(page, "orderFormData"))
      .toMatchObject({ createAccount: { value: true }, newsletter: { value: false }, shippingStreet: { value: "" } });
    assert.ok(!JSON.stringify(await page.evaluate(() => ({ ...localStorage }))).includes(password));
    const ended = await page.evaluate(
      async (body) =>
        (await (await fetch("/sys/json_api?userData", { method: "POST", body })).json()) as { error: string },
      JSON.stringify({ token }),
    );
    assert.equal(ended.error, "TOKEN_ENDED", "the shop has ended the session, too");
  }),
);

test(
  "who forgot the password comes in by the email's, and chooses a new one",
  onBothScreens(async ({ page }) => {
    const { email } = anybody();
    await open(page, "/contact");
    await registerAs(page, email);
    await modal(page).getByRole("button", { name: "Wróć do logowania" }).click();
    await modal(page).getByRole("button", { name: "Nie pamiętam hasła" }).click();
    await expect(modal(page).locator("input[name=remindEmail]")).toHaveValue(email);
    await modal(page).locator("button[type=submit]").click();
    await modal(page).getByText("Nowe hasło zostało wysłane na maila.").waitFor();
    const temporary = /^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/m.exec(await emailTo(email, /Hasło tymczasowe/))![0];
    await logIn(page, email, temporary);
    await modal(page).getByRole("heading", { name: "Wybierz nowe hasło" }).waitFor();
    await findsNothing(page, "the choice of a new password");
    await modal(page).locator("input[name=newPassword]").fill("haslo123");
    await modal(page).getByRole("button", { name: "Zapisz hasło" }).click();
    await modal(page).getByRole("alert").getByText("jednym z pierwszych").waitFor();
    await modal(page).locator("input[name=newPassword]").fill("jesień na Kazimierzu");
    await modal(page).getByRole("button", { name: "Zapisz hasło" }).click();
    await modal(page).getByText("Hasło zapisane.").waitFor();
    await modal(page).getByRole("button", { name: "Zamknij" }).first().click();
    await emailTo(email, /Masz nowe hasło/);
    await open(page, "/user/data");
    await page.getByRole("heading", { name: "Kontakt i adres dostawy" }).waitFor();
    await expect(page.getByText("Potwierdź adres e-mail"), "the email has proven the e-mail").toHaveCount(0);
  }),
);

test(
  "a customer moves the account to another e-mail by the email's link, and signs in with it",
  onBothScreens(async ({ page }) => {
    const [before, after] = [anybody().email, anybody().email];
    await open(page, "/user/data");
    await modal(page).waitFor();
    await registerAs(page, before);
    await modal(page).getByRole("button", { name: "Wróć do logowania" }).click();
    await logIn(page, before);
    await page.locator(".user-data-rest").scrollIntoViewIfNeeded();
    await page.getByRole("button", { name: "Zmień adres e-mail" }).click();
    await page.locator("input[name=newEmail]").fill(after);
    await page.locator("input[name=emailPassword]").fill("nie to hasło");
    await page.getByRole("button", { name: "Wyślij link" }).click();
    await expect(page.locator("input[name=emailPassword]")).toHaveAttribute("aria-invalid", "true");
    await findsNothing(page, "another e-mail asked for with a wrong password");
    await page.locator("input[name=emailPassword]").fill(password);
    await page.getByRole("button", { name: "Wyślij link" }).click();
    await page.getByRole("status").filter({ hasText: after }).waitFor();
    await expect(page.locator(".user-email-is"), "nothing changes before the link is followed").toHaveText(before);
    await page.goto(linkIn(await emailTo(after, /Nowy adres Twojego konta/)));
    await page.getByRole("button", { name: "Tak, zmień adres" }).click();
    await page.getByRole("heading", { name: "Adres potwierdzony" }).waitFor();
    await emailTo(before, /Twoje konto ma nowy adres/);
    await taken(page);
    await openModal(page);
    await modal(page).getByRole("button", { name: "Wyloguj się" }).click();
    await modal(page).waitFor({ state: "detached" });
    await openModal(page);
    await logIn(page, before);
    await modal(page).getByText("nie pasują do siebie").waitFor();
    await logIn(page, after);
    await modal(page).waitFor({ state: "detached" });
    await open(page, "/user/data");
    await page.locator(".user-data-rest").scrollIntoViewIfNeeded();
    await expect(page.locator(".user-email-is")).toHaveText(after);
  }),
);

test(
  "a customer turns the newsletter on, carries the data away, and closes the account",
  onBothScreens(async ({ page }) => {
    const { email } = anybody();
    await open(page, "/user/data");
    await modal(page).waitFor();
    await registerAs(page, email);
    await modal(page).getByRole("button", { name: "Wróć do logowania" }).click();
    await logIn(page, email);
    await page.getByRole("heading", { name: "Potwierdź adres e-mail" }).waitFor();
    await page.getByRole("button", { name: "Zapisz zmiany" }).click();
    await page.locator("[name=phone][aria-invalid=true]").waitFor();
    await expect(page.locator("[name=phone]"), "the first field that is wrong").toBeFocused();
    await page.locator(".user-data").getByRole("button", { name: "Zapisz mnie" }).click();
    await page.getByText("Wysłaliśmy e-mail z prośbą o potwierdzenie.").waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Pobierz moje dane" }).click(),
    ]);
    assert.equal(download.suggestedFilename(), "bruk.json");
    await page.getByRole("button", { name: "Chcę zamknąć konto" }).click();
    await page.locator("input[name=closePassword]").fill(password);
    await page.getByRole("button", { name: "Zamknij konto na zawsze" }).click();
    await page.waitForURL((url) => url.pathname === "/");
    await expect(userBox(page)).toHaveAttribute("aria-label", "Zaloguj się");
    await openModal(page);
    await logIn(page, email);
    await modal(page).getByText("nie pasują do siebie").waitFor();
  }),
);

test("an e-mail is confirmed, or an account disowned, without JavaScript", async (t) => {
  const links: string[] = [];
  await visit(t, { on: desktop }, async ({ page }) => {
    await open(page, "/contact");
    for (let time = 0; time < 2; time += 1) {
      const { email } = anybody();
      await registerAs(page, email);
      links.push(linkIn(await emailTo(email, /Potwierdź swój adres/)));
      await modal(page).getByRole("button", { name: "Zamknij" }).click();
      await modal(page).waitFor({ state: "detached" });
    }
  });
  await visit(t, { on: desktop, options: { javaScriptEnabled: false } }, async ({ page }) => {
    await page.goto(links[0]!);
    await page.getByRole("button", { name: "Tak, to mój adres" }).click();
    await page.getByRole("heading", { name: "Adres potwierdzony" }).waitFor();
    await page.goto(links[1]!);
    await page.getByRole("button", { name: "To nie ja, usuń konto" }).click();
    await page.getByRole("heading", { name: "Konto usunięte" }).waitFor();
  });
});

async function openModal(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await userBox(page).click();
  await modal(page).waitFor();
}

async function registerAs(page: Page, email: string): Promise<void> {
  if ((await modal(page).count()) === 0) await openModal(page);
  await register(page, { email, password });
}

async function logIn(page: Page, email: string, typed = password): Promise<void> {
  await modal(page).locator("input[name=login]").fill(email);
  await modal(page).locator("input[name=loginPassword]").fill(typed);
  await modal(page).locator("button[type=submit]").click();
}

async function saveAddress(page: Page, person: ReturnType<typeof anybody>): Promise<void> {
  const form = page.locator(".user-form").first();
  for (const name of ["shippingLastName", "phone", "shippingStreet", "shippingPostCode", "shippingCity"] as const)
    await form.locator(`input[name=${name}]`).fill(person[name]);
  await form.getByRole("button", { name: "Zapisz zmiany" }).click();
  await form.getByText("Zapisane.").waitFor();
}

function linkIn(mail: string): string {
  return /\/konto\/[\w-]{32}/.exec(mail)![0];
}

function onBothScreens(journey: (visit: Visit, nth: number) => Promise<void>) {
  return async (t: TestContext) => {
    for (const [nth, on] of fewScreens.entries())
      await t.test(on.name, (t) => visit(t, { on, options }, (visit) => journey(visit, nth)));
  };
}
