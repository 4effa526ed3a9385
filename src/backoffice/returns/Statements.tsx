import { useMutation, useQuery } from "@tanstack/react-query";
import { withdrawalRoutes } from "../../contract/operator/withdrawals.ts";
import { returnRoutes } from "../../contract/operator/returns.ts";
import { act, type AnswerOf, call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { Moment } from "../Moment.tsx";
import { longDayOf } from "../moments.ts";
import { tell } from "../notice.ts";
import { useNow } from "../now.ts";
import { MatchOrder, OfOrder } from "../order/OfOrder.tsx";
import { queryClient } from "../queries.ts";
import { useSession } from "../session.ts";
import { useSpoken, useText } from "../text.ts";
import { nearnessOf } from "../today/due.ts";
import { todayKey } from "../today/use-today.ts";
import { undoOf } from "../undo.ts";
import { showReturn } from "./use-return.ts";

type Statement = AnswerOf<(typeof withdrawalRoutes)["withdrawals"]>["withdrawals"][number];

const key = ["withdrawals"];

/** Statements of withdrawal with which no return has begun, because nobody knows of which order they are, or its goods are expected already. */
export function Statements({ view }: { view: "waiting" | "all" }) {
  const t = useText();
  const { permissions } = useSession();
  const { data } = useQuery({
    queryKey: [...key, view],
    queryFn: () => call(withdrawalRoutes.withdrawals, { query: { view } }),
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
    mutationFn: () => act(withdrawalRoutes.closeWithdrawal, { parameters: statement }),
    onSuccess: async ({ logged }) => {
      tell(t("OFFICE_WITHDRAWAL_CLOSED"), undoOf(logged));
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
        <OfOrder {...statement} />
        <p className="breaks">{statement.goods === "" ? t("OFFICE_WITHDRAWAL_WHOLE") : statement.goods}</p>
        <p className="mute">
          {t("OFFICE_WITHDRAWAL_RECEIVED")} <Moment at={statement.receivedAt} />
        </p>
        {statement.excepted.length > 0 && (
          <p className="breaks">{t("OFFICE_STATEMENT_EXCEPTED", { goods: statement.excepted.join("; ") })}</p>
        )}
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

function Match({ statement }: { statement: Statement }) {
  const t = useText();
  const match = useMutation({
    mutationFn: (order: number) =>
      call(returnRoutes.matchWithdrawal, { parameters: { id: statement.id }, body: { order } }),
    onSuccess: async (after) => {
      showReturn(after);
      tell(t("OFFICE_STATEMENT_MATCHED", { number: after.id }));
      await readAgain();
    },
  });
  return <MatchOrder sending={match} onOrder={match.mutate} />;
}

async function reopen({ id }: Statement): Promise<void> {
  await call(withdrawalRoutes.reopenWithdrawal, { parameters: { id } });
  await readAgain();
}

async function readAgain(): Promise<void> {
  await Promise.all([key, todayKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
