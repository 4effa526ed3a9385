import { lockerCode } from "../../../domain/delivery/delivery-codes.ts";
import { pricedLines } from "../../../domain/order/cart.ts";
import { decimal, factorFor, factorText } from "../../../domain/money.ts";
import { formValues } from "../../../domain/order/order-form.ts";
import { orderTotals, type OrderTotals } from "../../../domain/order/totals.ts";
import { formOf } from "../../session/order-form.ts";
import type { SessionState } from "../../session/state.ts";
import { needsAge } from "../form/needs-age.ts";
import { agreedTo } from "./agreed.ts";

/**
 * Returns the order's sums as they stand, in PLN and in the shopper's currency (point 9). With nothing in the cart that
 * can be sold nothing is sent either: its price is not known.
 */
export function totalsOf(
  state: Pick<SessionState, "products" | "shippingPrice" | "code" | "userPointsActive" | "userPointsUse" | "currency">,
  config: Record<string, string>,
): OrderTotals<number | null> {
  const lines = pricedLines(state.products);
  return orderTotals({
    lines,
    shipping: lines.length === 0 ? null : state.shippingPrice,
    code: state.code,
    points: state.userPointsActive ? state.userPointsUse : 0,
    factor: factorFor(state.currency, config),
  });
}

/**
 * Returns the body of makeOrder (specification, point 7). A socially connected shopper without an account
 * gets one, and sends the provider's id and token (point 4, 'Order submission'). The declaration of age is sent
 * only with a cart that asks for it.
 */
export function orderBody(
  state: SessionState,
  config: Record<string, string>,
  ageConfirmed = false,
): Record<string, unknown> {
  const { amount } = totalsOf(state, config);
  const social = state.userSocial?.token && state.token === null ? state.userSocial : null;
  const lines = state.products.map(({ key, product, a2p, quantity }, index) => [
    index,
    { productId: product.product_id, productName: product.product_name, a2p, key, quantity },
  ]);
  return {
    products: Object.fromEntries(lines) as Record<string, unknown>,
    shippingId: state.shippingId,
    shippingPoint: state.shippingCode === lockerCode ? state.shippingPoint : null,
    paymentId: state.paymentId,
    clientData: {
      ...formValues(formOf(state)),
      ...(social !== null && {
        createAccount: true,
        [`user${tagOf(social.source)}Id`]: social.id,
        [`user${tagOf(social.source)}Token`]: social.token,
      }),
    },
    discountCode: state.code?.codeCode ?? null,
    usedPoints: state.userPointsActive ? state.userPointsUse : 0,
    lanId: state.lanId,
    currency: state.currency,
    summaryRate: factorText(factorFor(state.currency, config)),
    summaryProducts: decimal(amount.products),
    summaryDiscount: decimal(amount.discount),
    summaryPointsDiscount: decimal(amount.points),
    summaryShipping: decimal(amount.shipping ?? 0),
    token: state.token,
    orderKey: state.orderKey,
    ...cameBy(),
    ...agreedTo(),
    ...(needsAge(state.products) && { ageConfirmed }),
  };
}

/**
 * What the link said of itself by which this page was opened: the browser knows the address for as long as the page stays,
 * whatever is shown in it since. Nothing is written on the device (docs/decisions/0160).
 */
function cameBy(): { source?: string; campaign?: string } {
  const [opened] = performance.getEntriesByType("navigation");
  const asked = opened && new URL(opened.name, "http://shop").searchParams;
  const source = asked?.get("utm_source");
  return source ? { source, campaign: asked?.get("utm_campaign") ?? "" } : {};
}

/** 'google' → 'Google': the provider's tag inside a field name. */
function tagOf(source: string): string {
  return source.slice(0, 1).toUpperCase() + source.slice(1);
}
