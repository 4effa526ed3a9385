import { useState } from "react";
import { Link } from "wouter";
import { type Customer, customerRoutes } from "../../contract/operator/customers.ts";
import { act } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { Moment } from "../Moment.tsx";
import { useMay } from "../session.ts";
import { useCount, useText } from "../text.ts";
import { PointsDialog } from "./PointsDialog.tsx";
import { useCustomerAct } from "./use-customer.ts";

type Entry = Customer["pointsHistory"][number];

/** An account's points, how they came about, and giving or taking some. */
export function Points({ customer }: { customer: Customer }) {
  const t = useText();
  const counted = useCount();
  const [open, setOpen] = useState(false);
  const may = useMay("customers.contact") && customer.closedAt === null;
  const { pointsHistory, points } = customer;
  return (
    <Card title={t("OFFICE_POINTS")} aside={<strong>{counted("OFFICE_CUSTOMER_POINTS", points)}</strong>} flush>
      {pointsHistory.length === 0 && <p className="card-inside mute">{t("OFFICE_POINTS_NONE")}</p>}
      <ul className="customer-rows">
        {pointsHistory.map((entry) => (
          <OneEntry key={entry.id} customerId={customer.id} entry={entry} may={may} />
        ))}
      </ul>
      {may && (
        <div className="customer-foot">
          <Act onClick={() => setOpen(true)}>{t("OFFICE_POINTS_GIVE")}</Act>
        </div>
      )}
      {open && <PointsDialog customer={customer} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function OneEntry({ customerId: id, entry, may }: { customerId: number; entry: Entry; may: boolean }) {
  const t = useText();
  const { change, reason, order, note, at, takesBack, takenBack } = entry;
  const back = useCustomerAct({
    id,
    send: () => act(customerRoutes.takePointsBack, { parameters: { id, entry: entry.id } }),
    said: () => t("OFFICE_POINTS_TAKEN_BACK"),
  });
  const sign = change > 0 ? "+" : "−";
  return (
    <li>
      <div className="customer-line">
        <span>
          <span className="customer-change">{`${sign}${Math.abs(change)}`}</span>{" "}
          {takesBack === null ? t(`OFFICE_POINTS_${reason.toUpperCase()}`) : t("OFFICE_POINTS_TAKES_BACK")}
          {order !== null && (
            <>
              {" · "}
              <Link className="link" href={`/orders/${order}`}>
                {t("OFFICE_ORDER", { number: order })}
              </Link>
            </>
          )}{" "}
          <span className="mute">
            · <Moment at={at} />
            {takenBack && ` · ${t("OFFICE_MOVEMENT_TAKEN_BACK")}`}
          </span>
        </span>
        {may && note !== null && takesBack === null && !takenBack && (
          <Act
            kind="plain"
            busy={back.isPending}
            aria-label={`${t("OFFICE_UNDO")}: ${sign}${Math.abs(change)}`}
            onClick={() => back.mutate()}
          >
            {t("OFFICE_UNDO")}
          </Act>
        )}
      </div>
      {note && <p className="mute">{note}</p>}
      <Refused error={back.error} />
    </li>
  );
}
