import { useEffect, useRef, useState } from "react";
import type { Templates, WithdrawalPage } from "../../contract/page-data.ts";
import { momentSaid } from "../../domain/days-said.ts";
import { languageOf } from "../../domain/language.ts";
import { fit } from "../../ui/fit.ts";
import { usePage } from "../app/navigation/page-context.ts";
import { useText } from "../app/text.ts";
import { Crumbs } from "../layout/Crumbs.tsx";
import { WithdrawalCheck } from "./withdrawal/WithdrawalCheck.tsx";
import { WithdrawalForm } from "./withdrawal/WithdrawalForm.tsx";
import "./withdrawal/withdrawal.css";

/** Withdrawing from a contract: a form that asks what it must, what was written read over and confirmed, and the moment it was received. */
export function WithdrawalScreen(prerendered: Templates["withdrawal"]) {
  const t = useText();
  const { tag } = languageOf(usePage().lanId);
  const [page, setPage] = useState<WithdrawalPage>(prerendered);
  const { step, filled, received, unsent } = page;
  const heading = useRef<HTMLHeadingElement>(null);
  // What was received is far shorter than the form: without this the window is left at the footer.
  useEffect(() => {
    if (step !== "done" || prerendered.step === "done") return;
    window.scrollTo({ top: 0, behavior: "instant" });
    heading.current?.focus({ preventScroll: true });
  }, [step, prerendered.step]);
  const title = t(step === "done" ? "WITHDRAWAL_DONE" : "WITHDRAWAL_TITLE");
  return (
    <>
      <Crumbs crumbs={[{ name: t("WITHDRAWAL_TITLE"), url: null }]} />
      <article className="withdrawal">
        <h1 ref={heading} tabIndex={-1} className={fit(title)}>
          {title}
        </h1>
        {step === "ask" && (
          <>
            <p className="withdrawal-text">{t("WITHDRAWAL_TEXT")}</p>
            <WithdrawalForm page={page} />
          </>
        )}
        {step === "confirm" && (
          <WithdrawalCheck
            page={page}
            onBack={(trouble) => setPage({ ...page, step: "ask", trouble })}
            onReceived={(at, isUnsent) => setPage({ ...page, step: "done", received: at, unsent: isUnsent })}
          />
        )}
        {step === "done" && (
          <p className="withdrawal-text" role="status">
            {t(unsent ? "WITHDRAWAL_DONE_UNSENT" : "WITHDRAWAL_DONE_TEXT", {
              received: received === null ? "" : momentSaid(received, tag),
              email: filled.email,
            })}
          </p>
        )}
      </article>
    </>
  );
}
