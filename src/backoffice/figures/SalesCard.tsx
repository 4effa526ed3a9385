import { Link } from "wouter";
import type { Period } from "../../domain/order/figures.ts";
import { periodBefore } from "../../domain/order/figures.ts";
import { Card } from "../controls/Card.tsx";
import { Read } from "../controls/Read.tsx";
import { useNow } from "../now.ts";
import { listHref } from "../orders/list-address.ts";
import { useMay } from "../session.ts";
import { useCount, useSpoken, useText } from "../text.ts";
import { useMoney } from "../use-money.ts";
import { type Bucket, bucketsOf } from "./buckets.ts";
import { DayChart } from "./DayChart.tsx";
import { daysText } from "./days.ts";
import { behindHref, type Days, useSalesByDay } from "./use-figures.ts";
import "./figures.css";

/** What was sold in all, beside the days before, and day by day: as a chart and as a table. */
export function SalesCard({ period }: { period: Period }) {
  const t = useText();
  const query = useSalesByDay(period);
  return (
    <Card title={t("OFFICE_FIGURES_SALES")} className="sales-card">
      <p className="mute figure-lead">{t("OFFICE_FIGURES_SALES_TEXT")}</p>
      <Read query={query}>
        {(days) => {
          const buckets = bucketsOf(days.days);
          return (
            <>
              <Totals days={days} period={period} />
              <div className="chart-and-table">
                <DayChart buckets={buckets} />
                <DayTable buckets={buckets} />
              </div>
            </>
          );
        }}
      </Read>
    </Card>
  );
}

function Totals({ days: { sales, before, awaited }, period }: { days: Days; period: Period }) {
  const t = useText();
  const counted = useCount();
  const money = useMoney();
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const now = useNow((clock) => clock.now);
  const mayRead = useMay("orders.read");
  const inPln = (amount: number) => money({ amount, currency: "pln" });
  const awaiting = `${counted("OFFICE_ORDERS_COUNT", awaited.orders)}, ${inPln(awaited.worth)}`;
  return (
    <div className="figure-totals">
      <div className="figure-total-sold">
        <p className="figure-sold">
          <Link href={behindHref("day", period)}>{inPln(sales.sold)}</Link>
        </p>
        <p className="mute">
          <Change sold={sales.sold} before={before.sold} />
          {t("OFFICE_FIGURES_BEFORE", {
            worth: inPln(before.sold),
            days: daysText(periodBefore(period), lanCode, now),
          })}
        </p>
      </div>
      <dl className="figure-facts">
        <Fact name={t("OFFICE_FIGURES_ORDERS")} text={String(sales.orders)} />
        <Fact name={t("OFFICE_PIECES")} text={String(sales.pieces)} />
        <Fact
          name={t("OFFICE_FIGURES_AVERAGE")}
          text={sales.orders === 0 ? "–" : inPln(Math.round(sales.sold / sales.orders))}
        />
        <Fact name={t("OFFICE_FIGURES_PLACED")} text={inPln(sales.placed)} />
        <Fact name={t("OFFICE_FIGURES_BACK")} text={inPln(-sales.givenBack)} />
        <div>
          <dt className="mute">{t("OFFICE_FIGURES_AWAITED")}</dt>
          <dd>
            {mayRead && awaited.orders > 0 ? (
              <Link
                className="link"
                href={listHref({ view: "all", state: "awaitingPayment", from: period.from, to: period.to })}
              >
                {awaiting}
              </Link>
            ) : (
              awaiting
            )}
          </dd>
        </div>
      </dl>
    </div>
  );
}

function Fact({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt className="mute">{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}

/** By how much sales grew or fell, in whole percent; nothing where there was nothing before. */
function Change({ sold, before }: { sold: number; before: number }) {
  const t = useText();
  if (before <= 0) return null;
  const share = Math.round(((sold - before) / before) * 100);
  const percent = `${Math.abs(share)}\u00a0%`;
  if (share === 0) return <strong>{t("OFFICE_FIGURES_BEFORE_SAME")} · </strong>;
  const [text, look] =
    share > 0
      ? [t("OFFICE_FIGURES_MORE", { percent }), "figure-more"]
      : [t("OFFICE_FIGURES_LESS", { percent }), "figure-less"];
  return (
    <>
      <strong className={look}>{text}</strong> ·{" "}
    </>
  );
}

function DayTable({ buckets }: { buckets: readonly Bucket[] }) {
  const t = useText();
  const money = useMoney();
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const now = useNow((clock) => clock.now);
  const inPln = (amount: number) => money({ amount, currency: "pln" });
  return (
    <div className="day-table">
      <table className="figure-table">
        <thead>
          <tr>
            <th scope="col">{t("OFFICE_FIGURES_DAY")}</th>
            <th scope="col">{t("OFFICE_FIGURES_ORDERS")}</th>
            <th scope="col">{t("OFFICE_FIGURES_SALES")}</th>
            <th scope="col" className="figure-wide">
              {t("OFFICE_FIGURES_OF_BEFORE")}
            </th>
          </tr>
        </thead>
        <tbody>
          {buckets.toReversed().map((bucket) => (
            <tr key={bucket.from}>
              <th scope="row">
                <Link className="link" href={behindHref("day", bucket)}>
                  {daysText(bucket, lanCode, now)}
                </Link>
              </th>
              <td>{bucket.orders}</td>
              <td>{inPln(bucket.sold)}</td>
              <td className="figure-wide mute">{inPln(bucket.before)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
