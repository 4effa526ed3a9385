/** Returns a text whose one-letter words stay with the next one, and 'e-mail' whole: 'Bluza z kapturem' never ends a line with 'z'. */
export function bound(text: string): string {
  return text
    .replace(/(\p{L}) /gu, (both, letter: string, at: number) =>
      at === 0 || /[\s(]/.test(text[at - 1]!) ? `${letter}\u00a0` : both,
    )
    .replace(/\be-(?=mail)/gi, "$&\u2060");
}
