import type { Question } from "../../contract/operator/questions.ts";
import { Status } from "../controls/Status.tsx";
import { useText } from "../text.ts";

const tones = { waiting: "wait", answered: "good", elsewhere: "good", closed: "none" } as const;

/** Where a question stands. */
export function QuestionStatus({ state, decision }: Pick<Question, "state" | "decision">) {
  const t = useText();
  if (decision !== null) return <Status tone="good" text={t(`OFFICE_REPORT_DECISION_${decision.toUpperCase()}`)} />;
  return <Status tone={tones[state]} text={t(`OFFICE_QUESTION_STATE_${state.toUpperCase()}`)} />;
}
