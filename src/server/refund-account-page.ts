import { createHash } from "node:crypto";
import { refundAccountHref } from "../contract/paths.ts";
import type { RefundTransferRow } from "../database/payment/refund-transfers.ts";
import { translator } from "../domain/dictionary/dictionaries.ts";
import { escapeHtml } from "../domain/escape.ts";
import { type LanCode, languageCalled } from "../domain/language.ts";
import { formatMoney } from "../domain/money.ts";
import { refundDue } from "../domain/order/withdrawal.ts";
import { hiddenIban } from "../domain/payment/iban.ts";
import { dayInWords } from "../domain/warsaw-time.ts";
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
  { lanCode, shopName, typed }: { lanCode: LanCode; shopName: string; typed: AccountTyped },
  { styles }: Pick<Assets, "styles">,
): string {
  const t = translator(lanCode);
  const title = escapeHtml(t("REFUND_ACCOUNT_TITLE"));
  const sheets = styles.map((style) => `<link rel="stylesheet" href="${escapeHtml(style)}">`).join("");
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
  return `<!doctype html><html lang="${languageCalled(lanCode).tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title} · ${escapeHtml(shopName)}</title>${sheets}<style>${style}</style></head>
<body class="refund-page"><header><a href="/" class="wordmark">${escapeHtml(shopName)}</a></header><main><h1>${title}</h1>${body}</main></body></html>`;
}

function form({ link_key: key, state }: RefundTransferRow, { iban, holder, wrong }: AccountTyped, lanCode: LanCode) {
  const t = translator(lanCode);
  const field = (name: "iban" | "holder", value: string, rest: string) => {
    const isWrong = wrong === name;
    const said = t(name === "iban" ? "REFUND_ACCOUNT_WRONG" : "REFUND_ACCOUNT_HOLDER_WRONG");
    return `<div class="field${isWrong ? " field-wrong" : ""}"><label class="field-label" for="${name}">${escapeHtml(t(`REFUND_ACCOUNT_${name.toUpperCase()}`))}</label><input class="input" id="${name}" name="${name}" value="${escapeHtml(value)}" required ${rest}${isWrong ? ` aria-invalid="true" aria-describedby="${name}-wrong" autofocus` : ""}>${isWrong ? `<p class="field-error" id="${name}-wrong">${escapeHtml(said)}</p>` : ""}</div>`;
  };
  const button = t(state === "known" ? "REFUND_ACCOUNT_CHANGE" : "REFUND_ACCOUNT_SAVE");
  return `<form method="post" action="${escapeHtml(refundAccountHref(key))}">${field("iban", iban, 'autocomplete="off" maxlength="60" spellcheck="false"')}${field("holder", holder, 'autocomplete="name" maxlength="70"')}<button class="button button-signal" type="submit"><span>${escapeHtml(button)}</span></button></form>`;
}

/** No stylesheet of the storefront: it would be fetched with every page of the shop. */
const style = `
@layer pages {
.refund-page header { padding: var(--space-5) var(--gutter); border-bottom: var(--line-strong); }
.refund-page .wordmark { max-width: 100%; overflow-wrap: anywhere; }
.refund-page main { display: grid; gap: var(--space-4); max-width: 720px; padding: var(--space-6) var(--gutter) var(--space-8); }
.refund-page h1 { font-size: clamp(36px, 7vw, 64px); line-height: 1; overflow-wrap: break-word; hyphens: manual; }
.refund-page form { display: grid; gap: var(--space-4); justify-items: start; padding: var(--space-5) 0; border-top: var(--line-strong); }
.refund-page .field { width: 100%; }
}
`;

/** Its own few rules are known by their digest: no other style on the page would be used. */
export const refundAccountPolicy = [
  "default-src 'none'",
  `style-src 'self' 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  "font-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");
