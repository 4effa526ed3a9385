/** Returns a Polish postcode as it is written: five digits, however typed, as `31-403`; anything else as it is. */
export function tidyPostcode(typed: string): string {
  const digits = typed.replace(/[\s-]/g, "");
  return /^\d{5}$/.test(digits) ? `${digits.slice(0, 2)}-${digits.slice(2)}` : typed;
}

/** Returns a postcode as the country it is now for writes it: what was tidied as a Polish one, 11000 in Prague among them, loses its dash. */
export function postcodeAbroad(written: string): string {
  return /^\d{2}-\d{3}$/.test(written) ? written.replace("-", "") : written;
}
