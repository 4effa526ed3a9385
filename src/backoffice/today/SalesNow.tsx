import { useCount, useText } from "../text.ts";
import { useMoney } from "../use-money.ts";
import type { Today } from "./use-today.ts";

type Sales = NonNullable<Today["sales"]>;

/** Three numbers: today beside the same hours a week ago, seven days, and the seven before. */
export function SalesNow({ sales }: { sales: Sales }) {
  const t = useText();
  return (
    <section className="sales-now" aria-label={t("OFFICE_SALES")}>
      <Period title={t("OFFICE_SALES_TODAY")} sales={sales.today} beside={sales.sameDay} />
      <Period title={t("OFFICE_SALES_WEEK")} sales={sales.week} />
      <Period title={t("OFFICE_SALES_WEEKBEFORE")} sales={sales.weekBefore} />
    </section>
  );
}

function Period({ title, sales, beside }: { title: string; sales: Sales["today"]; beside?: Sales["today"] }) {
  const t = useText();
  const money = useMoney();
  const count = useCount();
  return (
    <div className="card sales-period">
      <h2 className="mute">{title}</h2>
      <p className="sales-worth">{money({ amount: sales.worth, currency: "pln" })}</p>
      <p>{count("OFFICE_ORDERS_COUNT", sales.orders)}</p>
      {beside !== undefined && (
        <p className="mute">
          {money({ amount: beside.worth, currency: "pln" })} {t("OFFICE_SALES_SAMEDAY")}
        </p>
      )}
    </div>
  );
}
