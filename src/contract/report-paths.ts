import type { LanCode } from "../domain/language.ts";

/** Where anybody reports content as illegal: a page of the server's own, without a script. */
export const reportPaths: Readonly<Record<LanCode, string>> = {
  pl: "/contact/nielegalna-tresc/",
  en: "/en/contact/illegal-content/",
  cz: "/cz/kontakt/nezakonny-obsah/",
};
