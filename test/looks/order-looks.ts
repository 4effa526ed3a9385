import { anybody, kasia } from "../builders/people.ts";
import type { Visit } from "../journeys/browser.ts";
import { hoodies, plenty } from "../journeys/goods.ts";
import { emailTo } from "../journeys/records.ts";
import { command } from "../journeys/shop.ts";
import {
  chooseMethods,
  comeToTheButton,
  fillAddress,
  open,
  openCart,
  panelOf,
  placeOrder,
  putIntoCart,
  words,
} from "../journeys/shopper.ts";
import type { Look } from "./look.ts";

const lockers = ["KRA01M", "KRA02M", "KRA03M", "KRA04M", "KRA05M"].map((name, at) => ({
  name,
  address: { line1: `ul. Długa ${at + 1}` },
  address_details: { city: "Kraków" },
  location_description: "przy sklepie",
  distance: 100 * (at + 1),
}));

/** The order panel step by step, and what comes after an order. */
export const orderLooks: readonly Look[] = [
  {
    name: "panel-empty",
    state: "empty cart",
    template: "order panel",
    draw: async ({ page }) => {
      await open(page, "/");
      await openCart(page);
    },
  },
  { name: "panel-cart", state: "cart", template: "order panel", usual: true, draw: drawCart },
  {
    name: "panel-data",
    state: "data",
    template: "order panel",
    usual: true,
    draw: async (visit) => {
      await drawCart(visit);
      await next(visit);
      await fillAddress(visit.page, kasia);
      await top(visit);
      if (visit.mobile)
        await panelOf(visit.page)
          .locator(".panel-data")
          .evaluate((column) => column.scrollIntoView());
    },
  },
  {
    name: "panel-connect",
    state: "connect with a provider",
    template: "order panel",
    draw: async (visit) => {
      await drawCart(visit);
      await next(visit);
      await panelOf(visit.page).getByRole("button", { name: "Połącz przez Google" }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: "panel-methods",
    state: "payment and shipping",
    template: "order panel",
    draw: async (visit) => {
      await drawCart(visit);
      await next(visit);
      await fillAddress(visit.page, kasia);
      await chooseMethods(visit.page, { paymentId: 1, shippingId: 1 });
      await panelOf(visit.page).locator("input[name=shippingId]").last().scrollIntoViewIfNeeded();
    },
  },
  {
    name: "panel-errors",
    state: "data with errors",
    template: "order panel",
    draw: async (visit) => {
      await drawCart(visit);
      await next(visit);
      await panelOf(visit.page).locator("input[name=email]").fill("kasia@");
      await panelOf(visit.page).locator(".order-button").click({ force: true });
      await panelOf(visit.page).locator(".field-error").first().waitFor();
    },
  },
  { name: "panel-lockers", state: "parcel lockers", template: "order panel", draw: drawLockers },
  {
    name: "panel-end",
    state: "sums and the order button",
    template: "order panel",
    draw: async (visit) => {
      await comeToTheButton(visit, await plenty(hoodies, 2), anybody());
      await panelOf(visit.page).locator("input[name=terms]").scrollIntoViewIfNeeded();
    },
  },
  {
    name: "panel-review",
    state: "what is ordered, with its delivery days",
    template: "order panel",
    draw: async (visit) => {
      await comeToTheButton(visit, await plenty(hoodies, 2), anybody());
      await panelOf(visit.page)
        .locator(".order-review")
        .evaluate((review) => review.scrollIntoView({ block: "end" }));
    },
  },
  { name: "panel-refused", state: "refused: sold out", template: "order panel", draw: drawRefused },
  {
    name: "panel-lost",
    state: "the shop did not answer",
    template: "order panel",
    draw: async (visit) => {
      await comeToTheButton(visit, await plenty(hoodies, 3), anybody());
      await visit.context.route("**/sys/json_api?makeOrder", (route) => route.abort("connectionreset"));
      await panelOf(visit.page).locator(".order-button").click();
      await panelOf(visit.page).locator(".order-button[aria-busy=false]").waitFor();
      await panelOf(visit.page).locator(".order-trouble").waitFor();
    },
  },
  {
    name: "panel-confirm",
    state: "order placed",
    template: "order panel",
    usual: true,
    draw: async (visit) => {
      await comeToTheButton(visit, await plenty("/Odziez/koszulki/", 2), anybody());
      await placeOrder(visit.page);
    },
  },
  { name: "review-form", state: "form of an order", template: "review", usual: true, draw: drawReviewForm },
];

/** A reduced product and two others. */
async function drawCart(visit: Visit): Promise<void> {
  const { page } = visit;
  for (const [path, nth] of [
    ["/promocje/", 0],
    ["/Odziez/spodnie/jeansy/", 0],
    ["/buty/sneakersy/", 1],
  ] as const) {
    await putIntoCart(visit, await plenty(path, nth));
    await page.keyboard.press("Escape");
    await panelOf(page).waitFor({ state: "hidden" });
  }
  await openCart(page);
}

async function next({ page }: Visit): Promise<void> {
  await panelOf(page).getByRole("button", { name: words.next, exact: true }).click();
  await panelOf(page).locator("input[name=email]").waitFor();
}

async function top({ page }: Visit): Promise<void> {
  await panelOf(page).evaluate((panel) => {
    for (const part of [panel, ...panel.querySelectorAll("*")]) part.scrollTop = 0;
  });
}

async function drawLockers(visit: Visit): Promise<void> {
  const { page, context } = visit;
  await context.route("**/v1/points*", (route) => route.fulfill({ json: { items: lockers } }));
  await drawCart(visit);
  await next(visit);
  await fillAddress(page, kasia);
  await panelOf(page).locator("input[name=shippingId][value='8']").check();
  await panelOf(page).locator(".locker").nth(1).click();
  await panelOf(page).locator(".locker").nth(1).scrollIntoViewIfNeeded();
}

/** What was chosen sells out between the last look and the order. */
async function drawRefused(visit: Visit): Promise<void> {
  const { page } = visit;
  const goods = await plenty("/Odziez/koszule/");
  await putIntoCart(visit, await plenty("/Odziez/kurtki/"));
  await page.keyboard.press("Escape");
  await comeToTheButton(visit, goods, anybody());
  await command("stock", `${goods.product.product_id}:${goods.a2p}`, "0");
  await panelOf(page).locator(".order-button").click();
  // Said beside the line on a phone, above the button elsewhere.
  await panelOf(page)
    .locator(".cart-line-note, .panel-data .order-trouble")
    .filter({ visible: true })
    .first()
    .waitFor();
  await command("stock", `${goods.product.product_id}:${goods.a2p}`, "20");
}

async function drawReviewForm(visit: Visit): Promise<void> {
  const { page } = visit;
  const person = anybody();
  await comeToTheButton(visit, await plenty(hoodies, 4), person);
  await chooseMethods(page, { paymentId: 2, shippingId: 1 });
  await command("reviews", "ask", await placeOrder(page));
  await page.keyboard.press("Escape");
  await panelOf(page).waitFor({ state: "detached" });
  const email = await emailTo(person.email, /I jak się nosi/);
  await open(page, /\/opinia\/[\w-]{43}/.exec(email)?.[0] ?? "/");
  await page.locator(".star-choice input").nth(3).check({ force: true });
}
