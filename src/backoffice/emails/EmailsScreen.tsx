import { useMutation, useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "wouter";
import { emailViews, outboxRoutes } from "../../contract/operator/outbox.ts";
import { type AnswerOf, call } from "../api.ts";
import { Act, actClass } from "../controls/Act.tsx";
import { Listed } from "../controls/Listed.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { Views } from "../controls/Views.tsx";
import { Moment } from "../Moment.tsx";
import { LateHistoryLink } from "../log/late-history-link.ts";
import { tell } from "../notice.ts";
import { emailTexts } from "../order/email-texts.ts";
import { queryClient } from "../queries.ts";
import { useText } from "../text.ts";
import { todayKey } from "../today/use-today.ts";

type View = (typeof emailViews)[number];
type Answer = AnswerOf<(typeof outboxRoutes)["emails"]>;
type Email = Answer["emails"][number];

/** Emails that did not arrive, that wait, and that are held back: each with what can be done about it. */
export function EmailsScreen() {
  const t = useText();
  const asked = new URLSearchParams(useSearch()).get("view");
  const view = emailViews.find((one) => one === asked) ?? "refused";
  const query = useQuery({
    queryKey: ["emails", view],
    queryFn: () => call(outboxRoutes.emails, { query: { view } }),
  });
  return (
    <>
      <ScreenHead title={t("OFFICE_EMAILS")} acts={<LateHistoryLink entity="email" />} />
      <Views
        path="/emails"
        current={view}
        views={emailViews.map((one) => ({ view: one, title: t(`OFFICE_EMAILS_${one.toUpperCase()}`) }))}
      />
      <Listed
        query={query}
        rows={(data) => data.emails}
        none={{ title: t("OFFICE_EMAILS_NONE"), text: t(`OFFICE_EMAILS_NONE_${view.toUpperCase()}`) }}
      >
        {(emails) => (
          <ul className="card listed">
            {emails.map((email) => (
              <OneEmail key={email.id} email={email} view={view} />
            ))}
          </ul>
        )}
      </Listed>
    </>
  );
}

function OneEmail({ email, view }: { email: Email; view: View }) {
  const t = useText();
  const kind = t(emailTexts[email.email] ?? "OFFICE_EMAIL_OTHER");
  return (
    <li>
      <div>
        <p>
          <strong>{t("OFFICE_WAS_EMAIL", { email: kind })}</strong>{" "}
          {email.order !== null && (
            <Link href={`/orders/${email.order}`}>{t("OFFICE_ORDER", { number: email.order })}</Link>
          )}
        </p>
        <p>{email.recipient}</p>
        {email.refusal !== null && <p className="mute">{t("OFFICE_EMAIL_SERVER_SAYS", { text: email.refusal })}</p>}
        <p className="mute">
          <Moment at={email.at} />
        </p>
      </div>
      <div className="listed-acts">
        {view === "refused" && email.order !== null && (
          <Link href={`/orders/${email.order}`} className={actClass()}>
            {t("OFFICE_EMAIL_OPEN_ORDER")}
          </Link>
        )}
        {view === "waiting" && (
          <Move
            email={email}
            view={view}
            route={outboxRoutes.retryEmail}
            says={["OFFICE_EMAIL_RETRY", "OFFICE_EMAIL_RETRIED"]}
          />
        )}
        {view === "held" && (
          <Move
            email={email}
            view={view}
            route={outboxRoutes.releaseEmail}
            says={["OFFICE_EMAIL_RELEASE", "OFFICE_EMAIL_RELEASED"]}
          />
        )}
      </div>
    </li>
  );
}

interface MoveProps {
  email: Email;
  view: View;
  route: (typeof outboxRoutes)["retryEmail" | "releaseEmail"];
  /** The act, and what is told once it is done. */
  says: readonly ["OFFICE_EMAIL_RETRY" | "OFFICE_EMAIL_RELEASE", "OFFICE_EMAIL_RETRIED" | "OFFICE_EMAIL_RELEASED"];
}

function Move({ email: { id }, view, route, says: [act, done] }: MoveProps) {
  const t = useText();
  const move = useMutation({
    mutationFn: () => call(route, { parameters: { id } }),
    onSuccess: (answer: Answer) => {
      queryClient.setQueryData(["emails", view], answer);
      void queryClient.invalidateQueries({ queryKey: todayKey });
      tell(t(done));
    },
  });
  return (
    <>
      <Act busy={move.isPending} onClick={() => move.mutate()}>
        {t(act)}
      </Act>
      <Refused error={move.error} />
    </>
  );
}
