/**
 * Returns the classes that let a heading be as large as its longest word allows, counted in letters of the
 * usual width: 'Kurtki przeciwdeszczowe' → 'fit fit-17'. The prerendered HTML carries no style attributes.
 */
export function fit(text: string): string {
  const longest = Math.max(4, ...text.split(/\s+/).map(letters));
  return `fit fit-${longest <= 20 ? longest : 24}`;
}

/** M and W are nearly half as wide again as the others. */
function letters(word: string): number {
  return Math.ceil(word.length + 0.4 * (word.match(/[mw]/gi)?.length ?? 0));
}
