import type { ReportAsSent } from "../contract/report.ts";
import { reportPaths } from "../contract/paths.ts";
import { momentSaid } from "../domain/days-said.ts";
import { translator } from "../domain/dictionary/dictionaries.ts";
import { escapeHtml } from "../domain/escape.ts";
import { type LanCode, languageCalled } from "../domain/language.ts";
import type { ReportTrouble } from "../flows/content/report-content.ts";
import type { Assets } from "../generator/document.ts";
import { plainButton, plainField, plainPage } from "./plain-page.ts";

/** What the page shows: what was typed, which field of it is wrong, and, once it is kept, its number and when that was in Warsaw. */
export interface ReportShown extends ReportAsSent {
  wrong: ReportTrouble | null;
  received: { number: number; at: string } | null;
}

export const nothingReported: ReportShown = {
  about: "",
  text: "",
  name: "",
  email: "",
  wrong: null,
  received: null,
};

/** Returns the page on which anybody reports content as illegal; it works without a script. */
export function reportPage(
  shown: ReportShown,
  { lanCode, shopName }: { lanCode: LanCode; shopName: string },
  assets: Pick<Assets, "styles">,
): string {
  const t = translator(lanCode);
  const { received, email } = shown;
  if (received === null)
    return plainPage(
      {
        lanCode,
        shopName,
        title: t("REPORT_TITLE"),
        body: `<p>${escapeHtml(t("REPORT_TEXT"))}</p>${form(shown, lanCode)}`,
      },
      assets,
    );
  const at = momentSaid(received.at, languageCalled(lanCode).tag);
  const done = t(email === "" ? "REPORT_DONE_UNNAMED" : "REPORT_DONE_TEXT", { number: received.number, at, email });
  return plainPage(
    { lanCode, shopName, title: t("REPORT_DONE"), body: `<p role="status">${escapeHtml(done)}</p>` },
    assets,
  );
}

function form({ about, text, name, email, faith, wrong }: ReportShown, lanCode: LanCode): string {
  const t = translator(lanCode);
  const said = (field: ReportTrouble) => (wrong === field ? t(`REPORT_WRONG_${field.toUpperCase()}`) : null);
  const isFaithWrong = wrong === "faith";
  const faithField = `<div class="field${isFaithWrong ? " field-wrong" : ""}"><label class="plain-check"><input type="checkbox" name="faith" required${faith === undefined ? "" : " checked"}${isFaithWrong ? ' aria-invalid="true" aria-describedby="faith-wrong" autofocus' : ""}><span>${escapeHtml(t("REPORT_FAITH"))}</span></label>${isFaithWrong ? `<p class="field-error" id="faith-wrong">${escapeHtml(said("faith")!)}</p>` : ""}</div>`;
  return `<form method="post" action="${reportPaths[lanCode]}">${[
    plainField({
      name: "about",
      label: t("REPORT_ABOUT"),
      value: about,
      rest: 'required maxlength="500" autocomplete="off" spellcheck="false"',
      wrong: said("about"),
    }),
    plainField({
      name: "text",
      label: t("REPORT_WHY"),
      value: text,
      rest: 'required maxlength="4000"',
      wrong: said("text"),
      rows: 6,
    }),
    plainField({
      name: "name",
      label: t("REPORT_NAME"),
      value: name,
      rest: 'maxlength="100" autocomplete="name"',
      wrong: null,
    }),
    plainField({
      name: "email",
      label: t("REPORT_EMAIL"),
      value: email,
      rest: 'type="email" maxlength="254" autocomplete="email"',
      wrong: said("email"),
    }),
    `<p>${escapeHtml(t("REPORT_UNNAMED"))}</p>`,
    faithField,
    plainButton(t("REPORT_SEND")),
  ].join("")}</form>`;
}
