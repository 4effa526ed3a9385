import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Link } from "wouter";
import { operatorRoutes } from "../../contract/operator/routes.ts";
import { Field } from "../../ui/Field.tsx";
import { type AnswerOf, call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { Moment } from "../Moment.tsx";
import { longDayOf } from "../moments.ts";
import { tell } from "../notice.ts";
import { useNow } from "../now.ts";
import { queryClient } from "../queries.ts";
import { useSession } from "../session.ts";
import { useSpoken, useText } from "../text.ts";
import { nearnessOf } from "../today/due.ts";
import { todayKey } from "../today/use-today.ts";
import { showReturn } from "./use-return.ts";

type Statement = AnswerOf<(typeof operatorRoutes)["withdrawals"]>["withdrawals"][number];

const key = ["withdrawals"];

/** Statements of withdrawal with which no return has begun, because nobody knows of which order they are, or its goods are expected already. */
export function Statements({ view }: { view: "waiting" | "all" }) {
  const t = useText();
  const { permissions } = useSession();
  const { data } = useQuery({
    queryKey: [...key, view],
    queryFn: () => call(operatorRoutes.withdrawals, { query: { view } }),
    enabled: permissions.includes("orders.edit"),
  });
  const alone = data?.withdrawals.filter((statement) => statement.return === null) ?? [];
  if (alone.length === 0) return null;
  return (
    <Card title={t("OFFICE_STATEMENTS")} flush className="statements">
      <ul className="return-rows">
        {alone.map((statement) => (
          <OneStatement key={statement.id} statement={statement} />
        ))}
      </ul>
    </Card>
  );
}

function OneStatement({ statement }: { statement: Statement }) {
  const t = useText();
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const { nearness } = nearnessOf(
    statement.due,
    useNow((clock) => clock.now),
  );
  const close = useMutation({
    mutationFn: () => call(operatorRoutes.closeWithdrawal, { parameters: statement }),
    onSuccess: async () => {
      tell(t("OFFICE_WITHDRAWAL_CLOSED"), () => reopen(statement));
      await readAgain();
    },
  });
  const open = useMutation({ mutationFn: () => reopen(statement) });
  return (
    <li>
      <div>
        <p>
          <strong>{statement.name}</strong>{" "}
          <a className="link" href={`mailto:${statement.email}`}>
            {statement.email}
          </a>
        </p>
        <p>
          {statement.order === null ? (
            t("OFFICE_WITHDRAWAL_NO_ORDER", { text: statement.orderText })
          ) : (
            <Link className="link" href={`/orders/${statement.order}`}>
              {t("OFFICE_ORDER", { number: statement.order })}
            </Link>
          )}
        </p>
        <p className="breaks">{statement.goods === "" ? t("OFFICE_WITHDRAWAL_WHOLE") : statement.goods}</p>
        <p className="mute">
          {t("OFFICE_WITHDRAWAL_RECEIVED")} <Moment at={statement.receivedAt} />
        </p>
        <Refused error={close.error ?? open.error} />
      </div>
      {statement.closedAt === null ? (
        <div className="statement-acts">
          <span className={`due due-${nearness}`}>
            {t("OFFICE_WITHDRAWAL_DUE", { day: longDayOf(`${statement.due}T12:00:00Z`, lanCode) })}
          </span>
          {statement.order === null && <Match statement={statement} />}
          <Act
            kind="plain"
            busy={close.isPending}
            aria-label={t("OFFICE_WITHDRAWAL_CLOSE_WHAT", { name: statement.name })}
            onClick={() => close.mutate()}
          >
            {t("OFFICE_WITHDRAWAL_CLOSE")}
          </Act>
        </div>
      ) : (
        <div className="statement-acts">
          <span className="mute">
            {t("OFFICE_WITHDRAWAL_CLOSED")} <Moment at={statement.closedAt} />
          </span>
          <Act kind="plain" busy={open.isPending} onClick={() => open.mutate()}>
            {t("OFFICE_WITHDRAWAL_REOPEN")}
          </Act>
        </div>
      )}
    </li>
  );
}

/** Says of which order a statement is. */
function Match({ statement }: { statement: Statement }) {
  const t = useText();
  const [number, setNumber] = useState("");
  const match = useMutation({
    mutationFn: () =>
      call(operatorRoutes.matchWithdrawal, { parameters: { id: statement.id }, body: { order: Number(number) } }),
    onSuccess: async (after) => {
      showReturn(after);
      tell(t("OFFICE_STATEMENT_MATCHED", { number: after.id }));
      await readAgain();
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!match.isPending && /^[1-9]\d{0,14}$/.test(number)) match.mutate();
  };
  return (
    <form className="statement-match" onSubmit={send}>
      <Field
        label={t("OFFICE_STATEMENT_ORDER")}
        value={number}
        inputMode="numeric"
        maxLength={15}
        autoComplete="off"
        onChange={(event) => setNumber(event.currentTarget.value.trim())}
      />
      <Act type="submit" busy={match.isPending}>
        {t("OFFICE_STATEMENT_MATCH")}
      </Act>
      <Refused error={match.error} />
    </form>
  );
}

async function reopen({ id }: Statement): Promise<void> {
  await call(operatorRoutes.reopenWithdrawal, { parameters: { id } });
  await readAgain();
}

async function readAgain(): Promise<void> {
  await Promise.all([key, todayKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
