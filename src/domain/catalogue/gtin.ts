/** Returns the 14 digits a GTIN is compared by: of 8, 12 or 13 it is one of 14 written short. */
export function gtin14(gtin: string): string {
  return gtin.padStart(14, "0");
}

/** Returns whether digits are a GTIN: 8, 12, 13 or 14 of them, the last one checking the others (weights 3 and 1 from the right). */
export function isGtin(text: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(text)) return false;
  const sum = [...text].toReversed().reduce((all, digit, index) => all + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
