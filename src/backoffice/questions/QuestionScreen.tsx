import { useState } from "react";
import { Link, useLocation } from "wouter";
import { type Question, questionRoutes } from "../../contract/operator/questions.ts";
import { languageCalled } from "../../domain/language.ts";
import { closings, reportDecisions } from "../../domain/mail/question-states.ts";
import { act } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { BackLink } from "../controls/BackLink.tsx";
import { Card } from "../controls/Card.tsx";
import { Read } from "../controls/Read.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { NotFound } from "../frame/Nowhere.tsx";
import { useKeys } from "../keyboard/use-keys.ts";
import { HistoryLink } from "../log/HistoryLink.tsx";
import { Moment } from "../Moment.tsx";
import { tell } from "../notice.ts";
import { Copy } from "../order/Copy.tsx";
import { OrderStatus } from "../orders/OrderStatus.tsx";
import { useText } from "../text.ts";
import { useSubject } from "./use-subject.ts";
import { undoOf } from "../undo.ts";
import { AnswerDialog } from "./AnswerDialog.tsx";
import { QuestionStatus } from "./QuestionStatus.tsx";
import { useQuestion, useQuestionAct } from "./use-question.ts";
import "../order/order-screen.css";
import "../order/facts.css";
import "../customers/customers.css";
import "./questions.css";

/** One message of the contact form: what it says, who wrote it, and what is answered. */
export function QuestionScreen({ id }: { id: string }) {
  const query = useQuestion(id);
  const [, go] = useLocation();
  useKeys({ up: () => go("/questions") });
  return (
    <Read query={query} notFound={<NotFound />}>
      {(shown) => <OneQuestion question={shown} />}
    </Read>
  );
}

function OneQuestion({ question }: { question: Question }) {
  const t = useText();
  const subjectOf = useSubject();
  return (
    <>
      <ScreenHead
        title={t("OFFICE_QUESTION", { number: question.id })}
        above={<BackLink href="/questions">{t("OFFICE_QUESTIONS")}</BackLink>}
        states={
          <p className="order-states">
            <QuestionStatus {...question} />
          </p>
        }
        acts={<HistoryLink entity="question" id={question.id} />}
      />
      <div className="order-columns">
        <div>
          <Card title={subjectOf(question)} aside={<Moment at={question.askedAt} />}>
            {question.reported !== null && <Reported about={question.reported} />}
            <p className="question-text" dir="auto">
              {question.text}
            </p>
            <Acts question={question} />
          </Card>
          {question.answers.map((answer) => (
            <Answer key={answer.id} answer={answer} />
          ))}
        </div>
        <div className="order-side">
          <Writer question={question} />
        </div>
      </div>
    </>
  );
}

/** Where the content is that somebody reports, and what is to be done about it. */
function Reported({ about }: { about: string }) {
  const t = useText();
  const isAddress = /^https?:\/\//.test(about);
  return (
    <>
      <p className="breaks">
        <strong>{t("OFFICE_REPORT_WHERE")}:</strong>{" "}
        {isAddress ? (
          <a className="link" href={about} target="_blank" rel="noreferrer nofollow">
            {about}
          </a>
        ) : (
          <bdi>{about}</bdi>
        )}
      </p>
      <p className="mute">
        {t("OFFICE_REPORT_TEXT")}{" "}
        <Link className="link" href="/reviews?view=all">
          {t("OFFICE_REPORT_REVIEWS")}
        </Link>
      </p>
    </>
  );
}

function Acts({ question }: { question: Question }) {
  const t = useText();
  const { id, state, reported, email } = question;
  const [answers, setAnswers] = useState<Question["decision"] | "plainly">(null);
  const close = useQuestionAct(
    question,
    (as: (typeof closings)[number]) => act(questionRoutes.closeQuestion, { parameters: { id }, body: { state: as } }),
    (logged) => tell(t("OFFICE_QUESTION_PUT_AWAY"), undoOf(logged)),
  );
  const reopen = useQuestionAct(
    question,
    () => act(questionRoutes.reopenQuestion, { parameters: { id } }),
    (logged) => tell(t("OFFICE_QUESTION_REOPENED"), undoOf(logged)),
  );
  const isPutAway = state === "elsewhere" || state === "closed";
  return (
    <>
      <div className="question-acts">
        {isPutAway ? (
          <Act busy={reopen.isPending} onClick={() => reopen.mutate()}>
            {t("OFFICE_QUESTION_REOPEN")}
          </Act>
        ) : reported === null ? (
          <Act kind={state === "waiting" ? "signal" : "line"} onClick={() => setAnswers("plainly")}>
            {t(state === "waiting" ? "OFFICE_QUESTION_ANSWER" : "OFFICE_QUESTION_ANSWER_AGAIN")}
          </Act>
        ) : (
          email !== "" &&
          reportDecisions.map((decision) => (
            <Act key={decision} onClick={() => setAnswers(decision)}>
              {t(`OFFICE_REPORT_${decision.toUpperCase()}`)}
            </Act>
          ))
        )}
        {state === "waiting" &&
          closings.map((as) => (
            <Act key={as} kind="plain" busy={close.isPending} onClick={() => close.mutate(as)}>
              {t(`OFFICE_QUESTION_CLOSE_${as.toUpperCase()}`)}
            </Act>
          ))}
      </div>
      <Refused error={close.error ?? reopen.error} />
      {reported !== null && email === "" && <p className="mute">{t("OFFICE_REPORT_UNNAMED")}</p>}
      {answers !== null && (
        <AnswerDialog
          question={question}
          decision={answers === "plainly" ? null : answers}
          onClose={() => setAnswers(null)}
        />
      )}
    </>
  );
}

function Answer({ answer }: { answer: Question["answers"][number] }) {
  const t = useText();
  const { subject, text, by, waitsUntil, sentAt, refusedAt } = answer;
  const where =
    refusedAt !== null ? (
      <strong>{t("OFFICE_QUESTION_LOST")}</strong>
    ) : sentAt !== null ? (
      <Moment at={sentAt} />
    ) : waitsUntil !== null ? (
      t("OFFICE_QUESTION_LEAVES")
    ) : undefined;
  return (
    <Card title={t("OFFICE_QUESTION_ANSWERED")} aside={where}>
      <p>
        <strong dir="auto">{subject}</strong>
      </p>
      <p className="question-text" dir="auto">
        {text}
      </p>
      {by !== null && <p className="mute">{t("OFFICE_QUESTION_BY", { name: by })}</p>}
    </Card>
  );
}

/** Who wrote, with the orders and the account of the same address, as far as this person may see them. */
function Writer({ question: { name, email, language, orders, customer } }: { question: Question }) {
  const t = useText();
  return (
    <Card title={t("OFFICE_QUESTION_WHO")} aside={languageCalled(language).name}>
      <p className="breaks">
        <strong dir="auto">{name}</strong>
      </p>
      {email !== "" && (
        <p className="breaks">
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>{" "}
          <Copy text={email} what={t("OFFICE_EMAIL")} />
        </p>
      )}
      {customer != null && (
        <p>
          <Link className="link" href={`/customers/${customer}`}>
            {t("OFFICE_QUESTION_ACCOUNT")}
          </Link>
        </p>
      )}
      {orders?.length === 0 && email !== "" && <p className="mute">{t("OFFICE_QUESTION_NO_ORDERS")}</p>}
      {orders !== undefined && orders.length > 0 && (
        <ul className="question-orders">
          {orders.map(({ number, at, state }) => (
            <li key={number} className="customer-line">
              <span>
                <Link className="link" href={`/orders/${number}`}>
                  {t("OFFICE_ORDER", { number })}
                </Link>{" "}
                <span className="mute">
                  · <Moment at={at} />
                </span>
              </span>
              <OrderStatus state={state} />
            </li>
          ))}
        </ul>
      )}
      {email !== "" && <p className="mute">{t("OFFICE_QUESTION_UNPROVEN")}</p>}
    </Card>
  );
}
