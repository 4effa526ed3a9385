/** Backups that were made by the clock. */
import * as v from "valibot";
import { route } from "./route.ts";
import { moment, rowId } from "./values.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const backupRoutes = {
  backups: route({
    method: "GET",
    path: "/backups",
    summary: "Lists the backups that are kept, the newest first, and for how many days they are.",
    permission: "settings.edit",
    answer: v.object({
      /** Days for which one is kept; 0: none is made. */
      days: count,
      backups: v.array(
        v.object({
          id: rowId,
          /** What its file is called, in the folder of backups. */
          file: v.string(),
          madeAt: moment,
          rows: count,
          pictures: count,
          bytes: count,
          /** When it was last restored into a database of its own; null: it was not. */
          verifiedAt: v.nullable(moment),
          /** What was wrong with it then. */
          broken: v.array(v.string()),
        }),
      ),
    }),
    refusals: [],
  }),
};
