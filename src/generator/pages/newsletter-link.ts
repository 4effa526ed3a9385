import { newsletterHref, pathIn } from "../../contract/paths.ts";
import { subscriptionState } from "../../database/mail/newsletter.ts";
import type { Made, Reading } from "../reading.ts";
import { unlistedHead } from "./unlisted-head.ts";

/** The page of the links of a newsletter's email; looking at it changes nothing, as programs that read mail look too. */
export async function newsletterLinkPage(
  reading: Reading,
  { answer, link, linkSha256 }: { answer: "confirm" | "end"; link: string; linkSha256: Buffer },
): Promise<Made<"newsletterLink">> {
  const known = await subscriptionState(reading.db, linkSha256);
  const path = pathIn(newsletterHref(answer, link), reading.language.lanCode);
  return {
    path,
    template: "newsletterLink",
    head: unlistedHead("newsletterLink", path, reading),
    data: { link, answer, state: known?.state ?? "unknown", email: known?.email ?? "" },
    reads: [],
  };
}
