import { type FrontContent, type FrontLink, type FrontRow, rowsOnce } from "../../domain/content/front.ts";
import { isBackwards } from "./minutes.ts";

/** Returns whether a row is of something that is not chosen yet. */
export function isEmpty({ kind, id, ids }: FrontRow): boolean {
  return kind === "products" ? ids.length === 0 : id === null && !(rowsOnce as readonly string[]).includes(kind);
}

/** Returns a part of the front without what is begun and cannot be shown yet, so that the rest of it can be drawn. */
export function drawable(content: FrontContent): FrontContent {
  switch (content.part) {
    case "home": {
      const { season } = content.hero;
      return {
        ...content,
        hero: {
          ...content.hero,
          to:
            content.hero.to === null || isLink({ name: { pl: "-", en: "", cz: "" }, to: content.hero.to })
              ? content.hero.to
              : null,
          season: isBackwards(season) ? { ...season, until: null } : season,
        },
        rows: content.rows.filter((row) => !isEmpty(row) && !isBackwards(row)),
      };
    }
    case "menu":
      return { ...content, items: content.items.filter((item) => item.kind !== "link" || isLink(item)) };
    case "notices":
      return {
        ...content,
        notices: content.notices.filter(
          (notice) =>
            notice.text.pl.trim() !== "" &&
            !isBackwards(notice) &&
            (notice.to === null || isLink({ name: notice.text, to: notice.to })),
        ),
      };
    case "footer":
      return {
        ...content,
        groups: content.groups
          .filter(({ title }) => title.pl.trim() !== "")
          .map((group) => ({ ...group, links: group.links.filter(isLink) })),
      };
  }
}

function isLink({ name, to }: FrontLink): boolean {
  return name.pl.trim() !== "" && (to.kind !== "outside" || /^https:\/\/[^\s/]+\.[^\s]+/.test(to.url));
}
