/** The constants of the shop's behaviour (specification, point 9; guarantees, point 7), each said once. */
export const limits = {
  /** Counted into 'the maximum available', so that '+' and the refusal stay true. */
  piecesPerLine: 99,
  lines: 50,
  unpaidPerEmail: 10,

  /** Pixels: the mobile layout applies at this width or less. */
  mobileWidth: 530,
  /** Pixels scrolled before the header becomes fixed. */
  fixedHeaderAt: { desktop: 100, mobile: 85 },
  /** Milliseconds the 'added to cart' notice stays. */
  addedNoticeMs: 3300,
  /** Typing jumps to the results only when the query is longer than this. */
  searchLongerThan: 3,
  /** Milliseconds between the panel's opening and the search company's sign-in. */
  signInDelayMs: 700,
  /** Milliseconds after which a route update counts as delayed. */
  routeDelayMs: 1000,
  pageDataRetries: 3,

  /** Levels of the category menu on desktop; unlimited on mobile. */
  menuDepth: 3,
  /** Points asked of the locker provider, and per page. */
  lockerPoints: 80,
  /** Pixels of the embedded social page. */
  timeline: { width: 270, height: 400 },

  password: { shortest: 8, longest: 128 },
  /** Attempts to log in to one account in a quarter of an hour, whoever makes them. */
  loginsPerEmail: 20,
} as const;
