/**
 * Returns how many slips of the finger lie between two words: a letter too many, too few, another one, or
 * two changed places; more than `most` is answered as `most + 1`. bluzza → bluza 1, buyt → but: 1.
 */
export function slips(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      let least = Math.min(row[j - 1]! + 1, last[j]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, before[j - 2]! + 1);
      row.push(least);
    }
    if (Math.min(...row) > most) return most + 1;
    before = last;
    last = row;
  }
  return Math.min(last[other.length]!, most + 1);
}

/** Returns how many slips a word of this length is forgiven: none below four letters, two from seven on, three from eleven. */
export function forgiven(length: number): number {
  return length < 4 ? 0 : length < 7 ? 1 : length < 11 ? 2 : 3;
}
