import type { lookUpRoutes } from "../../../contract/operator/look-ups.ts";
import { lookUpAddresses, lookUpCompany } from "../../../flows/connection/look-up.ts";
import type { Handlers } from "../context.ts";

/** What public registers know of a company or a postcode. */
export const lookUpHandlers: Handlers<keyof typeof lookUpRoutes> = {
  async lookUpCompany({ parts, now, parameters: { number }, query: { country } }) {
    const asked = { number, countryCode: country.toUpperCase(), now };
    const companies = await lookUpCompany(parts.pool, parts, asked);
    return { answer: { off: companies === null, companies: [...(companies ?? [])] } };
  },

  async lookUpTowns({ parts, now, parameters: { postCode }, query: { country, street } }) {
    const typed = { countryCode: country.toUpperCase(), postCode, street };
    const found = await lookUpAddresses(parts.pool, parts, { typed, now });
    const addresses = [...(found ?? [])];
    return { answer: { off: found === null, towns: addresses.map(({ city }) => city), addresses } };
  },
};
