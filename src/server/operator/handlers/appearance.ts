import { type AppearanceSaid, type Mark } from "../../../contract/operator/appearance.ts";
import { etag } from "../../../contract/operator/route.ts";
import { markHref } from "../../../contract/paths.ts";
import { shopAppearance } from "../../../database/appearance/appearance.ts";
import { saveMark, type StoredMark, storedMarks } from "../../../database/appearance/marks.ts";
import type { Queryable } from "../../../database/queryable.ts";
import { type Appearance, markFields } from "../../../domain/appearance/appearance.ts";
import { nearestReadable } from "../../../domain/appearance/colour.ts";
import { changeAppearance } from "../../../flows/appearance/change-appearance.ts";
import { shopMark } from "../../../integrations/shop-mark.ts";
import { type Handlers, refused } from "../context.ts";
import { versionOld } from "../version-old.ts";

/** How the shop looks. */
export const appearanceHandlers: Handlers<"appearance" | "keepMark" | "changeAppearance"> = {
  appearance: async ({ db }) => ({ answer: await appearanceSaid(db) }),

  async keepMark({ db, body }) {
    const mark = await shopMark(body);
    return typeof mark === "string" ? refused(mark) : { answer: markSaid(await saveMark(db, mark)) };
  },

  async changeAppearance({ db, log, version, body }) {
    const changed = await changeAppearance(db, { changes: body as Partial<Appearance>, version }, log);
    if (changed.kind === "old")
      return versionOld(db, { entity: "shop", entityId: 1, part: "appearance", version: changed.version });
    if (changed.kind === "strange") return refused("FIELD_WRONG", { at: `/${changed.field}` });
    if (changed.kind === "unreadable") {
      const { accent, accentText } = { ...(await shopAppearance(db)).appearance, ...body };
      return refused("CONTRAST_LOW", { at: "/accent", nearest: nearestReadable(accent!, accentText!) });
    }
    return { answer: await appearanceSaid(db), unchanged: changed.kind === "same" };
  },
};

async function appearanceSaid(db: Queryable): Promise<AppearanceSaid> {
  const { appearance, version } = await shopAppearance(db);
  const { accent, accentText, theme } = appearance;
  const marks = await storedMarks(
    db,
    markFields.flatMap((field) => appearance[field] ?? []),
  );
  const said = (id: string | null) => (id === null ? null : markSaid(marks.get(id)!));
  return {
    version: etag("appearance", version),
    accent,
    accentText,
    theme,
    logo: said(appearance.logo),
    logoDark: said(appearance.logoDark),
    icon: said(appearance.icon),
  };
}

function markSaid({ mark_id: id, kind, width, height }: StoredMark): Mark {
  return { id, address: markHref(`${id}.${kind}`), width, height };
}
