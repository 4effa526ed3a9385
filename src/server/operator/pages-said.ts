import type { PageSaid } from "../../contract/operator/pages.ts";
import { etag } from "../../contract/operator/route.ts";
import { pathsInLanguages } from "../../database/catalogue/paths.ts";
import {
  isPageUntouched,
  pageVersions,
  placingOfPage,
  planOfPage,
  publicationOfPage,
  textsOfPage,
} from "../../database/content/page-parts.ts";
import { pageContents } from "../../database/content/pages.ts";
import type { Queryable } from "../../database/queryable.ts";
import { isNeeded, lawfulAs, unfilledOf } from "../../flows/content/change-page.ts";

/** Returns an information page with all its parts; null: there is none of this number. */
export async function pageSaid(db: Queryable, pageId: number): Promise<PageSaid | null> {
  const texts = await textsOfPage(db, pageId);
  if (texts === null) return null;
  const paths = (await pathsInLanguages(db, [{ kind: "page", entity_id: pageId }])).get(`page:${pageId}`);
  const versions = await pageVersions(db, pageId);
  return {
    id: pageId,
    paths: paths ?? { pl: "", en: "", cz: "" },
    lawful: await lawfulAs(db, pageId),
    changedOn: (await pageContents(db, [pageId], "pl")).get(pageId)!.changedOn,
    texts: { ...texts, version: etag("texts", versions.texts) },
    placing: { ...(await placingOfPage(db, pageId)), version: etag("placing", versions.placing) },
    publication: {
      ...(await publicationOfPage(db, pageId)),
      version: etag("publication", versions.publication),
      unfilled: await unfilledOf(db, texts.content),
      needed: await isNeeded(db, pageId),
      removable: (await isPageUntouched(db, pageId)) === true,
    },
    plan: { ...(await planOfPage(db, pageId)), version: etag("plan", versions.plan) },
  };
}
