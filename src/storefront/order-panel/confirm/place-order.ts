import { variantName, type CartLine } from "../../../domain/order/cart.ts";
import { decimal } from "../../../domain/money.ts";
import { formIsValid, initialForm, withContactData, withCountries } from "../../../domain/order/order-form.ts";
import type { CountryOption, OrderForm } from "../../../domain/order/order-form-fields.ts";
import { opinionVersion } from "../../../domain/order/opinion.ts";
import { pointsDiscount, pointsToUse } from "../../../domain/customer/points.ts";
import type { Product } from "../../../domain/catalogue/product.ts";
import { pricedAs } from "../../../domain/catalogue/variant-price.ts";
import { forgetLogin, takeAccount } from "../../session/account.ts";
import { fillField, formOf } from "../../session/order-form.ts";
import { isHeldElsewhere, keepOrderKey, renewOrderKey } from "../../session/order-key.ts";
import { deviceSecret } from "../../session/device.ts";
import { callShop } from "../../session/shop-call.ts";
import type { PlacedOrder, SessionState } from "../../session/state.ts";
import { session } from "../../session/store.ts";
import { textNow } from "../../app/text.ts";
import { withCurrentProducts } from "../cart/line-changes.ts";
import { orderBody, totalsOf } from "./order-body.ts";
import { readOrderReply, type OrderReply } from "./order-reply.ts";
import { noOrderAttempt, orderAttempt } from "./attempt.ts";

/**
 * Sends the order (specification, point 4, 'Order submission'). One attempt at a time; the same
 * `orderKey` is repeated until it has become an order, so that trying again never orders twice, in another tab neither.
 */
export async function placeOrder(config: Record<string, string>): Promise<void> {
  if (orderAttempt.getState().sending) return;
  keepOrderKey();
  orderAttempt.setState({ sending: true, refusal: null, asked: false });
  // What was ordered is what was sent, whatever another tab or a quick finger changes before the answer.
  const sent = session.getState();
  const reply = await askShop(sent, config);
  if (reply === undefined)
    orderAttempt.setState({ refusal: { code: null, message: textNow("ORDER_NETWORK"), about: null } });
  else if (reply.kind === "placed") takeOrder(reply, sent, config);
  else takeRefusal(reply);
  orderAttempt.setState({ sending: false });
}

async function askShop(sent: SessionState, config: Record<string, string>): Promise<OrderReply | undefined> {
  const { ageConfirmed, opinion } = orderAttempt.getState();
  const body = { ...orderBody(sent, config, ageConfirmed), ...(opinion && { opinion: { version: opinionVersion } }) };
  try {
    return readOrderReply(await callShop("json_api?makeOrder", body, { timeout: 30_000, device: deviceSecret() }));
  } catch {
    return undefined;
  }
}

/**
 * The order is placed: it is held for the confirm step, the cart and the form are emptied. Where another tab sent it
 * at the same instant, that tab has told of it and counted the points.
 */
function takeOrder(
  { orderId, orderInfo, account, opinionPage }: Extract<OrderReply, { kind: "placed" }>,
  sent: SessionState,
  config: Record<string, string>,
): void {
  if (account !== null) takeAccount({ ...account, points: 0 });
  const state = session.getState();
  const elsewhere = isHeldElsewhere(orderId);
  const totals = totalsOf(sent, config);
  const summary = decimal(totals.amount.total);
  const orderFormData = nextForm(formOf(state).shippingCountry.options ?? [], state.userContactData);
  session.setState({
    placedOrder: {
      orderId,
      orderInfo,
      summary,
      currency: sent.currency,
      products: sent.products,
      ...(opinionPage !== undefined && { opinionPage }),
      ...saidAfter(sent, { free: totals.amount.total === 0, account: account !== null }),
    },
    orderStep: "confirm",
    orderKey: null,
    products: [],
    code: null,
    shippingPoint: null,
    userPoints: elsewhere ? state.userPoints : Math.max(0, state.userPoints - totals.pointsDeducted),
    userPointsUse: 0,
    userPointsActive: false,
    userSocial: null,
    orderFormData,
    formIsValid: formIsValid(orderFormData),
  });
  orderAttempt.setState(noOrderAttempt);
  if (!elsewhere) announcePurchase({ orderId, summary, currency: sent.currency, lines: sent.products });
}

/** What the confirmation says beside the order: where the email went, what comes next, and the offer of an account to whoever wanted none. */
function saidAfter(
  sent: SessionState,
  { free, account }: { free: boolean; account: boolean },
): Pick<PlacedOrder, "email" | "next" | "guestKey"> {
  const { email, createAccount } = formOf(sent);
  const guest = sent.token === null && sent.userSocial === null && !account && !createAccount.value;
  return {
    email: email.value.trim(),
    next: free ? "send" : sent.paymentId === bank ? "bank" : sent.paymentId === cash ? "cash" : "online",
    guestKey: guest ? sent.orderKey : null,
  };
}

/** Ids of payments that are not made online (specification, point 9). */
const [bank, cash] = [1, 2];

function takeRefusal({ refusal, products, points }: Extract<OrderReply, { kind: "refused" }>): void {
  if (refusal.code === "KEY_REUSED") renewOrderKey();
  // What was typed stays, for a guest's order or after another login.
  if (refusal.code === "TOKEN_ENDED" || refusal.code === "SOCIAL_REFUSED") {
    forgetLogin();
    // Whoever was logged in has an account: as a guest they are one click from the order.
    fillField("createAccount", false);
  }
  if (products !== null) takeCurrentProducts(products);
  if (points !== null) takeCurrentPoints(points);
  if (refusal.code === "POINT_UNKNOWN") session.setState({ shippingPoint: null });
  orderAttempt.setState({ refusal: { ...refusal, message: refusal.message || textNow("ERROR") } });
}

/** The shop sent the cart's products as they are now; a product it did not send has vanished. */
function takeCurrentProducts(products: readonly Product[]): void {
  const lines = session.getState().products;
  const byId = new Map(products.map((product) => [product.product_id, product]));
  const now = new Map(lines.map(({ product }) => [product.product_id, byId.get(product.product_id) ?? null]));
  const current = withCurrentProducts(lines, now);
  session.setState({ products: current.lines });
  orderAttempt.setState({ notes: { ...orderAttempt.getState().notes, ...current.notes } });
}

/** The balance is another than the shopper saw: no more of it is used than there is. */
function takeCurrentPoints(userPoints: number): void {
  const { userPointsUse, userPointsActive } = session.getState();
  const use = pointsToUse(userPointsUse, userPoints);
  session.setState({ userPoints, userPointsUse: use, userPointsActive: userPointsActive && pointsDiscount(use) > 0 });
}

/** The form of the next order: empty, but for what the shopper's account knows. */
function nextForm(options: readonly CountryOption[], contactData: Record<string, unknown> | null): OrderForm {
  const countries = options.map(({ value, country_code, displayValue, countryZone_id }) => ({
    country_id: value,
    country_code,
    country_name: displayValue,
    countryZone_id,
  }));
  const blank = withCountries(initialForm(), countries);
  return contactData === null ? blank : withContactData(blank, contactData);
}

/**
 * Tells the page, once, that an order was placed: a `bruk:purchase` event whose detail has the order's
 * id, its summary as the value, and its items, for analytics to pick up (point 4, 'Checkout steps').
 */
function announcePurchase({
  orderId,
  summary,
  currency,
  lines,
}: {
  orderId: string;
  summary: string;
  currency: string;
  lines: readonly CartLine[];
}): void {
  const items = lines.map(({ product, a2p, quantity }) => ({
    id: product.product_id,
    name: product.product_name,
    variant: variantName(product, a2p),
    price: pricedAs(product, a2p).real_price,
    quantity,
  }));
  document.dispatchEvent(
    new CustomEvent("bruk:purchase", {
      bubbles: true,
      detail: { transactionId: orderId, value: summary, currency: currency.toUpperCase(), items },
    }),
  );
}
