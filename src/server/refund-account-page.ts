import { refundAccountHref } from "../contract/paths.ts";
import type { RefundTransferRow } from "../database/payment/refund-transfers.ts";
import { translator } from "../domain/dictionary/dictionaries.ts";
import { escapeHtml } from "../domain/escape.ts";
import { type LanCode, languageCalled } from "../domain/language.ts";
import { formatMoney } from "../domain/money.ts";
import { refundDue } from "../domain/order/withdrawal.ts";
import { hiddenIban } from "../domain/payment/iban.ts";
import type { Assets } from "../generator/document.ts";

/** What was sent and refused: both fields as they were typed, and which of them is wrong. */
export interface AccountTyped {
  iban: string;
  holder: string;
  wrong: "iban" | "holder" | null;
}

/** Returns the page on which a buyer says to which account their money goes back. It works without a script, and shows an account that is known by its ends alone. */
export function refundAccountPage(
  transfer: RefundTransferRow,
  { lanCode, typed }: { lanCode: LanCode; typed: AccountTyped },
  { styles }: Pick<Assets, "styles">,
): string {
  const t = translator(lanCode);
  const title = escapeHtml(t("REFUND_ACCOUNT_TITLE"));
  const sheets = styles.map((style) => `<link rel="stylesheet" href="${escapeHtml(style)}">`).join("");
  const { state, iban, holder } = transfer;
  const account = iban === null ? "" : hiddenIban(iban);
  const known =
    state === "known" || state === "exported"
      ? `<p role="status"><strong>${escapeHtml(t(`REFUND_ACCOUNT_${state.toUpperCase() as "KNOWN" | "EXPORTED"}`, { account, holder: holder ?? "" }))}</strong></p>`
      : "";
  const said = t("REFUND_ACCOUNT_TEXT", {
    order: transfer.order_id,
    sum: formatMoney(transfer.amount, transfer.currency),
    due: refundDue(transfer.created_at),
  });
  const body =
    state === "paid"
      ? `<p>${escapeHtml(t("REFUND_ACCOUNT_PAID"))}</p>`
      : `<p>${escapeHtml(said)}</p>${known}${state === "exported" ? "" : form(transfer, typed, lanCode)}<p>${escapeHtml(t("REFUND_ACCOUNT_SAFE"))}</p>`;
  return `<!doctype html><html lang="${languageCalled(lanCode).tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title>${sheets}</head>
<body><main class="page"><h1>${title}</h1>${body}</main></body></html>`;
}

function form({ link_key: key, state }: RefundTransferRow, { iban, holder, wrong }: AccountTyped, lanCode: LanCode) {
  const t = translator(lanCode);
  const field = (name: "iban" | "holder", value: string, rest: string) => {
    const isWrong = wrong === name;
    const said = t(name === "iban" ? "REFUND_ACCOUNT_WRONG" : "REFUND_ACCOUNT_HOLDER_WRONG");
    return `<div class="field${isWrong ? " field-wrong" : ""}"><label class="field-label" for="${name}">${escapeHtml(t(`REFUND_ACCOUNT_${name.toUpperCase() as "IBAN" | "HOLDER"}`))}</label><input class="input" id="${name}" name="${name}" value="${escapeHtml(value)}" required ${rest}${isWrong ? ` aria-invalid="true" aria-describedby="${name}-wrong" autofocus` : ""}>${isWrong ? `<p class="field-error" id="${name}-wrong">${escapeHtml(said)}</p>` : ""}</div>`;
  };
  const button = t(state === "known" ? "REFUND_ACCOUNT_CHANGE" : "REFUND_ACCOUNT_SAVE");
  return `<form method="post" action="${escapeHtml(refundAccountHref(key))}" class="refund-account">${field("iban", iban, 'autocomplete="off" maxlength="60" spellcheck="false"')}${field("holder", holder, 'autocomplete="name" maxlength="70"')}<button class="button button-signal" type="submit"><span>${escapeHtml(button)}</span></button></form>`;
}
