/** All JavaScript a page may fetch until the browser has rested for five seconds, brotli, in kB of 1,000 bytes. */
export const scriptBudgets = { home: 84, category: 88, product: 90.5 } as const;
