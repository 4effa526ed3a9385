/**
 * Returns which of two sizes is smaller, for sorting: letters by what they mean (XS < S < M < XXL = 2XL <
 * 3XL), then numbers by their value (8.25 < 8.5, 36 < 100, 54-56 by its beginning, 159 < 159W), then words.
 */
export function compareSizes(a: string, b: string): number {
  const [kindA, valueA] = rankOf(a);
  const [kindB, valueB] = rankOf(b);
  return kindA - kindB || valueA - valueB || a.localeCompare(b, "pl", { numeric: true });
}

const letters = 0;
const numbers = 1;
const words = 2;

function rankOf(size: string): [kind: number, value: number] {
  const [first = "", second] = size.trim().toUpperCase().split("/");
  const letter = letterOf(first);
  if (letter !== null) return [letters, second === undefined ? letter : (letter + (letterOf(second) ?? letter)) / 2];
  // '8 1/2' is eight and a half; '5,5' is written for 5.5.
  const number = /^(?:EU|UK|US|W)?\s*(\d+(?:[.,]\d+)?)(?:\s(\d)\/([1-9]))?/i.exec(size.trim());
  if (number === null) return [words, 0];
  return [
    numbers,
    Number(number[1]!.replace(",", ".")) + (number[2] === undefined ? 0 : Number(number[2]) / Number(number[3])),
  ];
}

/** S −1, M 0, L 1; every X is one further out: XS −2, 3XL 4. */
function letterOf(text: string): number | null {
  const found = /^(?:(\d{1,2})X|(X*))([SML])$/.exec(text.trim());
  if (found === null) return null;
  const more = found[1] === undefined ? found[2]!.length : Number(found[1]);
  if (found[3] === "M") return more === 0 ? 0 : null;
  return found[3] === "S" ? -1 - more : 1 + more;
}
