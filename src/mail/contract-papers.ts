import { urlsLinkedIn, withLinksIn } from "../contract/own-links.ts";
import { href } from "../contract/paths.ts";
import { pathsOfSame } from "../database/catalogue/paths.ts";
import { offeredPayments } from "../database/delivery/delivery.ts";
import { allPages, pagesAsOf } from "../database/content/pages.ts";
import type { Queryable } from "../database/queryable.ts";
import type { Language } from "../domain/language.ts";
import { fillMarks, pageMarks } from "../domain/content/page-marks.ts";
import { slugOf } from "../domain/slug.ts";
import { type Attachment, emailHtml } from "./email.ts";

interface ContractOf {
  /** When the order was placed. */
  placedAt: Date;
  config: Record<string, string>;
  language: Language;
  publicUrl: string;
}

/**
 * Returns the terms and the information on returns as files, in the order's language and as they stood when it was
 * placed: what the shop says of itself is filled in, links lead to the shop. The law wants both on a durable
 * medium with the confirmation (art. 21 of the consumer rights act). A page the shop has not named is left out.
 */
export async function contractPapers(
  db: Queryable,
  { placedAt, config, language, publicUrl }: ContractOf,
): Promise<Attachment[]> {
  const { lanCode } = language;
  const ids = [config["page_terms"], config["page_returns"]].filter((id) => /^\d+$/.test(id ?? "")).map(Number);
  const [pages, texts, payments] = await Promise.all([
    allPages(db, lanCode),
    pagesAsOf(db, ids, { at: placedAt, lanCode }),
    offeredPayments(db, lanCode),
  ]);
  const marks = pageMarks(config, lanCode, payments);
  const linked = [...texts.values()].flatMap(({ content }) => urlsLinkedIn(content));
  const urls = await pathsOfSame(db, linked, language.lanId);
  return ids.flatMap((id): Attachment[] => {
    const page = pages.find((candidate) => candidate.page_id === id);
    const stored = texts.get(id);
    if (page === undefined || stored === undefined) return [];
    const address = publicUrl + href(page.url);
    const body = withWholeLinks(
      fillMarks(
        withLinksIn(stored.content, lanCode, urls).replace(
          /<p>\s*\{\{(?:[a-z]+-table|guarantee-notice)\}\}\s*<\/p>/g,
          "",
        ),
        marks,
      ),
      { publicUrl, address },
    );
    const html = emailHtml({ lanCode, heading: stored.name, body, footer: [marks["seller"] ?? "", address] });
    return [{ filename: `${slugOf(stored.name)}.html`, contentType: "text/html; charset=utf-8", content: html }];
  });
}

function withWholeLinks(html: string, { publicUrl, address }: { publicUrl: string; address: string }): string {
  return html.replace(/ href="([/#])/g, (_, first: string) => ` href="${first === "#" ? address : publicUrl}${first}`);
}
