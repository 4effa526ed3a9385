/** An invented point or box as Packeta's feeds tell it; all values are texts there. */
type FeedPoint = Record<string, unknown> & { id: string; country: string };

/** Towns: name, first three digits of their postcodes, country, latitude, longitude. */
const towns: readonly (readonly [
  name: string,
  prefix: string,
  country: string,
  latitude: number,
  longitude: number,
])[] = [
  ["Praha", "110", "cz", 50.087, 14.42],
  ["Praha", "120", "cz", 50.075, 14.437],
  ["Praha", "142", "cz", 50.024, 14.43],
  ["Brno", "602", "cz", 49.195, 16.608],
  ["Ostrava", "702", "cz", 49.835, 18.292],
  ["Plzeň", "301", "cz", 49.747, 13.377],
  ["Olomouc", "779", "cz", 49.594, 17.251],
  ["Liberec", "460", "cz", 50.767, 15.056],
  ["České Budějovice", "370", "cz", 48.975, 14.475],
  ["Hradec Králové", "500", "cz", 50.209, 15.832],
  ["Bratislava", "811", "sk", 48.145, 17.107],
  ["Košice", "040", "sk", 48.721, 21.258],
  ["Žilina", "010", "sk", 49.222, 18.74],
  ["Nitra", "949", "sk", 48.307, 18.084],
  ["Wien", "101", "at", 48.2, 16.37],
];
const streets = ["Dlouhá", "Ječná", "Nádražní", "Zahradní", "Husova", "Komenského", "Školní", "Lipová"];
const places = ["Potraviny", "Tabák", "Květiny", "Papírnictví"];

/** Returns what the feed of points that people serve (`branch`), or of boxes, holds: some hundred in Czechia and Slovakia, of which some take no parcels now or are not for buyers, and a few elsewhere. */
export function feedOf(kind: "branch" | "box"): FeedPoint[] {
  return towns.flatMap(([city, prefix, country, latitude, longitude], town) =>
    streets.map((street, at): FeedPoint => {
      const box = kind === "box";
      const house = `${street} ${at * 13 + 4}`;
      const place = box ? "Z-BOX" : places[at % places.length]!;
      return {
        id: String((box ? 20_000 : 100) + town * streets.length + at),
        ...(box && { type: "zbox", codAllowed: at === 2 ? "0" : "1" }),
        name: box ? `Z-BOX ${city}, ${house}` : `${city}, ${house} (${place})`,
        special: {},
        place,
        street: house,
        city,
        zip: `${prefix} ${String((at % 3) * 10).padStart(2, "0")}`,
        country,
        currency: country === "cz" ? "CZK" : "EUR",
        status: at === 6 ? { statusId: "3", description: "Full" } : { statusId: "1", description: "In operation" },
        displayFrontend: at === 7 ? "0" : "1",
        directions: {},
        creditCardPayment: "yes",
        claimAssistant: box ? "0" : "1",
        packetConsignment: "1",
        latitude: String(latitude + Math.sin(at * 2.1) * 0.004 * (at + 1)),
        longitude: String(longitude + Math.cos(at * 2.1) * 0.006 * (at + 1)),
        maxWeight: "15",
        photos: [],
        openingHours: { regular: { monday: "08:00-18:00" } },
      };
    }),
  );
}
