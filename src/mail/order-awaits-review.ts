import { translator } from "../domain/dictionary/dictionaries.ts";
import type { LanCode } from "../domain/language.ts";
import { orderInfo, type ReadableOrder } from "../domain/order/order-info.ts";
import { type Email, emailHtml, emailText, joined } from "./email.ts";
import type { Seller } from "./order-confirmation.ts";

/** Tells the shopper that an order is here and that the shop will say yes or no to it: nothing is put aside, and nothing is to be paid yet. */
export function orderWaitsEmail(
  order: ReadableOrder,
  seller: Seller,
  { lanCode, link }: { lanCode: LanCode; link: string },
): Email {
  const t = translator(lanCode);
  const body = `<p>${t("EMAIL_ORDER_AWAITS_REVIEW_TEXT")}</p><p>${t("EMAIL_ORDER_AWAITS_REVIEW_NEXT")}</p>${orderInfo(order, lanCode, { page: link })}`;
  const html = emailHtml({
    lanCode,
    shopName: seller.name,
    heading: t("EMAIL_ORDER_AWAITS_REVIEW_HEADING"),
    body,
    footer: [joined(seller.company, seller.address), seller.phone, seller.email],
  });
  return {
    to: order.email,
    subject: `${t("EMAIL_ORDER_AWAITS_REVIEW_SUBJECT")} ${order.orderId} – ${seller.name}`,
    text: emailText(html),
    html,
  };
}
