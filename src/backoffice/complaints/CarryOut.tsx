import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useLocation } from "wouter";
import { type Complaint, complaintRoutes } from "../../contract/operator/complaints.ts";
import { returnRoutes } from "../../contract/operator/returns.ts";
import { Field } from "../../ui/Field.tsx";
import { act, call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { Stepper } from "../goods/Stepper.tsx";
import { freshKey } from "../fresh-key.ts";
import { tell } from "../notice.ts";
import { amountIn } from "../amount-in.ts";
import { showReturn } from "../returns/use-return.ts";
import { useSession } from "../session.ts";
import { useText } from "../text.ts";
import { useMoney } from "../use-money.ts";
import { useComplaintAct } from "./use-complaint.ts";

/** What was promised, carried out from here: a lower price as a settlement, goods that come back as a return, and that it is done. */
export function CarryOut({ complaint }: { complaint: Complaint }) {
  const t = useText();
  const { permissions } = useSession();
  const close = useComplaintAct(
    complaint,
    () => act(complaintRoutes.closeComplaint, { parameters: { id: complaint.id } }),
    (_, undo) => tell(t("OFFICE_COMPLAINT_CLOSED"), undo),
  );
  const line = complaint.lines.find(({ position }) => position === complaint.position);
  const { outcome } = complaint;
  const [pieces, setPieces] = useState(1);
  return (
    <Card title={t("OFFICE_COMPLAINT_CARRY_OUT")}>
      <div className="complaint-form">
        {line !== undefined && line.left > 1 && (
          <div className="field">
            <span className="field-label">{t("OFFICE_COMPLAINT_PIECES")}</span>
            <Stepper name={nameOf(line)} value={pieces} least={1} most={line.left} onChange={setPieces} />
          </div>
        )}
        {outcome === "reduction" &&
          (line === undefined ? (
            <p>{t("OFFICE_COMPLAINT_WHICH_LINE")}</p>
          ) : (
            permissions.includes("money.refund") && <LowerPrice complaint={complaint} line={line} pieces={pieces} />
          ))}
        {(outcome === "refund" || outcome === "replacement" || outcome === "repair") && complaint.order !== null && (
          <TakeBack complaint={complaint} order={complaint.order} pieces={pieces} />
        )}
        <p className="mute">{t(`OFFICE_COMPLAINT_NEXT_${outcome === "reduction" ? "REDUCTION" : "GOODS"}`)}</p>
        <Refused error={close.error} />
        <Act kind="plain" busy={close.isPending} onClick={() => close.mutate(undefined)}>
          {t("OFFICE_COMPLAINT_CLOSE")}
        </Act>
      </div>
    </Card>
  );
}

type Line = Complaint["lines"][number];

function nameOf({ name, variant }: Line): string {
  return `${name} ${variant}`.trim();
}

function LowerPrice({ complaint, line, pieces }: { complaint: Complaint; line: Line; pieces: number }) {
  const t = useText();
  const money = useMoney();
  const [key] = useState(freshKey);
  const [sum, setSum] = useState("");
  const less = amountIn(sum);
  const settle = useComplaintAct(
    complaint,
    (by: number) =>
      call(complaintRoutes.settleComplaint, {
        parameters: { id: complaint.id },
        body: { less: by, money: "asItCame", tell: true },
        version: complaint.version,
        key: `${key}-${by}`,
      }),
    () => tell(t("OFFICE_COMPLAINT_SETTLED")),
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!settle.isPending && less !== null && less > 0) settle.mutate(less);
  };
  const currency = complaint.currency ?? "pln";
  const price = line.prices?.[pieces - 1];
  return (
    <form className="complaint-form" onSubmit={send}>
      <Field
        label={t("OFFICE_COMPLAINT_LESS", { name: nameOf(line) })}
        value={sum}
        inputMode="decimal"
        required
        maxLength={12}
        autoComplete="off"
        onChange={(event) => setSum(event.currentTarget.value)}
      />
      {price !== undefined && (
        <p className="mute">
          {t("OFFICE_COMPLAINT_PRICE", { count: pieces, sum: money({ amount: price, currency }) })}
        </p>
      )}
      <p className="mute">{t("OFFICE_RETURN_SETTLE_FINAL")}</p>
      <Refused error={settle.error} />
      {less !== null && less > 0 ? (
        <Act type="submit" kind="signal" busy={settle.isPending}>
          {t("OFFICE_RETURN_SETTLE", { sum: money({ amount: less, currency }) })}
        </Act>
      ) : (
        <Act type="submit" disabled>
          {t("OFFICE_COMPLAINT_LESS_WANTED")}
        </Act>
      )}
    </form>
  );
}

function TakeBack({ complaint, order, pieces }: { complaint: Complaint; order: number; pieces: number }) {
  const t = useText();
  const [, go] = useLocation();
  const [key] = useState(freshKey);
  const open = useMutation({
    mutationFn: () =>
      call(returnRoutes.openReturn, {
        parameters: { number: order },
        body: {
          kind: "complaint",
          pieces: complaint.position === null ? [] : [{ position: complaint.position, quantity: pieces }],
        },
        key: `${key}-${pieces}`,
      }),
    onSuccess: (after) => {
      showReturn(after);
      tell(t("OFFICE_RETURN_OPENED", { number: after.id }));
      go(`/returns/${after.id}`);
    },
  });
  return (
    <>
      <Refused error={open.error} />
      <Act busy={open.isPending} onClick={() => open.mutate()}>
        {t("OFFICE_COMPLAINT_TAKE_BACK")}
      </Act>
    </>
  );
}
