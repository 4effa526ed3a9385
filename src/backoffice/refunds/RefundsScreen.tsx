import { useState } from "react";
import { Link, useSearch } from "wouter";
import { operatorRoutes } from "../../contract/operator/routes.ts";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Refused, Trouble } from "../controls/Trouble.tsx";
import { tell } from "../notice.ts";
import { useCount, useText } from "../text.ts";
import { sumsOf } from "./sums-of.ts";
import { saveFile } from "./save-file.ts";
import { TransferRow } from "./TransferRow.tsx";
import { type Transfer, useTransferAct, useTransfers } from "./use-transfers.ts";
import { useMoney } from "../use-money.ts";
import "../orders/view-tabs.css";
import "./refunds.css";

/** Money that goes back to accounts: what waits for one, what the bank is told, what is paid. */
export function RefundsScreen() {
  const t = useText();
  const view = new URLSearchParams(useSearch()).get("view") === "paid" ? "paid" : "waiting";
  const { data, error, refetch } = useTransfers(view);
  return (
    <>
      <ScreenHead title={t("OFFICE_REFUNDS")} />
      <nav aria-label={t("OFFICE_VIEWS")}>
        <ul className="view-tabs">
          {(["waiting", "paid"] as const).map((one) => (
            <li key={one}>
              <Link
                href={one === "paid" ? "/refunds?view=paid" : "/refunds"}
                aria-current={view === one ? "page" : undefined}
              >
                {t(`OFFICE_REFUNDS_${one.toUpperCase()}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {error !== null && data === undefined ? (
        <Trouble error={error} retry={() => void refetch()} />
      ) : data === undefined ? (
        <p className="mute">{t("OFFICE_LOADING")}</p>
      ) : data.transfers.length === 0 ? (
        <div className="card refunds-none">
          <h2>{t("OFFICE_REFUNDS_NONE")}</h2>
          <p className="mute">{t("OFFICE_REFUNDS_NONE_TEXT")}</p>
        </div>
      ) : (
        <Transfers key={view} transfers={data.transfers} />
      )}
    </>
  );
}

function Transfers({ transfers }: { transfers: readonly Transfer[] }) {
  const t = useText();
  const count = useCount();
  const money = useMoney();
  const [picked, setPicked] = useState<ReadonlySet<number>>(
    () => new Set(transfers.filter(({ state }) => state === "known").map(({ id }) => id)),
  );
  const chosen = transfers.filter(({ id, state }) => picked.has(id) && state !== "asked" && state !== "paid");
  const ids = chosen.map(({ id }) => id);
  const file = useTransferAct(
    (format: "elixir" | "table") => call(operatorRoutes.exportTransfers, { body: { ids, format } }),
    ({ file: { name, text } }) => {
      saveFile(name, text);
      tell(t("OFFICE_REFUNDS_FILE_DONE", { name }));
    },
  );
  const reopen = useTransferAct(
    (back: number[]) => call(operatorRoutes.reopenTransfers, { body: { ids: back } }),
    () => tell(t("OFFICE_REFUNDS_REOPENED")),
  );
  const pay = useTransferAct(
    (paid: number[]) => call(operatorRoutes.payTransfers, { body: { ids: paid } }),
    (_, paid) =>
      tell(count("OFFICE_REFUNDS_PAID_NOW", paid.length), async () => {
        await reopen.mutateAsync(paid);
      }),
  );
  const pick = (id: number) =>
    setPicked((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
  const anyReady = transfers.some(({ state }) => state === "known" || state === "exported");
  return (
    <>
      {anyReady && (
        <div className="card refunds-acts">
          <p>
            <strong>{count("OFFICE_REFUNDS_CHOSEN", chosen.length)}</strong>
            {chosen.length > 0 && <span className="mute"> · {sumsOf(chosen).map(money).join(" + ")}</span>}
          </p>
          <div className="modal-acts">
            <Act
              kind="signal"
              busy={file.isPending}
              disabled={chosen.length === 0 || !chosen.every(({ domestic }) => domestic)}
              onClick={() => file.mutate("elixir")}
            >
              {t("OFFICE_REFUNDS_ELIXIR")}
            </Act>
            <Act busy={file.isPending} disabled={chosen.length === 0} onClick={() => file.mutate("table")}>
              {t("OFFICE_REFUNDS_TABLE")}
            </Act>
            <Act busy={pay.isPending} disabled={chosen.length === 0} onClick={() => pay.mutate(ids)}>
              {t("OFFICE_REFUNDS_PAY")}
            </Act>
          </div>
          <Refused error={file.error ?? pay.error ?? reopen.error} />
        </div>
      )}
      <ul className="card refunds">
        {transfers.map((transfer) => (
          <TransferRow
            key={transfer.id}
            transfer={transfer}
            picked={picked.has(transfer.id)}
            onPick={() => pick(transfer.id)}
            onReopen={() => reopen.mutate([transfer.id])}
          />
        ))}
      </ul>
    </>
  );
}
