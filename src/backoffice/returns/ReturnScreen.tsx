import { useState } from "react";
import { useMutation } from "@tanstack/react-query";
import { Link, useLocation } from "wouter";
import type { OneReturn } from "../../contract/operator/returns.ts";
import { operatorRoutes } from "../../contract/operator/routes.ts";
import { Field } from "../../ui/Field.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { call, refusalOf } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Refused, Trouble } from "../controls/Trouble.tsx";
import { NotFound } from "../frame/Nowhere.tsx";
import { freshKey } from "../fresh-key.ts";
import { useKeys } from "../keyboard/use-keys.ts";
import { Moment } from "../Moment.tsx";
import { tell } from "../notice.ts";
import { useSession } from "../session.ts";
import { useText } from "../text.ts";
import { useMoney } from "../use-money.ts";
import { PieceRow } from "./PieceRow.tsx";
import type { Piece } from "./pieces.ts";
import { ReturnDue, ReturnStatus } from "./ReturnStatus.tsx";
import { Scan } from "./Scan.tsx";
import { SettleCard } from "./SettleCard.tsx";
import { type MovedTo, moveReturn, showReturn, useReturn, useReturnAct } from "./use-return.ts";
import "../order/order-screen.css";
import "./return-screen.css";

/** One return: what is expected, in which condition it came, and what goes back for it. */
export function ReturnScreen({ id }: { id: string }) {
  const t = useText();
  const { data, error, refetch } = useReturn(id);
  const [, go] = useLocation();
  useKeys({ up: () => go("/returns") });
  if (data !== undefined) return <OneReturnShown returned={data} />;
  if (error === null) return <p className="mute">{t("OFFICE_LOADING")}</p>;
  return refusalOf(error) === "NOT_FOUND" ? <NotFound /> : <Trouble error={error} retry={() => void refetch()} />;
}

function OneReturnShown({ returned }: { returned: OneReturn }) {
  const t = useText();
  const open = ["announced", "sent", "arrived"].includes(returned.state);
  return (
    <>
      <ScreenHead
        title={t("OFFICE_RETURN", { number: returned.id })}
        above={
          <Link href="/returns" className="order-back">
            <Icon name="left" small /> {t("OFFICE_RETURNS")}
          </Link>
        }
        states={
          <p className="order-states">
            <ReturnStatus state={returned.state} />
            <ReturnDue {...returned} />
          </p>
        }
        acts={<MoveReturn returned={returned} open={open} />}
      />
      {returned.late && (
        <p className="card return-warning" role="note">
          {t("OFFICE_RETURN_LATE")}
        </p>
      )}
      <div className="order-columns">
        <div>
          <Pieces returned={returned} open={open} />
        </div>
        <div className="order-side">
          <About returned={returned} />
          {open && returned.delivery && <SettleCard returned={returned} delivery={returned.delivery} />}
          {returned.settlement && <Settled returned={returned} settlement={returned.settlement} />}
        </div>
      </div>
    </>
  );
}

interface Draft {
  pieces: OneReturn["pieces"];
  parcel: string;
}

/** What arrived, line by line: each press is saved, one after the other. */
function Pieces({ returned, open }: { returned: OneReturn; open: boolean }) {
  const t = useText();
  const { permissions } = useSession();
  const priced = permissions.includes("orders.edit");
  // What is on its way is shown; once it has come, what the server has: another person's changes, too.
  const [sent, setSent] = useState<Draft | null>(null);
  const draft = sent ?? { pieces: returned.pieces, parcel: returned.parcel };
  const forget = (done: Draft) => setSent((latest) => (latest === done ? null : latest));
  const save = useReturnAct(
    returned,
    ({ pieces, parcel }: Draft, on) =>
      call(operatorRoutes.changeReturn, {
        ...on,
        body: { parcel, pieces: pieces.map((piece) => sentOf(piece, priced)) },
      }),
    { onDone: (_after, input) => forget(input), onFailed: forget },
  );
  const change = (next: Draft) => {
    setSent(next);
    save.mutate(next);
  };
  const take = (changed: Piece) =>
    change({
      ...draft,
      pieces: draft.pieces.map((piece) => (piece.position === changed.position ? changed : piece)),
    });
  const [parcel, setParcel] = useState(returned.parcel);
  return (
    <Card title={t("OFFICE_GOODS")} flush>
      {open && <Scan pieces={draft.pieces} onPiece={take} />}
      <ul className="return-pieces">
        {draft.pieces.map((piece) => (
          <PieceRow
            key={`${piece.position}-${piece.used > 0 ? "used" : ""}`}
            piece={piece}
            open={open}
            priced={priced}
            onChange={take}
          />
        ))}
      </ul>
      <div className="return-parcel">
        <Field
          label={t("OFFICE_RETURN_PARCEL")}
          value={parcel}
          maxLength={200}
          autoComplete="off"
          readOnly={!open}
          onChange={(event) => setParcel(event.currentTarget.value)}
          onBlur={() => parcel.trim() !== draft.parcel && change({ ...draft, parcel: parcel.trim() })}
        />
        <Refused error={save.error} />
      </div>
    </Card>
  );
}

function sentOf({ position, expected, asNew, used, missing, restocked, kept, why }: Piece, priced: boolean) {
  return {
    position,
    expected,
    asNew,
    used,
    missing,
    restocked,
    ...(priced && kept !== undefined && why !== undefined && { kept, why }),
  };
}

function MoveReturn({ returned, open }: { returned: OneReturn; open: boolean }) {
  const t = useText();
  const move = useMutation({
    mutationFn: (to: MovedTo) => moveReturn(returned.id, to),
    onSuccess: (after) => {
      const { state: before } = returned;
      tell(
        t("OFFICE_RETURN_MOVED", {
          number: after.id,
          state: t(`OFFICE_RETURN_STATE_${after.state.toUpperCase()}`),
        }),
        before === "settled" ? null : async () => void (await moveReturn(returned.id, before)),
      );
    },
  });
  const { permissions } = useSession();
  const [key] = useState(freshKey);
  const told = useMutation({
    mutationFn: () => call(operatorRoutes.tellArrival, { parameters: { id: returned.id }, key }),
    onSuccess: (after) => {
      showReturn(after);
      tell(t("OFFICE_RETURN_TOLD_ARRIVED"));
    },
  });
  if (returned.state === "settled") return null;
  return (
    <>
      {returned.state === "announced" && returned.kind === "withdrawal" && (
        <Act busy={move.isPending} onClick={() => move.mutate("sent")}>
          {t("OFFICE_RETURN_PROOF")}
        </Act>
      )}
      {returned.state === "arrived" && !returned.told && permissions.includes("buyers.contact") && (
        <Act busy={told.isPending} onClick={() => told.mutate()}>
          {t("OFFICE_RETURN_TELL_ARRIVED")}
        </Act>
      )}
      {open ? (
        <Act kind="plain" busy={move.isPending} onClick={() => move.mutate("closed")}>
          {t("OFFICE_RETURN_CLOSE")}
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
  const text = (amount: number) => money({ amount, currency: returned.currency });
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
    </Card>
  );
}
