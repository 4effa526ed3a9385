import * as v from "valibot";
import { etag } from "../../../contract/operator/route.ts";
import {
  accountOfAddress,
  answersOf,
  ordersOfAddress,
  questionNumbered,
  type QuestionRow,
  questionsFound,
} from "../../../database/mail/questions.ts";
import { parseStored } from "../../../database/parse-stored.ts";
import type { Queryable } from "../../../database/queryable.ts";
import { languageOf } from "../../../domain/language.ts";
import {
  answerQuestion,
  closeQuestion,
  decideReport,
  draftAnswer,
  prepareAnswer,
  reopenQuestion,
  takeBackQuestionAnswer,
} from "../../../flows/mail/answer-question.ts";
import { type Handlers, refused } from "../context.ts";
import { versionOld } from "../version-old.ts";

type Names =
  | "questions"
  | "question"
  | "answerDraft"
  | "previewAnswer"
  | "answerQuestion"
  | "decideReport"
  | "takeBackQuestionAnswer"
  | "closeQuestion"
  | "reopenQuestion";

/** Messages of the contact form. */
export const questionHandlers: Handlers<Names> = {
  async questions({ db, person, query: { view, q, after = null, limit } }) {
    const asked = { waiting: view === "waiting", words: q.trim(), byOrder: person.permissions.includes("orders.read") };
    // One more than shown tells whether there is a next page.
    const found = await questionsFound(db, asked, { before: after, most: limit + 1 });
    const shown = found.slice(0, limit);
    const next = found.length > shown.length ? String(shown.at(-1)!.question_id) : null;
    return { answer: { questions: shown.map(rowSaid), next } };
  },

  question: ({ db, parameters: { id } }) => one(db, id),

  async answerDraft({ db, parameters: { id }, query: { decision = null } }) {
    const question = await questionNumbered(db, id, { locked: false });
    if (question === null) return refused("NOT_FOUND");
    const draft = await draftAnswer(db, question, decision);
    return { answer: { ...draft, language: draft.language.lanCode } };
  },

  async previewAnswer({ db, parts, parameters: { id }, body }) {
    const question = await questionNumbered(db, id, { locked: false });
    if (question === null) return refused("NOT_FOUND");
    const email = prepareAnswer(question, body);
    if (typeof email === "string") return refused(email);
    const { to, subject, text } = await parts.composeEmail(db, email);
    return { answer: { recipient: to, subject, text } };
  },

  async answerQuestion({ db, parameters: { id }, body, version, now, log }) {
    const before = await questionNumbered(db, id, { locked: true });
    if (before === null) return refused("NOT_FOUND");
    if (before.version !== version)
      return versionOld(db, { entity: "question", entityId: id, part: "question", version: before.version });
    const why = await answerQuestion(db, { before, message: body, now }, log);
    return why === null ? one(db, id) : refused(why);
  },

  async decideReport({ db, parameters: { id }, body: { decision, ...message }, version, now, log }) {
    const before = await questionNumbered(db, id, { locked: true });
    if (before === null) return refused("NOT_FOUND");
    if (before.version !== version)
      return versionOld(db, { entity: "question", entityId: id, part: "question", version: before.version });
    const why = await decideReport(db, { before, decision, message, now }, log);
    return why === null ? one(db, id) : refused(why);
  },

  async takeBackQuestionAnswer({ db, parameters: { id, answer }, log }) {
    const before = await questionNumbered(db, id, { locked: true });
    if (before === null) return refused("NOT_FOUND");
    const why = await takeBackQuestionAnswer(db, { before, emailId: answer }, log);
    return why === null ? one(db, id) : refused(why);
  },

  async closeQuestion({ db, parameters: { id }, body: { state }, log }) {
    const before = await questionNumbered(db, id, { locked: true });
    if (before === null) return refused("NOT_FOUND");
    const why = await closeQuestion(db, { before, as: state }, log);
    return why === null ? one(db, id) : refused(why);
  },

  async reopenQuestion({ db, parameters: { id }, log }) {
    const before = await questionNumbered(db, id, { locked: true });
    if (before === null) return refused("NOT_FOUND");
    const why = await reopenQuestion(db, before, log);
    return why === null ? one(db, id) : refused(why);
  },
};

const written = v.object({ subject: v.string(), text: v.string() });

async function one(db: Queryable, id: number) {
  const question = await questionNumbered(db, id, { locked: false });
  if (question === null) return refused("NOT_FOUND");
  const answers = (await answersOf(db, id)).map((row) => ({
    id: row.letter_id,
    ...parseStored(written, row.content, `the answer ${row.letter_id}`),
    by: row.written_by,
    waitsUntil: row.sent_at === null ? (row.not_before?.toISOString() ?? null) : null,
    sentAt: row.sent_at?.toISOString() ?? null,
    refusedAt: row.refused_at?.toISOString() ?? null,
  }));
  const orders = (await ordersOfAddress(db, question.email)).map((order) => ({
    number: order.order_id,
    at: order.created_at.toISOString(),
    state: order.status,
  }));
  return {
    answer: {
      ...rowSaid(question),
      version: etag("question", question.version),
      language: languageOf(question.lan_id).lanCode,
      answers,
      orders,
      customer: await accountOfAddress(db, question.email),
    },
  };
}

function rowSaid({ question_id: id, asked_at, name, email, subject, content, reported, decision, state }: QuestionRow) {
  return { id, askedAt: asked_at.toISOString(), name, email, subject, text: content, reported, decision, state };
}
