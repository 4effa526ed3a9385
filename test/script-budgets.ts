/** All JavaScript a page may fetch until the browser has rested for five seconds, brotli, in kB of 1,000 bytes. */
export const scriptBudgets = { home: 71, category: 75.5, product: 77.5 } as const;
