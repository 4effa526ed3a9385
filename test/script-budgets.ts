/** All JavaScript a page may fetch until the browser has rested for five seconds, brotli, in kB of 1,000 bytes. */
export const scriptBudgets = { home: 66, category: 70, product: 72 } as const;
