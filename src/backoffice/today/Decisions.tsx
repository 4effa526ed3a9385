import { Link } from "wouter";
import { actClass } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { listHref } from "../orders/list-address.ts";
import { useCount, useText } from "../text.ts";
import { Due } from "./Due.tsx";
import type { Decision, Today } from "./use-today.ts";

/** What must be decided, what is due first at the top: a sentence and the way to it. */
export function Decisions({ today: { decisions, later = 0 } }: { today: Today }) {
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
          {decisions.map((decision, index) => (
            <li key={decision.kind}>
              <Due decision={decision} />
              <div className="decision-words">
                <strong>{count(`OFFICE_DECIDE_${decision.kind.toUpperCase()}`, decision.count)}</strong>
                <p className="mute">
                  {t(`OFFICE_DECIDE_${decision.kind.toUpperCase()}_TEXT`)} <Command decision={decision} />
                </p>
              </div>
              <Way decision={decision} first={index === 0} />
            </li>
          ))}
        </ul>
      )}
      {later > 0 && <p className="parcels-later mute">{count("OFFICE_PARCELS_LATER", later)}</p>}
    </Card>
  );
}

/** Where a decision is made, as long as that is a screen. */
function Way({ decision, first }: { decision: Decision; first: boolean }) {
  const t = useText();
  const { kind } = decision;
  if (!hasScreen(kind)) return null;
  return (
    <Link href={hrefOf(kind, decision.orders)} className={actClass(first ? "signal" : "line")}>
      {t(`OFFICE_DECIDE_${kind.toUpperCase()}_WAY`)}
    </Link>
  );
}

/** What decides by the command line. */
const commands: Partial<Record<Decision["kind"], string>> = {
  emailsWaiting: "npm run shop -- emails",
  emailsHeld: "npm run shop -- emails --held",
  reviews: "npm run shop -- reviews --waiting",
  missingFacts: "npm run shop -- duties",
};

function Command({ decision: { kind } }: { decision: Decision }) {
  const command = commands[kind];
  return command === undefined ? null : <code>{command}</code>;
}

const withScreen = [
  "sendParcels",
  "acceptOrders",
  "withdrawals",
  "complaints",
  "returnsArrived",
  "refundsFailed",
  "moneyWithoutOrder",
] as const;
type WithScreen = (typeof withScreen)[number];

function hasScreen(kind: Decision["kind"]): kind is WithScreen {
  return (withScreen as readonly string[]).includes(kind);
}

function hrefOf(kind: WithScreen, orders: readonly number[]): string {
  if (kind === "sendParcels") return listHref({ view: "toPack" });
  if (kind === "complaints") return "/complaints";
  if (kind === "withdrawals" || kind === "returnsArrived") return "/returns";
  if (orders.length === 1 || kind === "refundsFailed") return `/orders/${orders[0]}`;
  return kind === "acceptOrders" ? listHref({ view: "toDecide" }) : listHref({ view: "all", money: "surplus" });
}
