import type { PaymentProvider } from "../../integrations/payments/provider.ts";

/** What flows about online payments need of the outside: the providers the shop is connected to, its own address, its mailbox. */
export interface PaymentProviders {
  connected: readonly PaymentProvider[];
  publicUrl: string;
  shopEmail: string;
}

/** Returns the provider of a payment's code; null where the shop is not connected to it. */
export function providerOf(providers: PaymentProviders, code: string): PaymentProvider | null {
  return providers.connected.find((provider) => provider.code === code) ?? null;
}
