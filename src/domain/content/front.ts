import type { LanCode } from "../language.ts";
import { webAddress } from "../third-parties.ts";

/** The parts of the shop's front that a label arranges. */
export const frontParts = ["home", "menu", "notices", "footer"] as const;
export type FrontPart = (typeof frontParts)[number];

/** Words in each language; '' where there are none of its own. */
export type Worded = Record<LanCode, string>;

/** From when until when something is shown, in minutes of Warsaw's clocks, `2026-12-01T00:00`; null: always. */
export interface Span {
  from: string | null;
  until: string | null;
}

/** The shop's own pages that a link may lead to. */
export const linkedPages = ["newProducts", "sale", "contact", "compare", "withdrawal", "complaint"] as const;

/** What has pages in the shop, and can be led to by its number. */
export const linkedKinds = ["category", "manufacturer", "product", "page", "look"] as const;
export type LinkedKind = (typeof linkedKinds)[number];

/** Where a link leads: a page of the shop itself, of a thing in it, or out of it. */
export type FrontTarget =
  | { kind: "own"; page: (typeof linkedPages)[number] }
  | { kind: LinkedKind; id: number }
  | { kind: "outside"; url: string };

export interface FrontLink {
  name: Worded;
  to: FrontTarget;
}

/** What the home page may show, once each; and what it may show of the shop's things, as often as somebody likes. */
export const rowsOnce = ["newest", "tiles", "bestsellers", "looks", "brands", "sale"] as const;
export const rowsOf = ["category", "manufacturer", "look", "products"] as const;
export type RowKind = (typeof rowsOnce)[number] | (typeof rowsOf)[number];

export const rowSizes = [4, 8, 12] as const;

export interface FrontRow extends Span {
  kind: RowKind;
  /** What it is of: a category, a brand or a look; of the others none. */
  id: number | null;
  /** Products that were chosen, in their order; of the others none. */
  ids: number[];
  /** What stands above it; '': as the shop says by itself. */
  title: Worded;
  /** How many products at most. */
  most: (typeof rowSizes)[number];
  hidden: boolean;
}

export interface FrontHero {
  /** Null: the one the shop was set up with. */
  picture: { file: string; focus: { x: number; y: number } | null } | null;
  /** The two lines of the heading, what begins the text below, and the text; '': as the shop says by itself. */
  first: Worded;
  second: Worded;
  text: Worded;
  /** What the button says. */
  go: Worded;
  to: FrontTarget | null;
  /** The season in a few words, and when it is. */
  season: Span & { words: Worded };
}

export type MenuItem =
  | { kind: "category"; id: number; hidden: boolean }
  | { kind: "brands"; hidden: boolean }
  | ({ kind: "link" } & FrontLink);

export const noticeKinds = ["news", "important"] as const;

export interface FrontNotice extends Span {
  text: Worded;
  to: FrontTarget | null;
  kind: (typeof noticeKinds)[number];
}

export interface FrontContents {
  home: { part: "home"; hero: FrontHero; rows: FrontRow[] };
  /** What is not named stands behind what is. */
  menu: { part: "menu"; items: MenuItem[] };
  /** Of those whose time it is the first is shown. */
  notices: { part: "notices"; notices: FrontNotice[] };
  footer: {
    part: "footer";
    categories: boolean;
    /** What is not named stands behind what is. */
    pages: { id: number; hidden: boolean }[];
    groups: { title: Worded; links: FrontLink[] }[];
  };
}
export type FrontContent = FrontContents[FrontPart];

/** How much there may be of each, and how long it may be. */
export const frontLimits = {
  rows: 20,
  products: 12,
  items: 60,
  notices: 20,
  groups: 2,
  links: 12,
  pages: 100,
  heading: 24,
  name: 60,
  title: 80,
  notice: 160,
  text: 300,
  address: 500,
} as const;

const unworded: Worded = { pl: "", en: "", cz: "" };

/** Returns a row of the home page as it begins. */
export function newRow(kind: RowKind): FrontRow {
  const most = kind === "newest" ? 8 : 4;
  return { kind, id: null, ids: [], title: unworded, most, hidden: false, from: null, until: null };
}

/** Returns how a part of the front is arranged in a shop where nobody has. */
export function firstFront<Part extends FrontPart>(part: Part): FrontContents[Part] {
  return first[part];
}

const first: FrontContents = {
  home: {
    part: "home",
    hero: {
      picture: null,
      first: unworded,
      second: unworded,
      text: unworded,
      go: unworded,
      to: null,
      season: { words: unworded, from: null, until: null },
    },
    rows: rowsOnce.map(newRow),
  },
  menu: { part: "menu", items: [] },
  notices: { part: "notices", notices: [] },
  footer: { part: "footer", categories: true, pages: [], groups: [] },
};

/** Returns whether something is shown at a minute of Warsaw, `2026-12-01T00:00`: from its beginning on, and not at its end. */
export function isNow({ from, until }: Span, minute: string): boolean {
  return (from === null || from <= minute) && (until === null || minute < until);
}

/** Returns the minutes of Warsaw at which a part begins or ends to show something by itself, each once, in their order. */
export function turnsOf(content: FrontContent): string[] {
  const spans =
    content.part === "home"
      ? [content.hero.season, ...content.rows]
      : content.part === "notices"
        ? content.notices
        : [];
  return [...new Set(spans.flatMap(({ from, until }) => [from, until].filter((one) => one !== null)))].sort();
}

/** Returns words in a language, those in Polish where there are none; null: there are none at all. */
export function worded(words: Worded, lanCode: LanCode): string | null {
  return words[lanCode] || words.pl || null;
}

/** Returns every target a part of the front leads to. */
export function targetsOf(content: FrontContent): FrontTarget[] {
  switch (content.part) {
    case "home":
      return [content.hero.to, ...content.rows.flatMap(rowTargets)].filter((one) => one !== null);
    case "menu":
      return content.items.flatMap((item): FrontTarget[] => (item.kind === "link" ? [item.to] : []));
    case "notices":
      return content.notices.flatMap(({ to }) => to ?? []);
    case "footer":
      return content.groups.flatMap(({ links }) => links.map(({ to }) => to));
  }
}

function rowTargets({ kind, id, ids }: FrontRow): FrontTarget[] {
  if (kind === "products") return ids.map((one) => ({ kind: "product", id: one }));
  return id !== null && (kind === "category" || kind === "manufacturer" || kind === "look") ? [{ kind, id }] : [];
}

/** Returns where, as a JSON pointer into it, a part of the front cannot be as it is written; null: it can. `lawful`: the pages the law wants, whose links stay. */
export function wrongFront(content: FrontContent, { lawful }: { lawful: readonly number[] }): string | null {
  switch (content.part) {
    case "home":
      return wrongSpan(content.hero.season, "/hero/season") ?? firstWrong("/rows", content.rows, wrongRow);
    case "menu":
      return firstWrong("/items", content.items, (item, at, items) => {
        if (item.kind === "link") return wrongLink(item, at);
        const twice = items.filter(
          (one) => one.kind === item.kind && (one.kind !== "category" || one.id === (item as { id: number }).id),
        );
        return twice.length > 1 ? at : null;
      });
    case "notices":
      return firstWrong("/notices", content.notices, ({ text, to, ...span }, at) =>
        text.pl === "" ? `${at}/text/pl` : (wrongSpan(span, at) ?? (to === null ? null : wrongTarget(to, `${at}/to`))),
      );
    case "footer":
      return (
        firstWrong("/pages", content.pages, ({ id, hidden }, at) => (hidden && lawful.includes(id) ? at : null)) ??
        firstWrong("/groups", content.groups, ({ title, links }, at) =>
          title.pl === "" ? `${at}/title/pl` : firstWrong(`${at}/links`, links, wrongLink),
        )
      );
  }
}

function firstWrong<One>(
  name: string,
  all: readonly One[],
  wrong: (one: One, at: string, all: readonly One[]) => string | null,
): string | null {
  for (const [nth, one] of all.entries()) {
    const found = wrong(one, `${name}/${nth}`, all);
    if (found !== null) return found;
  }
  return null;
}

function wrongRow(row: FrontRow, at: string, rows: readonly FrontRow[]): string | null {
  const isOnce = (rowsOnce as readonly string[]).includes(row.kind);
  if (isOnce && rows.filter(({ kind }) => kind === row.kind).length > 1) return at;
  if (row.kind === "products" ? row.ids.length === 0 : row.ids.length > 0) return `${at}/ids`;
  if ((row.id === null) !== (isOnce || row.kind === "products")) return `${at}/id`;
  return wrongSpan(row, at);
}

function wrongSpan({ from, until }: Span, at: string): string | null {
  return from !== null && until !== null && until <= from ? `${at}/until` : null;
}

function wrongLink({ name, to }: FrontLink, at: string): string | null {
  return name.pl === "" ? `${at}/name/pl` : wrongTarget(to, `${at}/to`);
}

/** Out of the shop a link leads by https alone. */
function wrongTarget(to: FrontTarget, at: string): string | null {
  return to.kind === "outside" && webAddress(to.url)?.startsWith("https:") !== true ? `${at}/url` : null;
}
