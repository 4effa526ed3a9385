/** All JavaScript a page may fetch until the browser has rested for five seconds, brotli, in kB of 1,000 bytes. */
export const scriptBudgets = { home: 67.8, category: 71.8, product: 73.3 } as const;
