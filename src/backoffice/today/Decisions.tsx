import { Link } from "wouter";
import { actClass } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { listHref } from "../orders/list-address.ts";
import { daySaid } from "../../domain/days-said.ts";
import { languageCalled } from "../../domain/language.ts";
import { lazyOfGoods, useCount, useSpoken, useText } from "../text.ts";
import { Due } from "./Due.tsx";
import type { Decision, Today } from "./use-today.ts";

/** What must be decided, what is due first at the top: a sentence and the way to it. */
export function Decisions({ today }: { today: Today }) {
  const { decisions, later = 0 } = today;
  const t = useText();
  const count = useCount();
  return (
    <Card
      title={t("OFFICE_DEADLINES")}
      aside={decisions.length > 0 && count("OFFICE_MATTERS", decisions.length)}
      flush={decisions.length > 0}
    >
      {decisions.length === 0 ? (
        <div className="nothing-waits">
          <p>
            <strong>{t("OFFICE_NOTHING_WAITS")}</strong>
          </p>
          <p className="mute">{t("OFFICE_NOTHING_WAITS_TEXT")}</p>
        </div>
      ) : (
        <ul className="decisions">
          {decisions.map((decision, index) => {
            const Words = isSeldom(decision) ? LaterDecision : OneDecision;
            return (
              <li key={decision.kind}>
                <Words decision={decision} today={today} first={index === 0} />
              </li>
            );
          })}
        </ul>
      )}
      {later > 0 && (
        <p className="parcels-later mute">
          <Link href={listHref({ view: "toPack" })} className="link">
            {count("OFFICE_PARCELS_LATER", later)}
          </Link>
        </p>
      )}
    </Card>
  );
}

interface OneDecisionProps {
  decision: Decision;
  today: Today;
  first: boolean;
}

function OneDecision({ decision, today, first }: OneDecisionProps) {
  const t = useText();
  const count = useCount();
  const { tag } = languageCalled(useSpoken((spoken) => spoken.lanCode));
  return (
    <>
      <Due decision={decision} today={today} />
      <div className="decision-words">
        <strong>{count(`OFFICE_DECIDE_${decision.kind.toUpperCase()}`, decision.count)}</strong>
        <p className="mute">
          {t(`OFFICE_DECIDE_${decision.kind.toUpperCase()}_TEXT`)}
          {decision.comesOn !== undefined && (
            <>
              {" "}
              {decision.comesOn === null
                ? t("OFFICE_NEXT_DELIVERY_UNSAID")
                : t("OFFICE_NEXT_DELIVERY_OF_FIRST", { day: daySaid(decision.comesOn, tag) })}
            </>
          )}
          {decision.silent?.map(({ name, since }) => (
            <SilentSince key={name + since} name={name} since={since} />
          ))}
        </p>
      </div>
      <Way decision={decision} first={first} />
    </>
  );
}

/** Of what few shops ever have to decide, or seldom, or what waits longest, the first screen does without the words. */
const isSeldom = ({ kind }: Decision) => kind.startsWith("ksef") || seldom.includes(kind);
const seldom: readonly string[] = [
  "questions",
  "reports",
  "merchantStopped",
  "merchantRefused",
  "complaintsPromised",
  "repackOrders",
  "paidTooLittle",
  "withdrawalsUnsent",
  "labelsWaiting",
  "pickupsStuck",
  "receiptsWaiting",
  "ratesMissing",
];
const LaterDecision = lazyOfGoods(async () => OneDecision);
const SilentSince = lazyOfGoods(async () => (await import("./SilentSince.tsx")).SilentSince);

/** The screen where a decision is made. */
function Way({ decision, first }: { decision: Decision; first: boolean }) {
  const t = useText();
  return (
    <Link href={hrefOf(decision)} className={actClass(first ? "signal" : "line")}>
      {t(`OFFICE_DECIDE_${decision.kind.toUpperCase()}_WAY`)}
    </Link>
  );
}

function hrefOf({ kind, orders }: Decision): string {
  const order = `/orders/${orders[0]}`;
  switch (kind) {
    case "sendParcels":
      return listHref({ view: "toPack" });
    case "complaints":
    case "complaintsPromised":
      return "/complaints";
    case "withdrawals":
    case "withdrawalsUnsent":
    case "returnsArrived":
      return "/returns";
    case "exchangesWithoutGoods":
      return orders.length === 1 ? order : listHref({ view: "all", money: "goodsAwaited" });
    case "refundsFailed":
    case "labelsStuck":
    case "receiptsStuck":
      return order;
    case "labelsWaiting":
    case "receiptsWaiting":
      return orders.length === 1 ? order : listHref({ view: "toDecide" });
    case "pickupsStuck":
      return "/handover";
    case "ratesMissing":
      return "/numbers/books";
    case "ksefRefused":
    case "ksefDue":
      return orders.length === 1 ? order : "/ksef";
    case "ksefStopped":
    case "ksefLimit":
      return "/ksef";
    case "ksefEnds":
      return "/settings/connections/ksef";
    case "repackOrders":
      return orders.length === 1 ? order : "/packing";
    case "acceptOrders":
    case "paidTooLittle":
      return orders.length === 1 ? order : listHref({ view: "toDecide" });
    case "moneyWithoutOrder":
      return orders.length === 1 ? order : listHref({ view: "all", money: "surplus" });
    case "moneyToGiveBack":
      return orders.length === 1 ? order : listHref({ view: "all", money: "toGiveBack" });
    case "transfersToPay":
    case "accountsMissing":
      return "/refunds";
    case "emailsRefused":
      return orders.length === 1 ? order : "/emails";
    case "emailsWaiting":
      return "/emails?view=waiting";
    case "emailsHeld":
      return "/emails?view=held";
    case "sellingOut":
      return "/goods/selling-out";
    case "questions":
    case "reports":
      return "/questions";
    case "reviews":
      return "/reviews";
    case "merchantStopped":
      return "/settings/connections/merchant";
    case "merchantRefused":
      return "/goods/refused-offers";
    case "missingFacts":
      return "/goods/missing-facts";
    case "jobsFailed":
      return "/jobs";
    case "shopClosed":
      return "/settings/opening";
  }
}
