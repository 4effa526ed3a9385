/** The code of the shipping that needs a parcel locker chosen. */
export const lockerCode = "pm";

/** The country a form begins with. */
export const defaultCountry = { country_id: "2", country_code: "PL" } as const;

/** Countries where a parcel can wait at a point: InPost's lockers in Poland, Packeta's points and Z-BOXes in the others. */
export const pointCountries = ["PL", "CZ", "SK"] as const;
export type PointCountry = (typeof pointCountries)[number];

/** Returns the country of points an order to a country chooses among; where there are none, those of Poland. */
export function pointCountryOf(country: string): PointCountry {
  return pointCountries.find((one) => one === country) ?? "PL";
}

/** Returns whether a name may be that of a point in a country: Packeta's are numbers, InPost's lockers have letters. */
export function isPointOf(name: string, country: string): boolean {
  return country === "PL" ? /\p{L}/u.test(name) : /^\d{1,12}$/.test(name);
}
