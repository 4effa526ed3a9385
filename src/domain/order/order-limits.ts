import { folded } from "../search/search-words.ts";

/** What one shopper may hold in orders that are not paid or are paid on delivery, before a person has to say yes. */
export interface OrderLimits {
  /** Orders and pieces of one account, e-mail, telephone or address; a network, which many share, has four times as many. */
  orders: number;
  pieces: number;
  /** Of what age orders count. */
  hours: number;
}

/** What Config may say of each. */
export const orderLimitRules = {
  order_limit_orders: { field: "orders", usual: 5, least: 1, most: 1000 },
  order_limit_pieces: { field: "pieces", usual: 20, least: 1, most: 100_000 },
  order_limit_hours: { field: "hours", usual: 72, least: 1, most: 720 },
} as const;

/** Returns what holds as Config says; what it does not say, or says wrongly, is as usual. */
export function orderLimitsOf(config: Readonly<Record<string, string>>): OrderLimits {
  const valueOf = (code: keyof typeof orderLimitRules) =>
    isWithin(orderLimitRules[code], config[code] ?? "") ? Number(config[code]) : orderLimitRules[code].usual;
  return {
    orders: valueOf("order_limit_orders"),
    pieces: valueOf("order_limit_pieces"),
    hours: valueOf("order_limit_hours"),
  };
}

/** True of a whole number of a range. */
export function isWithin({ least, most }: { least: number; most: number }, content: string): boolean {
  return /^\d{1,9}$/.test(content) && Number(content) >= least && Number(content) <= most;
}

export type SubjectKind = "account" | "email" | "phone" | "address" | "network";

export interface Subject {
  kind: SubjectKind;
  /** Equal where two orders are one shopper's, however it was written. */
  name: string;
}

/** Returns by what the orders of one shopper are known: account, mailbox, telephone, address, network. What was left empty is none. */
export function subjectsOf({
  customerId,
  email,
  phone,
  street,
  postCode,
  country,
  ip,
}: {
  /** Null: nobody is logged in. */
  customerId: number | null;
  email: string;
  phone: string;
  street: string;
  postCode: string;
  country: string;
  ip: string;
}): Subject[] {
  const letters = (text: string) => text.split(/\s+/).map(folded).join("");
  const named: Subject[] = [
    { kind: "account", name: customerId === null ? "" : String(customerId) },
    { kind: "email", name: mailboxOf(email) },
    // Country codes and noughts in front come and go.
    { kind: "phone", name: phone.replace(/\D/g, "").slice(-9) },
    { kind: "address", name: letters(street) === "" ? "" : `${country} ${letters(postCode)} ${letters(street)}` },
    { kind: "network", name: networkOf(ip) },
  ];
  return named.filter(({ name }) => name !== "");
}

/**
 * Returns by which subjects an order's shopper is held to the limits. Whoever pays online answers for their network
 * alone, as anybody can type a name; of those who pay later one who is logged in for the account too, a guest for
 * what was typed.
 */
export function countedKinds({ loggedIn, paidOnline }: { loggedIn: boolean; paidOnline: boolean }): SubjectKind[] {
  if (paidOnline) return ["network"];
  return loggedIn ? ["account", "network"] : ["email", "phone", "address", "network"];
}

/** Returns the mailbox an address leads to, as `mailbox()` of the database does: without what follows a plus sign, at Google's without dots. */
export function mailboxOf(email: string): string {
  const [name = "", domain = ""] = email.toLowerCase().split("@");
  const plain = name.replace(/(.)\+.*$/, "$1");
  return domain === "gmail.com" || domain === "googlemail.com"
    ? `${plain.replaceAll(".", "")}@gmail.com`
    : `${plain}@${domain}`;
}

/** Returns the network of a client: an IPv4 address, the first half of an IPv6 address, which is what one customer of a provider has. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped !== null) return mapped[1]!;
  if (!ip.includes(":")) return ip;
  const [head = "", tail = ""] = ip.toLowerCase().replace(/%.*$/, "").split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail.split(":").filter(Boolean);
  const whole = [
    ...before,
    ...Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0"),
    ...after,
  ];
  return `${whole
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}

/** What orders of one subject hold at this moment. */
export interface Held {
  kind: SubjectKind;
  orders: number;
  pieces: number;
}

/**
 * Returns by which subject an order of so many pieces would be beyond the limits, or null; `scale` multiplies them,
 * for load tests. One paid online may be as large as what a network may hold.
 */
export function beyondLimits(
  held: readonly Held[],
  pieces: number,
  { limits, scale, paidOnline }: { limits: OrderLimits; scale: number; paidOnline: boolean },
): SubjectKind | null {
  const timesOf = (kind: SubjectKind) => scale * (kind === "network" ? networkTimes : 1);
  const own = paidOnline ? "network" : "email";
  if (pieces > limits.pieces * timesOf(own)) return own;
  const beyond = held.find(
    ({ kind, orders, pieces: holds }) =>
      orders + 1 > limits.orders * timesOf(kind) || holds + pieces > limits.pieces * timesOf(kind),
  );
  return beyond?.kind ?? null;
}

const networkTimes = 4;

/**
 * Returns whether one network would hold too much of one product: more than half of what there is, five pieces in any
 * case left to it. The first order paid online is no such hoard. Numbers are pieces; `scale` multiplies the half.
 */
export function isBeyondShare(
  { held, asked, left }: { held: number; asked: number; left: number },
  { scale, paidOnline }: { scale: number; paidOnline: boolean },
): boolean {
  if (paidOnline && held === 0) return false;
  return held + asked > scale * Math.max(piecesInAnyCase, (held + left) / 2);
}

const piecesInAnyCase = 5;
