import { findPoints } from "../../../flows/delivery/find-points.ts";
import { pointNamed } from "../../../flows/delivery/order-delivery.ts";
import { type Handlers, refused } from "../context.ts";

const most = 30;

/** Parcel lockers and Packeta's points, as the shop's own order form finds them. */
export const lockerHandlers: Handlers<"lockers"> = {
  async lockers({ db, parts: { points }, query: { q, postcode, country } }) {
    const digits = postcode.replace(/\D/g, "");
    const near = digits.length === 5 ? digits : null;
    const named = country === "PL" && isLockerName(q) ? await pointNamed(db, points, q, near) : null;
    if (named?.kind === "open") return { answer: { lockers: [said(named.point)], elsewhere: null } };
    const found = await findPoints(db, points, { country, words: q, postcode: near }).catch(() => null);
    if (found === null) return refused("LOCKERS_SILENT");
    if (found.kind === "error") return { answer: { lockers: [], elsewhere: null } };
    return { answer: { lockers: found.items.slice(0, most).map(said), elsewhere: found.elsewhere ?? null } };
  },
};

/** Returns whether words may be a locker's name: letters and digits together, as `KRA01M`. */
function isLockerName(words: string): boolean {
  return /^[a-z]{2,5}\d[a-z\d-]*$/i.test(words.trim());
}

interface Point {
  name: string;
  title?: string;
  address: { line1: string; line2: string };
  location_description: string | null;
}

function said({ name, title = "", address, location_description }: Point) {
  const { line1, line2 } = address;
  return { id: name, address: [title, line1, line2].filter(Boolean).join(", "), place: location_description ?? "" };
}
