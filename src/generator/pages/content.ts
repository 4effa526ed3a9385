import type { InformationPage } from "../../contract/page-data.ts";
import { href } from "../../contract/paths.ts";
import { pageContents } from "../../database/pages.ts";
import { plainText } from "../plain-text.ts";
import { layoutFacts, type Made, type Reading, type Wanted } from "../reading.ts";
import { titled } from "./listing.ts";

/** The information page's source. */
export async function contentPages({ db, language, layout }: Reading, wanted: readonly Wanted[]): Promise<Made<"content">[]> {
  const contents = await pageContents(db, wanted.map((page) => Number(page.id)), language.lanCode);
  return wanted.flatMap(({ path, id }): Made<"content">[] => {
    const page = layout.pages.find((candidate) => String(candidate.page_id) === id);
    const content = contents.get(Number(id));
    if (page === undefined || content === undefined) return [];
    const parent = layout.pages.find((candidate) => candidate.page_id === page.parent_id);
    return [{
      path,
      template: "content",
      head: { title: titled(page.page_name, layout), description: plainText(content), canonical: href(page.url), image: null },
      data: {
        page,
        content,
        crumbs: [...(parent ? [{ name: parent.page_name, url: parent.url }] : []), { name: page.page_name, url: page.url }],
        related: siblings(layout.pages, page),
      },
      reads: [...layoutFacts, `page:${id}`],
    }];
  });
}

function siblings(pages: readonly InformationPage[], page: InformationPage): InformationPage[] {
  const family = page.parent_id === 0 ? page.page_id : page.parent_id;
  return pages.filter((other) => other.parent_id === family || other.page_id === family);
}
