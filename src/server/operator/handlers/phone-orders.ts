import { addressFieldNames } from "../../../contract/operator/address-fields.ts";
import type { ProblemCode } from "../../../contract/operator/problem.ts";
import { allConfig } from "../../../database/config.ts";
import { type BuyerRow, buyersFound } from "../../../database/order/buyers.ts";
import { offeredCountries } from "../../../database/delivery/delivery.ts";
import { currenciesSold } from "../../../domain/shop-config.ts";
import { languageCalled, languageOf } from "../../../domain/language.ts";
import { lockerCode } from "../../../domain/delivery/delivery-codes.ts";
import type { OrderRefusal } from "../../../domain/order/order-refusal.ts";
import type { RefusalCode } from "../../../domain/refusals.ts";
import { placePhoneOrder } from "../../../flows/order/place-phone-order.ts";
import { quoteOrder } from "../../../flows/order/quote-order.ts";
import { type Handlers, refused, type Refused } from "../context.ts";
import { goodsSaid } from "../goods-said.ts";
import { said } from "./orders.ts";

/** Orders that staff take down for a buyer. */
export const phoneOrderHandlers: Handlers<"goods" | "buyers" | "quoteOrder" | "placeOrder"> = {
  goods: async ({ db, person, query }) => ({
    answer: { goods: await goodsSaid(db, query.q, languageOf(person.lan_id).lanCode) },
  }),

  buyers: async ({ db, query: { q } }) => {
    // A telephone is known by its digits.
    const words = /^[\d +()-]+$/.test(q) ? q.replace(/\D/g, "") : q;
    return { answer: { buyers: (await buyersFound(db, words)).map(buyerSaid) } };
  },

  async quoteOrder({ db, person, body, now }) {
    const quote = await quoteOrder(db, { ...body, language: languageCalled(body.language), now });
    if (quote.kind === "refused") return refused(quote.why === "notSold" ? "NOT_SOLD" : "DELIVERY_UNAVAILABLE");
    const { products, shipping, discount, total } = quote.amount;
    return {
      answer: {
        lines: quote.lines.map((line) => ({
          variantId: line.variantId,
          name: line.productName,
          variant: line.variantName,
          price: line.price,
          amount: line.amount,
          stock: line.stock,
        })),
        ways: quote.ways.map(({ payment, deliveries }) => ({
          paymentId: payment.paymentId,
          code: payment.paymentCode,
          name: payment.paymentName,
          deliveries: deliveries.map(({ shipping: way, price }) => ({
            shippingId: way.shippingId,
            name: way.shippingName,
            toLocker: way.shippingCode === lockerCode,
            price,
          })),
        })),
        countries: (await offeredCountries(db, languageOf(person.lan_id).lanCode)).map((country) => ({
          countryId: Number(country.country_id),
          code: country.country_code,
          name: country.country_name,
        })),
        products,
        shipping,
        discount,
        total,
        codeRefused: quote.codeRefused,
        currencies: currenciesSold(await allConfig(db)),
      },
    };
  },

  async placeOrder({ body, log, ...asked }) {
    const { db, person, parts, now } = asked;
    const priced = body.lines.some(({ price }) => price !== null);
    if (priced && !person.permissions.includes("prices.edit")) return refused("FORBIDDEN");
    if (priced && body.reason === "") return refused("FIELD_WRONG", { at: "/reason" });
    if (!currenciesSold(await allConfig(db)).includes(body.currency))
      return refused("FIELD_WRONG", { at: "/currency" });
    const placing = { asked: body, staffId: person.staff_id, shopEmail: parts.shopEmail, points: parts.points, now };
    const placed = await placePhoneOrder(db, placing, log);
    return placed.kind === "placed" ? said(asked, placed.orderId) : whyNot(placed.refusal);
  },
};

/** What an order is refused for as its buyer would read it, as staff do. */
const problems: Partial<Record<RefusalCode, ProblemCode>> = {
  SHOP_CLOSED: "SHOP_CLOSED",
  SOLD_OUT: "GOODS_SHORT",
  UNKNOWN_PRODUCT: "NOT_SOLD",
  UNKNOWN_VARIANT: "NOT_SOLD",
  VARIANT_REQUIRED: "NOT_SOLD",
  PRODUCT_NOT_ONLINE: "NOT_SOLD",
  PRODUCT_COUNTRY_BLOCKED: "NOT_SOLD",
  QUANTITY_LIMIT: "TOO_MANY_PIECES",
  TOO_MANY_LINES: "TOO_MANY_PIECES",
  POINT_REQUIRED: "POINT_REQUIRED",
  POINT_UNKNOWN: "POINT_UNKNOWN",
  POINT_NO_PAYMENT: "POINT_UNKNOWN",
};

function whyNot({ code, about = "" }: OrderRefusal): Refused {
  if (code.startsWith("CODE_")) return refused("CODE_REFUSED", { at: "/code" });
  if (code === "AGE_CONFIRMATION") return refused("FIELD_WRONG", { at: "/consents/ofAge" });
  if (code === "FIELD_INVALID" || code === "LOCKER_PHONE") return refused("FIELD_WRONG", { at: `/buyer/${about}` });
  return refused(problems[code] ?? "DELIVERY_UNAVAILABLE");
}

function buyerSaid({ email, client_data, country_id, has_account }: BuyerRow) {
  const fields = Object.fromEntries(
    addressFieldNames.map((name) => [
      name,
      name === "invoice" ? client_data[name] === true : name === "comment" ? "" : String(client_data[name] ?? ""),
    ]),
  ) as Record<Exclude<(typeof addressFieldNames)[number], "invoice">, string> & { invoice: boolean };
  return { ...fields, email, countryId: country_id, hasAccount: has_account };
}
