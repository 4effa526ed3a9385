import { allConfig } from "../../database/config.ts";
import { countryNumbered } from "../../database/delivery/delivery.ts";
import { invoicesOfOrder } from "../../database/invoice/invoices.ts";
import { addressBefore, type FormFields, saveAddress } from "../../database/order/order-addresses.ts";
import { lockOrderVersions } from "../../database/order/order-versions.ts";
import { orderNumbered, type OrderRow } from "../../database/order/orders.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Log } from "../../database/staff/operator-log.ts";
import { lockerCode } from "../../domain/delivery/delivery-codes.ts";
import { canBeChanged } from "../../domain/order/order-change.ts";
import { checkClientData } from "../../domain/order/order-form.ts";
import { warsawDay } from "../../domain/warsaw-time.ts";
import { settleVat } from "../invoice/order-vat.ts";

/** Fields of the order's form, as they are to be; what is left out stays, what is null is not there. */
export type AddressFields = Readonly<Record<string, string | boolean | null | undefined>>;

export type AddressChanged =
  | { kind: "done" }
  /** `document`: whom the invoice is for stands on one. `field`: which one is not filled in right. */
  | { kind: "refused"; why: "unknown" | "ended" | "document" }
  | { kind: "refused"; why: "field"; field: string };

/**
 * Changes where an order that has not left goes and how its buyer is reached, in the caller's transaction and logged: by
 * the same rules the order's form is held to. The log names the fields, not what is in them; that is kept beside, to be put back.
 */
export async function changeAddress(
  db: Queryable,
  { orderId, fields, now }: { orderId: number; fields: AddressFields; now: Date },
  log: Log,
): Promise<AddressChanged> {
  return writeAddress(db, { act: "changeAddress", orderId, fields, now }, log);
}

/** Puts back what a change of an order's address changed, as it was before it, by the same rules and logged. `unknown`: there is no such change, or what was before is erased. */
export async function restoreAddress(
  db: Queryable,
  { orderId, changeId, now }: { orderId: number; changeId: number; now: Date },
  log: Log,
): Promise<AddressChanged> {
  const fields = await addressBefore(db, { orderId, changeId });
  if (fields === null) return { kind: "refused", why: "unknown" };
  return writeAddress(db, { act: "restoreAddress", orderId, fields, now }, log);
}

async function writeAddress(
  db: Queryable,
  {
    act,
    orderId,
    fields,
    now: at,
  }: { act: "changeAddress" | "restoreAddress"; orderId: number; fields: AddressFields; now: Date },
  log: Log,
): Promise<AddressChanged> {
  if ((await lockOrderVersions(db, orderId)) === null) return { kind: "refused", why: "unknown" };
  const { order } = (await orderNumbered(db, orderId))!;
  if (!canBeChanged(order.status)) return { kind: "refused", why: "ended" };
  const now: AddressFields = { ...(order.client_data as AddressFields), email: order.email };
  const changed = Object.keys(fields).filter((name) => (now[name] ?? null) !== (fields[name] ?? null));
  if (changed.some(isOfInvoice) && (await invoicesOfOrder(db, orderId)).length > 0)
    return { kind: "refused", why: "document" };
  const wrong = await wrongField(db, order, { ...now, ...fields });
  if (wrong !== null) return { kind: "refused", why: "field", field: wrong };
  const email = typeof fields["email"] === "string" ? fields["email"].trim().toLowerCase() : order.email;
  const change = await saveAddress(db, orderId, {
    email,
    fields: { ...picked(fields, changed), email },
    before: picked(now, changed),
  });
  // Whose VAT it bears is another with a company than with a person.
  if (changed.some(isOfInvoice))
    await settleVat(db, (await orderNumbered(db, orderId))!.order, {
      config: await allConfig(db),
      day: warsawDay(at),
    });
  await log({
    act,
    entity: "order",
    entityId: orderId,
    part: "address",
    after: { fields: changed, addressChange: change },
  });
  return { kind: "done" };
}

function picked(from: AddressFields, names: readonly string[]): FormFields {
  return Object.fromEntries(names.map((name) => [name, from[name] ?? null]));
}

/** Returns the first field that is not filled in right, of the whole form as it is to be; null: none. */
async function wrongField(db: Queryable, order: OrderRow, values: Record<string, unknown>): Promise<string | null> {
  const codeOf = async (countryId: number) => (await countryNumbered(db, countryId, "en"))?.country_code ?? null;
  const payment = values["invoice"] === true ? Number(values["paymentCountry"]) || order.country_id : null;
  const [wrong] = checkClientData(
    { ...values, terms: true },
    {
      country_code: (await codeOf(order.country_id)) ?? "",
      payment_country_code: payment === null ? null : await codeOf(payment),
      loggedIn: true,
      toLocker: order.shipping_code === lockerCode,
    },
  );
  return wrong?.field ?? null;
}

function isOfInvoice(field: string): boolean {
  return field === "invoice" || field.startsWith("payment");
}
