import type { Customer } from "../../contract/operator/customers.ts";
import {
  type AccountRow,
  accountNumbered,
  complaintsOf,
  newsletterOf,
  pointsOf,
  stockAlertsOf,
} from "../../database/customer/staff-customers.ts";
import { ordersOfCustomer } from "../../database/order/customer-orders.ts";
import type { Queryable } from "../../database/queryable.ts";
import { type LanCode, languageOf } from "../../domain/language.ts";

/** Returns an account as staff are told of it, names of goods in their language; null: there is none. */
export async function customerSaid(db: Queryable, customerId: number, lanCode: LanCode): Promise<Customer | null> {
  const account = await accountNumbered(db, customerId, { locked: false });
  if (account === null) return null;
  const isOpen = account.closed_at === null;
  const { orders } = await ordersOfCustomer(db, customerId, { skip: 0, most: 50 });
  const newsletter = await newsletterOf(db, customerId);
  return {
    id: customerId,
    name: isOpen ? account.name : "",
    email: isOpen ? account.email : "",
    phone: account.phone,
    since: account.created_at.toISOString(),
    verified: account.verified,
    points: account.points,
    orders: account.orders,
    closedAt: iso(account.closed_at),
    language: languageOf(account.lan_id).lanCode,
    providers: account.providers,
    address: addressOf(account),
    latest: orders.map(({ order_id, created_at, status, pieces, total, currency }) => ({
      number: order_id,
      at: created_at.toISOString(),
      state: status,
      pieces,
      total: { amount: total, currency },
    })),
    pointsHistory: (await pointsOf(db, customerId)).map((row) => ({
      id: row.entry_id,
      at: row.at.toISOString(),
      change: row.change,
      reason: row.reason,
      order: row.order_id,
      note: row.note,
      takesBack: row.takes_back,
      takenBack: row.taken_back,
    })),
    newsletter:
      newsletter === null
        ? null
        : { id: newsletter.subscription_id, source: newsletter.source, ...consentOf(newsletter) },
    stockAlerts: (await stockAlertsOf(db, customerId, lanCode)).map((row) => ({
      id: row.wish_id,
      product: row.product,
      variant: row.variant,
      toldAt: iso(row.told_at),
      ...consentOf(row),
    })),
    complaints: (await complaintsOf(db, customerId)).map((row) => ({
      id: row.complaint_id,
      at: row.received_at.toISOString(),
      order: row.order_id,
      outcome: row.outcome,
      closedAt: iso(row.closed_at),
    })),
    keeps: { documents: account.documents, openOrders: account.open_orders },
  };
}

interface ConsentDates {
  consent: string;
  asked_at: Date;
  confirmed_at: Date | null;
  ended_at: Date | null;
}

function consentOf({ consent, asked_at, confirmed_at, ended_at }: ConsentDates) {
  return { words: consent, askedAt: asked_at.toISOString(), confirmedAt: iso(confirmed_at), endedAt: iso(ended_at) };
}

function iso(moment: Date | null): string | null {
  return moment?.toISOString() ?? null;
}

function addressOf({ contact_data: data }: AccountRow): string[] {
  const text = (name: string) => (typeof data[name] === "string" ? data[name].trim() : "");
  const lines = [
    text("shippingStreet"),
    [text("shippingPostCode"), text("shippingCity")].filter(Boolean).join(" "),
    [text("paymentName"), text("paymentNip")].filter(Boolean).join(", "),
  ];
  return lines.filter(Boolean);
}
