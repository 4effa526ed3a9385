import { translator } from "../domain/dictionary/dictionaries.ts";
import { escapeHtml } from "../domain/escape.ts";
import type { LanCode } from "../domain/language.ts";
import type { ReadableOrder } from "../domain/order/order-info.ts";
import { type Email, joined } from "./email.ts";
import type { Seller } from "./order-confirmation.ts";
import { emailAboutOrder } from "./order-email.ts";
import { onItsWay } from "./order-state-changed.ts";
import type { ParcelNews } from "./parcel-sent.ts";

/** What an email tells of a parcel that waits to be fetched. */
export interface ReadyParcel extends Pick<ParcelNews, "link" | "carrier" | "tracking" | "goesTo" | "goods"> {
  /** The carrier's page of it; null: none is known. */
  follow: string | null;
}

/** Tells the shopper that a parcel waits for them, where, and what is in it. */
export function parcelReadyEmail(
  order: ReadableOrder,
  seller: Seller,
  { link, carrier, tracking, goesTo, follow, goods, lanCode }: ReadyParcel & { lanCode: LanCode },
): Email {
  const t = translator(lanCode);
  const fill = { number: order.orderId, shipping: carrier ?? order.shippingName };
  const told = [
    `<p>${escapeHtml(t("EMAIL_PARCEL_READY_TEXT", fill))}</p>`,
    onItsWay(goesTo, tracking, lanCode),
    follow === null ? "" : `<p><a href="${escapeHtml(follow)}">${t("EMAIL_PARCEL_FOLLOW")}</a></p>`,
    `<p><strong>${t("EMAIL_PARCEL_GOODS")}</strong><br>${goods.map(({ name, variant, quantity }) => escapeHtml(`${quantity} × ${joined(name, variant)}`)).join("<br>")}</p>`,
    `<p><a class="do" href="${escapeHtml(link)}"><strong>${t("EMAIL_ORDER_STATE_OPEN")}</strong></a></p>`,
  ];
  return emailAboutOrder(order, seller, { lanCode, subject: t("EMAIL_PARCEL_READY_SUBJECT"), told, papers: [] });
}
