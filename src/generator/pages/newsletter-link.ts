import { newsletterHref, pathIn } from "../../contract/paths.ts";
import { subscriptionState } from "../../database/mail/newsletter.ts";
import type { Made, Reading } from "../reading.ts";
import { headText } from "../head-text.ts";
import { titled } from "./listing.ts";

/** The page of the links of a newsletter's email; looking at it changes nothing, as programs that read mail look too. */
export async function newsletterLinkPage(
  { db, layout, language }: Reading,
  { answer, link, linkSha256 }: { answer: "confirm" | "end"; link: string; linkSha256: Buffer },
): Promise<Made<"newsletterLink">> {
  const known = await subscriptionState(db, linkSha256);
  const text = headText("newsletterLink", language.lanCode);
  const path = pathIn(newsletterHref(answer, link), language.lanCode);
  return {
    path,
    template: "newsletterLink",
    head: {
      title: titled(text.title, layout),
      description: text.description,
      canonical: path,
      image: null,
      noindex: true,
    },
    data: { link, answer, state: known?.state ?? "unknown", email: known?.email ?? "" },
    reads: [],
  };
}
