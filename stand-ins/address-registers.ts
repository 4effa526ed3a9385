import { folded } from "../src/domain/folded.ts";
import { type LoopbackServer, openLoopbackServer } from "../src/integrations/loopback-server.ts";

/** Addresses that are invented in it: a postcode of one town, and one that two villages share. */
const polish = [
  { code: "31-403", city: "Kraków", street: "Kwiatowa", number: "5" },
  { code: "00-001", city: "Warszawa", street: "Prosta", number: "51" },
  { code: "34-500", city: "Zakopane", street: "Polna", number: "1" },
  { code: "34-500", city: "Kościelisko", street: "", number: "7" },
] as const;
const czech = ["Sokolská 455/3, Nové Město, 12000 Praha 2", "Lidická 1879/48, Černá Pole, 60200 Brno"] as const;

/** Serves GUGiK's `/uug/` and RÚIAN's `findAddressCandidates` over loopback, with addresses that are invented. */
export function openAddressStandIn(): Promise<LoopbackServer> {
  return openLoopbackServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://stand-in");
    const body =
      pathname === "/uug/" && searchParams.get("request") === "GetAddress"
        ? inPoland(searchParams.get("address") ?? "")
        : pathname.endsWith("/GeocodeSOE/findAddressCandidates") && searchParams.get("f") === "pjson"
          ? inCzechia(searchParams.get("SingleLine") ?? "")
          : null;
    response.writeHead(body === null ? 404 : 200, { "content-type": "application/json" });
    response.end(JSON.stringify(body ?? { message: "Not Found" }));
  });
}

function inPoland(address: string) {
  const [place = "", line = ""] = address.split(", ");
  const found = polish.filter(
    ({ code, street }) =>
      place.startsWith(code) && (line === "" || (street !== "" && folded(line).includes(folded(street)))),
  );
  const results = Object.fromEntries(found.map((one, at) => [String(at + 1), { ...one, x: "0", y: "0" }]));
  return { type: "address", "found objects": found.length, results: found.length === 0 ? null : results };
}

function inCzechia(line: string) {
  const code = /(\d{5})$/.exec(line)?.[1] ?? "";
  const found = czech.filter((address) => code !== "" && address.includes(` ${code} `));
  return { candidates: found.map((address) => ({ address, location: { x: 0, y: 0 }, score: 100, attributes: {} })) };
}
