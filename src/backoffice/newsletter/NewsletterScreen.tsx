import { keepPreviousData, useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation, useSearch } from "wouter";
import { newsletterRoutes } from "../../contract/operator/newsletter.ts";
import { languageCalled } from "../../domain/language.ts";
import { act, type AnswerOf, call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { FindForm } from "../controls/FindForm.tsx";
import { Listed } from "../controls/Listed.tsx";
import { More } from "../controls/More.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { Moment } from "../Moment.tsx";
import { HistoryLink } from "../log/HistoryLink.tsx";
import { dayOf } from "../moments.ts";
import { tell } from "../notice.ts";
import { csvFile } from "../orders/csv.ts";
import { readAgain } from "../read-again.ts";
import { saveFile } from "../save-file.ts";
import { useMay } from "../session.ts";
import { useText } from "../text.ts";
import { EndDialog } from "./EndDialog.tsx";
import { sourceText } from "./source-text.ts";
import "../order/facts.css";
import "../returns/returns.css";

type Newsletter = AnswerOf<(typeof newsletterRoutes)["newsletter"]>;
type Subscriber = Newsletter["subscribers"][number];

/** Who gets the newsletter: how many by language and by where they asked for it, and each with how we know. Its address says who is looked for. */
export function NewsletterScreen() {
  const t = useText();
  const [, go] = useLocation();
  const mayContact = useMay("customers.contact");
  const mayExport = useMay("exports.personal");
  const q = new URLSearchParams(useSearch()).get("q") ?? "";
  const [ended, setEnded] = useState<Subscriber | null>(null);
  const query = useInfiniteQuery({
    queryKey: ["newsletter", q],
    queryFn: ({ pageParam: after }) => call(newsletterRoutes.newsletter, { query: { q, ...(after && { after }) } }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
  const end = useMutation({
    mutationFn: () => act(newsletterRoutes.endSubscription, { parameters: { id: ended!.id } }),
    onSuccess: () => {
      tell(t("OFFICE_NEWSLETTER_ENDED"));
      setEnded(null);
      return readAgain([{ entity: "subscription", id: String(ended!.id) }]);
    },
  });
  const counts = query.data?.pages[0]?.counts ?? [];
  return (
    <>
      <ScreenHead
        title={t("OFFICE_NEWSLETTER")}
        acts={
          <>
            <HistoryLink entity="subscription" />
            {mayExport && <ExportAct />}
          </>
        }
      />
      {counts.length > 0 && <Counts counts={counts} />}
      {mayContact && (
        <div className="returns-find">
          <FindForm
            key={q}
            label={t("OFFICE_NEWSLETTER_FIND")}
            first={q}
            onFind={(words) => go(words === "" ? "/newsletter" : `/newsletter?q=${encodeURIComponent(words)}`)}
          />
        </div>
      )}
      <Listed
        query={query}
        rows={(data) => data.pages.flatMap((page) => page.subscribers)}
        none={{
          title: t(q === "" ? "OFFICE_NEWSLETTER_NONE" : "OFFICE_NEWSLETTER_NOT_FOUND"),
          text: t("OFFICE_NEWSLETTER_NONE_TEXT"),
        }}
      >
        {(subscribers) => (
          <ul className="card listed" aria-busy={query.isPlaceholderData}>
            {subscribers.map((row) => (
              <li key={row.id}>
                <div>
                  <p>
                    <strong>{row.email ?? t("OFFICE_NEWSLETTER_UNSEEN", { number: row.id })}</strong>
                  </p>
                  <p className="mute">
                    {languageCalled(row.language).name} · {sourceText(row.source, t)} · {t("OFFICE_CONSENT_CONFIRMED")}{" "}
                    <Moment at={row.confirmedAt} /> · {t("OFFICE_CONSENT_WORDS", { words: row.words })}
                  </p>
                </div>
                {mayContact && (
                  <Act
                    kind="plain"
                    aria-label={`${t("OFFICE_NEWSLETTER_END")}: ${row.email ?? ""}`}
                    onClick={() => setEnded(row)}
                  >
                    {t("OFFICE_NEWSLETTER_END")}
                  </Act>
                )}
              </li>
            ))}
          </ul>
        )}
      </Listed>
      <More query={query} />
      {ended !== null && <EndDialog end={end} onClose={() => setEnded(null)} />}
    </>
  );
}

function Counts({ counts }: Pick<Newsletter, "counts">) {
  const t = useText();
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <Card title={t("OFFICE_NEWSLETTER_COUNT")} aside={<strong>{all}</strong>}>
      <dl className="facts facts-sums">
        {counts.map(({ language, source, count }) => (
          <div key={`${language} ${source}`} className="facts-row">
            <dt>{`${languageCalled(language).name} · ${sourceText(source, t)}`}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** Gives everybody out as a file, with how we know that they asked for it; once it is proven who takes it. */
function ExportAct() {
  const t = useText();
  const write = useMutation({
    mutationFn: () => call(newsletterRoutes.exportSubscribers),
    onSuccess: ({ subscribers }) => {
      const head = [
        t("OFFICE_EMAIL"),
        t("OFFICE_LANGUAGE"),
        t("OFFICE_CONSENT"),
        t("OFFICE_NEWSLETTER_WHERE"),
        t("OFFICE_CONSENT_ASKED"),
        t("OFFICE_CONSENT_CONFIRMED"),
      ];
      const rows = subscribers.map((row) => [
        row.email,
        row.language,
        row.words,
        sourceText(row.source, t),
        row.askedAt,
        row.confirmedAt,
      ]);
      saveFile(`newsletter-${dayOf(new Date())}.csv`, csvFile([head, ...rows]), "text/csv");
      tell(t("OFFICE_EXPORT_DONE"));
    },
  });
  return (
    <>
      <Act busy={write.isPending} onClick={() => write.mutate()}>
        {t("OFFICE_MOVEMENTS_CSV")}
      </Act>
      <Refused error={write.error} />
    </>
  );
}
