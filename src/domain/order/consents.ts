/** What a buyer says yes to when an order is taken down for them. */
export const consentNames = ["terms", "newsletter", "ofAge"] as const;
export type Consent = (typeof consentNames)[number];
