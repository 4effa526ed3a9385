/**
 * Answers the classes that let a heading be as large as its longest word allows:
 * 'Kurtki przeciwdeszczowe' → 'fit fit-16'. The printed HTML carries no style attributes.
 */
export function fit(text: string): string {
  const longest = Math.max(4, ...text.split(/\s+/).map((word) => word.length));
  return `fit fit-${longest <= 20 ? longest : 24}`;
}
