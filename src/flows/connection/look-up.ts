import { countQuestion, type Register, rememberAnswer, rememberedAnswer } from "../../database/connection/look-ups.ts";
import { connectionOf } from "../../database/connection/connections.ts";
import type { Pool } from "../../database/connect.ts";
import { addressAsked, type RegisteredAddress, streetOffered } from "../../domain/connection/address-look-up.ts";
import { openFields } from "../../domain/connection/connections.ts";
import { registeredNumber } from "../../domain/invoice/vat-number.ts";
import type { Company } from "../../domain/taxpayer.ts";
import { warsawDay } from "../../domain/warsaw-time.ts";
import type { AddressRegisters } from "../../integrations/address-registers/address-registers.ts";
import type { TaxpayerRegisters } from "../../integrations/taxpayer-registers/registers.ts";

/** Who is asked for companies and towns. */
export interface LookUpRegisters {
  taxpayers: Pick<TaxpayerRegisters, "company">;
  addresses: AddressRegisters;
}

/** What was found, none where it is not known or nobody could say; null: the shop does not look such things up. */
export type LookedUp<T> = readonly T[] | null;

/** Questions a register is asked in a day, below what it answers one shop (the Ministry's list: a hundred), and days an answer is held good. */
const bounds = {
  whiteList: { most: 80, days: 1 },
  vies: { most: 500, days: 1 },
  gugik: { most: 2000, days: 30 },
  ruian: { most: 2000, days: 30 },
} as const satisfies Record<Register, { most: number; days: number }>;

/** Returns a company by its VAT number, where that is switched on; nothing is waited for longer than two seconds. */
export async function lookUpCompany(
  pool: Pool,
  { taxpayers }: Pick<LookUpRegisters, "taxpayers">,
  { number: typed, countryCode, now }: { number: string; countryCode: string; now: Date },
): Promise<LookedUp<Company>> {
  if (!(await isOn(pool, "companies"))) return null;
  const known = registeredNumber(typed, countryCode);
  if (known === null) return [];
  const { letters, number } = known;
  return looked(pool, {
    register: letters === "PL" ? "whiteList" : "vies",
    asked: letters + number,
    now,
    ask: () => taxpayers.company({ letters, number, day: warsawDay(now) }),
  });
}

/** An address that is offered: a town, and the street as its register writes it ('' where that is not known for certain). */
interface OfferedAddress {
  city: string;
  street: string;
}

/** Returns what could be filled in by a postcode and the street beside it, where that is switched on: each town once, with the street where the register knows the very house; nothing is waited for longer than two seconds. */
export async function lookUpAddresses(
  pool: Pool,
  { addresses }: Pick<LookUpRegisters, "addresses">,
  { typed, now }: { typed: { countryCode: string; postCode: string; street: string }; now: Date },
): Promise<LookedUp<OfferedAddress>> {
  if (!(await isOn(pool, "towns"))) return null;
  const asked = addressAsked(typed);
  if (asked === null) return [];
  const found = await looked<RegisteredAddress>(pool, {
    register: asked.country === "PL" ? "gugik" : "ruian",
    asked: [asked.postCode, asked.street.toLowerCase()].filter(Boolean).join(", "),
    now,
    ask: () => addresses.addresses(asked),
  });
  const offered = new Map<string, OfferedAddress>();
  for (const one of found) {
    const street = streetOffered(typed.street, one, asked.country);
    // The first house of a town that is the one that was typed is offered with it.
    if ((offered.get(one.city)?.street ?? "") === "") offered.set(one.city, { city: one.city, street });
  }
  return [...offered.values()];
}

async function isOn(pool: Pool, what: "companies" | "towns"): Promise<boolean> {
  const row = await connectionOf(pool, "lookUps");
  return row !== null && row.is_on && openFields("lookUps", row.fields)[what] === "on";
}

/** Once it was said it is remembered; who does not answer is asked again another time. */
async function looked<T>(
  pool: Pool,
  { register, asked, now, ask }: { register: Register; asked: string; now: Date; ask: () => Promise<T[] | null> },
): Promise<T[]> {
  const { most, days } = bounds[register];
  const remembered = await rememberedAnswer(pool, { register, asked, days });
  // It was written by this flow alone.
  if (remembered !== null) return remembered as T[];
  if (!(await countQuestion(pool, { register, day: warsawDay(now), most }))) return [];
  const answer = await ask();
  if (answer === null) return [];
  await rememberAnswer(pool, { register, asked, answer });
  return answer;
}
