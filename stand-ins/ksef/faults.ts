/** What KSeF's stand-in does wrong, and how often from now on. */
export interface KsefFaults {
  /** Everything is answered with 503. */
  closed: boolean;
  /** So many files are dropped before anything was done with them, and nothing is answered. */
  loseBefore: number;
  /** So many files are taken, and nothing is answered. */
  loseAfter: number;
  /** So many files are answered with 429, and `Retry-After` of so many seconds. */
  limited: number;
  retryAfter: number;
  /** So many files are given up by the system (550). */
  aborted: number;
  /** So many files are refused with this code (430, 435, 450, 500 …). */
  refused: number;
  refusedWith: number;
  /** So many calls are told that their token has run out. */
  expired: number;
  /** The Ministry's keys are others from now on: who sends by an old one is told 21470. */
  newKeys: boolean;
  /** So many times it is answered that a file is not yet decided on. */
  undecided: number;
  /** So many confirmations are not there yet. */
  unconfirmed: number;
  /** Who logs in may not send: 415. */
  noRights: boolean;
  /** A token of KSeF is known to nobody: 450. */
  noToken: boolean;
  /** Nobody gets another certificate. */
  noCertificates: boolean;
}

export const noKsefFaults: KsefFaults = {
  closed: false,
  loseBefore: 0,
  loseAfter: 0,
  limited: 0,
  retryAfter: 7,
  aborted: 0,
  refused: 0,
  refusedWith: 450,
  expired: 0,
  newKeys: false,
  undecided: 0,
  unconfirmed: 0,
  noRights: false,
  noToken: false,
  noCertificates: false,
};
