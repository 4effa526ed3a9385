/**
 * All JavaScript a page may fetch until the browser has rested for five seconds, brotli, in kB of 1,000 bytes, on a phone:
 * at most 90 on any. By what is shown; of the customer's pages, `orders` and `account`, without the login window that opens over them.
 */
export const scriptBudgets = {
  home: 82.4,
  category: 86.8,
  product: 88.9,
  content: 84.5,
  forms: 88.9,
  orders: 88,
  account: 84.6,
} as const;
