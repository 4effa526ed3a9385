/** From whom emails leave, whether the mail servers of buyers can know that, and an email to try it. */
import * as v from "valibot";
import { recordKinds } from "../../domain/mail/mail-record.ts";
import { wireEmail } from "../wire-text.ts";
import { route } from "./route.ts";

export const emailSendingRoutes = {
  letters: route({
    method: "GET",
    path: "/letters",
    summary: "Says from whom emails leave, and looks up in the DNS whether they can be known to be the shop's.",
    permission: "settings.edit",
    answer: v.object({
      /** Whether emails leave; else they are files on the server. */
      leave: v.boolean(),
      from: v.string(),
      /** Where the shop itself is told about orders. */
      shopEmail: v.string(),
      records: v.array(
        v.object({
          kind: v.picklist(recordKinds),
          /** `silent`: nobody answered, so it is not known. */
          state: v.picklist(["found", "missing", "silent"]),
          /** Where it stands, or is to stand. */
          host: v.string(),
          text: v.nullable(v.string()),
        }),
      ),
    }),
    refusals: [],
  }),
  sendTestLetter: route({
    method: "POST",
    path: "/letters/test",
    summary: "Sends an email that says it is a test.",
    permission: "settings.edit",
    body: v.strictObject({ to: wireEmail }),
    answer: v.object({}),
    refusals: ["EMAIL_INVALID"],
    idempotent: true,
    undo: null,
  }),
};
