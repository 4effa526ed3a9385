import { allConfig } from "../database/config.ts";
import type { Queryable } from "../database/queryable.ts";
import { type ThirdParties, thirdPartiesOf } from "../domain/third-parties.ts";

/** Milliseconds after which a request has the config read again, in the background. */
const freshFor = 2000;

/**
 * Returns a look at the third parties the config names now: what the operator changes reaches the headers
 * as soon as it reaches the pages. Nobody waits for it, and without an answer the last one stays.
 */
export async function followThirdParties(db: Queryable): Promise<() => ThirdParties> {
  let known = thirdPartiesOf({});
  let readAt = 0;
  const read = async () => {
    readAt = Date.now();
    const now = await allConfig(db).then(thirdPartiesOf, () => known);
    if (JSON.stringify(now) !== JSON.stringify(known)) known = now;
  };
  await read();
  return () => {
    if (Date.now() - readAt > freshFor) void read();
    return known;
  };
}
