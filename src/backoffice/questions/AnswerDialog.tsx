import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { type Question, questionRoutes } from "../../contract/operator/questions.ts";
import { act, type AnswerOf, call } from "../api.ts";
import { Modal } from "../controls/Modal.tsx";
import { Read } from "../controls/Read.tsx";
import { emailText, EmailForm } from "../order/EmailForm.tsx";
import { freshKey } from "../fresh-key.ts";
import { tell } from "../notice.ts";
import { useDraft } from "../use-draft.ts";
import { textNow, useText } from "../text.ts";
import { takeBack } from "../undo.ts";
import { useQuestionAct } from "./use-question.ts";
import "../order/email-happened.css";
import "./questions.css";

type Draft = AnswerOf<(typeof questionRoutes)["answerDraft"]>;

interface AnswerDialogProps {
  question: Question;
  /** Of a report: what is decided, and the answer gives the reasons. */
  decision: Question["decision"];
  onClose: () => void;
}

/** An answer to a question, which stands above it: begun from a ready text in its writer's language, looked at as it will be sent, and taken back while it waits. */
export function AnswerDialog({ question, decision, onClose }: AnswerDialogProps) {
  const t = useText();
  const query = useQuery({
    queryKey: ["answer-draft", question.id, decision],
    queryFn: () =>
      call(questionRoutes.answerDraft, {
        parameters: { id: question.id },
        query: decision === null ? {} : { decision },
      }),
  });
  return (
    <Modal title={t("OFFICE_MESSAGE_TITLE", { name: question.name || question.email })} onClose={onClose}>
      <p className="question-text question-asked" dir="auto" tabIndex={0}>
        {question.text}
      </p>
      <Read query={query}>
        {(draft) => <AnswerForm question={question} decision={decision} draft={draft} onClose={onClose} />}
      </Read>
    </Modal>
  );
}

function AnswerForm({ question, decision, draft, onClose }: AnswerDialogProps & { draft: Draft }) {
  const t = useText();
  const { id, version } = question;
  const stored = useDraft(`answer-${id}${decision ?? ""}`, emailText, {
    subject: draft.subject,
    text: draft.text,
  });
  const { value: body } = stored;
  const [key] = useState(freshKey);
  const send = useQuestionAct(
    question,
    () =>
      decision === null
        ? act(questionRoutes.answerQuestion, { parameters: { id }, body, key, version })
        : act(questionRoutes.decideReport, { parameters: { id }, body: { decision, ...body }, key, version }),
    (logged) => {
      stored.forget();
      onClose();
      tell(t("OFFICE_MESSAGE_SENT"), logged === null ? null : () => unsend(logged, () => stored.write(body)));
    },
  );
  return (
    <EmailForm
      to={draft}
      stored={stored}
      preview={(message) => call(questionRoutes.previewAnswer, { parameters: { id }, body: message })}
      send={send}
      onCancel={() => (stored.forget(), onClose())}
    />
  );
}

/** Taken back it is no answer, and what it said is not lost. */
async function unsend(logged: number, onBack: () => void) {
  await takeBack(logged);
  onBack();
  return { text: textNow("OFFICE_EMAIL_TAKEN_BACK"), undo: null };
}
