import { useState } from "react";
import { useSearch } from "wouter";
import { refundTransferRoutes } from "../../contract/operator/refund-transfers.ts";
import { sumsByCurrency } from "../../domain/money.ts";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Listed } from "../controls/Listed.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { Views } from "../controls/Views.tsx";
import { tell } from "../notice.ts";
import { useCount, useText } from "../text.ts";
import { saveFile } from "../save-file.ts";
import { TransferRow } from "./TransferRow.tsx";
import { type Transfer, useTransferAct, useTransfers } from "./use-transfers.ts";
import { useMoney } from "../use-money.ts";
import "./refunds.css";

/** Money that goes back to accounts: what waits for one, what the bank is told, what is paid. */
export function RefundsScreen() {
  const t = useText();
  const view = new URLSearchParams(useSearch()).get("view") === "paid" ? "paid" : "waiting";
  const query = useTransfers(view);
  return (
    <>
      <ScreenHead title={t("OFFICE_REFUNDS")} />
      <Views
        path="/refunds"
        current={view}
        views={[
          { view: "waiting", title: t("OFFICE_REFUNDS_WAITING") },
          { view: "paid", title: t("OFFICE_REFUNDS_PAID") },
        ]}
      />
      <Listed
        query={query}
        rows={(data) => data.transfers}
        none={{ title: t("OFFICE_REFUNDS_NONE"), text: t("OFFICE_REFUNDS_NONE_TEXT") }}
      >
        {(transfers) => <Transfers key={view} transfers={transfers} />}
      </Listed>
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
  // What a colleague has put into a file meanwhile is not seen as such here, and is refused.
  const again = chosen.filter(({ state }) => state === "exported").map(({ id }) => id);
  const file = useTransferAct(
    (format: "elixir" | "table") => call(refundTransferRoutes.exportTransfers, { body: { ids, format, again } }),
    ({ file: { name, text } }) => {
      saveFile(name, text);
      tell(t("OFFICE_REFUNDS_FILE_DONE", { name }));
    },
  );
  const reopen = useTransferAct(
    (back: number[]) => call(refundTransferRoutes.reopenTransfers, { body: { ids: back } }),
    () => tell(t("OFFICE_REFUNDS_REOPENED")),
  );
  const pay = useTransferAct(
    (paid: number[]) => call(refundTransferRoutes.payTransfers, { body: { ids: paid } }),
    (_, paid) => tell(count("OFFICE_REFUNDS_PAID_NOW", paid.length), async () => void (await reopen.mutateAsync(paid))),
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
            {chosen.length > 0 && (
              <span className="mute">
                {" "}
                ·{" "}
                {sumsByCurrency(chosen.map((transfer) => transfer.money))
                  .map(money)
                  .join(" + ")}
              </span>
            )}
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
      <ul className={`card refunds ${anyReady ? "" : "refunds-unpicked"}`}>
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
