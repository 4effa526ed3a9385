import { useState, type FormEvent } from "react";
import type { Consent, Purpose } from "../../domain/consent.ts";
import { daySaid } from "../../domain/days-said.ts";
import { languageOf } from "../../domain/language.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { usePage } from "../app/navigation/page-context.ts";
import { useText } from "../app/text.ts";
import { notify } from "../layout/notices-state.ts";
import { showPrivacy } from "./consent.ts";
import { giveConsent } from "./give-consent.ts";
import { Purposes } from "./Purposes.tsx";
import "./privacy-dialog.css";

/** Each purpose with what it means; saved as ticked, or all refused, or all agreed to, at any time (law C11). */
export function PrivacyDialog({ purposes, given }: { purposes: readonly Purpose[]; given: Consent | null }) {
  const t = useText();
  const { lanId } = usePage();
  const [ticked, setTicked] = useState(given?.purposes ?? {});
  const answer = (answers: Partial<Record<Purpose, boolean>>) => {
    giveConsent(answers);
    notify(t("PRIVACY_SAVED"));
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    answer({ ...answersTo(purposes, false), ...ticked });
  };
  return (
    <Dialog
      title={t("PRIVACY_SETTINGS")}
      closeLabel={t("BTN_CLOSE")}
      onClose={() => showPrivacy(false)}
      className="privacy"
    >
      <form className="privacy-form" onSubmit={save}>
        <p>{t("PRIVACY_INTRODUCTION")}</p>
        <Purposes
          purposes={purposes}
          ticked={ticked}
          onTick={(purpose, yes) => setTicked({ ...ticked, [purpose]: yes })}
        />
        {given !== null && <p className="privacy-since">{t("PRIVACY_SINCE", { date: dayOf(given.date, lanId) })}</p>}
        <div className="privacy-answers">
          <Button onClick={() => answer(answersTo(purposes, false))}>{t("PRIVACY_REJECT_ALL")}</Button>
          <Button onClick={() => answer(answersTo(purposes, true))}>{t("PRIVACY_ACCEPT_ALL")}</Button>
          <Button type="submit">{t("PRIVACY_SAVE")}</Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The shopper's own day of a moment: `21 listopada 2026`. */
function dayOf(moment: string, lanId: number): string {
  const at = new Date(moment);
  return daySaid([at.getFullYear(), at.getMonth() + 1, at.getDate()].join("-"), languageOf(lanId).tag);
}

/** Returns the same to every purpose. */
function answersTo(purposes: readonly Purpose[], yes: boolean): Partial<Record<Purpose, boolean>> {
  return Object.fromEntries(purposes.map((purpose) => [purpose, yes]));
}
