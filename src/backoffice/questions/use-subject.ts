import type { Question } from "../../contract/operator/questions.ts";
import { useText } from "../text.ts";

/** Returns what says what a message is about: its subject, or that it reports content. */
export function useSubject(): (message: Pick<Question, "subject" | "reported">) => string {
  const t = useText();
  return ({ subject, reported }) =>
    reported !== null ? t("OFFICE_REPORT") : subject || t("OFFICE_QUESTION_NO_SUBJECT");
}
