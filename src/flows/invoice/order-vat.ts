import { unionRates } from "../../database/books/union-rates.ts";
import { countryNumbered } from "../../database/delivery/delivery.ts";
import { type OrderRow, paymentCodeOf, saveVatAbroad } from "../../database/order/orders.ts";
import type { Queryable } from "../../database/queryable.ts";
import { bearsVatAbroad, soldAbroadAt } from "../../domain/books/oss.ts";
import type { RateAbroad } from "../../domain/invoice/vat.ts";
import { exchangeCode } from "../../domain/payment/payment.ts";

interface VatAsked {
  /** Letters of the country the goods go to. */
  country: string;
  clientData: Readonly<Record<string, unknown>>;
  /** Holds `oss_since`. */
  config: Readonly<Record<string, string>>;
  /** Of the sale, in the shop's country. */
  day: string;
}

/** Returns the rate of another country that a sale bears in place of its goods' own; null: it bears theirs. A shop that does not settle VAT by OSS reads nothing for it. */
export async function vatAbroadOf(
  db: Queryable,
  { country, clientData, config, day }: VatAsked,
): Promise<RateAbroad | null> {
  const sale = {
    country,
    vatNumber: clientData["invoice"] === true ? String(clientData["paymentNip"] ?? "") : "",
    day,
  };
  const since = config["oss_since"] || null;
  return bearsVatAbroad(sale, since) ? soldAbroadAt(sale, await unionRates(db)) : null;
}

/**
 * Has an order without a document bear the VAT of where it goes, of who buys and of a day, in the caller's transaction;
 * what is got in exchange keeps that of the order it is exchanged for. Returns whether it bears another than before.
 */
export async function settleVat(
  db: Queryable,
  order: OrderRow,
  { config, day }: Pick<VatAsked, "config" | "day">,
): Promise<boolean> {
  if (!config["oss_since"] && order.vat_abroad === null) return false;
  if ((await paymentCodeOf(db, order.order_id)) === exchangeCode) return false;
  const { country_code: country } = (await countryNumbered(db, order.country_id, "en"))!;
  const vat = await vatAbroadOf(db, { country, clientData: order.client_data, config, day });
  if (vat === order.vat_abroad) return false;
  await saveVatAbroad(db, order.order_id, vat);
  return true;
}
