/** Answers a text whose one-letter words stay with the next one: 'Bluza z kapturem' never ends a line with 'z'. */
export function bound(text: string): string {
  return text.replace(/(?<=^|[\s(])(\p{L}) /gu, "$1\u00a0");
}
