/**
 * What went wrong with a call of KSeF. `silent`: nothing was answered, or nothing readable, so that it may have been done;
 * `unavailable`: it said that it cannot now (5xx, 550); `limited`: too many calls, not before `retryAfter` seconds;
 * `credentials`: it does not know who asks; `permission`: they may not do this; `refused`: it will not, and says why.
 */
export type KsefTroubleKind = "silent" | "unavailable" | "limited" | "credentials" | "permission" | "refused";

/** A call of KSeF that did not come to what it should. */
export class KsefProblem extends Error {
  override name = "KsefProblem";
  readonly kind: KsefTroubleKind;
  /** Its own codes, such as 21470. */
  readonly codes: readonly number[];
  /** Seconds; of what is `limited` alone. */
  readonly retryAfter: number;

  constructor(
    kind: KsefTroubleKind,
    says: string,
    { codes = [], retryAfter = 0 }: { codes?: readonly number[]; retryAfter?: number } = {},
  ) {
    super(says.replace(/\s+/g, " ").slice(0, 1000));
    this.kind = kind;
    this.codes = codes;
    this.retryAfter = retryAfter;
  }
}
