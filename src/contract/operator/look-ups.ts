/** What public registers know of a company or a postcode: help that changes nothing. */
import * as v from "valibot";
import { wireLine, wireText } from "../wire-text.ts";
import { route } from "./route.ts";

const country = v.optional(wireText(2), "PL");
/** Nothing of the kind is looked up in this shop. */
const off = v.boolean();

export const lookUpRoutes = {
  lookUpCompany: route({
    method: "GET",
    path: "/look-ups/companies/:number",
    summary:
      "Asks the register of a country for a company by its VAT number, two seconds at most: the Ministry of Finance's list for Polish ones, VIES for others. Nothing is changed by it.",
    permission: "orders.edit",
    parameters: v.object({ number: wireText(30) }),
    query: v.object({ country }),
    answer: v.object({
      off,
      /** None: it is not known, or nobody could say. */
      companies: v.array(v.object({ name: v.string(), street: v.string(), postCode: v.string(), city: v.string() })),
    }),
    refusals: [],
  }),
  lookUpTowns: route({
    method: "GET",
    path: "/look-ups/towns/:postCode",
    summary:
      "Asks the register of addresses of Poland or of the Czech Republic for the towns of a postcode, with the street of each where the very house is known, two seconds at most.",
    permission: "orders.edit",
    parameters: v.object({ postCode: wireText(20) }),
    query: v.object({ country, street: v.optional(wireLine(200), "") }),
    answer: v.object({
      off,
      towns: v.array(v.string()),
      /** The same towns; `street` '' where the house that was named is not known there. */
      addresses: v.array(v.object({ city: v.string(), street: v.string() })),
    }),
    refusals: [],
  }),
};
