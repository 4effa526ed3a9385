import { useState } from "react";
import { useMutation } from "@tanstack/react-query";
import { Link, useLocation } from "wouter";
import { type OneReturn, returnRoutes } from "../../contract/operator/returns.ts";
import { Field } from "../../ui/Field.tsx";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { BackLink } from "../controls/BackLink.tsx";
import { Card } from "../controls/Card.tsx";
import { Read } from "../controls/Read.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { NotFound } from "../frame/Nowhere.tsx";
import { freshKey } from "../fresh-key.ts";
import { useKeys } from "../keyboard/use-keys.ts";
import { Moment } from "../Moment.tsx";
import { HistoryLink } from "../log/HistoryLink.tsx";
import { tell } from "../notice.ts";
import { useOrder } from "../order/use-order.ts";
import { useMay, useSession } from "../session.ts";
import { MoneyBack } from "../settle/MoneyBack.tsx";
import { useText } from "../text.ts";
import { undoOf } from "../undo.ts";
import { OvertakenFields } from "../two-people/OvertakenFields.tsx";
import { useMoney } from "../use-money.ts";
import { ExchangeCard } from "./ExchangeCard.tsx";
import { PieceRow } from "./PieceRow.tsx";
import { ReturnLabelCard } from "./ReturnLabelCard.tsx";
import { ReturnDue, ReturnStatus } from "./ReturnStatus.tsx";
import { Scan } from "./Scan.tsx";
import { SettleCard } from "./SettleCard.tsx";
import { useCounted } from "./use-counted.ts";
import type { TypedWear } from "./Wear.tsx";
import { useCountSaid } from "./use-count-said.ts";
import { type MovedTo, moveReturn, showReturn, useReturn } from "./use-return.ts";
import "../labels/labels.css";
import "../order/order-screen.css";
import "./return-screen.css";

/** One return: what is expected, in which condition it came, and what goes back for it. */
export function ReturnScreen({ id }: { id: string }) {
  const query = useReturn(id);
  const [, go] = useLocation();
  useKeys({ up: () => go("/returns") });
  return (
    <Read query={query} notFound={<NotFound />}>
      {(shown) => <OneReturnShown returned={shown} />}
    </Read>
  );
}

function OneReturnShown({ returned }: { returned: OneReturn }) {
  const t = useText();
  const open = ["announced", "sent", "arrived"].includes(returned.state);
  const mayEdit = useMay("orders.edit");
  const [wear, setWear] = useState<WearTyped>({});
  const wearTyped = returned.pieces.some(({ position, used }) => used > 0 && (wear[position] ?? null) !== null);
  return (
    <>
      <ScreenHead
        title={t("OFFICE_RETURN", { number: returned.id })}
        above={<BackLink href="/returns">{t("OFFICE_RETURNS")}</BackLink>}
        states={
          <p className="order-states">
            <ReturnStatus {...returned} />
            <ReturnDue {...returned} />
          </p>
        }
        acts={
          <>
            <HistoryLink entity="return" id={returned.id} />
            <MoveReturn returned={returned} open={open} />
          </>
        }
      />
      {returned.unsent && open && (
        <p className="card return-warning" role="note">
          {t(returned.paid === false ? "OFFICE_RETURN_UNSENT_UNPAID" : "OFFICE_RETURN_UNSENT")}
        </p>
      )}
      {returned.late && (
        <p className="card return-warning" role="note">
          {t("OFFICE_RETURN_LATE")}
        </p>
      )}
      <div className="order-columns">
        <div>
          <Pieces returned={returned} open={open} wear={wear} onWear={setWear} />
        </div>
        <div className="order-side">
          <About returned={returned} />
          <ReturnLabelCard returned={returned} />
          {((open && returned.paid !== false && !returned.unsent && returned.kind !== "uncollected") ||
            returned.exchange !== null) && <ExchangeCard returned={returned} may={open && mayEdit} />}
          {open && returned.delivery && (
            <SettleCard returned={returned} delivery={returned.delivery} wearTyped={wearTyped} />
          )}
          {returned.settlement && <Settled returned={returned} settlement={returned.settlement} />}
        </div>
      </div>
    </>
  );
}

/** By a line's position, what is being typed of its wear. */
type WearTyped = Readonly<Record<number, TypedWear | null>>;

interface PiecesProps {
  returned: OneReturn;
  open: boolean;
  wear: WearTyped;
  onWear: (wear: WearTyped) => void;
}

/** What arrived, line by line: each press is saved, one after the other. */
function Pieces({ returned, open, wear, onWear }: PiecesProps) {
  const t = useText();
  const { permissions } = useSession();
  const priced = permissions.includes("orders.edit") && returned.paid !== false;
  const { pieces, parcel, count, say, overtaking, error } = useCounted(returned, { priced });
  const said = useCountSaid(returned);
  const [typed, setTyped] = useState<string | null>(null);
  const leave = () => {
    if (typed !== null && typed.trim() !== parcel) say(typed.trim());
    setTyped(null);
  };
  return (
    <Card title={t("OFFICE_GOODS")} flush>
      {open && !returned.unsent && <Scan pieces={pieces} onPiece={count} />}
      <ul className="return-pieces">
        {pieces.map((piece) => (
          <PieceRow
            key={piece.position}
            piece={piece}
            open={open}
            unsent={returned.unsent}
            withdrawal={returned.kind === "withdrawal"}
            priced={priced}
            onChange={count}
            wear={wear[piece.position] ?? null}
            onWear={(typed) => onWear({ ...wear, [piece.position]: typed })}
          />
        ))}
      </ul>
      <div className="return-parcel">
        {!returned.unsent && !open && parcel !== "" && (
          <p>
            <span className="mute">{t("OFFICE_RETURN_PARCEL")}</span> {parcel}
          </p>
        )}
        {!returned.unsent && open && (
          <Field
            label={t("OFFICE_RETURN_PARCEL")}
            value={typed ?? parcel}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => setTyped(event.currentTarget.value)}
            onBlur={leave}
          />
        )}
        <OvertakenFields form={overtaking} said={said} />
        <Refused error={error} />
      </div>
    </Card>
  );
}

function MoveReturn({ returned, open }: { returned: OneReturn; open: boolean }) {
  const t = useText();
  const move = useMutation({
    mutationFn: (to: MovedTo) => moveReturn(returned.id, to),
    onSuccess: ({ answer: after, logged }) => {
      tell(
        t("OFFICE_RETURN_MOVED", {
          number: after.id,
          state: t(`OFFICE_RETURN_STATE_${after.state.toUpperCase()}`),
        }),
        undoOf(logged),
      );
    },
  });
  const { permissions } = useSession();
  const [key] = useState(freshKey);
  const told = useMutation({
    mutationFn: () => call(returnRoutes.tellArrival, { parameters: { id: returned.id }, key }),
    onSuccess: (after) => {
      showReturn(after);
      tell(t("OFFICE_RETURN_TOLD_ARRIVED"));
    },
  });
  if (returned.state === "settled") return null;
  return (
    <>
      {returned.state === "announced" && returned.kind === "withdrawal" && !returned.unsent && (
        <Act busy={move.isPending} onClick={() => move.mutate("sent")}>
          {t("OFFICE_RETURN_PROOF")}
        </Act>
      )}
      {returned.state === "arrived" &&
        returned.kind !== "uncollected" &&
        !returned.told &&
        permissions.includes("buyers.contact") && (
          <Act busy={told.isPending} onClick={() => told.mutate()}>
            {t("OFFICE_RETURN_TELL_ARRIVED")}
          </Act>
        )}
      {open ? (
        <Act kind="plain" busy={move.isPending} onClick={() => move.mutate("closed")}>
          {t(returned.unsent ? "OFFICE_RETURN_CLOSE_UNSENT" : "OFFICE_RETURN_CLOSE")}
        </Act>
      ) : (
        <Act busy={move.isPending} onClick={() => move.mutate("announced")}>
          {t("OFFICE_RETURN_REOPEN")}
        </Act>
      )}
      <Refused error={move.error ?? told.error} />
    </>
  );
}

function About({ returned }: { returned: OneReturn }) {
  const t = useText();
  return (
    <Card title={returned.buyer} aside={t(`OFFICE_RETURN_KIND_${returned.kind.toUpperCase()}`)}>
      <p>
        <Link className="link" href={`/orders/${returned.order}`}>
          {t("OFFICE_ORDER", { number: returned.order })}
        </Link>
      </p>
      <p className="mute">
        <Moment at={returned.announcedAt} />
      </p>
      {returned.statement !== null && (
        <>
          <h3>{t("OFFICE_RETURN_WROTE")}</h3>
          <p className="breaks">
            {returned.statement.goods === "" ? t("OFFICE_WITHDRAWAL_WHOLE") : returned.statement.goods}
          </p>
        </>
      )}
    </Card>
  );
}

function Settled({ returned, settlement }: { returned: OneReturn; settlement: NonNullable<OneReturn["settlement"]> }) {
  const t = useText();
  const money = useMoney();
  const { data: order } = useOrder(String(returned.order));
  const text = (amount: number) => money({ amount, currency: returned.currency });
  if (returned.paid === false)
    return (
      <Card title={t("OFFICE_RETURN_MONEY")}>
        <p>{t("OFFICE_RETURN_UNPAID")}</p>
      </Card>
    );
  return (
    <Card title={t("OFFICE_RETURN_MONEY")}>
      <dl className="facts facts-sums">
        <dt>{t("OFFICE_RETURN_GOODS_SUM")}</dt>
        <dd>{text(settlement.amount - settlement.shipping)}</dd>
        {settlement.shipping > 0 && (
          <>
            <dt>{t("OFFICE_RETURN_SHIPPING")}</dt>
            <dd>{text(settlement.shipping)}</dd>
          </>
        )}
        {settlement.withheld > 0 && (
          <>
            <dt>{t("OFFICE_RETURN_WITHHELD")}</dt>
            <dd>{text(-settlement.withheld)}</dd>
          </>
        )}
        <dt className="facts-total">{t("OFFICE_RETURN_SETTLED_SUM")}</dt>
        <dd className="facts-total">{text(settlement.amount - settlement.withheld)}</dd>
      </dl>
      {order?.money && <MoneyBack money={order.money} />}
    </Card>
  );
}
