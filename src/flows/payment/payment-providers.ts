import type { Queryable } from "../../database/queryable.ts";
import type { PaymentProvider } from "../../integrations/payments/provider.ts";

/** What flows about online payments need of the outside: the providers the shop is connected to, its own address, its mailbox. */
export interface PaymentProviders {
  /** Those whose credentials the environment has. */
  connected: readonly PaymentProvider[];
  /** Returns the one whose credentials staff entered, by its code; null: there are none, or they are off or locked. */
  entered?: (db: Queryable, code: string) => Promise<PaymentProvider | null>;
  /** What plays those that nobody has connected; none in a shop others can reach. */
  standIns?: readonly PaymentProvider[];
  publicUrl: string;
  shopEmail: string;
}

/** The codes of payments that a provider takes. */
export const onlineCodes = ["payu", "paypal"] as const;

/** A provider, and who has connected the shop to it. */
export interface FoundProvider {
  provider: PaymentProvider;
  by: "settings" | "connection" | "standIn";
}

/** Returns the provider of a payment's code: what the environment says comes before what staff entered, and both before a stand-in. Null: the shop is not connected to it. */
export async function findProvider(
  db: Queryable,
  { connected, entered, standIns = [] }: PaymentProviders,
  code: string,
): Promise<FoundProvider | null> {
  const named = (providers: readonly PaymentProvider[]) => providers.find((provider) => provider.code === code);
  const set = named(connected);
  if (set !== undefined) return { provider: set, by: "settings" };
  const typed = (await entered?.(db, code)) ?? null;
  if (typed !== null) return { provider: typed, by: "connection" };
  const played = named(standIns);
  return played === undefined ? null : { provider: played, by: "standIn" };
}

/** Returns the provider alone. */
export async function providerOf(
  db: Queryable,
  providers: PaymentProviders,
  code: string,
): Promise<PaymentProvider | null> {
  return (await findProvider(db, providers, code))?.provider ?? null;
}
