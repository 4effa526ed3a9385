import { packetaPoint, packetaPointsFound, packetaPointsNear } from "../../database/delivery/packeta-points.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { PointCountry } from "../../domain/delivery/delivery-codes.ts";
import { typedPlace } from "../../domain/delivery/packeta-point.ts";
import type { PickupPoints, SearchAnswer } from "../../integrations/pickup-points/provider.ts";
import { pickupPointOf } from "./order-delivery.ts";

interface Looked {
  country: PointCountry;
  /** Of a town, a street or a postcode; '': around the order's postcode. */
  words: string;
  /** Five digits; null: there is none. */
  postcode: string | null;
}

/** Returns the points of a country by words, or around a postcode: InPost's as its provider tells them, Packeta's as they are known. Throws where the provider cannot be reached in time. */
export async function findPoints(
  db: Queryable,
  points: Pick<PickupPoints, "near" | "search">,
  { country, words, postcode }: Looked,
): Promise<SearchAnswer> {
  if (country === "PL") return words === "" ? points.near(postcode!) : points.search(words, postcode);
  const typed = typedPlace(words);
  const around = typed.postcode ?? postcode;
  const numbered = /^\d{1,12}$/.test(words) ? await packetaPoint(db, words) : null;
  if (typed.words.length === 0 || numbered !== null) {
    const near = around === null ? [] : await packetaPointsNear(db, { country, postcode: around });
    const first = numbered?.country === country ? [numbered] : [];
    const rest = near.filter(({ id }) => id !== numbered?.id);
    return { kind: "points", items: [...first, ...rest].map(pickupPointOf) };
  }
  const found = await packetaPointsFound(db, { country, words: typed.words, postcode: around });
  const items = found.points.map(pickupPointOf);
  return found.elsewhere === null ? { kind: "points", items } : { kind: "points", items, elsewhere: found.elsewhere };
}
