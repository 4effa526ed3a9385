import { createHash } from "node:crypto";
import {
  brandsEntry,
  type Category,
  type InformationPage,
  type Layout,
  type MenuEntry,
  type NamedLink,
} from "../contract/page-data.ts";
import { reportPaths } from "../contract/paths.ts";
import { frontsNow } from "../database/content/front.ts";
import type { Queryable } from "../database/queryable.ts";
import {
  type FrontContents,
  type FrontLink,
  type FrontTarget,
  isNow,
  type MenuItem,
  targetsOf,
  worded,
} from "../domain/content/front.ts";
import { rootCategoryId } from "../domain/catalogue/root-category.ts";
import { textIn } from "../domain/dictionary/dictionaries.ts";
import type { LanCode, Language } from "../domain/language.ts";
import { lawfulPages } from "../domain/opening.ts";
import { frontHrefs, targetKey } from "./front-hrefs.ts";

type Front = Pick<Layout, "menu" | "notice" | "foot">;

interface Around {
  language: Language;
  categories: readonly Category[];
  pages: readonly InformationPage[];
  config: Readonly<Record<string, string>>;
}

/** Returns what the label has arranged of all that stands around every page, in one language, and where content is reported; of what it has not arranged, nothing. */
export async function frontOfLayout(db: Queryable, { language, categories, pages, config }: Around): Promise<Front> {
  const { menu, notices, footer } = await frontsNow(db);
  const contents = [menu, notices, footer].flatMap(({ content }) => content ?? []);
  const { lanCode } = language;
  const withReports = (shown: readonly InformationPage[]) => [...shown, reportsPage(lanCode)];
  if (contents.length === 0) return { foot: { pages: withReports(pages), groups: [] } };
  const hrefs = await frontHrefs(db, contents.flatMap(targetsOf), lanCode);
  const front: Front = {};
  for (const content of contents) {
    if (content.part === "menu") front.menu = menuShown(content, { hrefs, lanCode, categories });
    if (content.part === "notices") {
      const notice = noticeShown(content, { hrefs, lanCode, minute: notices.minute });
      if (notice !== undefined) front.notice = notice;
    }
    if (content.part === "footer") front.foot = footShown(content, { hrefs, lanCode, pages, config });
  }
  front.foot = { groups: [], ...front.foot, pages: withReports(front.foot?.pages ?? pages) };
  return front;
}

/** Where content is reported, as a page among the others: the law wants it found easily (Regulation (EU) 2022/2065, art. 16), whatever the label has arranged. */
function reportsPage(lanCode: LanCode): InformationPage {
  return { page_id: 0, parent_id: 0, page_name: textIn(lanCode, "REPORT_TITLE"), url: reportPaths[lanCode].slice(1) };
}

interface Said {
  hrefs: ReadonlyMap<string, string>;
  lanCode: LanCode;
}

/** A link whose target shows nothing now is left out. */
function linksShown(links: readonly FrontLink[], { hrefs, lanCode }: Said): NamedLink[] {
  return links.flatMap(({ name, to }) => {
    const url = hrefs.get(targetKey(to));
    const said = worded(name, lanCode);
    return url === undefined || said === null ? [] : [{ name: said, url }];
  });
}

/** What the label has not named, for it came since, stands behind what it has. */
function menuShown(
  { items }: FrontContents["menu"],
  { categories, ...said }: Said & { categories: readonly Category[] },
): MenuEntry[] {
  const idOf = (item: Exclude<MenuItem, { kind: "link" }>) => (item.kind === "brands" ? brandsEntry : String(item.id));
  const named = items.flatMap((item) => (item.kind === "link" ? [] : [idOf(item)]));
  const top = categories.filter(({ category_parent_id }) => category_parent_id === rootCategoryId);
  const others = [...top.map(({ category_id }) => category_id), brandsEntry].filter((id) => !named.includes(id));
  const arranged = items.flatMap((item): MenuEntry[] => {
    if (item.kind === "link") return linksShown([item], said).map(nodeOf);
    return item.hidden ? [] : [idOf(item)];
  });
  return [...arranged, ...others];
}

function nodeOf({ name, url }: NamedLink): MenuEntry {
  return {
    category_id: url,
    category_parent_id: "",
    category_name: name,
    category_url: "",
    url,
    category_image: "",
    count: 0,
    children: [],
  };
}

function noticeShown(
  { notices }: FrontContents["notices"],
  { hrefs, lanCode, minute }: Said & { minute: string },
): Layout["notice"] {
  const now = notices.find((notice) => isNow(notice, minute));
  const text = now === undefined ? null : worded(now.text, lanCode);
  if (now === undefined || text === null) return undefined;
  const url = linkOf(now.to, hrefs);
  const shown = JSON.stringify([now.text, now.to, now.kind, now.from]);
  const id = createHash("sha256").update(shown).digest("hex").slice(0, 8);
  return {
    text,
    ...(url !== undefined && { url }),
    ...(now.kind === "important" && { kind: now.kind }),
    id,
    close: textIn(lanCode, "NOTICE_CLOSE"),
  };
}

function linkOf(to: FrontTarget | null, hrefs: Said["hrefs"]): string | undefined {
  return to === null ? undefined : hrefs.get(targetKey(to));
}

/** Pages the law wants stay, whatever was hidden before it wanted them. */
function footShown(
  { categories, pages: arranged, groups }: FrontContents["footer"],
  { pages, config, ...said }: Said & Pick<Around, "pages" | "config">,
): NonNullable<Layout["foot"]> {
  const lawful = new Set(lawfulPages.map((page) => config[`page_${page}`]));
  const hidden = new Set(arranged.flatMap(({ id, hidden }) => (hidden && !lawful.has(String(id)) ? [id] : [])));
  const named = arranged.map(({ id }) => id);
  const order = [...named, ...pages.map(({ page_id }) => page_id).filter((id) => !named.includes(id))];
  return {
    ...(!categories && { categories: false as const }),
    ...(arranged.length > 0 && {
      pages: order.filter((id) => !hidden.has(id)).flatMap((id) => pages.filter(({ page_id }) => page_id === id)),
    }),
    groups: groups.flatMap(({ title, links }) => {
      const shown = linksShown(links, said);
      return shown.length === 0
        ? []
        : [{ title: worded(title, said.lanCode) ?? "", links: shown.map(({ url, name }) => [url, name]) }];
    }),
  };
}
