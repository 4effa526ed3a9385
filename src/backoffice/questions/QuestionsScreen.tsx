import { Fragment } from "react";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Link, useLocation, useSearch } from "wouter";
import { questionRoutes } from "../../contract/operator/questions.ts";
import { type AnswerOf, call } from "../api.ts";
import { FindForm } from "../controls/FindForm.tsx";
import { Listed } from "../controls/Listed.tsx";
import { More } from "../controls/More.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Views } from "../controls/Views.tsx";
import { HistoryLink } from "../log/HistoryLink.tsx";
import { Moment } from "../Moment.tsx";
import { useText } from "../text.ts";
import { QuestionStatus } from "./QuestionStatus.tsx";
import { questionsKey } from "./use-question.ts";
import { useSubject } from "./use-subject.ts";
import "../returns/returns.css";
import "./questions.css";

type Row = AnswerOf<(typeof questionRoutes)["questions"]>["questions"][number];

/** Messages of the contact form: those that wait, or those that do not, the newest first, or who is looked for. Its address says which. */
export function QuestionsScreen() {
  const t = useText();
  const [, go] = useLocation();
  const asked = new URLSearchParams(useSearch());
  const view = asked.get("view") === "done" ? "done" : "waiting";
  const q = asked.get("q") ?? "";
  const query = useInfiniteQuery({
    queryKey: [...questionsKey, view, q],
    queryFn: ({ pageParam: after }) => call(questionRoutes.questions, { query: { view, q, ...(after && { after }) } }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
  const find = (words: string) =>
    go(`/questions?${new URLSearchParams({ view, ...(words !== "" && { q: words }) }).toString()}`);
  return (
    <>
      <ScreenHead title={t("OFFICE_QUESTIONS")} acts={<HistoryLink entity="question" />} />
      <Views
        path="/questions"
        current={view}
        views={[
          { view: "waiting", title: t("OFFICE_QUESTIONS_WAITING") },
          { view: "done", title: t("OFFICE_QUESTIONS_DONE") },
        ]}
      />
      <div className="returns-find">
        <FindForm key={q} label={t("OFFICE_QUESTIONS_FIND")} first={q} onFind={find} />
      </div>
      <Listed
        query={query}
        rows={(data) => data.pages.flatMap((page) => page.questions)}
        none={{
          title: t(q !== "" || view === "done" ? "OFFICE_QUESTIONS_NOT_FOUND" : "OFFICE_QUESTIONS_NONE"),
          text: t("OFFICE_QUESTIONS_NONE_TEXT"),
        }}
      >
        {(questions) => (
          <ul className="card return-rows" aria-busy={query.isPlaceholderData}>
            {questions.map((row) => (
              <OneRow key={row.id} row={row} />
            ))}
          </ul>
        )}
      </Listed>
      <More query={query} />
    </>
  );
}

function OneRow({ row }: { row: Row }) {
  const { id, name, email, text, askedAt } = row;
  const subjectOf = useSubject();
  return (
    <li>
      <div>
        <p>
          <Link href={`/questions/${id}`} className="return-link">
            <strong dir="auto">{subjectOf(row)}</strong>
          </Link>
        </p>
        <p className="mute">
          {[name, email].filter(Boolean).map((who) => (
            <Fragment key={who}>
              <bdi>{who}</bdi>
              {" · "}
            </Fragment>
          ))}
          <Moment at={askedAt} />
        </p>
        <p className="question-begins" dir="auto">
          {text}
        </p>
      </div>
      <QuestionStatus {...row} />
    </li>
  );
}
