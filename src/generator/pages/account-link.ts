import { accountHref, pathIn } from "../../contract/paths.ts";
import { accountOfLink } from "../../database/mail/email-links.ts";
import type { Made, Reading } from "../reading.ts";
import { unlistedHead } from "./unlisted-head.ts";

/** The page of the email that asks an account's owner to confirm the e-mail; looking at it changes nothing, as programs that read mail look too. */
export async function accountLinkPage(
  reading: Reading,
  { link, linkSha256, removed = false }: { link: string; linkSha256: Buffer; removed?: boolean },
): Promise<Made<"accountLink">> {
  const account = removed ? null : await accountOfLink(reading.db, linkSha256);
  const state = removed
    ? "removed"
    : account === null
      ? "unknown"
      : account.new_email !== null
        ? "moving"
        : account.verified
          ? "confirmed"
          : "waiting";
  const path = pathIn(accountHref(link), reading.language.lanCode);
  return {
    path,
    template: "accountLink",
    head: unlistedHead("accountLink", path, reading),
    data: { link, state, email: account?.new_email ?? account?.email ?? "" },
    reads: [],
  };
}
