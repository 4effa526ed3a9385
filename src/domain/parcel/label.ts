/** Sizes of a locker's boxes. */
export const parcelSizes = ["small", "medium", "large"] as const;
export type ParcelSize = (typeof parcelSizes)[number];

/** As which a label is printed: PDF on a label or a sheet, or what a label printer is told. */
export const labelFormats = ["A6", "A4", "ZPL"] as const;
export type LabelFormat = (typeof labelFormats)[number];

/** `asked`: the carrier is being asked; `unclear`: its answer was lost, and a person says what holds; `failed`: it refused. */
export const labelStates = ["asked", "unclear", "bought", "failed", "cancelled"] as const;

/** The heaviest parcel a locker takes, in grams. */
export const heaviestParcel = 25_000;

/** Returns the size proposed for a parcel of so many grams: a piece of clothing or two lie flat, a few more do not. Unknown (null or 0): a small one. */
export function sizeByWeight(grams: number | null): ParcelSize {
  const weight = grams ?? 0;
  return weight <= 1500 ? "small" : weight <= 5000 ? "medium" : "large";
}

/** Returns a street apart from its number, as carriers want them: 'ul. Kwiatowa 5 m. 7' → 'ul. Kwiatowa', '5/7'. Null: there is no number in it. */
export function streetParts(line: string): { street: string; building: string } | null {
  const found =
    /^(?<street>.*?\p{L}.*?)[\s,]+(?<house>\d+\s?\p{L}?)(?:\s*(?:\/|m\.?|lok\.?)\s*(?<flat>\d+\p{L}?))?$/iu.exec(
      line.trim(),
    );
  if (found?.groups === undefined) return null;
  const { street, house, flat } = found.groups;
  const building = house!.replace(/\s/g, "");
  return { street: street!.trim(), building: flat === undefined ? building : `${building}/${flat}` };
}

/** Ways to a carrier: each has its adapter. */
export const carrierKeys = ["inpostShipx", "inpostGlobal", "packeta", "dpd", "apaczka"] as const;
export type CarrierKey = (typeof carrierKeys)[number];

/** Countries whose labels are bought from Packeta, where it is connected. */
const packetaCountries = ["CZ", "SK"];

/** Returns whether a carrier brings parcels to a locker or point that a buyer chose: DPD brings them to doors alone. */
export function bringsToPoints(carrier: CarrierKey): boolean {
  return carrier !== "dpd";
}

/** Returns whether a carrier takes money at the door for the shop, in PLN. */
export function takesCash(carrier: CarrierKey): boolean {
  return carrier === "inpostShipx" || carrier === "dpd" || carrier === "apaczka";
}

/** Returns whether a carrier brings goods back by a label or a code. */
export function bringsBack(carrier: CarrierKey): boolean {
  return carrier !== "dpd" && carrier !== "apaczka";
}

/** Returns whether a carrier brings parcels to a country; which of Apaczka's services does, is known of each. */
export function bringsTo(carrier: CarrierKey, country: string): boolean {
  if (carrier === "apaczka") return true;
  return carrier === "packeta" ? packetaCountries.includes(country) : country === "PL";
}

/** What buyers know the carrier as. */
export const carrierNames: Readonly<Record<CarrierKey, string>> = {
  inpostShipx: "InPost",
  inpostGlobal: "InPost",
  packeta: "Packeta",
  dpd: "DPD",
  apaczka: "Apaczka",
};

/** Returns what buyers know a label's carrier as: of Apaczka's services its name, and by whom it was bought. */
export function carrierName({ carrier, service_name }: { carrier: CarrierKey; service_name: string | null }): string {
  const name = carrierNames[carrier];
  return service_name === null ? name : `${service_name.slice(0, 48).trim()} (${name})`;
}

/** Returns as what a carrier gives its labels: Apaczka's are PDF alone. */
export function formatsOf(carrier: CarrierKey): readonly LabelFormat[] {
  return carrier === "apaczka" ? ["A6"] : labelFormats;
}

/** Returns whether a carrier undoes a shipment that was not handed over. */
export function undoesShipments(carrier: CarrierKey): boolean {
  return carrier !== "inpostGlobal" && carrier !== "dpd";
}

/** Returns whether a carrier draws a protocol of its own of what is handed over. */
export function drawsProtocol(carrier: CarrierKey): boolean {
  return carrier === "apaczka" || carrier === "dpd";
}

/** What a parcel has come to on its way. */
export const parcelSteps = [
  "made",
  "handedOver",
  "underWay",
  "ready",
  "delivered",
  "goingBack",
  "back",
  "trouble",
] as const;
export type ParcelStep = (typeof parcelSteps)[number];

/** How often a service is asked again before a person decides, and the longest pause in seconds: one that answers for twenty minutes, one that is silent or says "later" for two days. */
const patience = { answers: { tries: 8, pause: 600 }, silent: { tries: 104, pause: 1800 } } as const;

/** Returns in how many seconds a service is asked again after so many tries that came to nothing; null: a person decides. */
export function askAgainIn(tries: number, service: keyof typeof patience): number | null {
  const { tries: most, pause } = patience[service];
  return tries >= most ? null : Math.min(pause, 5 * 2 ** tries);
}
