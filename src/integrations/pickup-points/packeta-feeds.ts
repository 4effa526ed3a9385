import * as v from "valibot";
import type { PacketaPoint } from "../../domain/delivery/packeta-point.ts";

/** Where Packeta's feeds of points are asked for. */
export interface PacketaFeeds {
  /** Returns the points and boxes in Czechia and Slovakia that take parcels; throws where a feed does not come whole or the key is not known. */
  points(apiKey: string): Promise<PacketaPoint[]>;
}

interface PacketaFeedsSettings {
  /** The host, without a trailing slash. */
  url: string;
  /** Milliseconds to wait for a feed, which is some tens of megabytes. */
  patience?: number;
}

/** Feeds are all countries' at once. */
const mostRead = 256 * 1024 * 1024;

/** Speaks to Packeta's feeds, version 5: `branch.json` has the points that people serve, `box.json` the boxes. They are to be asked for once a day. */
export function openPacketaFeeds({ url, patience = 180_000 }: PacketaFeedsSettings): PacketaFeeds {
  const feed = async (apiKey: string, name: "branch" | "box"): Promise<PacketaPoint[]> => {
    const answer = await fetch(`${url}/v5/${apiKey}/${name}.json?lang=cs`, {
      redirect: "error",
      signal: AbortSignal.timeout(patience),
    });
    if (!answer.ok) throw new Error(`Packeta's feed of ${name} answered ${answer.status}`);
    const bytes = await answer.arrayBuffer();
    if (bytes.byteLength > mostRead) throw new Error(`Packeta's feed of ${name} is too large`);
    const told = v.safeParse(v.array(v.unknown()), jsonOf(bytes));
    if (!told.success) throw new Error(`Packeta's feed of ${name} is no list of points`);
    return told.output.flatMap((one) => {
      const read = v.safeParse(point, one);
      return read.success ? [read.output] : [];
    });
  };
  return {
    async points(apiKey) {
      // One after the other: each is large.
      const branches = await feed(apiKey, "branch");
      return [...branches, ...(await feed(apiKey, "box"))];
    },
  };
}

function jsonOf(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** Numbers and flags are told as texts by one feed and as numbers by another. */
const told = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
/** What is not said is told as an empty object. */
const words = v.pipe(
  v.fallback(v.string(), ""),
  v.transform((text) => text.replace(/\s+/g, " ").trim().slice(0, 200)),
);
const degrees = (least: number, most: number) =>
  v.pipe(told, v.transform(Number), v.number(), v.minValue(least), v.maxValue(most));

/** A point that takes parcels and is for buyers; others, and those in other countries, are none. */
const point = v.pipe(
  v.object({
    id: v.pipe(told, v.regex(/^\d{1,12}$/)),
    name: v.pipe(words, v.minLength(1)),
    place: words,
    street: words,
    city: words,
    zip: v.pipe(
      v.string(),
      v.transform((zip) => zip.replace(/\D/g, "")),
      v.length(5),
    ),
    country: v.pipe(v.string(), v.toUpperCase(), v.picklist(["CZ", "SK"])),
    status: v.object({ statusId: v.pipe(told, v.literal("1")) }),
    displayFrontend: v.pipe(told, v.literal("1")),
    latitude: degrees(45, 53),
    longitude: degrees(10, 25),
    codAllowed: v.optional(told, "1"),
  }),
  v.transform(({ id, name, place, street, city, zip, country, latitude, longitude, codAllowed }): PacketaPoint => ({
    id,
    country,
    name,
    street,
    city,
    postcode: zip,
    place,
    latitude,
    longitude,
    takesCash: codAllowed !== "0",
  })),
);
