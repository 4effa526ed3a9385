import * as v from "valibot";
import type { AddressAsked, RegisteredAddress } from "../../domain/connection/address-look-up.ts";

/** Knows which addresses have a postcode. */
export interface AddressRegisters {
  /** Returns addresses of a postcode, each once, as its country's register writes them, of a street only where one was asked for; none: it knows none. Null: it was not reached in two seconds. */
  addresses(asked: AddressAsked): Promise<RegisteredAddress[] | null>;
}

interface AddressSettings {
  /** Host of the geocoder of GUGiK, without a trailing slash. */
  gugikUrl: string;
  /** Host of the search in RÚIAN, likewise. */
  ruianUrl: string;
  /** Milliseconds to wait. */
  patience?: number;
}

const word = v.nullish(v.fallback(v.string(), ""));

/** `GET /uug/?request=GetAddress`: results by number, null where there are none. */
const gugikAnswer = v.object({
  results: v.nullish(v.record(v.string(), v.object({ city: word, street: word, number: word, code: word }))),
});

/** `GET …/GeocodeSOE/findAddressCandidates`: `Sokolská 455/3, Nové Město, 12000 Praha 2`. */
const ruianAnswer = v.object({ candidates: v.optional(v.array(v.object({ address: v.string() })), []) });

const ruianPath =
  "/arcgis/rest/services/RUIAN/Vyhledavaci_sluzba_nad_daty_RUIAN/MapServer/exts/GeocodeSOE/findAddressCandidates";

/** Opens both registers: GUGiK of Poland, RÚIAN of the Czech Republic. */
export function openAddressRegisters({ gugikUrl, ruianUrl, patience = 2000 }: AddressSettings): AddressRegisters {
  const ask = async (url: URL, signal: AbortSignal): Promise<unknown> => {
    const reply = await fetch(url, {
      headers: { accept: "application/json", "user-agent": "Bruk" },
      redirect: "error",
      signal,
    });
    if (!reply.ok) throw new Error(`A register answered ${reply.status}`);
    return reply.json();
  };
  const inPoland = async ({ postCode, street }: AddressAsked, signal: AbortSignal): Promise<RegisteredAddress[]> => {
    const url = new URL("/uug/", gugikUrl);
    const address = street === "" ? postCode : `${postCode}, ${street}`;
    url.search = new URLSearchParams({ request: "GetAddress", address }).toString();
    const { results } = v.parse(gugikAnswer, await ask(url, signal));
    return Object.values(results ?? {}).flatMap(({ city, street: named, number, code }) =>
      city && code === postCode ? [{ city, street: named ?? "", number: number ?? "" }] : [],
    );
  };
  const inCzechia = async ({ postCode, street }: AddressAsked, signal: AbortSignal): Promise<RegisteredAddress[]> => {
    const url = new URL(ruianPath, ruianUrl);
    const line = street === "" ? postCode : `${street}, ${postCode}`;
    const asked = { SingleLine: line, outFields: "*", maxLocations: "5", outSR: "4326", f: "pjson" };
    url.search = new URLSearchParams(asked).toString();
    const { candidates } = v.parse(ruianAnswer, await ask(url, signal));
    return candidates.flatMap(({ address }) => {
      const [, code, city] = /(?:^|, )(\d{3} ?\d{2}) ([^,]+)$/.exec(address) ?? [];
      if (code?.replace(" ", "") !== postCode || city === undefined) return [];
      const [, named = "", number = ""] = /^([^,]*?\p{L}[^,]*?) (\d+(?:\/\d+\p{L}?)?), /u.exec(address) ?? [];
      return [{ city, street: named, number }];
    });
  };
  return {
    async addresses(asked) {
      const signal = AbortSignal.timeout(patience);
      const found = (of: AddressAsked) => (of.country === "PL" ? inPoland(of, signal) : inCzechia(of, signal));
      // A street that is written otherwise, or with a flat, finds nothing: then the postcode alone may.
      const search = async () => {
        const narrowed = asked.street === "" ? [] : await found(asked);
        if (narrowed.length > 0) return narrowed;
        // Of a postcode alone its towns are told, whichever houses stand for them.
        const towns = await found({ ...asked, street: "" });
        return towns.map(({ city }) => ({ city, street: "", number: "" }));
      };
      const all = await search().catch(() => null);
      const told = all?.map(({ city, street, number }) => ({
        city: city.trim().slice(0, 100),
        street: street.trim().slice(0, 100),
        number: number.trim().slice(0, 20),
      }));
      const unique = told && new Map(told.map((one) => [JSON.stringify(one), one]));
      return unique ? [...unique.values()].slice(0, 5) : null;
    },
  };
}

/** Registers that nobody is to ask. */
export const noAddressRegisters: AddressRegisters = { addresses: async () => null };
