import type { Question } from "../../contract/operator/questions.ts";
import { Status } from "../controls/Status.tsx";
import { useText } from "../text.ts";

const tones = { waiting: "wait", answered: "good", elsewhere: "good", closed: "none" } as const;

/** Where a question stands. */
export function QuestionStatus({ state }: Pick<Question, "state">) {
  const t = useText();
  return <Status tone={tones[state]} text={t(`OFFICE_QUESTION_STATE_${state.toUpperCase()}`)} />;
}
