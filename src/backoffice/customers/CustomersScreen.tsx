import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Link, useLocation, useSearch } from "wouter";
import { customerRoutes } from "../../contract/operator/customers.ts";
import { type AnswerOf, call } from "../api.ts";
import { actClass } from "../controls/Act.tsx";
import { FindForm } from "../controls/FindForm.tsx";
import { Listed } from "../controls/Listed.tsx";
import { More } from "../controls/More.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Moment } from "../Moment.tsx";
import { useMay } from "../session.ts";
import { useCount, useText } from "../text.ts";
import "../returns/returns.css";
import "./customers.css";

type Row = AnswerOf<(typeof customerRoutes)["customers"]>["customers"][number];

/** Shoppers who have an account: the newest, or who is looked for by name, e-mail or the end of a telephone. Its address says who. */
export function CustomersScreen() {
  const t = useText();
  const [, go] = useLocation();
  const mayContact = useMay("customers.contact");
  const mayAnswer = useMay("buyers.contact");
  const q = new URLSearchParams(useSearch()).get("q") ?? "";
  const query = useInfiniteQuery({
    queryKey: ["customers", q],
    queryFn: ({ pageParam: after }) => call(customerRoutes.customers, { query: { q, ...(after && { after }) } }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
  const find = (words: string) => go(words === "" ? "/customers" : `/customers?q=${encodeURIComponent(words)}`);
  return (
    <>
      <ScreenHead
        title={t("OFFICE_CUSTOMERS")}
        acts={
          mayAnswer && (
            <Link href="/questions" className={actClass("line")}>
              {t("OFFICE_QUESTIONS")}
            </Link>
          )
        }
      />
      <div className="returns-find">
        <FindForm
          key={q}
          label={t(mayContact ? "OFFICE_CUSTOMERS_FIND" : "OFFICE_CUSTOMERS_FIND_NAME")}
          first={q}
          onFind={find}
        />
      </div>
      <Listed
        query={query}
        rows={(data) => data.pages.flatMap((page) => page.customers)}
        none={{
          title: t(q === "" ? "OFFICE_CUSTOMERS_NONE" : "OFFICE_CUSTOMERS_NOT_FOUND"),
          text: t("OFFICE_CUSTOMERS_NONE_TEXT"),
        }}
      >
        {(customers) => (
          <ul className="card return-rows" aria-busy={query.isPlaceholderData}>
            {customers.map((row) => (
              <OneRow key={row.id} row={row} />
            ))}
          </ul>
        )}
      </Listed>
      {q !== "" && (
        <p className="customers-guests">
          <Link className="link" href={`/orders?${new URLSearchParams({ view: "all", q }).toString()}`}>
            {t("OFFICE_CUSTOMERS_GUESTS")}
          </Link>
        </p>
      )}
      <More query={query} />
    </>
  );
}

function OneRow({ row: { id, name, email, phone, since, verified, points, orders } }: { row: Row }) {
  const t = useText();
  const counted = useCount();
  return (
    <li>
      <div>
        <p>
          <Link href={`/customers/${id}`} className="return-link">
            <strong>{name || email || t("OFFICE_CUSTOMER_UNNAMED")}</strong>
          </Link>
        </p>
        <p className="mute">
          {[name !== "" && email, phone, !verified && t("OFFICE_CUSTOMER_UNPROVEN")].filter(Boolean).join(" · ")}
        </p>
        <p className="mute">
          {t("OFFICE_CUSTOMER_SINCE")} <Moment at={since} />
        </p>
      </div>
      <p className="customer-numbers">
        <span>{counted("OFFICE_CUSTOMER_ORDERS", orders)}</span>
        {points > 0 && <span className="mute">{counted("OFFICE_CUSTOMER_POINTS", points)}</span>}
      </p>
    </li>
  );
}
