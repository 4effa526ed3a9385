import { invalidateCacheTags } from "../../database/cache-tags.ts";
import { inTransaction, type Pool } from "../../database/connect.ts";
import { packetaPointsKnown, replacePacketaPoints } from "../../database/delivery/packeta-points.ts";
import type { PacketaFeeds } from "../../integrations/pickup-points/packeta-feeds.ts";
import { type Connections, openConnection } from "../connection/open-connection.ts";

/** Packeta wants its feeds to be asked for once a day; a little less, so that the hour of the day does not wander. */
const freshFor = 23 * 3600_000;

/**
 * Fetches Packeta's points where its connection is on and names an API key, once a day; where it is not, forgets those
 * that are known, so that none is offered. A feed of less than half of what is known is believed in nothing: it throws, as
 * where a feed does not come. Returns how many are known from now on; null: nothing was to be done.
 */
export async function fetchPacketaPoints(
  pool: Pool,
  { connections, feeds, now }: { connections: Pick<Connections, "box">; feeds: PacketaFeeds; now: Date },
): Promise<number | null> {
  const opened = await openConnection(pool, connections, "packeta");
  const apiKey = opened?.fields.apiKey ?? "";
  const { count, fetchedAt } = await packetaPointsKnown(pool);
  if (apiKey === "" && count === 0) return null;
  if (apiKey !== "" && fetchedAt !== null && now.getTime() - fetchedAt.getTime() < freshFor) return null;
  const points = apiKey === "" ? [] : await feeds.points(apiKey);
  if (apiKey !== "" && (points.length === 0 || points.length * 2 < count))
    throw new Error(`Packeta's feeds have ${points.length} points, where ${count} are known`);
  await inTransaction(pool, async (db) => {
    const { countriesChanged } = await replacePacketaPoints(db, points, now);
    if (countriesChanged) await invalidateCacheTags(db, ["delivery"]);
  });
  return points.length;
}
