/** The code of the shipping that needs a parcel locker chosen. */
export const lockerCode = "pm";

/** The country a form begins with. */
export const defaultCountry = { country_id: "2", country_code: "PL" } as const;
