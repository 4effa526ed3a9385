import { type FormEvent, useEffect, useState } from "react";
import * as v from "valibot";
import { type Complaint, complaintRoutes } from "../../contract/operator/complaints.ts";
import { type Outcome, outcomes } from "../../domain/complaint/complaint.ts";
import { TextArea } from "../../ui/TextArea.tsx";
import { act, type Acted, call, refusalOf } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { DraftBack } from "../DraftBack.tsx";
import { freshKey } from "../fresh-key.ts";
import { Copy } from "../order/Copy.tsx";
import { tell, type Undo } from "../notice.ts";
import { textNow, useText } from "../text.ts";
import { useDraft } from "../use-draft.ts";
import { readComplaint, useComplaintAct } from "./use-complaint.ts";

const drafted = v.object({ outcome: v.picklist(outcomes), written: v.nullable(v.string()) });

/** Returns the answer somebody is writing to a complaint; `written` null: it is the ready one. */
function useAnswerDraft({ id, demand }: Complaint) {
  return useDraft(`complaint-${id}`, drafted, { outcome: demand, written: null });
}

type AnswerDraft = ReturnType<typeof useAnswerDraft>;

/** Answers a complaint that nobody has answered: what else of it was changed meanwhile does not change the answer. */
async function answerOn(
  { id, version }: Complaint,
  { key, ...body }: { outcome: Outcome; answer: string; key: string },
): Promise<Acted<Complaint>> {
  try {
    return await act(complaintRoutes.answerComplaint, { parameters: { id }, body, version, key });
  } catch (refused) {
    if (refusalOf(refused) !== "VERSION_OLD") throw refused;
    const now = await readComplaint(id);
    if (now.outcome !== null) throw refused;
    return answerOn(now, { key, ...body });
  }
}

/** The decision on a complaint with its answer, begun from a text in the buyer's language. */
export function Answer({ complaint }: { complaint: Complaint }) {
  const t = useText();
  const [key] = useState(freshKey);
  const draft = useAnswerDraft(complaint);
  const { outcome, written } = draft.value;
  const answer = written ?? complaint.answers[outcome];
  const send = useComplaintAct(
    complaint,
    () => answerOn(complaint, { outcome, answer, key }),
    (_, undo) => {
      const { value } = draft;
      draft.forget();
      const takeBack = async (back: Undo) => {
        await restoring(draft, value, back);
        return { text: textNow("OFFICE_COMPLAINT_ANSWER_TAKEN"), undo: null };
      };
      tell(t("OFFICE_COMPLAINT_ANSWERED"), undo === null ? null : () => takeBack(undo));
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!send.isPending) send.mutate(undefined);
  };
  return (
    <Card title={t("OFFICE_COMPLAINT_DECIDE")}>
      <form className="complaint-form" onSubmit={submit}>
        <DraftBack draft={draft} />
        <fieldset>
          <legend className="field-label">{t("OFFICE_COMPLAINT_OUTCOME")}</legend>
          {outcomes
            .filter((one) => one !== "refused" || !complaint.acceptedByLaw)
            .map((one) => (
              <label key={one} className="tick-row">
                <input
                  type="radio"
                  name="outcome"
                  checked={outcome === one}
                  onChange={() => draft.write({ outcome: one, written: null })}
                />
                {t(`OFFICE_COMPLAINT_OUTCOME_${one.toUpperCase()}`)}
              </label>
            ))}
        </fieldset>
        <TextArea
          label={t("OFFICE_COMPLAINT_LETTER")}
          value={answer}
          required
          rows={10}
          maxLength={8000}
          lang={complaint.language === "cz" ? "cs" : complaint.language}
          onChange={(event) => draft.write({ outcome, written: event.currentTarget.value })}
        />
        <p className="mute">{t("OFFICE_COMPLAINT_WAITS")}</p>
        <Refused error={send.error} />
        <Act type="submit" kind="signal" busy={send.isPending}>
          {t("OFFICE_COMPLAINT_SEND")}
        </Act>
      </form>
    </Card>
  );
}

/** Has what was written stand in its field again once the answer is taken back by `back`. */
async function restoring<Back>(draft: AnswerDraft, value: AnswerDraft["value"], back: () => Promise<Back>) {
  draft.write(value);
  try {
    return await back();
  } catch (refused) {
    draft.forget();
    throw refused;
  }
}

/** The way to take back an answer whose email has not left. */
export function TakeAnswerBack({ complaint }: { complaint: Complaint }) {
  const t = useText();
  const draft = useAnswerDraft(complaint);
  useEffect(() => {
    if (complaint.answerWaitsUntil === null) return undefined;
    const left = Math.max(0, Date.parse(complaint.answerWaitsUntil) - Date.now());
    const timer = setTimeout(() => void readComplaint(complaint.id), left + 3000);
    return () => clearTimeout(timer);
  }, [complaint.answerWaitsUntil, complaint.id]);
  const { outcome, answer } = complaint;
  const back = useComplaintAct(
    complaint,
    () =>
      restoring(draft, { outcome: outcome ?? complaint.demand, written: answer }, () =>
        call(complaintRoutes.takeBackAnswer, { parameters: { id: complaint.id } }),
      ),
    () => tell(t("OFFICE_COMPLAINT_ANSWER_TAKEN")),
  );
  if (complaint.answerWaitsUntil === null) return null;
  return (
    <>
      <p className="mute">{t("OFFICE_COMPLAINT_WAITS")}</p>
      <Refused error={back.error} />
      <Act kind="plain" busy={back.isPending} onClick={() => back.mutate(undefined)}>
        {t("OFFICE_COMPLAINT_ANSWER_BACK")}
      </Act>
    </>
  );
}

/** What somebody was writing when another person answered: their text is beside it, and none is lost. Nothing where nothing was. */
export function UnsentAnswer({ complaint }: { complaint: Complaint }) {
  const t = useText();
  const { value, forget } = useAnswerDraft(complaint);
  if (value.written === null) return null;
  return (
    <Card
      title={t("OFFICE_COMPLAINT_UNSENT")}
      aside={<Copy text={value.written} what={t("OFFICE_COMPLAINT_LETTER")} />}
    >
      <div className="complaint-form" role="alert">
        <p className="mute">{t("OFFICE_COMPLAINT_UNSENT_WHY")}</p>
        <p className="breaks">{value.written}</p>
        <Act kind="plain" onClick={forget}>
          {t("OFFICE_DRAFT_FORGET")}
        </Act>
      </div>
    </Card>
  );
}
