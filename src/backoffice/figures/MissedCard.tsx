import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { pathIn, searchHref } from "../../contract/paths.ts";
import { figureRoutes } from "../../contract/operator/figures.ts";
import type { Period } from "../../domain/order/figures.ts";
import { call } from "../api.ts";
import { Card } from "../controls/Card.tsx";
import { Read } from "../controls/Read.tsx";
import { useSession } from "../session.ts";
import { useNow } from "../now.ts";
import { useSpoken, useText } from "../text.ts";
import { Bar } from "./Bar.tsx";
import { daysText } from "./days.ts";
import "./figures.css";

/** What shoppers searched for and nothing in the shop has. */
export function MissedCard({ period: { from, to } }: { period: Period }) {
  const t = useText();
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const mayEdit = useSession().permissions.includes("content.edit");
  const now = useNow((clock) => clock.now);
  const query = useQuery({
    queryKey: ["figures", "missed", from, to],
    queryFn: () => call(figureRoutes.missedWords, { query: { from, to } }),
  });
  return (
    <Card title={t("OFFICE_FIGURES_MISSED")}>
      <p className="mute figure-lead">{t("OFFICE_FIGURES_MISSED_TEXT")}</p>
      <Read query={query}>
        {({ words }) =>
          words.length === 0 ? (
            <p>{t("OFFICE_FIGURES_NOTHING")}</p>
          ) : (
            <table className="figure-table">
              <thead>
                <tr>
                  <th scope="col">{t("OFFICE_FIGURES_WORD")}</th>
                  <th scope="col">{t("OFFICE_FIGURES_TIMES")}</th>
                  <th scope="col">{t("OFFICE_FIGURES_LAST_DAY")}</th>
                </tr>
              </thead>
              <tbody>
                {words.map(({ word, language, times, lastDay }) => (
                  <tr key={`${word} ${language}`}>
                    <th scope="row">
                      <a className="link" href={pathIn(searchHref(word), language)} target="_blank" rel="noreferrer">
                        {word}
                      </a>{" "}
                      <span className="mute">{language}</span>{" "}
                      {mayEdit && (
                        <Link
                          className="link"
                          href={`/content/synonyms?${new URLSearchParams({ view: language, word }).toString()}`}
                        >
                          {t("OFFICE_SYNONYMS")}
                          <span className="hidden-text">: {word}</span>
                        </Link>
                      )}
                      <Bar value={times} largest={words[0]!.times} />
                    </th>
                    <td>{times}</td>
                    <td>{daysText({ from: lastDay, to: lastDay }, lanCode, now)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )
        }
      </Read>
    </Card>
  );
}
