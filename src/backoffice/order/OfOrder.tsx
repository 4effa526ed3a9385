import { type FormEvent, useState } from "react";
import { Link } from "wouter";
import { Field } from "../../ui/Field.tsx";
import { Act } from "../controls/Act.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { useText } from "../text.ts";
import "./of-order.css";

/** Of which order something is; where nobody knows, what its buyer has written. */
export function OfOrder({ order, orderText }: { order: number | null; orderText: string }) {
  const t = useText();
  if (order === null) return <p>{t("OFFICE_WITHDRAWAL_NO_ORDER", { text: orderText })}</p>;
  return (
    <p>
      <Link className="link" href={`/orders/${order}`}>
        {t("OFFICE_ORDER", { number: order })}
      </Link>
    </p>
  );
}

interface MatchOrderProps {
  sending: { isPending: boolean; error: unknown };
  onOrder: (number: number) => void;
}

/** Says of which order something is, by its number. */
export function MatchOrder({ sending, onOrder }: MatchOrderProps) {
  const t = useText();
  const [number, setNumber] = useState("");
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!sending.isPending && /^[1-9]\d{0,14}$/.test(number)) onOrder(Number(number));
  };
  return (
    <form className="match-order" onSubmit={send}>
      <Field
        label={t("OFFICE_STATEMENT_ORDER")}
        value={number}
        inputMode="numeric"
        maxLength={15}
        autoComplete="off"
        onChange={(event) => setNumber(event.currentTarget.value.trim())}
      />
      <Act type="submit" busy={sending.isPending}>
        {t("OFFICE_STATEMENT_MATCH")}
      </Act>
      <Refused error={sending.error} />
    </form>
  );
}
