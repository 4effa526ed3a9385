import { translator } from "../domain/dictionary/dictionaries.ts";
import type { LanCode } from "../domain/language.ts";
import type { ReadableOrder } from "../domain/order/order-info.ts";
import { type Attachment, joined } from "./email.ts";
import type { Seller } from "./order-confirmation.ts";

/** The model withdrawal form of an order as a text file to fill in (law: annex to the consumer rights act). */
export function withdrawalForm({
  order,
  seller,
  lanCode,
}: {
  order: ReadableOrder;
  seller: Seller;
  lanCode: LanCode;
}): Attachment {
  const t = translator(lanCode);
  const lines = [
    t("WITHDRAWAL_FORM_HEADING"),
    t("WITHDRAWAL_FORM_WHEN"),
    "",
    `${t("WITHDRAWAL_FORM_TO")}: ${joined(seller.company, seller.address, seller.email)}`,
    "",
    t("WITHDRAWAL_FORM_STATEMENT"),
    "",
    blank,
    "",
    `${t("WITHDRAWAL_FORM_ORDER")}: ${order.orderId}`,
  ];
  for (const asked of [
    t("WITHDRAWAL_FORM_DATES"),
    t("WITHDRAWAL_FORM_NAME"),
    t("WITHDRAWAL_FORM_ADDRESS"),
    t("WITHDRAWAL_FORM_SIGNATURE"),
    t("WITHDRAWAL_FORM_DATE"),
  ])
    lines.push("", `${asked}: ${blank}`);
  return {
    filename: `${t("WITHDRAWAL_FORM_FILE")}-${order.orderId}.txt`,
    contentType: "text/plain; charset=utf-8",
    content: `${lines.join("\r\n")}\r\n`,
  };
}

const blank = ".".repeat(40);
