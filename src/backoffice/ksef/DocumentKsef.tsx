import { useState } from "react";
import { ksefRoutes } from "../../contract/operator/ksef.ts";
import { operatorHref } from "../../contract/operator/route.ts";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Status } from "../controls/Status.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { freshKey } from "../fresh-key.ts";
import { Copy } from "../order/Copy.tsx";
import { useMay } from "../session.ts";
import { useText } from "../text.ts";
import { NumberDialog } from "./NumberDialog.tsx";
import { Standing } from "./Standing.tsx";
import { type DocumentInKsef, useDocumentKsef, useKsefAct } from "./use-order-ksef.ts";
import "./ksef.css";

/** What became of a document of an order in KSeF: its number, or how far it is, why it is not taken, and what can be done. */
export function DocumentKsef({ order, document }: { order: number; document: string }) {
  const found = useDocumentKsef(order, document);
  return found === undefined ? null : <Found order={order} found={found} />;
}

function Found({ order, found }: { order: number; found: DocumentInKsef }) {
  const t = useText();
  const mayIssue = useMay("invoices.issue");
  const { environment, standing, ksefNumber, hasFile, hasConfirmation, nth } = found;
  const parameters = { number: order, nth };
  return (
    <div className="ksef-document">
      {ksefNumber !== null ? (
        <>
          <Status tone="good" text={t("OFFICE_KSEF_STATE_ACCEPTED")} />
          <p className="ksef-number">
            {ksefNumber} <Copy text={ksefNumber} what={t("OFFICE_KSEF_NUMBER")} />
          </p>
        </>
      ) : standing === null ? (
        <Status tone="none" text={t("OFFICE_KSEF_STATE_NONE")} />
      ) : (
        <Standing standing={standing} />
      )}
      {environment !== "production" && environment !== null && (
        <p className="mute">{t(`OFFICE_KSEF_ENVIRONMENT_${environment.toUpperCase()}`)}</p>
      )}
      {(hasFile || hasConfirmation) && (
        <p className="ksef-files">
          {hasConfirmation && (
            <a
              className="link"
              target="_blank"
              rel="noreferrer"
              href={operatorHref(ksefRoutes.ksefConfirmation, parameters)}
            >
              {t("OFFICE_KSEF_UPO")}
            </a>
          )}
          {hasFile && (
            <a className="link" target="_blank" rel="noreferrer" href={operatorHref(ksefRoutes.ksefFile, parameters)}>
              {t("OFFICE_KSEF_XML")}
            </a>
          )}
          {ksefNumber !== null && hasFile && !hasConfirmation && (
            <span className="mute">{t("OFFICE_KSEF_UPO_WAITS")}</span>
          )}
        </p>
      )}
      {mayIssue && <Acts order={order} found={found} />}
    </div>
  );
}

function Acts({ order, found: { document, nth, acts, standing } }: { order: number; found: DocumentInKsef }) {
  const t = useText();
  const [noting, setNoting] = useState(false);
  const parameters = { number: order, nth };
  const send = useKsefAct(
    order,
    () => call(ksefRoutes.sendToKsef, { parameters, key: freshKey() }),
    () => t("OFFICE_KSEF_SENDING_TOLD", { document }),
  );
  const correct = useKsefAct(
    order,
    () => call(ksefRoutes.correctSeller, { parameters: { number: order }, key: freshKey() }),
    () => t("OFFICE_KSEF_CORRECTED"),
  );
  if (acts.length === 0) return null;
  return (
    <>
      <Refused error={send.error ?? correct.error} />
      <div className="ksef-acts">
        {acts.includes("send") && (
          <Act busy={send.isPending} onClick={() => send.mutate()}>
            {t(
              standing === null
                ? "OFFICE_KSEF_SEND"
                : standing.state === "waiting"
                  ? "OFFICE_KSEF_SEND_NOW"
                  : "OFFICE_KSEF_SEND_AGAIN",
            )}
          </Act>
        )}
        {acts.includes("correctSeller") && (
          <Act busy={correct.isPending} onClick={() => correct.mutate()}>
            {t("OFFICE_KSEF_CORRECT")}
          </Act>
        )}
        {acts.includes("note") && (
          <Act kind="plain" onClick={() => setNoting(true)}>
            {t("OFFICE_KSEF_NOTE")}
          </Act>
        )}
      </div>
      {noting && <NumberDialog order={order} document={document} nth={nth} onClose={() => setNoting(false)} />}
    </>
  );
}
