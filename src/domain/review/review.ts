/** The longest a review's parts may be, in characters. */
export const reviewLengths = { title: 100, content: 3000, author: 40 } as const;

/** Returns the name a buyer's review is signed with unless they choose another: the first name of their order. */
export function signatureOf(firstName: string): string {
  return (firstName.trim().split(/\s+/)[0] ?? "").slice(0, reviewLengths.author);
}
