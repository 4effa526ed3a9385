/** The constants of the shop's behaviour (specification, point 9; guarantees, point 7), each said once. */
export const limits = {
  /** Counted into 'the maximum available', so that '+' and the refusal stay true. */
  piecesPerLine: 99,
  lines: 50,

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
} as const;

/** What the server alone holds people to. */
export const serverLimits = {
  /** Unpaid orders of one account, or of one guest. */
  unpaidOrders: 10,
  /** Attempts to log in to one account in a quarter of an hour: of all devices it does not know together, and of each it knows. */
  loginsPerEmail: 20,
  /** Attempts of one network in a minute, on devices the account does not know. */
  loginsPerMinute: 10,
  /** Accounts on which logins fail within an hour before the shop is told; from then on attempts of one network in a minute, and of all strangers before each has to wait once, and how long: seconds. */
  accountsGuessed: 100,
  loginsOfNetworkInAlarm: 5,
  loginsInAlarm: 30,
  loginWaitSeconds: 20,
  /** Wrong discount codes of one network in a minute, over both doors. */
  codeGuesses: 20,
} as const;
