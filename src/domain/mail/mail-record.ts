/** By what the mail servers of buyers know that emails are the shop's: who may send for its domain (RFC 7208), a signature (RFC 6376), and what holds where neither fits (RFC 7489). */
export const recordKinds = ["spf", "dkim", "dmarc"] as const;
export type RecordKind = (typeof recordKinds)[number];

export interface MailRecord {
  kind: RecordKind;
  /** `silent`: nobody answered, so it is not known. */
  state: "found" | "missing" | "silent";
  /** Where it stands, or is to stand. */
  host: string;
  /** What stands there. */
  text: string | null;
}
