import { type LoopbackServer, openLoopbackServer } from "../src/integrations/loopback-server.ts";

/**
 * Serves the provider's `/v1/points` over loopback with a few hundred invented lockers, for shops that have
 * no contract with a provider yet. Some are out of operation, as in life; a town is found by its exact spelling, a street never.
 */
export function openPointsStandIn(): Promise<LoopbackServer> {
  return openLoopbackServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://stand-in");
    const { status, body } =
      pathname === "/v1/points"
        ? answer(searchParams)
        : { status: 404, body: { status: 404, error: "Not Found", path: pathname } };
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
}

function answer(query: URLSearchParams): { status: number; body: object } {
  const [town, name] = [query.get("city"), query.get("name")];
  if (query.get("country") === "PL" && (town !== null || name !== null)) {
    const most = Math.min(5000, Number(query.get("per_page") ?? 25) || 25);
    const fields = query.get("fields")?.split(",");
    const items = lockers
      .filter(
        (locker) => (town === null || locker.address_details.city === town) && (name === null || locker.name === name),
      )
      .map((locker) => ({ ...locker, distance: null }))
      .map((locker) => Object.fromEntries(Object.entries(locker).filter(([field]) => fields?.includes(field) ?? true)))
      .slice(0, most);
    return { status: 200, body: { count: items.length, page: 1, per_page: most, total_pages: 1, items } };
  }
  const postcode = (query.get("relative_post_code") ?? "").replace(/\D/g, "");
  if (query.get("country") !== "PL")
    return {
      status: 400,
      body: { status: 400, key: "only_one_country_must_be_selected", error: "Select a country to filter by postcode." },
    };
  if (postcode.length !== 5)
    return { status: 400, body: { status: 400, key: "invalid_post_code", error: "The postcode is not valid." } };
  const most = Math.min(80, Number(query.get("limit") ?? 25) || 25);
  const here = coordinatesOf(postcode);
  const items = lockers
    .map((locker) => ({
      ...locker,
      distance: Math.round(
        Math.hypot(locker.location.longitude - here[0], locker.location.latitude - here[1]) * 88_000,
      ),
    }))
    .filter((locker) => locker.distance < 40_000)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most);
  return { status: 200, body: { count: items.length, page: 1, per_page: most, total_pages: 1, items } };
}

/** Cities by the first two digits of their postcodes: abbreviation, name, longitude, latitude. */
const cities: Record<string, [short: string, name: string, longitude: number, latitude: number]> = {
  "00": ["WAW", "Warszawa", 21.01, 52.23],
  "01": ["WAW", "Warszawa", 20.95, 52.25],
  "02": ["WAW", "Warszawa", 20.99, 52.18],
  "03": ["WAW", "Warszawa", 21.05, 52.27],
  "04": ["WAW", "Warszawa", 21.11, 52.23],
  "10": ["OLS", "Olsztyn", 20.49, 53.78],
  "15": ["BIA", "Białystok", 23.16, 53.13],
  "20": ["LUB", "Lublin", 22.57, 51.25],
  "25": ["KIE", "Kielce", 20.63, 50.87],
  "30": ["KRA", "Kraków", 19.92, 50.06],
  "31": ["KRA", "Kraków", 19.95, 50.07],
  "35": ["RZE", "Rzeszów", 22.0, 50.04],
  "40": ["KAT", "Katowice", 19.02, 50.26],
  "41": ["SOS", "Sosnowiec", 19.13, 50.29],
  "42": ["CZE", "Częstochowa", 19.12, 50.81],
  "43": ["BIE", "Bielsko-Biała", 19.04, 49.82],
  "44": ["GLI", "Gliwice", 18.67, 50.29],
  "45": ["OPO", "Opole", 17.92, 50.67],
  "50": ["WRO", "Wrocław", 17.03, 51.11],
  "51": ["WRO", "Wrocław", 17.07, 51.15],
  "60": ["POZ", "Poznań", 16.93, 52.41],
  "61": ["POZ", "Poznań", 16.95, 52.4],
  "65": ["ZIE", "Zielona Góra", 15.51, 51.94],
  "70": ["SZC", "Szczecin", 14.55, 53.43],
  "75": ["KOS", "Koszalin", 16.17, 54.19],
  "80": ["GDA", "Gdańsk", 18.65, 54.35],
  "81": ["GDY", "Gdynia", 18.53, 54.52],
  "85": ["BYD", "Bydgoszcz", 18.01, 53.12],
  "87": ["TOR", "Toruń", 18.6, 53.01],
  "90": ["LOD", "Łódź", 19.46, 51.77],
  "91": ["LOD", "Łódź", 19.44, 51.8],
};
const streets = [
  "ul. Kamienna",
  "ul. Długa",
  "ul. Ogrodowa",
  "ul. Polna",
  "ul. Słoneczna",
  "ul. Krótka",
  "ul. Leśna",
  "al. Pokoju",
  "ul. Lipowa",
  "ul. Brzozowa",
  "ul. Szkolna",
  "pl. Wolności",
];
const spots = [
  "przy sklepie",
  "przy stacji paliw",
  "obok wejścia do marketu",
  "przy parkingu",
  "obok przystanku",
  null,
  "przy myjni",
  "na rogu ulic",
];

const lockers = Object.entries(cities).flatMap(([prefix, [short, city, longitude, latitude]]) =>
  streets.map((street, index) => ({
    name: `${short}${prefix}${String(index + 1).padStart(2, "0")}${index % 3 === 0 ? "M" : "A"}`,
    country: "PL",
    type: ["parcel_locker"],
    status: index === 7 ? "Created" : "Operating",
    functions: ["parcel", "parcel_collect", "parcel_send"],
    location: {
      longitude: longitude + Math.sin(index * 2.4) * 0.004 * (index + 1),
      latitude: latitude + Math.cos(index * 2.4) * 0.003 * (index + 1),
    },
    location_description: spots[index % spots.length] ?? null,
    address: { line1: `${street} ${index * 7 + 3}`, line2: `${prefix}-${String(index * 31 + 100)} ${city}` },
    address_details: {
      city,
      province: "",
      post_code: `${prefix}-${String(index * 31 + 100)}`,
      street,
      building_number: String(index * 7 + 3),
      flat_number: null,
    },
    payment_available: index !== 10,
    opening_hours: "24/7",
  })),
);

/** A postcode's place: its city's, a little off by the last three digits; unknown beginnings take the nearest known. */
function coordinatesOf(postcode: string): [longitude: number, latitude: number] {
  const prefix = postcode.slice(0, 2);
  const nearest = Object.keys(cities).sort(
    (a, b) => Math.abs(Number(a) - Number(prefix)) - Math.abs(Number(b) - Number(prefix)),
  )[0]!;
  const [, , longitude, latitude] = cities[nearest]!;
  const off = Number(postcode.slice(2)) / 1000;
  return [longitude + Math.sin(off * 44) * 0.012, latitude + Math.cos(off * 44) * 0.009];
}
