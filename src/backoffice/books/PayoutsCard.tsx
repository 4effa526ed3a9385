import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import { payoutRoutes, type PayoutsSaid } from "../../contract/operator/payouts.ts";
import { operatorHref } from "../../contract/operator/route.ts";
import { largestReport, type PayoutProvider, payoutProviders } from "../../domain/books/payouts.ts";
import { act, call, problemAt } from "../api.ts";
import { Act, actClass } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { Read } from "../controls/Read.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { tell } from "../notice.ts";
import { queryClient } from "../queries.ts";
import { useMay } from "../session.ts";
import { useText } from "../text.ts";
import { undoOf } from "../undo.ts";
import { uploadFile } from "../upload-file.ts";
import { PayoutCameDialog } from "./PayoutCameDialog.tsx";
import { useAmount } from "./use-amount.ts";
import { useDay } from "./use-day.ts";

const names: Readonly<Record<PayoutProvider, string>> = { payu: "PayU", paypal: "PayPal" };
type Payout = PayoutsSaid["payouts"][number];

/** What PayU's and PayPal's reports say of a month, what of it does not agree, and what was paid out beside what came to the bank. */
export function PayoutsCard({ month }: { month: string }) {
  const t = useText();
  const mayBring = useMay("invoices.issue");
  const query = useQuery({
    queryKey: ["books", month, "payouts"],
    queryFn: () => call(payoutRoutes.payouts, { parameters: { month } }),
  });
  return (
    <Card title={t("OFFICE_PAYOUTS")}>
      <p>{t("OFFICE_PAYOUTS_TEXT")}</p>
      {mayBring && payoutProviders.map((provider) => <Bring key={provider} provider={provider} />)}
      <Read query={query}>
        {(said) =>
          said.sums.length === 0 ? (
            <p className="mute">{t("OFFICE_PAYOUTS_NONE")}</p>
          ) : (
            <>
              <Sums said={said} />
              <Payouts said={said} mayNote={mayBring} />
              <Open said={said} />
              <Missing said={said} />
              <div className="books-files">
                <a className={actClass()} href={operatorHref(payoutRoutes.payoutTable, { month })} download>
                  {t("OFFICE_PAYOUTS_TABLE")}
                </a>
              </div>
            </>
          )
        }
      </Read>
    </Card>
  );
}

/** Brings a report of a provider, and says what of it was new or where it cannot be read. */
function Bring({ provider }: { provider: PayoutProvider }) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const stop = useRef<AbortController>(null);
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isHeavy, setHeavy] = useState(false);
  useEffect(() => () => stop.current?.abort(), []);
  const send = async (file: File) => {
    setError(null);
    setHeavy(file.size > largestReport);
    if (file.size > largestReport) return;
    const stopping = new AbortController();
    stop.current = stopping;
    setShare(0);
    try {
      const { signal } = stopping;
      const parameters = { provider, name: file.name.slice(-200) };
      const { entries, added } = await uploadFile(payoutRoutes.bringPayouts, {
        parameters,
        file,
        onProgress: setShare,
        signal,
      });
      tell(t("OFFICE_PAYOUTS_BROUGHT", { entries, added }));
      await queryClient.invalidateQueries({ queryKey: ["books"] });
    } catch (refused) {
      if (!stopping.signal.aborted) setError(refused);
    } finally {
      setShare(null);
    }
  };
  const label = t(`OFFICE_PAYOUTS_BRING_${provider === "payu" ? "PAYU" : "PAYPAL"}`);
  return (
    <div className="books-files">
      <Act busy={share !== null} onClick={() => input.current?.click()}>
        {share === null ? label : t("OFFICE_PAYOUTS_COMING", { share: Math.round(share * 100) })}
      </Act>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept=".csv,text/csv"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) void send(file);
          // The same file can be chosen again.
          currentTarget.value = "";
        }}
      />
      {isHeavy && <p role="alert">{t("OFFICE_PAYOUTS_HEAVY")}</p>}
      <Refused error={error} />
      {error !== null && <Where at={problemAt(error)} />}
    </div>
  );
}

const columns = ["date", "id", "amount", "gross", "net", "fee", "currency", "type", "order", "status"] as const;

function Where({ at }: { at: string | null }) {
  const t = useText();
  const [, row, named] = at?.split("/") ?? [];
  if (row === undefined) return null;
  const column = columns.find((one) => one === named);
  if (column === undefined) return <p>{t("OFFICE_PAYOUTS_NO_REPORT")}</p>;
  return <p>{t("OFFICE_PAYOUTS_ROW", { row, column: t(`OFFICE_PAYOUTS_COLUMN_${column.toUpperCase()}`) })}</p>;
}

function Sums({ said: { sums } }: { said: PayoutsSaid }) {
  const t = useText();
  const amountOf = useAmount();
  return (
    <div className="books-sums books-wide" role="group" tabIndex={0} aria-label={t("OFFICE_PAYOUTS")}>
      <table className="figure-table">
        <thead>
          <tr>
            <th scope="col">{t("OFFICE_PAYOUTS_PROVIDER")}</th>
            <th scope="col">{t("OFFICE_PAYOUTS_PAID")}</th>
            <th scope="col">{t("OFFICE_PAYOUTS_REFUNDED")}</th>
            <th scope="col">{t("OFFICE_PAYOUTS_FEES")}</th>
            <th scope="col">{t("OFFICE_PAYOUTS_OTHER")}</th>
            <th scope="col">{t("OFFICE_PAYOUTS_PAID_OUT")}</th>
            <th scope="col">{t("OFFICE_PAYOUTS_CAME")}</th>
          </tr>
        </thead>
        <tbody>
          {sums.map(({ provider, currency, paid, refunded, fees, other, paidOut, came }) => (
            <tr key={`${provider} ${currency}`}>
              <th scope="row">{names[provider]}</th>
              {[paid, refunded, fees, other, paidOut, came].map((amount, at) => (
                <td key={at}>{amountOf(amount, currency)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Payouts({ said: { payouts }, mayNote }: { said: PayoutsSaid; mayNote: boolean }) {
  const t = useText();
  const amountOf = useAmount();
  const day = useDay();
  const [asks, setAsks] = useState<number | null>(null);
  const take = useMutation({
    mutationFn: ({ id, cameVersion: version }: Payout) =>
      act(payoutRoutes.notePayout, { parameters: { id }, body: { came: null }, version }),
    onError: () => queryClient.invalidateQueries({ queryKey: ["books"] }),
    onSuccess: ({ logged }) => {
      tell(t("OFFICE_PAYOUTS_TAKEN_AWAY"), undoOf(logged));
      return queryClient.invalidateQueries({ queryKey: ["books"] });
    },
  });
  const asked = payouts.find(({ id }) => id === asks);
  if (payouts.length === 0) return null;
  return (
    <>
      <h3 className="books-part">{t("OFFICE_PAYOUTS_OUT")}</h3>
      <ul className="books-list">
        {payouts.map((payout) => {
          const { id, provider, onDay, amount, currency, came } = payout;
          const row = { provider: names[provider], day: day(onDay), amount: amountOf(-amount, currency) };
          return (
            <li key={id} className="books-rate">
              <span>
                {t("OFFICE_PAYOUTS_OUT_ROW", row)}
                <br />
                <span className="mute">
                  {came === null
                    ? t("OFFICE_PAYOUTS_NOT_CAME")
                    : t("OFFICE_PAYOUTS_CAME_ON", { amount: amountOf(came.amount, currency), day: day(came.onDay) })}
                </span>
              </span>
              {mayNote && came === null && (
                <Act
                  aria-label={`${t("OFFICE_PAYOUTS_NOTE")}: ${t("OFFICE_PAYOUTS_OUT_ROW", row)}`}
                  onClick={() => setAsks(id)}
                >
                  {t("OFFICE_PAYOUTS_NOTE")}
                </Act>
              )}
              {mayNote && came !== null && (
                <Act
                  kind="plain"
                  busy={take.isPending}
                  aria-label={`${t("OFFICE_PAYOUTS_TAKE_AWAY")}: ${t("OFFICE_PAYOUTS_OUT_ROW", row)}`}
                  onClick={() => take.mutate(payout)}
                >
                  {t("OFFICE_PAYOUTS_TAKE_AWAY")}
                </Act>
              )}
            </li>
          );
        })}
      </ul>
      <Refused error={take.error} />
      {asked !== undefined && <PayoutCameDialog payout={asked} onClose={() => setAsks(null)} />}
    </>
  );
}

const matchWords = {
  unknown: "OFFICE_PAYOUTS_MATCH_UNKNOWN",
  differs: "OFFICE_PAYOUTS_MATCH_DIFFERS",
  none: "OFFICE_PAYOUTS_MATCH_NONE",
  agrees: "OFFICE_PAYOUTS_MATCH_NONE",
} as const;

function Open({ said: { open, opens } }: { said: PayoutsSaid }) {
  const t = useText();
  const amountOf = useAmount();
  const day = useDay();
  if (opens === 0) return null;
  return (
    <>
      <h3 className="books-part">{t("OFFICE_PAYOUTS_OPEN", { count: opens })}</h3>
      <ul className="books-list">
        {open.map(({ id, provider, onDay, amount, currency, name, says, order, match }) => (
          <li key={id}>
            {names[provider]}, {day(onDay)}: {amountOf(amount, currency)}{" "}
            {order === null ? name : <OrderLink order={order} />}{" "}
            <span className="mute">{[says, t(matchWords[match])].filter(Boolean).join(" – ")}</span>
          </li>
        ))}
      </ul>
      {opens > open.length && <p className="mute">{t("OFFICE_PAYOUTS_MORE", { count: opens - open.length })}</p>}
    </>
  );
}

function Missing({ said: { missing, misses } }: { said: PayoutsSaid }) {
  const t = useText();
  const amountOf = useAmount();
  const day = useDay();
  if (misses === 0) return null;
  return (
    <>
      <h3 className="books-part">{t("OFFICE_PAYOUTS_MISSING", { count: misses })}</h3>
      <ul className="books-list">
        {missing.map(({ provider, order, name, onDay, amount, currency }, at) => (
          <li key={`${provider} ${name} ${at}`}>
            {names[provider]}, {day(onDay)}: {amountOf(amount, currency)} <OrderLink order={order} />{" "}
            <span className="mute">{name}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function OrderLink({ order }: { order: number }) {
  const mayRead = useMay("orders.read");
  return mayRead ? (
    <Link className="link" href={`/orders/${order}`}>
      {order}
    </Link>
  ) : (
    order
  );
}
