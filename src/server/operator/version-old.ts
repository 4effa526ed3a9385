import { etag } from "../../contract/operator/route.ts";
import type { Queryable } from "../../database/queryable.ts";
import { historyOf, type LoggedAct } from "../../database/staff/operator-log.ts";
import { actorSaid } from "./actor-said.ts";
import { refused, type Refused } from "./context.ts";

interface Overtaken {
  entity: LoggedAct["entity"];
  entityId: number;
  /** The part whose versions are counted, where a record counts those of its parts apart. */
  part?: string;
  /** The version there is. */
  version: number;
}

/** Returns the refusal of what was decided on another version of a record, or of a part of one, than there is: with who has changed it last, and when. */
export async function versionOld(db: Queryable, { version, ...of }: Overtaken): Promise<Refused> {
  const last = (await historyOf(db, of)).at(-1);
  return refused("VERSION_OLD", {
    changed: {
      version: etag(of.part ?? of.entity, version),
      by: last === undefined ? null : actorSaid(last),
      at: last?.at.toISOString() ?? null,
      fields: Object.keys(last?.after ?? {}),
    },
  });
}
