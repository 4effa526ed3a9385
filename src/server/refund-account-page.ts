import { refundAccountHref } from "../contract/paths.ts";
import type { RefundTransferRow } from "../database/payment/refund-transfers.ts";
import { translator } from "../domain/dictionary/dictionaries.ts";
import { escapeHtml } from "../domain/escape.ts";
import type { LanCode } from "../domain/language.ts";
import { formatMoney } from "../domain/money.ts";
import { refundDue } from "../domain/order/withdrawal.ts";
import { hiddenIban } from "../domain/payment/iban.ts";
import { dayInWords } from "../domain/warsaw-time.ts";
import type { Assets } from "../generator/document.ts";
import { plainButton, plainField, plainPage } from "./plain-page.ts";

/** What was sent and refused: both fields as they were typed, and which of them is wrong. */
export interface AccountTyped {
  iban: string;
  holder: string;
  wrong: "iban" | "holder" | null;
}

/** Returns the page on which a buyer says to which account their money goes back. It works without a script, and shows an account that is known by its ends alone. */
export function refundAccountPage(
  transfer: RefundTransferRow,
  { lanCode, shopName, typed }: { lanCode: LanCode; shopName: string; typed: AccountTyped },
  assets: Pick<Assets, "styles">,
): string {
  const t = translator(lanCode);
  const { state, iban, holder } = transfer;
  const account = iban === null ? "" : hiddenIban(iban);
  const known =
    state === "known" || state === "exported"
      ? `<p role="status"><strong>${escapeHtml(t(`REFUND_ACCOUNT_${state.toUpperCase()}`, { account, holder: holder ?? "" }))}</strong></p>`
      : "";
  const said = t("REFUND_ACCOUNT_TEXT", {
    order: transfer.order_id,
    sum: formatMoney(transfer.amount, transfer.currency),
    due: dayInWords(refundDue(transfer.created_at), lanCode),
  });
  const body =
    state === "paid"
      ? `<p>${escapeHtml(t("REFUND_ACCOUNT_PAID"))}</p>`
      : `<p>${escapeHtml(said)}</p>${known}${state === "exported" ? "" : form(transfer, typed, lanCode)}<p>${escapeHtml(t("REFUND_ACCOUNT_SAFE"))}</p>`;
  return plainPage({ lanCode, shopName, title: t("REFUND_ACCOUNT_TITLE"), body }, assets);
}

function form({ link_key: key, state }: RefundTransferRow, { iban, holder, wrong }: AccountTyped, lanCode: LanCode) {
  const t = translator(lanCode);
  const field = (name: "iban" | "holder", value: string, rest: string) =>
    plainField({
      name,
      label: t(`REFUND_ACCOUNT_${name.toUpperCase()}`),
      value,
      rest: `required ${rest}`,
      wrong: wrong === name ? t(name === "iban" ? "REFUND_ACCOUNT_WRONG" : "REFUND_ACCOUNT_HOLDER_WRONG") : null,
    });
  const button = t(state === "known" ? "REFUND_ACCOUNT_CHANGE" : "REFUND_ACCOUNT_SAVE");
  return `<form method="post" action="${escapeHtml(refundAccountHref(key))}">${field("iban", iban, 'autocomplete="off" maxlength="60" spellcheck="false"')}${field("holder", holder, 'autocomplete="name" maxlength="70"')}${plainButton(button)}</form>`;
}
