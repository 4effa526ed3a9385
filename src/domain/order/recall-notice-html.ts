import { translator } from "../dictionary/dictionaries.ts";
import { escapeHtml } from "../escape.ts";
import type { LanCode } from "../language.ts";
import { type RecallNotice, recallParts } from "./recall-notice.ts";

/** Returns the parts of a notice under their headings, as HTML: what an email and an information page say. */
export function noticeHtml(notice: RecallNotice, lanCode: LanCode): string {
  const t = translator(lanCode);
  const part = (heading: string, said: string) => `<p><strong>${heading}</strong></p>${said}`;
  const remedies = notice.remedies
    .map((remedy) => `<li>${t(`EMAIL_RECALL_REMEDY_${remedy.toUpperCase()}`)}</li>`)
    .join("");
  return [
    ...recallParts.map((name) => part(t(`EMAIL_RECALL_${name.toUpperCase()}`), paragraphsHtml(notice[name]))),
    part(t("EMAIL_RECALL_REMEDIES"), `<ul>${remedies}</ul>`),
  ].join("");
}

/** Returns a text as HTML; an empty line begins a paragraph. */
export function paragraphsHtml(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((part) => `<p>${escapeHtml(part.trim()).replaceAll("\n", "<br>")}</p>`)
    .join("");
}
