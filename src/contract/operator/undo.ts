/** Acts in the log, taken back. */
import * as v from "valibot";
import { route } from "./route.ts";
import { rowId, rowIdText } from "./values.ts";

export const undoRoutes = {
  undo: route({
    method: "POST",
    path: "/log/:id/undo",
    summary:
      "Takes an act back by a new one, made of what was before, by the route and with the permission its own names; refused where somebody changed the same since.",
    permission: "signed-in",
    parameters: v.object({ id: rowIdText }),
    answer: v.object({
      /** The act that took it back, which may be taken back itself. */
      id: rowId,
      act: v.string(),
      entity: v.string(),
      entityId: v.string(),
    }),
    refusals: [
      "NOT_FOUND",
      "FORBIDDEN",
      "FINAL",
      "UNDONE",
      "VERSION_OLD",
      "EMAIL_SENT",
      "DOCUMENT_MADE",
      "POINTS_EARNED",
      "LAST_OWNER",
      "LAST_WAY_IN",
      "EMAIL_LEFT",
      "PARCEL_SENT",
      "STATE_NOT_REACHABLE",
      "HELD_FOR_MONEY",
      "WITHDRAWN",
      "LINE_CHANGED",
      "ALREADY_PACKED",
      "RETURN_ENDED",
      "PIECES_WRONG",
      "PIECES_EXCEPTED",
      "COMPLAINT_UNDECIDED",
      "TRANSFER_NOT_READY",
      "MORE_THAN_LEFT",
      "NAME_TAKEN",
      "STOCK_SHORT",
      "ADDRESS_TAKEN",
      "PAGE_NEEDED",
      "PAGE_UNFILLED",
      "FIELD_WRONG",
      "FIELD_WRONG",
      "ADDRESS_TAKEN",
      "CATEGORY_DEEP",
      "CATEGORY_HOLDS",
      "CATEGORY_GOODS",
      "PLACE_NAMED",
      "SIZE_TABLE_THERE",
      "SYNONYMS_THERE",
      "SYNONYMS_FULL",
    ],
  }),
};
