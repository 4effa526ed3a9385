import { allConfig } from "../../database/config.ts";
import {
  canStand,
  givePageAddress,
  holdPage,
  letAddressFollow,
  type PagePlanSaid,
  type PagePlacingSaid,
  type PagePublicationSaid,
  type PageTextsSaid,
  pageVersions,
  placingOfPage,
  planOfPage,
  publicationOfPage,
  savePagePlacing,
  savePagePlan,
  savePagePublication,
  savePageTexts,
  textsOfPage,
} from "../../database/content/page-parts.ts";
import { allWaivers, openingOf } from "../../database/opening.ts";
import { offeredPayments } from "../../database/delivery/delivery.ts";
import { enqueueJob } from "../../database/job-kinds.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Log, LoggedAct } from "../../database/staff/operator-log.ts";
import { type PagePart, plannedTexts, type PlannedTexts } from "../../domain/content/information-page.ts";
import { pageMarks, unfilledMarks } from "../../domain/content/page-marks.ts";
import { type LanCode, languages } from "../../domain/language.ts";
import { dutyDetails, type LawfulPage, lawfulPages } from "../../domain/opening.ts";
import { slugOf } from "../../domain/slug.ts";
import { warsawMinute } from "../../domain/warsaw-time.ts";
import { differingFields } from "../differing-fields.ts";

/** What each part of an information page says. */
interface PartSaid {
  texts: PageTextsSaid;
  placing: PagePlacingSaid;
  publication: PagePublicationSaid;
  plan: PagePlanSaid;
}

interface PageInput<Part extends PagePart> {
  pageId: number;
  part: Part;
  /** The version of the part it was decided on; absent: whatever it is now. */
  version?: number;
  /** What the part is to say, of what it says. */
  change: (before: PartSaid[Part]) => PartSaid[Part];
  /** As the route is called. */
  act: string;
  now: Date;
}

/** Why a page cannot be so: another has that address, it cannot stand there, something of the seller in it is not said, the law wants it of an open shop, the moment of a plan has passed. */
type PageTrouble =
  | { kind: "taken"; lanCode: LanCode }
  | { kind: "misplaced" }
  | { kind: "unfilled"; marks: string[] }
  | { kind: "needed" }
  | { kind: "past" };

/** What became of a page; `old`: the part is at another version than it was decided on. */
export type PageOutcome = { kind: "changed" | "same" | "unknown" } | { kind: "old"; version: number } | PageTrouble;

/**
 * Changes one part of an information page, in the caller's transaction, which a trouble has to take back. What is
 * changed is logged, in texts the languages that are; pages that read it follow by the database's own word.
 */
export async function changePage<Part extends PagePart>(
  db: Queryable,
  { pageId, part, version, change, act, now }: PageInput<Part>,
  log: Log,
): Promise<PageOutcome> {
  const held = await holdPage(db, pageId);
  if (held === null) return { kind: "unknown" };
  if (version !== undefined && version !== held[part]) return { kind: "old", version: held[part] };
  const { read, save } = parts[part];
  const before = await read(db, pageId);
  const trouble = await save(db, pageId, { before, wanted: change(before), now });
  if (trouble !== null) return trouble;
  const after = await read(db, pageId);
  const differing = differingFields(before, after);
  if (differing === null) return { kind: "same" };
  const made = (await pageVersions(db, pageId))[part];
  await log({
    act,
    entity: "page",
    entityId: pageId,
    part,
    version: made,
    ...toldOf(part, { before, after, differing }),
  });
  return { kind: "changed" };
}

/** What the log says of a change: where a page stands, whether and when it is shown and what is planned is one decision each, and is taken back as one. */
function toldOf(
  part: PagePart,
  { before, after, differing }: { before: unknown; after: unknown; differing: Pick<LoggedAct, "before" | "after"> },
): Pick<LoggedAct, "before" | "after"> {
  if (part === "texts") return differing;
  const plannedAt = part === "plan" ? { plannedAt: plannedMinute(after as PagePlanSaid) } : {};
  return { before: { ...(before as object) }, after: { ...(after as object), ...plannedAt } };
}

function plannedMinute({ planned }: PagePlanSaid): string | null {
  return planned === null ? null : warsawMinute(new Date(planned.at));
}

/** Returns texts of a page with those that are said of others in place of them. */
export function withTexts(before: PageTextsSaid, said: PlannedTexts): PageTextsSaid {
  return { ...before, ...Object.fromEntries(plannedTexts.map((text) => [text, { ...before[text], ...said[text] }])) };
}

interface PartAccess<Said> {
  read: (db: Queryable, pageId: number) => Promise<Said>;
  save: (db: Queryable, pageId: number, said: { before: Said; wanted: Said; now: Date }) => Promise<PageTrouble | null>;
}

const parts: { [Part in PagePart]: PartAccess<PartSaid[Part]> } = {
  texts: {
    read: async (db, pageId) => (await textsOfPage(db, pageId))!,
    async save(db, pageId, { before, wanted }) {
      await savePageTexts(db, pageId, wanted);
      for (const { lanCode } of languages) {
        const [was, is] = [before.address[lanCode], wanted.address[lanCode]];
        if (is !== "" && is !== was && !(await givePageAddress(db, { pageId, lanCode, address: is })))
          return { kind: "taken", lanCode };
        const isRenamed = lanCode === "pl" && slugOf(before.name.pl) !== slugOf(wanted.name.pl);
        if (is === "" && (was !== "" || isRenamed)) await letAddressFollow(db, { pageId, lanCode });
      }
      return null;
    },
  },
  placing: {
    read: placingOfPage,
    async save(db, pageId, { wanted }) {
      if (!(await canStand(db, pageId, wanted))) return { kind: "misplaced" };
      await savePagePlacing(db, pageId, wanted);
      return null;
    },
  },
  publication: {
    read: publicationOfPage,
    async save(db, pageId, { before, wanted: { shown, from }, now }) {
      if (shown || from !== null) {
        const marks = await unfilledOf(db, (await textsOfPage(db, pageId))!.content);
        if (marks.length > 0) return { kind: "unfilled", marks };
      } else if (before.shown && (await isNeeded(db, pageId))) return { kind: "needed" };
      const isDue = from !== null && Date.parse(from) <= now.getTime();
      await savePagePublication(db, pageId, shown || isDue ? { shown: true, from: null } : { shown, from });
      return null;
    },
  },
  plan: {
    read: planOfPage,
    async save(db, pageId, { wanted, now }) {
      const { planned } = wanted;
      if (planned !== null) {
        if (Date.parse(planned.at) <= now.getTime()) return { kind: "past" };
        // Nobody looks on at its moment: what nothing fills is said now.
        const marks = await unfilledOf(db, withTexts((await textsOfPage(db, pageId))!, planned.texts).content);
        if (marks.length > 0) return { kind: "unfilled", marks };
        const inSeconds = (Date.parse(planned.at) - now.getTime()) / 1000;
        await enqueueJob(db, "turnPage", {}, { key: `page ${pageId}`, inSeconds });
      }
      await savePagePlan(db, pageId, wanted);
      return null;
    },
  },
};

/** Returns the marks of a text that nothing fills in some language it is written in, by name; what the shop knowingly does without is not asked for. */
export async function unfilledOf(db: Queryable, content: Readonly<Record<LanCode, string>>): Promise<string[]> {
  const config = await allConfig(db);
  const waived: readonly string[] = (await allWaivers(db)).flatMap(({ duty }) =>
    duty in dutyDetails ? dutyDetails[duty as keyof typeof dutyDetails] : [],
  );
  const unfilled = new Set<string>();
  for (const { lanCode } of languages) {
    const marks = pageMarks(config, lanCode, await offeredPayments(db, lanCode));
    for (const mark of unfilledMarks(content[lanCode], marks))
      if (!waived.includes(mark === "transfer_account" ? "shop_bank_account" : mark)) unfilled.add(mark);
  }
  return [...unfilled];
}

/** Returns which of the pages the law wants a page is; null: none of them. */
export async function lawfulAs(db: Queryable, pageId: number): Promise<LawfulPage | null> {
  const config = await allConfig(db);
  return lawfulPages.find((which) => config[`page_${which}`] === String(pageId)) ?? null;
}

/** Returns whether shoppers of the open shop have to be able to read a page. */
export async function isNeeded(db: Queryable, pageId: number): Promise<boolean> {
  const which = await lawfulAs(db, pageId);
  if (which === null || (await openingOf(db)).openedAt === null) return false;
  return !(await allWaivers(db)).some(({ duty }) => duty === which);
}
