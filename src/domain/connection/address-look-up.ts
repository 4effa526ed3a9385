/** Which towns have a postcode, for who fills in an address. */
export interface AddressAsked {
  country: "PL" | "CZ";
  /** In one form: `31-403`, `12000`. */
  postCode: string;
  /** As far as it is typed; narrows what is found. */
  street: string;
}

/** Returns what a register is asked for a postcode that was typed; null: it is none, or no register knows its country. */
export function addressAsked(typed: { countryCode: string; postCode: string; street: string }): AddressAsked | null {
  const digits = typed.postCode.replace(/[\s-]/g, "");
  if (!/^\d{5}$/.test(digits)) return null;
  const street = typed.street.replace(/\s+/g, " ").trim().slice(0, 100);
  if (typed.countryCode === "PL")
    return { country: "PL", postCode: `${digits.slice(0, 2)}-${digits.slice(2)}`, street };
  return typed.countryCode === "CZ" ? { country: "CZ", postCode: digits, street } : null;
}
