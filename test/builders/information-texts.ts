import assert from "node:assert/strict";
import type { ContentPart } from "../../src/contract/page-data.ts";
import { type LanCode, languages, type Said } from "../../src/domain/language.ts";
import { fillMarks, pageMarks } from "../../src/domain/content/page-marks.ts";
import { pageBody } from "../../src/generator/pages/page-body.ts";
import { plainText } from "../../src/generator/plain-text.ts";
import { sanitise } from "../../src/integrations/sanitise.ts";

/** An information page in one language, as its screen shows it. */
export interface ShownText {
  slug: string;
  lanCode: LanCode;
  /** HTML, marks unfilled. */
  source: string;
  parts: ContentPart[];
  html: string;
  /** The words alone. */
  said: string;
}

const offered = [
  { code: "bank", name: "Przelew" },
  { code: "cash", name: "Za pobraniem" },
  { code: "payu", name: "Płatność online" },
];

/** Returns these pages in every language, with what a shop says of itself filled in. */
export function shownTexts(
  pages: readonly { slug: string; content: Said }[],
  config: Readonly<Record<string, string>>,
): ShownText[] {
  return pages.flatMap((page) =>
    languages.map(({ lanCode }) => {
      const source = sanitise(page.content[lanCode]!);
      const { parts } = pageBody(fillMarks(source, pageMarks(config, lanCode, offered)), {
        title: "",
        delivery: [],
      });
      const html = parts.map((part) => (part.kind === "text" ? part.html : "")).join("");
      return {
        slug: page.slug,
        lanCode,
        source,
        parts,
        html,
        said: plainText(html, 1_000_000)
          .replaceAll("\u2060", "")
          .replace(/ ([,.”“:)])/g, "$1"),
      };
    }),
  );
}

/** Every mark is filled, every link leads to a page there is and to a heading it has in that language, and nothing is lost to the sanitiser. */
export function assertWhole(texts: readonly ShownText[], pages: readonly { slug: string; content: Said }[]): void {
  const words = (text: string) => plainText(text, 1_000_000).replace(/\s/g, "");
  for (const { slug, lanCode, html, source } of texts) {
    assert.doesNotMatch(html, /\{\{|undefined/, `${slug} ${lanCode}`);
    assert.equal(sanitise(source), source, `${slug} ${lanCode}`);
    assert.equal(
      words(source),
      words(pages.find((page) => page.slug === slug)!.content[lanCode]!),
      `${slug} ${lanCode}`,
    );
    assert.doesNotMatch(source, /ec\.europa\.eu\/(consumers\/)?odr|\bODR\b/i, `${slug}: the platform is closed`);
    for (const [, href = ""] of html.matchAll(/href="([^"]*)"/g)) {
      if (/^(mailto|tel|https):/.test(href) || ["/contact", "/odstapienie/", "/reklamacja/"].includes(href)) continue;
      const [, page = slug, heading] =
        /^(?:\/page\/([a-z0-9-]+)\.html)?(?:#(.+))?$/.exec(href) ?? assert.fail(`${slug} ${lanCode}: ${href}`);
      const there = texts.find((text) => text.slug === page && text.lanCode === lanCode);
      assert.ok(there, `${slug} ${lanCode}: ${href}`);
      if (heading !== undefined) assert.ok(there.html.includes(`id="${heading}"`), `${slug} ${lanCode}: ${href}`);
    }
  }
}

/** The languages say the same: as many headings, lists and tables. */
export function assertSameInAll(texts: readonly ShownText[]): void {
  for (const slug of new Set(texts.map((text) => text.slug))) {
    const counts = texts
      .filter((text) => text.slug === slug)
      .map(({ html }) =>
        ["<h2", "<h3", "<p", "<li", "<tr", "<table", "<strong", "href="].map((tag) => html.split(tag).length - 1),
      );
    for (const other of counts.slice(1)) assert.deepEqual(other, counts[0], slug);
  }
}
