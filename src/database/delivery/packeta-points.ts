import { findingWords, type PacketaPoint, townsAmong } from "../../domain/delivery/packeta-point.ts";
import type { Queryable } from "../queryable.ts";

type Country = PacketaPoint["country"];

/** So many are told, as of lockers. */
const mostTold = 80;

interface PointRow {
  point_id: string;
  country: Country;
  name: string;
  street: string;
  city: string;
  postcode: string;
  place: string;
  latitude: number;
  longitude: number;
  takes_cash: boolean;
}

/** Returns a point by its number; null: there is none that takes parcels. */
export async function packetaPoint(db: Queryable, pointId: string): Promise<PacketaPoint | null> {
  const { rows } = await db.query<PointRow>({
    name: "packeta-point",
    text: `SELECT ${columns} FROM packeta_points WHERE point_id = $1`,
    values: [pointId],
  });
  return rows[0] === undefined ? null : pointOf(rows[0]);
}

/** Returns a country's points around a postcode of five digits, the nearest first: around those of the postcode that is next to it by number. None where nothing begins like it. */
export async function packetaPointsNear(
  db: Queryable,
  { country, postcode }: { country: Country; postcode: string },
): Promise<PacketaPoint[]> {
  const { rows } = await db.query<PointRow>({
    name: "packeta-points-near",
    text: `SELECT ${columns} FROM packeta_points, ${centre} WHERE country = $1 ORDER BY ${away}, name LIMIT ${mostTold}`,
    values: [country, postcode],
  });
  return rows.map(pointOf);
}

/**
 * Returns a country's points that have all of these folded words, each as the beginning of one of their own; around the
 * postcode where there is one. Where none has, those in the town among the words, which is named.
 */
export async function packetaPointsFound(
  db: Queryable,
  { country, words, postcode }: { country: Country; words: readonly string[]; postcode: string | null },
): Promise<{ points: PacketaPoint[]; elsewhere: string | null }> {
  const ask = async ({ patterns = null, town = null }: { patterns?: string[] | null; town?: string | null }) => {
    const { rows } = await db.query<PointRow>(
      `SELECT ${columns} FROM packeta_points LEFT JOIN ${centre} ON true
       WHERE country = $1 AND ($3::text[] IS NULL OR words LIKE ALL ($3)) AND ($4::text IS NULL OR town = $4) ORDER BY ${away}, name LIMIT ${mostTold}`,
      [country, postcode, patterns, town],
    );
    return rows.map(pointOf);
  };
  const having = (those: readonly string[]) => ask({ patterns: those.map((word) => `% ${word}%`) });
  const exact = await having(words);
  if (exact.length > 0) return { points: exact, elsewhere: null };
  const withoutNumbers = words.filter((word) => !/^\d/.test(word));
  const street = withoutNumbers.length > 1 && withoutNumbers.length < words.length ? await having(withoutNumbers) : [];
  if (street.length > 0) return { points: street, elsewhere: null };
  for (const town of townsAmong(withoutNumbers)) {
    const points = await ask({ town });
    if (points.length > 0) return { points, elsewhere: points[0]!.city };
  }
  return { points: [], elsewhere: null };
}

/** Returns how many points are known, and when they were told last; null: never. */
export async function packetaPointsKnown(db: Queryable): Promise<{ count: number; fetchedAt: Date | null }> {
  const { rows } = await db.query<{ count: number; fetched_at: Date | null }>(
    "SELECT count(*)::integer AS count, max(fetched_at) AS fetched_at FROM packeta_points",
  );
  return { count: rows[0]!.count, fetchedAt: rows[0]!.fetched_at };
}

/** Puts these points in the place of all that are known; returns whether a country has points from now on, or has none any more. */
export async function replacePacketaPoints(
  db: Queryable,
  points: readonly PacketaPoint[],
  now: Date,
): Promise<{ countriesChanged: boolean }> {
  const before = await countriesOf(db);
  await db.query("DELETE FROM packeta_points");
  const unique = [...new Map(points.map((point) => [point.id, point])).values()];
  const told = unique.map(({ id, takesCash, ...point }) => ({
    ...point,
    point_id: id,
    takes_cash: takesCash,
    town: findingWords(point.city).trim(),
    words: findingWords(point.name, point.street, point.city, point.place),
    fetched_at: now,
  }));
  await db.query("INSERT INTO packeta_points SELECT * FROM json_populate_recordset(NULL::packeta_points, $1)", [
    JSON.stringify(told),
  ]);
  return { countriesChanged: before !== (await countriesOf(db)) };
}

async function countriesOf(db: Queryable): Promise<string> {
  const { rows } = await db.query<{ countries: string | null }>(
    "SELECT string_agg(DISTINCT country, ' ' ORDER BY country) AS countries FROM packeta_points",
  );
  return rows[0]!.countries ?? "";
}

const columns =
  "point_id, country, name, street, city, postcode, place, packeta_points.latitude, packeta_points.longitude, takes_cash";

/** The middle of the points whose postcode is next to $2 by number, of those that begin with the same digit. */
const centre = `(SELECT avg(latitude) AS latitude, avg(longitude) AS longitude FROM packeta_points WHERE country = $1 AND postcode =
    (SELECT postcode FROM packeta_points WHERE country = $1 AND left(postcode, 1) = left($2::text, 1) ORDER BY abs(postcode::integer - $2::integer), postcode LIMIT 1)
    HAVING count(*) > 0) centre`;

/** A degree to the east is two thirds of one to the north there. */
const away =
  "(packeta_points.latitude - centre.latitude) ^ 2 + ((packeta_points.longitude - centre.longitude) * 0.65) ^ 2";

function pointOf({ point_id, takes_cash, ...point }: PointRow): PacketaPoint {
  return { ...point, id: point_id, takesCash: takes_cash };
}
