import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useSearch } from "wouter";
import { figureRoutes } from "../../contract/operator/figures.ts";
import { type FigureKind, figureKinds } from "../../domain/order/figures.ts";
import { type AnswerOf, call } from "../api.ts";
import { Listed } from "../controls/Listed.tsx";
import { More } from "../controls/More.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Moment } from "../Moment.tsx";
import { dayOf } from "../moments.ts";
import { useNow } from "../now.ts";
import { OrderStatus } from "../orders/OrderStatus.tsx";
import { useMay } from "../session.ts";
import { useCount, useSpoken, useText } from "../text.ts";
import { useMoney } from "../use-money.ts";
import { daysText } from "./days.ts";
import { figureText } from "./figure-name.ts";
import { numbersHref, periodBy } from "./period.ts";
import "../controls/card.css";
import "./figures.css";

/** The orders a figure is made of, each with its part: together they are the figure. */
export function FigureOrdersScreen() {
  const t = useText();
  const counted = useCount();
  const money = useMoney();
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const now = useNow((clock) => clock.now);
  const search = useSearch();
  const asked = new URLSearchParams(search);
  const period = periodBy(search, dayOf(now));
  const kind = figureKinds.find((one) => one === asked.get("by")) ?? "day";
  const key = asked.get("key") ?? "";
  const { from, to } = period;
  const query = useInfiniteQuery({
    queryKey: ["figures", "orders", kind, key, from, to],
    queryFn: ({ pageParam: after }) =>
      call(figureRoutes.figureOrders, { parameters: { kind }, query: { from, to, key, ...(after && { after }) } }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
  });
  const { name = key, count = 0, sold = 0 } = query.data?.pages[0] ?? {};
  const figure = kind === "day" ? t("OFFICE_FIGURES_SALES") : figureText(t, kind, name);
  return (
    <>
      <ScreenHead
        title={figure}
        above={
          <Link className="link" href={numbersHref(period)}>
            {t("OFFICE_NUMBERS")}
          </Link>
        }
        states={<span className="mute">{daysText(period, lanCode, now)}</span>}
      />
      {count > 0 && (
        <p className="figure-lead">
          {`${counted("OFFICE_ORDERS_COUNT", count)}. `}
          {t("OFFICE_FIGURES_BEHIND_TEXT", { worth: money({ amount: sold, currency: "pln" }) })}
        </p>
      )}
      <Listed
        query={query}
        rows={({ pages }) => pages.flatMap((page) => page.orders)}
        none={{ title: t("OFFICE_FIGURES_NOTHING") }}
      >
        {(orders) => <Orders kind={kind} orders={orders} />}
      </Listed>
      <More query={query} />
    </>
  );
}

type FigureOrder = AnswerOf<(typeof figureRoutes)["figureOrders"]>["orders"][number];

function Orders({ kind, orders }: { kind: FigureKind; orders: readonly FigureOrder[] }) {
  const t = useText();
  const money = useMoney();
  const mayRead = useMay("orders.read");
  return (
    <div className="card">
      <table className="figure-table figure-orders">
        <thead>
          <tr>
            <th scope="col">{t("OFFICE_FIGURES_NUMBER")}</th>
            <th scope="col" className="figure-wide">
              {t("OFFICE_FIGURES_PLACED_AT")}
            </th>
            <th scope="col">{t("OFFICE_ORDER_STATE")}</th>
            <th scope="col" className="figure-wide">
              {t("OFFICE_PIECES")}
            </th>
            <th scope="col">{t(kind === "reason" ? "OFFICE_FIGURES_WORTH" : "OFFICE_FIGURES_BEHIND_PART")}</th>
          </tr>
        </thead>
        <tbody>
          {orders.map(({ number, placedAt, state, pieces, sold }) => (
            <tr key={number}>
              <th scope="row">
                {mayRead ? (
                  <Link className="link" href={`/orders/${number}`}>
                    {number}
                  </Link>
                ) : (
                  number
                )}
              </th>
              <td className="figure-wide">
                <Moment at={placedAt} />
              </td>
              <td>
                <OrderStatus state={state} />
              </td>
              <td className="figure-wide">{pieces}</td>
              <td>{money({ amount: sold, currency: "pln" })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
