import { accountHref, pathIn } from "../../contract/paths.ts";
import { accountOfLink } from "../../database/mail/email-links.ts";
import type { Made, Reading } from "../reading.ts";
import { headText } from "../head-text.ts";
import { titled } from "./listing.ts";

/** The page of the email that asks an account's owner to confirm the e-mail; looking at it changes nothing, as programs that read mail look too. */
export async function accountLinkPage(
  { db, layout, language }: Reading,
  { link, linkSha256, removed = false }: { link: string; linkSha256: Buffer; removed?: boolean },
): Promise<Made<"accountLink">> {
  const account = removed ? null : await accountOfLink(db, linkSha256);
  const state = removed
    ? "removed"
    : account === null
      ? "unknown"
      : account.new_email !== null
        ? "moving"
        : account.verified
          ? "confirmed"
          : "waiting";
  const path = pathIn(accountHref(link), language.lanCode);
  const text = headText("accountLink", language.lanCode);
  return {
    path,
    template: "accountLink",
    head: {
      title: titled(text.title, layout),
      description: text.description,
      canonical: path,
      image: null,
      noindex: true,
    },
    data: { link, state, email: account?.new_email ?? account?.email ?? "" },
    reads: [],
  };
}
