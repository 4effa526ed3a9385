/**
 * All JavaScript a page may fetch until the browser has rested for five seconds, brotli, in kB of 1,000 bytes, on a phone:
 * at most 90 on any. By what is shown; of the customer's pages, `orders` and `account`, without the login window that opens over them.
 */
export const scriptBudgets = {
  home: 84.3,
  category: 88.1,
  product: 90,
  look: 86,
  content: 86,
  forms: 88.7,
  orders: 90,
  account: 89.5,
  statements: 89.5,
} as const;

/** All JavaScript of the back office until its list of orders can be worked with, brotli, in kB of 1,000 bytes. */
export const backofficeScriptBudget = 125;
