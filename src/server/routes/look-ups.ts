import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { companyBody, type LookUpReply, townsBody } from "../../contract/look-ups.ts";
import { countryCodeOf } from "../../database/delivery/countries.ts";
import { textIn } from "../../domain/dictionary/dictionaries.ts";
import { languageOf } from "../../domain/language.ts";
import { lookUpAddresses, lookUpCompany } from "../../flows/connection/look-up.ts";
import type { ServerParts } from "../app.ts";
import { lanIdOf } from "../language-header.ts";
import { routeOf } from "../legacy-endpoint.ts";
import { refuse } from "../refuse.ts";

/** `POST /sys/json_utils?company`, `?towns`: what registers know of a VAT number or a postcode, to be taken over or not. */
export function lookUpRoutes(app: FastifyInstance, { pool, taxpayers, addresses }: ServerParts): void {
  app.post(routeOf("json_utils?company"), async (request, reply) => {
    const parsed = v.safeParse(companyBody, request.body);
    if (!parsed.success) return refuse(reply, { status: 400, code: "MALFORMED", lanId: lanIdOf(request.body) });
    const { nip: number, country, lanId } = parsed.output;
    const countryCode = (await countryCodeOf(pool, country)) ?? "";
    const found = await lookUpCompany(pool, { taxpayers }, { number, countryCode, now: new Date() });
    const { lanCode } = languageOf(lanId);
    const offers = (found ?? []).map(({ name, street, postCode, city }) => {
      const company = [name, street, `${postCode} ${city}`.trim()].filter(Boolean).join(", ");
      const fields = { paymentName: name, paymentStreet: street, paymentPostCode: postCode, paymentCity: city };
      const told = Object.entries(fields).map(([name, value]) => ({ name, value }));
      return {
        text: textIn(lanCode, "LOOK_UP_TAKE", { what: company }),
        fields: told.filter(({ value }) => value !== ""),
      };
    });
    return reply.header("cache-control", "no-store").send(replyOf(offers, found === null));
  });

  app.post(routeOf("json_utils?towns"), async (request, reply) => {
    const parsed = v.safeParse(townsBody, request.body);
    if (!parsed.success) return refuse(reply, { status: 400, code: "MALFORMED", lanId: lanIdOf(request.body) });
    const { postCode, street, country, lanId } = parsed.output;
    const countryCode = (await countryCodeOf(pool, country)) ?? "";
    const typed = { countryCode, postCode, street };
    const found = await lookUpAddresses(pool, { addresses }, { typed, now: new Date() });
    const { lanCode } = languageOf(lanId);
    const offers = (found ?? []).map(({ city, street: known }) => ({
      text: textIn(lanCode, "LOOK_UP_TAKE", { what: [known, city].filter(Boolean).join(", ") }),
      fields: [{ name: "city", value: city }, ...(known === "" ? [] : [{ name: "shippingStreet", value: known }])],
    }));
    return reply.header("cache-control", "no-store").send(replyOf(offers, found === null));
  });
}

function replyOf(offers: LookUpReply["offers"], off: boolean): LookUpReply {
  return { offers, ...(off && { off }) };
}
