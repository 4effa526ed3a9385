import { folded } from "../search/search-words.ts";

/** What one shopper may hold in orders that are not paid or are paid on delivery, before a person has to say yes. */
export interface OrderLimits {
  /** Orders and pieces of one e-mail, telephone or address; a network, which many share, has four times as many. */
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

export type SubjectKind = "email" | "phone" | "address" | "network";

export interface Subject {
  kind: SubjectKind;
  /** Equal where two orders are one shopper's, however it was written. */
  name: string;
}

/** Returns by what the orders of one shopper are known: mailbox, telephone, address, network. What was left empty is none. */
export function subjectsOf({
  email,
  phone,
  street,
  postCode,
  country,
  ip,
}: {
  email: string;
  phone: string;
  street: string;
  postCode: string;
  country: string;
  ip: string;
}): Subject[] {
  const letters = (text: string) => text.split(/\s+/).map(folded).join("");
  const named: Subject[] = [
    { kind: "email", name: mailboxOf(email) },
    // Country codes and noughts in front come and go.
    { kind: "phone", name: phone.replace(/\D/g, "").slice(-9) },
    { kind: "address", name: letters(street) === "" ? "" : `${country} ${letters(postCode)} ${letters(street)}` },
    { kind: "network", name: networkOf(ip) },
  ];
  return named.filter(({ name }) => name !== "");
}

/** Returns the mailbox an address leads to: without what follows a plus sign, at Google's without dots. */
export function mailboxOf(email: string): string {
  const [name = "", domain = ""] = email.toLowerCase().split("@");
  const plain = name.replace(/\+.*$/, "");
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

/** Returns by which subject an order of so many pieces would be beyond the limits, or null; `scale` multiplies them, for load tests. */
export function beyondLimits(
  held: readonly Held[],
  pieces: number,
  { limits, scale }: { limits: OrderLimits; scale: number },
): SubjectKind | null {
  if (pieces > limits.pieces * scale) return "email";
  const beyond = held.find((subject) => {
    const times = scale * (subject.kind === "network" ? 4 : 1);
    return subject.orders + 1 > limits.orders * times || subject.pieces + pieces > limits.pieces * times;
  });
  return beyond?.kind ?? null;
}
