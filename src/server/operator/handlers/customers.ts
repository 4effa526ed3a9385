import { exportAccount } from "../../../database/customer/account-export.ts";
import { accountNumbered, customersFound, type StaffCustomerRow } from "../../../database/customer/staff-customers.ts";
import type { Queryable } from "../../../database/queryable.ts";
import { isEmail } from "../../../domain/field-rules.ts";
import { languageOf } from "../../../domain/language.ts";
import { askNewAddress } from "../../../flows/customer/change-email.ts";
import { eraseCustomer } from "../../../flows/customer/close-account.ts";
import { bookByHand, takePointsBack } from "../../../flows/customer/give-points.ts";
import { type Caller, type Handlers, refused } from "../context.ts";
import { customerSaid } from "../customer-said.ts";

type Names =
  | "customers"
  | "customer"
  | "givePoints"
  | "takePointsBack"
  | "askEmailChange"
  | "exportCustomer"
  | "eraseCustomer";

/** Accounts of shoppers. */
export const customerHandlers: Handlers<Names> = {
  async customers({ db, person, query: { q, after = null, limit } }) {
    // A telephone is known by its digits.
    const words = /^[\d +()-]+$/.test(q) ? q.replace(/\D/g, "") : q.trim();
    const contact = person.permissions.includes("customers.contact");
    // One more than shown tells whether there is a next page.
    const found = await customersFound(db, { words, contact }, { before: after, most: limit + 1 });
    const shown = found.slice(0, limit);
    const next = found.length > shown.length ? String(shown.at(-1)!.customer_id) : null;
    return { answer: { customers: shown.map(rowSaid), next } };
  },

  customer: ({ db, person, parameters: { id } }) => one(db, id, person),

  async givePoints({ db, person, parameters: { id }, body, log }) {
    const given = await bookByHand(db, { customerId: id, ...body }, log);
    return given.kind === "given" ? one(db, id, person) : whyNot(given);
  },

  async takePointsBack({ db, person, parameters: { id, entry }, log }) {
    const back = await takePointsBack(db, { customerId: id, entryId: entry }, log);
    return back.kind === "given" ? one(db, id, person) : whyNot(back);
  },

  async askEmailChange({ db, parameters: { id }, body: { email }, log }) {
    const account = await accountNumbered(db, id, { locked: true });
    if (account === null || account.closed_at !== null) return refused("NOT_FOUND");
    if (!isEmail(email)) return refused("EMAIL_INVALID", { at: "/email" });
    if (email === account.email) return refused("NOTHING_CHANGED");
    const asked = await askNewAddress(db, { customerId: id, email, token: null, lanId: account.lan_id });
    if (!asked) return refused("TOO_MANY_REQUESTS");
    await log({ act: "askEmailChange", entity: "customer", entityId: id, part: "email" });
    return { answer: {} };
  },

  async exportCustomer({ db, parameters: { id }, log }) {
    const account = await accountNumbered(db, id, { locked: false });
    if (account === null || account.closed_at !== null) return refused("NOT_FOUND");
    await log({ act: "exportCustomer", entity: "customer", entityId: id, part: "exports" });
    return { answer: { data: await exportAccount(db, id) } };
  },

  async eraseCustomer({ db, parameters: { id }, log }) {
    const account = await accountNumbered(db, id, { locked: true });
    if (account === null || account.closed_at !== null) return refused("NOT_FOUND");
    await eraseCustomer(db, account);
    await log({ act: "eraseCustomer", entity: "customer", entityId: id, part: "account" });
    return { answer: {} };
  },
};

async function one(db: Queryable, customerId: number, { lan_id }: Caller) {
  const answer = await customerSaid(db, customerId, languageOf(lan_id).lanCode);
  return answer === null ? refused("NOT_FOUND") : { answer };
}

function rowSaid({ customer_id: id, created_at, name, email, phone, verified, points, orders }: StaffCustomerRow) {
  return { id, name, email, phone, since: created_at.toISOString(), verified, points, orders };
}

function whyNot({ kind }: { kind: "unknown" | "short" | "final" }) {
  return refused(kind === "unknown" ? "NOT_FOUND" : kind === "final" ? "FINAL" : "POINTS_SHORT");
}
