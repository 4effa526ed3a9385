import type { ContentPart } from "../../contract/page-data.ts";
import { imageHref } from "../../contract/paths.ts";
import type { DeliveryZone } from "../../domain/delivery/delivery-table.ts";
import { decimal } from "../../domain/money.ts";
import { pointsDiscount } from "../../domain/customer/points.ts";
import { slugOf } from "../../domain/slug.ts";
import { escapeHtml } from "../../domain/escape.ts";
import { plainText } from "../plain-text.ts";
import { richText } from "../rich-text.ts";

export interface PageBody {
  parts: ContentPart[];
  toc: { id: string; name: string }[];
}

/** The picture of the official notice on the legal guarantee, and what it says in words. */
export interface GuaranteeNotice {
  file: string;
  width: number;
  height: number;
  text: string;
}

/** Texts with fewer headings need no list of them. */
const tocFrom = 4;
const examples = [100, 250, 1000];

/**
 * Returns an information page's HTML, marks filled, as its screen shows it: `<p>{{delivery-table}}</p>` and
 * `<p>{{points-table}}</p>` become tables made from the shop's rules, `<p>{{guarantee-notice}}</p>` the official
 * notice where the shop has it, headings get ids to link to.
 */
export function pageBody(
  html: string,
  { title, delivery, notice = null }: { title: string; delivery: DeliveryZone[]; notice?: GuaranteeNotice | null },
): PageBody {
  const toc: PageBody["toc"] = [];
  const anchored = withAnchors(richText(html, title), toc).replace(
    /<p>\s*\{\{guarantee-notice\}\}\s*<\/p>/g,
    notice === null ? "" : noticeHtml(notice),
  );
  const parts = anchored
    .split(/<p>\s*\{\{(delivery|points)-table\}\}\s*<\/p>/)
    .flatMap((piece, index): ContentPart[] => {
      if (index % 2 === 0) return piece.trim() === "" ? [] : [{ kind: "text", html: piece.trim() }];
      if (piece === "delivery") return [{ kind: "delivery", zones: delivery }];
      return [
        { kind: "points", rows: examples.map((points) => ({ points, discount: decimal(pointsDiscount(points)) })) },
      ];
    });
  return { parts, toc: toc.length < tocFrom ? [] : toc };
}

/** Unchanged and at its own size, as its regulation wants it, and opened alone by a click. */
function noticeHtml({ file, width, height, text }: GuaranteeNotice): string {
  const address = escapeHtml(imageHref(file));
  return `<p><a href="${address}"><img src="${address}" width="${width}" height="${height}" alt="${escapeHtml(text)}" loading="lazy"></a></p>`;
}

/** Ids begin with `h-`, so that no heading takes the id of a part of the page; a section's number is no part of it, so links outlive a new section. */
function withAnchors(html: string, toc: PageBody["toc"]): string {
  const taken = new Set<string>();
  return html.replace(/<h([23])>(.*?)<\/h\1>/gs, (_, level: string, inner: string) => {
    const name = plainText(inner);
    const slug = `h-${slugOf(name.replace(/^\d+\.\s*/, ""))}`;
    let id = slug;
    for (let next = 2; taken.has(id); next += 1) id = `${slug}-${next}`;
    taken.add(id);
    if (level === "2") toc.push({ id, name });
    return `<h${level} id="${id}" tabindex="-1">${inner}</h${level}>`;
  });
}
