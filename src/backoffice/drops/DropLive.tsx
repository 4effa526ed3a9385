import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { type Drop, dropRoutes, type DropSales } from "../../contract/operator/drops.ts";
import { call } from "../api.ts";
import { Card } from "../controls/Card.tsx";
import { Read } from "../controls/Read.tsx";
import { OrderStatus } from "../orders/OrderStatus.tsx";
import { useMay } from "../session.ts";
import { useCount, useSpoken, useText } from "../text.ts";
import { clockOf } from "../moments.ts";
import { DropGoods } from "./DropGoods.tsx";
import { MinutesChart } from "./MinutesChart.tsx";

/** What a drop sells, read again as the shop tells of its orders, and each minute for the minute's sake. */
export function DropLive({ drop }: { drop: Drop }) {
  const t = useText();
  const { id, state } = drop;
  const query = useQuery({
    queryKey: ["dropSales", String(id)],
    queryFn: () => call(dropRoutes.dropSales, { parameters: { id } }),
    ...(state === "running" && { refetchInterval: 60_000 }),
  });
  return (
    <Read query={query}>
      {(sales) => (
        <>
          <Card title={t("OFFICE_DROP_SALES")}>
            <Totals sales={sales} />
            <MinutesChart minutes={sales.minutes} />
          </Card>
          <DropGoods drop={drop} sales={sales} />
          <Newest newest={sales.newest} />
        </>
      )}
    </Read>
  );
}

function Totals({ sales: { orders, paid, products, minutes } }: { sales: DropSales }) {
  const t = useText();
  const sum = (of: "sold" | "reserved" | "stock") => products.reduce((all, product) => all + product[of], 0);
  const share = orders === 0 ? "–" : `${Math.round((100 * paid) / orders)}%`;
  // The last minute that is over: the one that runs is not whole yet.
  const rate = minutes.at(-2)?.orders ?? minutes.at(-1)?.orders ?? 0;
  const facts = [
    [t("OFFICE_DROP_RATE"), rate],
    [t("OFFICE_ORDERS"), orders],
    [t("OFFICE_DROP_PAID"), share],
    [t("OFFICE_DROP_SOLD"), sum("sold")],
    [t("OFFICE_DROP_RESERVED"), sum("reserved")],
    [t("OFFICE_DROP_LEFT"), sum("stock")],
  ] as const;
  return (
    <dl className="drop-facts">
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt className="mute">{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Newest({ newest }: Pick<DropSales, "newest">) {
  const t = useText();
  const counted = useCount();
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const mayRead = useMay("orders.read");
  return (
    <Card title={t("OFFICE_DROP_NEWEST")} flush>
      {newest.length === 0 ? (
        <p className="mute drop-picker">{t("OFFICE_DROP_NO_ORDERS")}</p>
      ) : (
        <ul className="drop-newest">
          {newest.map(({ number, at, pieces, state }) => (
            <li key={number}>
              <span>
                {mayRead ? (
                  <Link className="link" href={`/orders/${number}`}>
                    {number}
                  </Link>
                ) : (
                  number
                )}
              </span>
              <span className="mute">{clockOf(at, lanCode)}</span>
              <span>{counted("OFFICE_DROP_PIECES", pieces)}</span>
              <OrderStatus state={state} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
