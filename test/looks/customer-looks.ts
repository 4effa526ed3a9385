import { orderHref, paths } from "../../src/contract/paths.ts";
import { anybody } from "../builders/people.ts";
import { accountWindow as modal } from "../journeys/account-window.ts";
import type { Visit } from "../journeys/browser.ts";
import { hoodies, plenty } from "../journeys/goods.ts";
import { emailTo } from "../journeys/records.ts";
import { chooseMethods, comeToTheButton, open, orderNumber, panelOf } from "../journeys/shopper.ts";
import { customer, openLoggedIn, openModal, registerAnybody } from "./customer.ts";
import type { Look } from "./look.ts";

/** The login modal, a customer's pages, paying online, and what one does with an order afterwards. */
export const customerLooks: readonly Look[] = [
  { name: "login-view", state: "login", template: "every", draw: ({ page }) => openModal(page) },
  {
    name: "login-remind",
    state: "login: reminder",
    template: "every",
    draw: async ({ page }) => {
      await openModal(page);
      await modal(page).getByRole("button", { name: "Nie pamiętam hasła" }).click();
      await modal(page).locator("input[name=remindEmail]").waitFor();
    },
  },
  {
    name: "login-register",
    state: "login: registration",
    template: "every",
    draw: async ({ page }) => {
      await openModal(page);
      await modal(page).getByRole("button", { name: "Załóż konto" }).click();
      await modal(page).locator("input[name=registerTerms]").waitFor();
    },
  },
  {
    name: "login-registered",
    state: "login: registered",
    template: "every",
    draw: async ({ page }) => {
      await registerAnybody(page);
    },
  },
  { name: "login-password", state: "login: choose a new password", template: "every", draw: drawNewPassword },
  { name: "account-link", state: "e-mail to be confirmed", template: "account", usual: true, draw: drawAccountLink },
  {
    name: "user-data",
    state: "data",
    template: "customer",
    usual: true,
    draw: async (visit) => {
      await openLoggedIn(visit, () => paths.userData);
      await visit.page.getByRole("heading", { name: "Kontakt i adres dostawy" }).waitFor();
    },
  },
  {
    name: "user-orders",
    state: "orders",
    template: "customer",
    usual: true,
    draw: async (visit) => {
      await openLoggedIn(visit, () => paths.userOrders);
      await visit.page.locator(".orders-table tbody tr").first().waitFor();
    },
  },
  {
    name: "user-orders-empty",
    state: "no orders yet",
    template: "customer",
    draw: async (visit) => {
      await visit.page.route("**/sys/json_api?orders", (route) =>
        route.fulfill({ json: { orders: [], page: 1, pages: 0 } }),
      );
      await openLoggedIn(visit, () => paths.userOrders);
      await visit.page.getByRole("heading", { name: "Jeszcze nic tu nie ma" }).waitFor();
    },
  },
  {
    name: "user-order-awaiting",
    state: "an order awaiting payment",
    template: "customer",
    usual: true,
    draw: async (visit) => {
      await openLoggedIn(visit, ({ awaited }) => orderHref(awaited));
      await visit.page.locator(".order-way").waitFor();
    },
  },
  {
    name: "user-order-sent",
    state: "an order sent",
    template: "customer",
    draw: async (visit) => {
      await openLoggedIn(visit, ({ sent }) => orderHref(sent));
      await visit.page.getByText("PL 0042 1187").waitFor();
    },
  },
  {
    name: "user-order-guest",
    state: "an order, by the email's link",
    template: "customer",
    draw: async (visit) => {
      const { sentLink } = await customer(visit);
      await leave(visit);
      await open(visit.page, sentLink);
      await visit.page.getByText("PL 0042 1187").waitFor();
    },
  },
  {
    name: "user-order-unknown",
    state: "an order that is not shown",
    template: "customer",
    draw: async ({ page }) => {
      await open(page, orderHref(999_999, "A".repeat(43)));
      await page.getByRole("heading", { name: "Nie możemy pokazać tego zamówienia" }).waitFor();
    },
  },
  {
    name: "user-order-login",
    state: "an order, not logged in",
    template: "customer",
    draw: async (visit) => {
      await open(visit.page, orderHref(999_999));
      await modal(visit.page).waitFor();
    },
  },
  { name: "pay-confirm", state: "order placed, to be paid online", template: "order panel", draw: comeToPay },
  {
    name: "pay-page",
    state: "the provider's stand-in",
    template: "payment",
    draw: async (visit) => {
      await comeToPay(visit);
      await panelOf(visit.page)
        .getByRole("link", { name: /^Zapłać teraz: / })
        .click();
      await visit.page.getByText(/To atrapa operatora/).waitFor();
    },
  },
  {
    name: "withdrawal",
    state: "form",
    template: "withdrawal",
    usual: true,
    draw: ({ page }) => open(page, paths.withdrawal),
  },
  { name: "withdrawal-check", state: "read over", template: "withdrawal", draw: drawWithdrawal },
  {
    name: "withdrawal-done",
    state: "accepted",
    template: "withdrawal",
    draw: async (visit) => {
      await drawWithdrawal(visit);
      await visit.page.getByRole("button", { name: "Potwierdź odstąpienie" }).click();
      await visit.page.getByRole("heading", { name: "Odstąpienie przyjęte" }).waitFor();
    },
  },
];

/** Whoever ordered leaves the browser: nothing is kept. */
async function leave({ page }: Visit): Promise<void> {
  await open(page, paths.contact);
  await page.evaluate(() => localStorage.clear());
}

async function drawAccountLink({ page }: Visit): Promise<void> {
  const email = await registerAnybody(page);
  await modal(page).getByRole("button", { name: "Zamknij" }).click();
  await open(page, /\/konto\/[\w-]{32}/.exec(await emailTo(email, /Potwierdź swój adres/))![0]);
}

async function drawNewPassword({ page }: Visit): Promise<void> {
  const email = await registerAnybody(page);
  await modal(page).getByRole("button", { name: "Wróć do logowania" }).click();
  await modal(page).getByRole("button", { name: "Nie pamiętam hasła" }).click();
  await modal(page).locator("input[name=remindEmail]").fill(email);
  await modal(page).locator("button[type=submit]").click();
  await modal(page).getByText("Nowe hasło zostało wysłane na maila.").waitFor();
  await modal(page).locator("input[name=login]").fill(email);
  await modal(page)
    .locator("input[name=loginPassword]")
    .fill(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/m.exec(await emailTo(email, /Hasło tymczasowe/))![0]);
  await modal(page).locator("button[type=submit]").click();
  await modal(page).getByRole("heading", { name: "Wybierz nowe hasło" }).waitFor();
}

async function comeToPay(visit: Visit): Promise<void> {
  await comeToTheButton(visit, await plenty(hoodies, 7), anybody());
  await chooseMethods(visit.page, { paymentId: 3, shippingId: 1 });
  await panelOf(visit.page).locator(".order-button").click();
  await orderNumber(visit.page);
}

async function drawWithdrawal({ page }: Visit): Promise<void> {
  await open(page, paths.withdrawal);
  await page.getByLabel("Imię i nazwisko").fill("Kasia Wójcik");
  await page.getByLabel("Numer zamówienia").fill("123");
  await page.getByLabel("E-mail do potwierdzenia").fill("kasia@przyklad.pl");
  await page.getByRole("button", { name: "Odstąp od umowy" }).click();
  await page.getByRole("heading", { name: "Sprawdź i potwierdź" }).waitFor();
}
