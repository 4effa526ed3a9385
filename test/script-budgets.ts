/** All JavaScript a page may fetch until the browser has rested for five seconds, brotli, in kB of 1,000 bytes, on a phone. */
export const scriptBudgets = { home: 84.7, category: 89.2, product: 91.8 } as const;
