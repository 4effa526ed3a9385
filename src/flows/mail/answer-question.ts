import type { UnsentEmail } from "../../database/mail/email-contents.ts";
import { writeStaffEmail } from "../../database/mail/order-emails.ts";
import { answersOf, deleteWaitingAnswer, moveQuestion, type QuestionRow } from "../../database/mail/questions.ts";
import { readyTexts } from "../../database/mail/ready-texts.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Log } from "../../database/staff/operator-log.ts";
import { translator } from "../../domain/dictionary/dictionaries.ts";
import { type Language, languageOf, said } from "../../domain/language.ts";
import { fillMessage, openMarks } from "../../domain/mail/message-marks.ts";
import type { closings, ReportDecision } from "../../domain/mail/question-states.ts";
import { undoSeconds } from "../../domain/staff/undo.ts";
import type { Message } from "./write-to-buyer.ts";

/**
 * Returns what an answer to a question may begin from, in the language of who asked: a subject, and the ready texts with their
 * first name; of a report what a statement of reasons says of a decision. What an order would fill, and the reason, stay open.
 */
export async function draftAnswer(
  db: Queryable,
  question: QuestionRow,
  decision: ReportDecision | null,
): Promise<{
  recipient: string;
  language: Language;
  subject: string;
  text: string;
  readyTexts: (Message & { id: number; name: string })[];
}> {
  const language = languageOf(question.lan_id);
  const marks = marksOf(question);
  const t = translator(language.lanCode);
  return {
    recipient: question.email,
    language,
    subject:
      question.reported !== null
        ? t("EMAIL_REPORT_DECIDED", { number: question.question_id })
        : question.subject === ""
          ? t("EMAIL_QUESTION_ANSWER")
          : `Re: ${question.subject}`,
    text:
      question.reported === null || decision === null
        ? ""
        : [
            t(decision === "removed" ? "EMAIL_REPORT_REMOVED" : "EMAIL_REPORT_STAYS", { about: question.reported }),
            t("EMAIL_REPORT_REASON"),
            t("EMAIL_REPORT_WAYS"),
          ].join("\n\n"),
    readyTexts: (await readyTexts(db)).map(({ ready_text_id, name, subject, content }) => ({
      id: ready_text_id,
      name,
      subject: fillMessage(said(subject, language.lanCode), marks),
      text: fillMessage(said(content, language.lanCode), marks),
    })),
  };
}

/** Returns the email an answer to a question would be. One with a mark that nothing fills is refused. */
export function prepareAnswer(question: QuestionRow, message: Message): AnswerEmail | "MESSAGE_UNFILLED" {
  const marks = marksOf(question);
  const content = { subject: fillMessage(message.subject, marks), text: fillMessage(message.text, marks) };
  if (openMarks(content.subject + content.text).length > 0) return "MESSAGE_UNFILLED";
  const { question_id: number, email: recipient, lan_id } = question;
  const row = { letter_id: 0, message_id: "", recipient, lan_id, order_id: null };
  return { ...row, kind: "questionAnswer", content: { question: number, ...content } };
}
type AnswerEmail = Extract<UnsentEmail, { kind: "questionAnswer" }>;

/** Answers a question by an email that waits so long that it can be taken back, in the caller's transaction and logged. Returns why not, or null. */
export async function answerQuestion(
  db: Queryable,
  { before, message, now }: { before: QuestionRow; message: Message; now: Date },
  log: Log,
): Promise<"STATE_NOT_REACHABLE" | "MESSAGE_UNFILLED" | null> {
  const { state, reported } = before;
  if (reported !== null) return "STATE_NOT_REACHABLE";
  const emailId = await writeAnswer(db, { before, message, now });
  if (typeof emailId === "string") return emailId;
  await moveQuestion(db, before.question_id, { state: "answered" });
  await log({
    ...ofQuestion("answerQuestion", before),
    before: { state },
    after: { state: "answered", email: emailId },
  });
  return null;
}

/** Decides on content that somebody reported, and gives them the reasons (law: Regulation (EU) 2022/2065, art. 16(5)) by an email that waits as answers do; in the caller's transaction and logged. One who stayed unnamed cannot be told. Returns why not, or null. */
export async function decideReport(
  db: Queryable,
  { before, decision, message, now }: { before: QuestionRow; decision: ReportDecision; message: Message; now: Date },
  log: Log,
): Promise<"STATE_NOT_REACHABLE" | "MESSAGE_UNFILLED" | null> {
  const { state, reported, email } = before;
  if (reported === null || email === "") return "STATE_NOT_REACHABLE";
  const emailId = await writeAnswer(db, { before, message, now });
  if (typeof emailId === "string") return emailId;
  await moveQuestion(db, before.question_id, { state: "answered", decision });
  await log({
    ...ofQuestion("decideReport", before),
    before: { state, decision: before.decision },
    after: { state: "answered", decision, email: emailId },
  });
  return null;
}

/** Writes an answer that waits so long that it can be taken back; returns its number, or why none is written. */
async function writeAnswer(
  db: Queryable,
  { before, message, now }: { before: QuestionRow; message: Message; now: Date },
): Promise<number | "STATE_NOT_REACHABLE" | "MESSAGE_UNFILLED"> {
  if (before.state !== "waiting" && before.state !== "answered") return "STATE_NOT_REACHABLE";
  const email = prepareAnswer(before, message);
  if (email === "MESSAGE_UNFILLED") return email;
  const { kind, recipient, lan_id: lanId, content } = email;
  return writeStaffEmail(db, { kind, recipient, lanId, content }, new Date(now.getTime() + undoSeconds * 1000));
}

/** Takes back an answer whose email still waits, in the caller's transaction and logged: it is not sent, and a question without another answer waits again. Returns why not, or null. */
export async function takeBackQuestionAnswer(
  db: Queryable,
  { before, emailId }: { before: QuestionRow; emailId: number },
  log: Log,
): Promise<"NOT_FOUND" | "EMAIL_LEFT" | null> {
  const { question_id: questionId } = before;
  const answers = await answersOf(db, questionId);
  if (!answers.some(({ letter_id }) => letter_id === emailId)) return "NOT_FOUND";
  if (!(await deleteWaitingAnswer(db, { questionId, emailId }))) return "EMAIL_LEFT";
  const state = before.state === "answered" && answers.length === 1 ? "waiting" : before.state;
  await moveQuestion(db, questionId, { state, decision: state === "waiting" ? null : before.decision });
  await log({
    ...ofQuestion("takeBackQuestionAnswer", before),
    before: { state: before.state, email: emailId },
    after: { state },
  });
  return null;
}

/** Puts a question away that waits: it was answered by another way, or wants no answer. In the caller's transaction and logged. Returns why not, or null. */
export async function closeQuestion(
  db: Queryable,
  { before, as }: { before: QuestionRow; as: (typeof closings)[number] },
  log: Log,
): Promise<"STATE_NOT_REACHABLE" | null> {
  if (before.state !== "waiting") return "STATE_NOT_REACHABLE";
  await moveQuestion(db, before.question_id, { state: as });
  await log({ ...ofQuestion("closeQuestion", before), before: { state: before.state }, after: { state: as } });
  return null;
}

/** Has a question wait again that was put away, in the caller's transaction and logged. Returns why not, or null. */
export async function reopenQuestion(
  db: Queryable,
  before: QuestionRow,
  log: Log,
): Promise<"STATE_NOT_REACHABLE" | null> {
  if (before.state !== "elsewhere" && before.state !== "closed") return "STATE_NOT_REACHABLE";
  await moveQuestion(db, before.question_id, { state: "waiting" });
  await log({ ...ofQuestion("reopenQuestion", before), before: { state: before.state }, after: { state: "waiting" } });
  return null;
}

function ofQuestion(act: string, { question_id: entityId, version }: QuestionRow) {
  return { act, entity: "question", entityId, part: "question", version: version + 1 } as const;
}

/** Of a question a ready text can only name who asked. */
function marksOf({ name }: QuestionRow): Readonly<Record<string, string>> {
  return { firstName: name.split(" ")[0]! };
}
