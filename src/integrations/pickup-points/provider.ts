import * as v from "valibot";
import { folded } from "../../domain/folded.ts";
import { hasWords, townSplits, wordsOf } from "./town-search.ts";

/** A place where a parcel waits: what the shop shows and stores of it. */
export interface PickupPoint {
  name: string;
  address_details: { city: string };
  /** `line2`: postcode and town, empty when the provider does not say. */
  address: { line1: string; line2: string };
  location_description: string | null;
  /** Metres from the postcode, null when the provider does not say. */
  distance: number | null;
}

/** What the provider answered: points, nearest first, or its own words for what is wrong. */
type PointsAnswer = { kind: "points"; items: PickupPoint[] } | { kind: "error"; error: string };

/** How a chosen locker stands: taking parcels, not (or there is none), or nobody could be asked and nothing was heard of it before. */
export type PointAnswer = { kind: "open"; point: PickupPoint } | { kind: "closed" } | { kind: "silent" };

/** The parcel-locker provider. */
export interface PickupPoints {
  /** Returns the lockers around a postcode of five digits; throws when the provider cannot be reached in time. */
  near(postcode: string): Promise<PointsAnswer>;
  /**
   * Returns lockers by words: a town, a street or both, `Kraków Długa`; those around the postcode (five digits, or null)
   * whose address has all the words go before others. Throws when the provider cannot be reached in time.
   */
  search(words: string, postcode: string | null): Promise<PointsAnswer>;
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

const keepFor = 10 * 60_000;
const mostCached = 200;

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
    if (kept.size >= mostCached) kept.delete(kept.keys().next().value!);
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
  // A town has up to 2,000 lockers: enough of them for a street to be among them.
  const inTown = (town: string) =>
    cachedOr(town, () => ask(town, { city: town, status: "Operating", type: "parcel_locker", per_page: "500" }));
  return {
    near,
    async search(typed, postcode) {
      const words = wordsOf(typed).map(folded);
      const close = postcode === null ? null : await near(postcode);
      const closeBy = close?.kind === "points" ? close.items.filter((item) => hasWords(addressOf(item), words)) : [];
      if (closeBy.length > 0) return { kind: "points", items: closeBy };
      for (const { town, words: rest } of townSplits(typed)) {
        const answer = await inTown(town);
        if (answer.kind === "error") return answer;
        const found = answer.items.filter((item) => item.address_details.city === town);
        const exact = found.filter((item) => hasWords(addressOf(item), rest));
        if (found.length > 0) return { kind: "points", items: (exact.length > 0 ? exact : found).slice(0, 80) };
      }
      return { kind: "points", items: [] };
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
    const { name, address, address_details, location_description, distance } = read.output;
    return [{ name, address_details: { city: address_details.city }, address, location_description, distance }];
  });
  return { kind: "points", items: points.sort((a, b) => (a.distance ?? Infinity) - (b.distance ?? Infinity)) };
}
