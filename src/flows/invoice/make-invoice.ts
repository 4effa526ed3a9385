import { knownDays } from "../../database/books/nbp-days.ts";
import { allConfig } from "../../database/config.ts";
import { countryNumbered } from "../../database/delivery/delivery.ts";
import { invoicesOfOrder, lockOrder, saveInvoice } from "../../database/invoice/invoices.ts";
import { orderNumbered, type OrderRow, type StoredOrderLine } from "../../database/order/orders.ts";
import type { Queryable } from "../../database/queryable.ts";
import { readableOrder } from "../../database/order/readable-orders.ts";
import {
  dayInPoland,
  type Invoice,
  type InvoiceBuyer,
  type InvoiceLine,
  type InvoiceSeller,
  linesOf,
  sumsOf,
} from "../../domain/invoice/invoice.ts";
import { dayAway, mostDaysWithout, tableBefore } from "../../domain/books/exchange-rates.ts";
import { tableFor } from "../../domain/books/ledger.ts";
import { unionLetters } from "../../domain/books/oss.ts";
import { invoiceWords } from "../../domain/invoice/invoice-words.ts";
import { languageOf } from "../../domain/language.ts";
import { settleVat } from "./order-vat.ts";

export interface InvoiceInput {
  orderId: number;
  now: Date;
  /** The day of now is that of the payment. */
  paid: boolean;
}

/**
 * Makes the invoice of an order that has invoice data, else its proof of purchase, in the caller's transaction; an
 * order that has one keeps it. The order's lines, its sums and what the shop says of itself are written down as
 * they are now, its VAT as it is on this day, which is that of the sale. Returns the document.
 */
export async function makeInvoice(db: Queryable, { orderId, now, paid }: InvoiceInput): Promise<Invoice> {
  await lockOrder(db, orderId);
  const [made] = await invoicesOfOrder(db, orderId);
  if (made !== undefined) return made;
  const today = dayInPoland(now);
  const config = await allConfig(db);
  const ordered = (await orderNumbered(db, orderId))!;
  const taxedAnew = await settleVat(db, ordered.order, { config, day: today });
  const stored = taxedAnew ? (await orderNumbered(db, orderId))! : ordered;
  const { order } = stored;
  const language = languageOf(order.lan_id);
  const readable = await readableOrder(db, stored, language);
  const lines = await soldLines(db, stored);
  return saveInvoice(
    db,
    {
      series: order.client_data["invoice"] === true ? "FV" : "PA",
      orderId,
      issuedOn: today,
      soldOn: today,
      lanCode: language.lanCode,
      currency: order.currency,
      factor: order.factor,
      ...(await tableOf(db, order, today)),
      seller: sellerOf(config),
      buyer: await buyerOf(db, order),
      lines,
      before: null,
      ...sumsOf({ lines, before: null }),
      payment: { name: readable.paymentName, code: readable.paymentCode, paidOn: paid ? today : null },
      corrects: null,
    },
    "sale",
  );
}

/** The National Bank's table by which a document of today is in PLN; nothing where it is, or where the table is not known. */
async function tableOf(
  db: Queryable,
  { currency }: Pick<OrderRow, "currency">,
  today: string,
): Promise<Pick<Invoice, "table">> {
  if (currency === "pln") return {};
  const known = await knownDays(db, { from: dayAway(today, -mostDaysWithout), to: today });
  const table = tableFor(currency, tableBefore(today, known));
  return table === null ? {} : { table };
}

/** Returns the lines of an order as its documents have left them; of one that has none yet, as it was ordered. */
export async function linesPaid(
  db: Queryable,
  stored: { order: OrderRow; lines: StoredOrderLine[] },
): Promise<readonly InvoiceLine[]> {
  return (await invoicesOfOrder(db, stored.order.order_id)).at(-1)?.lines ?? soldLines(db, stored);
}

/** Returns the lines of an order's document as it was ordered. */
export async function soldLines(
  db: Queryable,
  stored: { order: OrderRow; lines: StoredOrderLine[] },
): Promise<InvoiceLine[]> {
  const { order } = stored;
  const language = languageOf(order.lan_id);
  const { shippingName } = await readableOrder(db, stored, language);
  return linesOf({
    lines: stored.lines.map((line) => ({
      position: line.position,
      name: `${line.product_name} ${line.variant_name}`.trim(),
      quantity: line.quantity,
      amount: line.amount,
      rate: line.vat_rate,
      ...(line.sku !== null && { sku: line.sku }),
      ...(line.gtin !== null && { gtin: line.gtin }),
    })),
    shipping: order.shipping,
    shippingName: `${invoiceWords(language.lanCode).line("SHIPPING")}: ${shippingName}`,
    total: order.total,
  });
}

/** Returns the seller as the shop's settings name it. */
export function sellerOf(config: Record<string, string>): InvoiceSeller {
  const said = (code: string) => config[`shop_${code}`] ?? "";
  return {
    name: said("company") || said("name"),
    street: said("street"),
    city: said("city"),
    nip: said("nip"),
    regon: said("regon"),
    bdo: said("bdo"),
    bankAccount: said("bank_account"),
    email: said("email"),
    phone: said("phone"),
    exemption: said("vat_exemption"),
  };
}

/** Returns the company of the invoice fields, else the person the parcel goes to. */
async function buyerOf(db: Queryable, order: OrderRow): Promise<InvoiceBuyer> {
  const field = (name: string) => String(order.client_data[name] ?? "").trim();
  const invoice = order.client_data["invoice"] === true;
  const part = invoice ? "payment" : "shipping";
  const countryId = Number(field(`${part}Country`)) || order.country_id;
  const lanCode = languageOf(order.lan_id).lanCode === "pl" ? "pl" : "en";
  const country = ((await countryNumbered(db, countryId, lanCode)) ??
    (await countryNumbered(db, order.country_id, lanCode)))!;
  return {
    name: invoice ? field("paymentName") : `${field("shippingFirstName")} ${field("shippingLastName")}`.trim(),
    street: field(`${part}Street`),
    city: `${field(`${part}PostCode`)} ${field(`${part}City`)}`.trim(),
    countryCode: unionLetters(country.country_code),
    country: country.country_name,
    vatNumber: invoice ? field("paymentNip") : "",
  };
}
