/** All JavaScript a page may fetch until the browser has rested for five seconds, brotli, in kB of 1,000 bytes. */
export const scriptBudgets = { home: 67, category: 71, product: 72 } as const;
