import { type FormEvent, useState } from "react";
import type { Complaint } from "../../contract/operator/complaints.ts";
import { operatorRoutes } from "../../contract/operator/routes.ts";
import { type Outcome, outcomes } from "../../domain/complaint/complaint.ts";
import { TextArea } from "../../ui/TextArea.tsx";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { freshKey } from "../fresh-key.ts";
import { tell } from "../notice.ts";
import { useText } from "../text.ts";
import { useComplaintAct } from "./use-complaint.ts";

/** The decision on a complaint with its answer, begun from a text in the buyer's language. */
export function Answer({ complaint }: { complaint: Complaint }) {
  const t = useText();
  const [key] = useState(freshKey);
  const [outcome, setOutcome] = useState<Outcome>(complaint.demand);
  const [written, setWritten] = useState<string | null>(null);
  const answer = written ?? complaint.answers[outcome];
  const send = useComplaintAct(
    complaint,
    () =>
      call(operatorRoutes.answerComplaint, {
        parameters: { id: complaint.id },
        body: { outcome, answer },
        version: complaint.version,
        key,
      }),
    () => tell(t("OFFICE_COMPLAINT_ANSWERED")),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!send.isPending) send.mutate(undefined);
  };
  return (
    <Card title={t("OFFICE_COMPLAINT_DECIDE")}>
      <form className="complaint-form" onSubmit={submit}>
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
                  onChange={() => {
                    setOutcome(one);
                    setWritten(null);
                  }}
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
          onChange={(event) => setWritten(event.currentTarget.value)}
        />
        <p className="mute">{t("OFFICE_COMPLAINT_FINAL")}</p>
        <Refused error={send.error} />
        <Act type="submit" kind="signal" busy={send.isPending}>
          {t("OFFICE_COMPLAINT_SEND")}
        </Act>
      </form>
    </Card>
  );
}
