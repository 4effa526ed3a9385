import { staffPages } from "../../../database/content/page-parts.ts";
import { allConfig } from "../../../database/config.ts";
import type { Queryable } from "../../../database/queryable.ts";
import { type PagePart, pageTexts, plannedTexts, type PlannedTexts } from "../../../domain/content/information-page.ts";
import { type LanCode, languages } from "../../../domain/language.ts";
import { lawfulPages } from "../../../domain/opening.ts";
import { makePage, unmakePage } from "../../../flows/content/add-page.ts";
import { changePage } from "../../../flows/content/change-page.ts";
import { sanitise } from "../../../integrations/sanitise.ts";
import { type Asked, type Handlers, refused } from "../context.ts";
import { pageSaid } from "../pages-said.ts";
import { versionOld } from "../version-old.ts";

type Names =
  | "pages"
  | "addPage"
  | "page"
  | "removePage"
  | "changePageTexts"
  | "changePagePlacing"
  | "changePagePublication"
  | "planPage";

/** Information pages: the list, one that is made, and the parts of one. */
export const pageHandlers: Handlers<Names> = {
  async pages({ db }) {
    const config = await allConfig(db);
    const rows = await staffPages(db);
    return {
      answer: {
        pages: rows.map((row) => ({
          id: row.page_id,
          name: row.page_name,
          path: row.path,
          parentId: row.parent_id,
          lawful: lawfulPages.find((which) => config[`page_${which}`] === String(row.page_id)) ?? null,
          shown: !row.draft,
          from: row.publish_at?.toISOString() ?? null,
          plannedAt: row.planned_at?.toISOString() ?? null,
          written: row.written,
          changedOn: row.changed_on,
        })),
      },
    };
  },

  async addPage({ db, body, log }) {
    return said(db, await makePage(db, body, log));
  },

  page: async ({ db, parameters: { id } }) => said(db, id),

  async removePage({ db, parameters: { id }, log }) {
    const removed = await unmakePage(db, { pageId: id }, log);
    if (removed !== "removed") return refused(removed === "unknown" ? "NOT_FOUND" : "FINAL");
    return { answer: { id } };
  },

  changePageTexts: (asked) => {
    const { content, ...rest } = asked.body;
    const written = { ...rest, ...(content && { content: sanitised(content) }) };
    return change(asked, "texts", {
      act: "changePageTexts",
      change: (before) => {
        const texts = pageTexts.map((text) => [text, { ...before[text], ...written[text] }]);
        return { ...before, ...Object.fromEntries(texts) };
      },
    });
  },

  changePagePlacing: (asked) => change(asked, "placing", { act: "changePagePlacing", change: () => asked.body }),

  changePagePublication: (asked) =>
    change(asked, "publication", { act: "changePagePublication", change: () => asked.body }),

  async planPage(asked) {
    const { planned } = asked.body;
    const given = planned === null ? null : { texts: givenOf(planned.texts), at: planned.at };
    if (given !== null && Object.keys(given.texts).length === 0)
      return refused("FIELD_WRONG", { at: "/planned/texts" });
    return change(asked, "plan", { act: "planPage", change: () => ({ planned: given }) });
  },
};

/** What is to become of a part of a page, and as which act the log has it. */
type Change<Part extends PagePart> = Pick<Parameters<typeof changePage<Part>>[1], "act" | "change">;

/** Changes a part of a page on the version it was decided on; answers the page as it is then. */
async function change<Part extends PagePart>(
  {
    db,
    now,
    log,
    version,
    parameters: { id },
  }: Pick<Asked, "db" | "now" | "log"> & {
    parameters: { id: number };
    version: number;
  },
  part: Part,
  decided: Change<Part>,
) {
  const outcome = await changePage(db, { pageId: id, part, version, now, ...decided }, log);
  switch (outcome.kind) {
    case "unknown":
      return refused("NOT_FOUND");
    case "old":
      return versionOld(db, { entity: "page", entityId: id, part, version: outcome.version });
    case "taken":
      return refused("ADDRESS_TAKEN", { at: `/address/${outcome.lanCode}` });
    case "misplaced":
      return refused("FIELD_WRONG", { at: "/parentId" });
    case "past":
      return refused("FIELD_WRONG", { at: "/planned/at" });
    case "needed":
      return refused("PAGE_NEEDED");
    case "unfilled":
      return refused("PAGE_UNFILLED");
    default:
      return { ...(await said(db, id, part)), unchanged: outcome.kind === "same" };
  }
}

/** Returns a page, and the version of what was changed of it. */
async function said(db: Queryable, id: number, part?: PagePart) {
  const answer = await pageSaid(db, id);
  if (answer === null) return refused("NOT_FOUND");
  return { answer, ...(part !== undefined && { etag: answer[part].version }) };
}

/** Returns the texts that are said, HTML sanitised, and nothing of those that are not. */
function givenOf(texts: { [Text in keyof PlannedTexts]?: SaidIn | undefined }): PlannedTexts {
  const given: PlannedTexts = {};
  for (const text of plannedTexts)
    for (const { lanCode } of languages) {
      const value = texts[text]?.[lanCode];
      if (value !== undefined)
        given[text] = { ...given[text], [lanCode]: text === "content" ? sanitise(value) : value };
    }
  return given;
}

/** A text, of some languages. */
type SaidIn = { [Lan in LanCode]?: string | undefined };

function sanitised(html: SaidIn) {
  return Object.fromEntries(Object.entries(html).map(([lanCode, text = ""]) => [lanCode, sanitise(text)]));
}
