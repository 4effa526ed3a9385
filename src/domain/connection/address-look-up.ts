import { folded } from "../folded.ts";
import { streetParts } from "../parcel/label.ts";

/** What a register is asked: which addresses have a postcode. */
export interface AddressAsked {
  country: "PL" | "CZ";
  /** In one form: `31-403`, `12000`. */
  postCode: string;
  /** The street with its house, as far as it is typed, without a flat; narrows what is found. */
  street: string;
}

/** An address as a register writes it; street and number '' where it says none. */
export interface RegisteredAddress {
  city: string;
  street: string;
  number: string;
}

/** Returns what a register is asked for a postcode that was typed; null: it is none, or no register knows its country. */
export function addressAsked(typed: { countryCode: string; postCode: string; street: string }): AddressAsked | null {
  const digits = typed.postCode.replace(/[\s-]/g, "");
  if (!/^\d{5}$/.test(digits)) return null;
  const line = typed.street.replace(/\s+/g, " ").trim().slice(0, 100);
  if (typed.countryCode === "CZ") return { country: "CZ", postCode: digits, street: line };
  if (typed.countryCode !== "PL") return null;
  const parts = streetParts(line);
  // No register knows flats.
  const street = parts === null ? line : `${parts.street} ${parts.building.split("/")[0]}`;
  return { country: "PL", postCode: `${digits.slice(0, 2)}-${digits.slice(2)}`, street };
}

/**
 * Returns the street, as the register writes it, of an address whose house is the very one that was typed, with the flat that was
 * typed: `marszalkowska 10 m. 4` → `Marszałkowska 10/4`. '': it is another house or another street, or no number was typed.
 */
export function streetOffered(typed: string, found: RegisteredAddress, country: AddressAsked["country"]): string {
  const line = typed.replace(/\s+/g, " ").trim();
  const parts = streetParts(line);
  if (parts === null || found.street === "" || found.number === "" || !isStreet(parts.street, found.street)) return "";
  const number = found.number.toLowerCase();
  if (country === "CZ") {
    const isHouse = [number, ...number.split("/")].includes(parts.building.toLowerCase());
    return isHouse ? `${found.street} ${found.number}` : "";
  }
  const [house = "", flat] = parts.building.split("/");
  if (house.toLowerCase() !== number) return "";
  const kind = ofStreet.test(found.street) ? "" : (ofStreet.exec(line)?.[0].toLowerCase() ?? "");
  return `${kind}${found.street} ${found.number}${flat === undefined ? "" : `/${flat}`}`;
}

/** What stands before a street's name; registers mostly leave it out. */
const ofStreet = /^(?:ulica|ul|aleja|al|osiedle|os|plac|pl)[. ]+/i;

/** Returns whether a street that was typed is this one: as a whole, or as a part of its name, as `Jana Pawła II` is of `aleja Jana Pawła II`. */
function isStreet(typed: string, registered: string): boolean {
  const [one, other] = [typed, registered].map((name) => folded(name).replace(ofStreet, "").trim()) as [string, string];
  return one === other || (one.length >= 5 && other.endsWith(` ${one}`));
}
