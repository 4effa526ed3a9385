/** Answers a Polish postcode as it is written: five digits, however typed, as `31-403`; anything else as it is. */
export function tidyPostcode(typed: string): string {
  const digits = typed.replace(/[\s-]/g, "");
  return /^\d{5}$/.test(digits) ? `${digits.slice(0, 2)}-${digits.slice(2)}` : typed;
}
