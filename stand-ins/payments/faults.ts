/** What a stand-in may do wrong, for tests and for whoever wants to see the shop withstand it. */
export interface Faults {
  /** Milliseconds until a notification is sent; the shopper does not wait for it. */
  delay: number;
  /** How many copies of each notification are sent, at once. */
  copies: number;
  /** Notifications of one payment come in the opposite order. */
  reorder: boolean;
  /** No notification is sent at all. */
  drop: boolean;
  /** Notifications are of a grosz less, or of another currency. */
  wrongAmount: boolean;
  wrongCurrency: boolean;
  /** Notifications are signed with another key. */
  badSignature: boolean;
  /** Notifications lose their last byte on the way, after they were signed. */
  truncate: boolean;
  /** Every call of the shop is answered 500. */
  fail: boolean;
  /** No call of the shop is answered. */
  stall: boolean;
}

export const noFaults: Faults = {
  delay: 0,
  copies: 1,
  reorder: false,
  drop: false,
  wrongAmount: false,
  wrongCurrency: false,
  badSignature: false,
  truncate: false,
  fail: false,
  stall: false,
};
