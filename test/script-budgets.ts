/** All JavaScript a page may fetch until the browser has rested for five seconds, brotli, in kB of 1,000 bytes, on a phone. */
export const scriptBudgets = { home: 83.5, category: 87.5, product: 90 } as const;
