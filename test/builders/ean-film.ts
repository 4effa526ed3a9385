import sharp from "sharp";

/** The left half's digits, each seven bars wide; the right half has them the other way round. */
const odd = "0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011".split(" ");
const right = odd.map((bars) => [...bars].map((bar) => (bar === "0" ? "1" : "0")).join(""));
const even = right.map((bars) => [...bars].reverse().join(""));
/** Which of the left half's digits are even, by the first digit, which has no bars. */
const firsts = "000000 001011 001101 001110 010011 011001 011100 010101 010110 011010".split(" ");

/** Returns what a camera sees that an EAN-13 is held to, as JPEGs one after the other. */
export async function filmOf(ean: string): Promise<Buffer> {
  const [first, ...digits] = [...ean].map(Number);
  const left = digits.slice(0, 6).map((digit, at) => (firsts[first!]![at] === "0" ? odd : even)[digit]!);
  const bars = ["101", ...left, "01010", ...digits.slice(6).map((digit) => right[digit]!), "101"].join("");
  const wide = 6;
  const drawn = [...bars].map((bar, at) =>
    bar === "1" ? `<rect x="${300 + at * wide}" y="200" width="${wide}" height="300"/>` : "",
  );
  const seen = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720"><rect width="1280" height="720" fill="#fff"/>${drawn.join("")}</svg>`;
  const picture = await sharp(Buffer.from(seen)).jpeg({ quality: 92 }).toBuffer();
  return Buffer.concat(Array.from({ length: 30 }, () => picture));
}
