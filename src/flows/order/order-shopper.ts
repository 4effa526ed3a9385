import { createHash } from "node:crypto";
import type { MakeOrder } from "../../contract/order.ts";
import { customerOfToken, type CustomerRow } from "../../database/customer/customers.ts";
import { countryCode } from "../../database/delivery/delivery.ts";
import { customerOfIdentity } from "../../database/customer/identities.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Country } from "../../domain/delivery/delivery.ts";
import { mailboxOf } from "../../domain/order/order-limits.ts";
import { checkClientData } from "../../domain/order/order-form.ts";
import type { OrderRefusal } from "../../domain/order/order-refusal.ts";
import { brokenPassword } from "../../domain/customer/password-rules.ts";
import type { Identity } from "../../domain/customer/sign-in.ts";

export interface OrderShopper {
  kind: "shopper";
  customer: CustomerRow | null;
  /** Whom a sign-in provider vouched for; the account is theirs, or will be. */
  identity: Identity | null;
  email: string;
}

/**
 * Returns who orders, or refuses: a token that has ended, wrong fields of the form, points without an
 * account that may spend them (specification, points 5 and 6; guarantees 9, 12 and 13).
 */
export async function shopperAsSent(
  db: Queryable,
  sent: MakeOrder,
  { country, identity, toLocker }: { country: Country; identity: Identity | null; toLocker: boolean },
): Promise<OrderShopper | { kind: "refused"; refusal: OrderRefusal }> {
  const known = identity === null ? null : await customerOfIdentity(db, identity);
  const customer = sent.token ? await customerOfToken(db, tokenDigest(sent.token)) : known;
  if (sent.token && customer === null) return refuse({ code: "TOKEN_ENDED" });
  const { invoice, paymentCountry } = sent.clientData;
  const companyCountry = invoice && paymentCountry !== null ? await countryCode(db, paymentCountry) : null;
  if (invoice && paymentCountry !== null && companyCountry === null)
    return refuse({ code: "FIELD_INVALID", about: "paymentCountry", fill: { field: "paymentCountry" } });
  const wrong = checkClientData(sent.clientData, {
    country_code: country.country_code,
    payment_country_code: companyCountry,
    loggedIn: customer !== null || identity !== null,
    toLocker,
  });
  const first = wrong[0];
  if (first?.code === "FORM_ERROR_LOCKERPHONE") return refuse({ code: "LOCKER_PHONE", about: "phone" });
  if (first)
    return refuse({
      code: first.field === "terms" ? "TERMS_REQUIRED" : "FIELD_INVALID",
      about: first.field,
      fill: { field: first.field },
    });
  const { createAccount, password, email, shippingFirstName } = sent.clientData;
  const broken =
    customer === null && identity === null && createAccount
      ? brokenPassword(password ?? "", [email ?? "", shippingFirstName ?? ""])
      : null;
  if (broken !== null) return refuse({ code: broken, about: "password" });
  const points = sent.usedPoints ?? 0;
  if (points > 0 && !customer?.verified) return refuse({ code: "POINTS_NOT_YOURS", about: "usedPoints" });
  if (points > 0 && points > customer!.points)
    return refuse({
      code: "POINTS_TOO_FEW",
      about: "usedPoints",
      fill: { points: customer!.points },
      points: customer!.points,
    });
  return { kind: "shopper", customer, identity, email: sent.clientData.email!.trim().toLowerCase() };
}

/** A mailbox as it is compared, however its address is written, for where nobody needs to read it. */
export function mailboxDigest(email: string): Buffer {
  return tokenDigest(mailboxOf(email.trim()));
}

/** Tokens are known to the database by their SHA-256 alone. */
export function tokenDigest(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

function refuse(refusal: OrderRefusal): { kind: "refused"; refusal: OrderRefusal } {
  return { kind: "refused", refusal };
}
