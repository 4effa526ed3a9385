import * as v from "valibot";
import { folded } from "../../domain/folded.ts";
import { hasWords, postcodeAmong, townSplits, wordsOf } from "./town-search.ts";

/** A place where a parcel waits: what the shop shows and stores of it. */
export interface PickupPoint {
  name: string;
  /** What people call it, where its name is a number alone. */
  title?: string;
  /** Absent: Poland. */
  country?: "CZ" | "SK";
  address_details: { city: string };
  /** `line2`: postcode and town, empty when the provider does not say. */
  address: { line1: string; line2: string };
  location_description: string | null;
  /** Metres from the postcode, null when the provider does not say. */
  distance: number | null;
  /** The provider says that nothing can be paid there. */
  noPayment?: true;
}

/** What the provider answered: points, nearest first, or its own words for what is wrong. */
type PointsAnswer = { kind: "points"; items: PickupPoint[] } | { kind: "error"; error: string };

/** What was found by words. `elsewhere`: none is where they say, for instance in that street, so these are others, in and around this town. */
export type SearchAnswer = PointsAnswer & { elsewhere?: string };

/** How a chosen locker stands: taking parcels, not (or there is none), or nobody could be asked and nothing was heard of it before. */
export type PointAnswer = { kind: "open"; point: PickupPoint } | { kind: "closed" } | { kind: "silent" };

/** The parcel-locker provider. */
export interface PickupPoints {
  /** Returns the lockers around a postcode of five digits; throws when the provider cannot be reached in time. */
  near(postcode: string): Promise<PointsAnswer>;
  /**
   * Returns lockers by words: a town, a town and a street, `Kraków Długa`, or a postcode, `31-403 Długa`. A street alone is
   * looked for around the order's postcode (five digits, or null) and in its town; the provider knows streets of no
   * other place. Throws when the provider cannot be reached in time.
   */
  search(words: string, postcode: string | null): Promise<SearchAnswer>;
  /**
   * Looks a locker up that was chosen, around the order's postcode and by its name: asks the provider anew, whatever is kept.
   * One that was shown for another place within ten minutes counts too; of a provider that does not answer,
   * what it said before. Never throws.
   */
  look(name: string, postcode: string): Promise<PointAnswer>;
}

export interface PickupPointsSettings {
  /** The provider's host, without a trailing slash. */
  url: string;
  token: string | undefined;
  /** Milliseconds to wait for an answer. */
  patience?: number;
}

/** So many of what is found by words are answered, as around a postcode. */
const mostFound = 80;

const keepFor = 10 * 60_000;
/** Answers and points kept at most: all of Poland has 34,000. */
const mostCached = { answers: 200, points: 40_000 };

/** What is read of a town's point; all it says would be five times as long. */
const fields = "name,status,type,functions,address,address_details,location_description,payment_available";

/**
 * Speaks to the provider's `/v1/points` (specification, point 7; its shape was recorded from real answers):
 * only lockers in operation that hand out parcels are answered; answers are kept for ten minutes.
 */
export function openPickupPoints({ url, token, patience = 4000 }: PickupPointsSettings): PickupPoints {
  const kept = new Map<string, { until: number; items: PickupPoint[] }>();
  /** `key`: what the answer is kept under. */
  const ask = async (key: string, where: Record<string, string>): Promise<PointsAnswer> => {
    const query = new URLSearchParams({ country: "PL", ...where });
    const reply = await fetch(`${url}/v1/points?${query}`, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
      redirect: "error",
      signal: AbortSignal.timeout(patience),
    });
    const answer = read(await reply.json());
    if (answer.kind === "error") return answer;
    let points = kept.values().reduce((sum, { items }) => sum + items.length, answer.items.length);
    for (const [oldest, { items }] of kept) {
      if (kept.size < mostCached.answers && points <= mostCached.points) break;
      kept.delete(oldest);
      points -= items.length;
    }
    kept.set(key, { until: Date.now() + keepFor, items: answer.items });
    return answer;
  };
  const heardOf = (name: string): PickupPoint | undefined => {
    const now = Date.now();
    for (const { until, items } of kept.values()) {
      const point = until > now ? items.find((item) => item.name === name) : undefined;
      if (point !== undefined) return point;
    }
    return undefined;
  };
  const around = (postcode: string) =>
    ask(postcode, { relative_post_code: `${postcode.slice(0, 2)}-${postcode.slice(2)}`, limit: "80", per_page: "80" });
  const cachedOr = async (key: string, fresh: () => Promise<PointsAnswer>): Promise<PointsAnswer> => {
    const known = kept.get(key);
    return known !== undefined && known.until > Date.now() ? { kind: "points", items: known.items } : fresh();
  };
  const near = (postcode: string) => cachedOr(postcode, () => around(postcode));
  // All of a town's, which are up to 2,000: no street may be missing.
  const inTown = (town: string) =>
    cachedOr(town, () =>
      ask(town, { city: town, status: "Operating", type: "parcel_locker", per_page: "2500", fields }),
    );
  return {
    near,
    async search(typed, ordered) {
      const { postcode, rest } = postcodeAmong(typed);
      if (postcode !== null && wordsOf(rest).length === 0) return near(postcode);
      const code = postcode ?? ordered;
      const close = code === null ? null : await near(code);
      const closeBy = close?.kind === "points" ? close.items : [];
      const words = wordsOf(rest).map(folded);
      const here = closeBy.filter((point) => hasWords(addressOf(point), words, { whole: true }));
      if (here.length > 0) return { kind: "points", items: here };
      let others: SearchAnswer | null = null;
      for (const { town, words } of townSplits(rest)) {
        const answer = await inTown(town);
        if (answer.kind === "error") return answer;
        const found = answer.items.filter((item) => item.address_details.city === town);
        const exact = atAddress(found, words);
        if (exact.length > 0) return { kind: "points", items: exact.slice(0, mostFound) };
        if (found.length > 0)
          others ??= { kind: "points", items: nearestFirst(found, closeBy).slice(0, mostFound), elsewhere: town };
      }
      if (others !== null) return others;
      const town = closeBy[0]?.address_details.city ?? "";
      const inIt = town === "" ? null : await inTown(town);
      const exact = inIt?.kind === "points" ? atAddress(inIt.items, words) : [];
      if (exact.length > 0) return { kind: "points", items: exact.slice(0, mostFound) };
      return postcode === null || town === ""
        ? { kind: "points", items: [] }
        : { kind: "points", items: closeBy, elsewhere: town };
    },
    async look(name, postcode) {
      const answer = await around(postcode).catch(() => null);
      const byName =
        heardOf(name) === undefined && answer?.kind === "points"
          ? await ask(`name ${name}`, { name, per_page: "1" }).catch(() => null)
          : answer;
      const point = heardOf(name);
      if (point !== undefined) return { kind: "open", point };
      return byName?.kind === "points" ? { kind: "closed" } : { kind: "silent" };
    },
  };
}

/** Returns the points whose address has all of these words; where none has the number of the house, those of its street. */
function atAddress(points: readonly PickupPoint[], words: readonly string[]): PickupPoint[] {
  const exact = points.filter((point) => hasWords(addressOf(point), words));
  const street = words.filter((word) => !/^\d/.test(word));
  if (exact.length > 0 || street.length === 0 || street.length === words.length) return exact;
  return points.filter((point) => hasWords(addressOf(point), street));
}

/** Returns a town's points, those around the postcode before others, nearest first. */
function nearestFirst(points: readonly PickupPoint[], closeBy: readonly PickupPoint[]): PickupPoint[] {
  const distances = new Map(closeBy.map(({ name, distance }) => [name, distance]));
  return points
    .map((point) => ({ ...point, distance: distances.get(point.name) ?? point.distance }))
    .toSorted((a, b) => (a.distance ?? Infinity) - (b.distance ?? Infinity) || 0);
}

function addressOf({ name, address, address_details, location_description }: PickupPoint): string {
  return [name, address.line1, address_details.city, location_description ?? ""].join(" ");
}

const text = v.fallback(v.string(), "");

/**
 * A locker of the provider's list that hands out parcels: points being built, switched off, for sending only or for
 * tests are there too.
 */
const locker = v.object({
  name: v.string(),
  status: v.literal("Operating"),
  type: v.pipe(v.array(v.unknown()), v.includes("parcel_locker")),
  functions: v.pipe(v.array(v.unknown()), v.includes("parcel_collect")),
  address: v.fallback(v.object({ line1: text, line2: text }), { line1: "", line2: "" }),
  address_details: v.pipe(
    v.fallback(v.object({ city: text, province: text }), { city: "", province: "" }),
    v.check(({ province }) => province.toLowerCase() !== "test"),
  ),
  location_description: v.fallback(v.nullable(v.string()), null),
  distance: v.fallback(v.nullable(v.number()), null),
  payment_available: v.fallback(v.nullable(v.boolean()), null),
});

const reply = v.union([v.object({ items: v.array(v.unknown()) }), v.object({ error: v.string() })]);

/** Returns what the provider's reply says; throws at one that is neither points nor its words for what is wrong. */
function read(body: unknown): PointsAnswer {
  const { success, output } = v.safeParse(reply, body);
  if (!success) throw new Error("the pickup-point provider answered something else than points");
  if ("error" in output) return { kind: "error", error: output.error };
  const points = output.items.flatMap((item): PickupPoint[] => {
    const read = v.safeParse(locker, item);
    if (!read.success) return [];
    const { name, address, address_details, location_description, distance, payment_available } = read.output;
    const point = { name, address_details: { city: address_details.city }, address, location_description, distance };
    return [payment_available === false ? { ...point, noPayment: true } : point];
  });
  return { kind: "points", items: points.sort((a, b) => (a.distance ?? Infinity) - (b.distance ?? Infinity)) };
}
