import { translator } from "../domain/dictionary/dictionaries.ts";
import { escapeHtml } from "../domain/escape.ts";
import type { LanCode } from "../domain/language.ts";
import type { ReadableOrder } from "../domain/order/order-info.ts";
import { type Attachment, type Email, joined } from "./email.ts";
import type { Seller } from "./order-confirmation.ts";
import { emailAboutOrder } from "./order-email.ts";
import { onItsWay } from "./order-state-changed.ts";

/** What an email tells of one parcel of several, or of one whose number was mended. */
export interface ParcelNews {
  /** The order's page, for whoever has this email: a whole address. */
  link: string;
  carrier: string | null;
  tracking: string | null;
  /** Where it goes: the point its label names, else that of the order; null: to an address. */
  goesTo: Pick<ReadableOrder, "shippingPoint" | "shippingPointAddress">;
  /** What lies in it. */
  goods: readonly { name: string; variant: string; quantity: number }[];
  /** Its buyer was told of it before, with another number. */
  corrected: boolean;
  /** What else of the order there is: more is to come, there were others before, or nothing is to be said of it. */
  rest: "toCome" | "came" | "none";
  /** The invoice or proof of purchase, where this email brings it. */
  papers: readonly Attachment[];
}

/** Tells the shopper that a parcel of their order is on its way, what is in it, and whether more follows. */
export function parcelSentEmail(
  order: ReadableOrder,
  seller: Seller,
  { link, carrier, tracking, goesTo, goods, corrected, rest, papers, lanCode }: ParcelNews & { lanCode: LanCode },
): Email {
  const t = translator(lanCode);
  const fill = { number: order.orderId, shipping: carrier ?? order.shippingName };
  const subject = t(corrected ? "EMAIL_PARCEL_CORRECTED_SUBJECT" : "EMAIL_PARCEL_SENT_SUBJECT");
  const told = [
    `<p>${escapeHtml(t(corrected ? "EMAIL_PARCEL_CORRECTED_TEXT" : "EMAIL_PARCEL_SENT_TEXT", fill))}</p>`,
    onItsWay(goesTo, tracking, lanCode),
    `<p><strong>${t("EMAIL_PARCEL_GOODS")}</strong><br>${goods.map(({ name, variant, quantity }) => escapeHtml(`${quantity} × ${joined(name, variant)}`)).join("<br>")}</p>`,
    rest === "none" ? "" : `<p>${t(rest === "toCome" ? "EMAIL_PARCEL_TO_COME" : "EMAIL_PARCEL_LAST")}</p>`,
    papers.length > 0 ? `<p>${t("EMAIL_ORDER_STATE_PAPER")}</p>` : "",
    `<p><a class="do" href="${escapeHtml(link)}"><strong>${t("EMAIL_ORDER_STATE_OPEN")}</strong></a></p>`,
  ];
  return emailAboutOrder(order, seller, { lanCode, subject, told, papers });
}
