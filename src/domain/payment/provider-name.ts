const names: Readonly<Record<string, string>> = { payu: "PayU", paypal: "PayPal" };

/** Returns what a payment provider is called. */
export function providerName(code: string | null): string {
  return code === null ? "" : (names[code] ?? code);
}
