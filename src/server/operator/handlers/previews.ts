import { randomBytes } from "node:crypto";
import { previewMinutes, previewPagePath } from "../../../contract/operator/previews.ts";
import type { RouteName } from "../../../contract/operator/routes.ts";
import { rolledBack } from "../../../database/connect.ts";
import { storePreview } from "../../../database/staff/previews.ts";
import { languageCalled } from "../../../domain/language.ts";
import { tokenDigest } from "../../../flows/order/order-shopper.ts";
import { previewDocument } from "../../../generator/preview/preview-document.ts";
import { type Handlers, refused } from "../context.ts";
import { previewed } from "../previewed.ts";
import { readPreview } from "../read-preview.ts";

/** Pages as they would be: the acts themselves, taken back. */
export const previewHandlers: Handlers<"preview"> = {
  async preview({ db, parts, person, body: { kind, id, language, draft }, runDraft }) {
    const { permission, drafts } = previewed[kind];
    if (!person.permissions.includes(permission)) return refused("FORBIDDEN");
    const strange = draft.findIndex(({ route }) => !drafts.includes(route as RouteName));
    if (strange !== -1) return refused("MALFORMED", { at: `/draft/${strange}/route` });
    const read = await rolledBack(db, async () => {
      for (const [nth, { route, ...call }] of draft.entries()) {
        const no = await runDraft(route as RouteName, call);
        if (no !== null)
          return refused(no.problem, { ...no.more, ...(no.more?.at && { at: `/draft/${nth}/body${no.more.at}` }) });
      }
      return (await readPreview(db, parts, { kind, id, language: languageCalled(language) })) ?? refused("NOT_FOUND");
    });
    if ("problem" in read) return read;
    const { shown, ...said } = read;
    const token = randomBytes(32).toString("base64url");
    const ends = await storePreview(db, {
      tokenSha256: tokenDigest(token),
      sessionId: person.session_id,
      permission,
      html: previewDocument(shown, parts),
      minutes: previewMinutes,
    });
    return { answer: { page: previewPagePath + token, until: ends.toISOString(), ...said } };
  },
};
