import type { LanCode } from "../../domain/language.ts";
import type { Currency } from "../../domain/money.ts";
import type { PaymentNews } from "../../domain/payment/payment.ts";
import type { CredentialsTested } from "./credentials.ts";

/**
 * Whoever takes the shoppers' money online. Every call ends within a few seconds and throws when the provider
 * cannot be reached or answers something else; what it refuses is a value.
 */
export interface PaymentProvider {
  /** The payment's code in the shop: orders and the notification's address name it. */
  code: string;
  /** The currencies its account charges in; PLN is one of them. */
  currencies: readonly Currency[];
  /** The shopper comes back before the money is taken: the shop takes it then. */
  takesOnReturn: boolean;
  /** Asks the provider whether the shop's credentials hold, by the calls payments are made with; no money moves. */
  test(): Promise<CredentialsTested>;
  /** Makes a payment at the provider and answers where it is paid; 'taken' when it knows our name of it already, so that nobody can tell where. */
  create(payment: NewPayment): Promise<{ kind: "made"; providerOrderId: string; payUrl: string } | { kind: "taken" }>;
  /** Returns how a payment stands; one the provider does not know has failed. */
  ask(payment: NamedPayment): Promise<Told>;
  /** Takes the money of a payment the shopper has agreed to, and answers how it stands then. Doing it twice takes it once. */
  capture(payment: NamedPayment): Promise<Told>;
  /** Ends a payment nobody has paid. */
  cancel(payment: NamedPayment): Promise<void>;
  /** Gives money back. */
  refund(refund: Refund): Promise<{ kind: "done"; refundId: string } | { kind: "refused"; why: string }>;
  /**
   * Returns what became of a refund whose answer was lost; 'unheardOf': the provider has none like it. `known`: the
   * names of refunds that are others.
   */
  askRefund(
    refund: Refund,
    known: readonly string[],
  ): Promise<{ kind: "done"; refundId: string } | { kind: "refused"; why: string } | { kind: "unheardOf" }>;
  /** Returns what a notification says, null when it is not the provider's own. `body` is what came over the wire, byte for byte. */
  readNotification(body: Buffer, headers: Headers): Promise<PaymentNews | null>;
}

export type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** News with the words it was read from. */
export interface Told {
  news: PaymentNews;
  body: Buffer;
}

export interface NamedPayment {
  extOrderId: string;
  providerOrderId: string;
}

/** A payment to be made. All money in hundredths of `currency`; the terms add up: `products + shipping - reduction = amount`. */
export interface NewPayment {
  extOrderId: string;
  orderId: number;
  amount: number;
  currency: Currency;
  terms: { products: number; shipping: number; reduction: number };
  /** What is bought; the amounts add up to the products. */
  lines: readonly { name: string; quantity: number; amount: number }[];
  shopName: string;
  buyer: { email: string; phone: string; firstName: string; lastName: string };
  /** The address the shopper ordered from. */
  customerIp: string;
  lanCode: LanCode;
  /** How long it can be paid, in seconds. */
  validFor: number;
  /** Where the provider tells of it, where the shopper comes back to after paying, after giving up. */
  urls: { notify: string; paid: string; cancelled: string };
}

export interface Refund extends NamedPayment {
  captureId: string | null;
  amount: number;
  currency: Currency;
  /** The same for the same refund, however often it is asked for. */
  key: string;
  why: string;
}
