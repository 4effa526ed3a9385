import { Link, useLocation } from "wouter";
import type { Customer } from "../../contract/operator/customers.ts";
import { languageCalled } from "../../domain/language.ts";
import { BackLink } from "../controls/BackLink.tsx";
import { Card } from "../controls/Card.tsx";
import { Read } from "../controls/Read.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { NotFound } from "../frame/Nowhere.tsx";
import { useKeys } from "../keyboard/use-keys.ts";
import { Moment } from "../Moment.tsx";
import { HistoryLink } from "../log/HistoryLink.tsx";
import { OrderStatus } from "../orders/OrderStatus.tsx";
import { useCount, useText } from "../text.ts";
import { useMoney } from "../use-money.ts";
import { Consents } from "./Consents.tsx";
import { Contact } from "./Contact.tsx";
import { PersonalData } from "./PersonalData.tsx";
import { Points } from "./Points.tsx";
import { useCustomer } from "./use-customer.ts";
import "../order/order-screen.css";
import "../order/facts.css";
import "./customers.css";

/** One account: what was ordered and agreed to, points, complaints, and what becomes of its data. */
export function CustomerScreen({ id }: { id: string }) {
  const query = useCustomer(id);
  const [, go] = useLocation();
  useKeys({ up: () => go("/customers") });
  return (
    <Read query={query} notFound={<NotFound />}>
      {(shown) => <OneCustomer customer={shown} />}
    </Read>
  );
}

function OneCustomer({ customer }: { customer: Customer }) {
  const t = useText();
  const isOpen = customer.closedAt === null;
  const title = isOpen ? customer.name || customer.email || t("OFFICE_CUSTOMER_UNNAMED") : t("OFFICE_CUSTOMER_ERASED");
  return (
    <>
      <ScreenHead
        title={title}
        above={<BackLink href="/customers">{t("OFFICE_CUSTOMERS")}</BackLink>}
        acts={<HistoryLink entity="customer" id={customer.id} />}
      />
      <div className="order-columns">
        <div>
          <Orders customer={customer} />
          <Points customer={customer} />
          {customer.complaints.length > 0 && <Complaints customer={customer} />}
        </div>
        <div>
          <Card
            title={t("OFFICE_CUSTOMER")}
            aside={customer.orders > 0 ? languageCalled(customer.language).name : undefined}
          >
            {isOpen ? (
              <Contact customer={customer} />
            ) : (
              <p className="customer-facts">
                {t("OFFICE_CUSTOMER_ERASED_TEXT")} <Moment at={customer.closedAt!} />
              </p>
            )}
          </Card>
          {isOpen && <Consents customer={customer} />}
          {isOpen && <PersonalData customer={customer} />}
        </div>
      </div>
    </>
  );
}

function Orders({ customer: { latest, orders } }: { customer: Customer }) {
  const t = useText();
  const counted = useCount();
  const money = useMoney();
  return (
    <Card title={t("OFFICE_ORDERS")} aside={orders} flush>
      {latest.length === 0 && <p className="card-inside mute">{t("OFFICE_CUSTOMER_NO_ORDERS")}</p>}
      <ul className="customer-rows">
        {latest.map(({ number, at, state, pieces, total }) => (
          <li key={number} className="customer-line">
            <span>
              <Link className="link" href={`/orders/${number}`}>
                {t("OFFICE_ORDER", { number })}
              </Link>{" "}
              <span className="mute">
                · <Moment at={at} /> · {counted("OFFICE_PIECES", pieces)}
              </span>
            </span>
            <span className="customer-line">
              {total !== undefined && <strong className="money">{money(total)}</strong>}
              <OrderStatus state={state} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Complaints({ customer: { complaints } }: { customer: Customer }) {
  const t = useText();
  return (
    <Card title={t("OFFICE_COMPLAINTS")} aside={complaints.length} flush>
      <ul className="customer-rows">
        {complaints.map(({ id, at, order, outcome }) => (
          <li key={id} className="customer-line">
            <span>
              <Link className="link" href={`/complaints/${id}`}>
                {t("OFFICE_COMPLAINT", { number: id })}
              </Link>{" "}
              <span className="mute">
                · <Moment at={at} /> · {t("OFFICE_ORDER", { number: order })}
              </span>
            </span>
            <span>
              {t(
                outcome === null
                  ? "OFFICE_CUSTOMER_COMPLAINT_WAITS"
                  : `OFFICE_COMPLAINT_OUTCOME_${outcome.toUpperCase()}`,
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
