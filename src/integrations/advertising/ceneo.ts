import type { ConnectionResult } from "../../domain/connection/connections.ts";
import type { Currency } from "../../domain/money.ts";
import { amountOf } from "./purchase-teller.ts";

/** Where Ceneo's own script is. */
export const ceneoUrl = "https://ssl.ceneo.pl";

/** What Ceneo is told of an order whose buyer asked for its questionnaire; money in hundredths of the currency. */
export interface OpinionOrder {
  orderId: number;
  email: string;
  currency: Currency;
  total: number;
  /** As Ceneo's feed numbers them. */
  items: readonly { feedId: string; price: number; quantity: number }[];
}

/** Returns the address of the script, which is the account's own (no `dl`: nothing else of the shop is read by it). */
export function ceneoScript(url: string, accountGuid: string, now: Date): string {
  return `${url}/ct/v5/script.js?${new URLSearchParams({ accountGuid, t: String(now.getTime()) })}`;
}

/** Returns what the script is told: its queue, as its own tag fills it. */
export function ceneoCall({ orderId, email, currency, total, items }: OpinionOrder, workDays: string): string {
  const transaction = {
    client_email: email,
    order_id: String(orderId),
    shop_products: items.map(({ feedId, price, quantity }) => ({
      id: feedId,
      price: amountOf(price),
      quantity,
      currency: currency.toUpperCase(),
    })),
    work_days_to_send_questionnaire: Number(workDays),
    amount: amountOf(total),
  };
  return `var c=window._ceneo=window._ceneo||function(){(c.e=c.e||[]).push(arguments)};c.e=c.e||[];c("transaction",${inScript(transaction)});`;
}

/** Asks for the account's script; nothing is counted by it. Ceneo answers any account the same, so that a mistyped one is not found out. */
export async function checkCeneo(
  url: string,
  accountGuid: string,
): Promise<{ result: Exclude<ConnectionResult, "locked">; says: string }> {
  const reply = await fetch(ceneoScript(url, accountGuid, new Date()), { signal: AbortSignal.timeout(10_000) });
  await reply.body?.cancel();
  const isScript = reply.headers.get("content-type")?.includes("javascript") === true;
  if (reply.ok) return { result: isScript ? "works" : "answer", says: "" };
  return {
    result: reply.status >= 500 || reply.status === 429 ? "silent" : "credentials",
    says: `HTTP ${reply.status}`,
  };
}

/** JSON that ends no script and holds no line end a script would not. */
function inScript(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}
