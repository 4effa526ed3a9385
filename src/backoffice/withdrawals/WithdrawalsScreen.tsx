import { useMutation, useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "wouter";
import { operatorRoutes } from "../../contract/operator/routes.ts";
import { act, type AnswerOf, call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Refused, Trouble } from "../controls/Trouble.tsx";
import { Moment } from "../Moment.tsx";
import { longDayOf } from "../moments.ts";
import { tell } from "../notice.ts";
import { useNow } from "../now.ts";
import { queryClient } from "../queries.ts";
import { useSpoken, useText } from "../text.ts";
import { undoOf } from "../undo.ts";
import { nearnessOf } from "../today/due.ts";
import { todayKey } from "../today/use-today.ts";
import "../orders/view-tabs.css";
import "./withdrawals.css";

type Withdrawal = AnswerOf<(typeof operatorRoutes)["withdrawals"]>["withdrawals"][number];

const key = ["withdrawals"];

/** The register of withdrawals: whose money is to go back and by when, and what has been dealt with. */
export function WithdrawalsScreen() {
  const t = useText();
  const view = new URLSearchParams(useSearch()).get("view") === "all" ? "all" : "waiting";
  const { data, error, refetch } = useQuery({
    queryKey: [...key, view],
    queryFn: () => call(operatorRoutes.withdrawals, { query: { view } }),
  });
  return (
    <>
      <ScreenHead title={t("OFFICE_WITHDRAWALS")} />
      <nav aria-label={t("OFFICE_VIEWS")}>
        <ul className="view-tabs">
          {(["waiting", "all"] as const).map((one) => (
            <li key={one}>
              <Link
                href={one === "all" ? "/withdrawals?view=all" : "/withdrawals"}
                aria-current={view === one ? "page" : undefined}
              >
                {t(one === "all" ? "OFFICE_WITHDRAWALS_ALL" : "OFFICE_WITHDRAWALS_WAITING")}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {error !== null && data === undefined ? (
        <Trouble error={error} retry={() => void refetch()} />
      ) : data === undefined ? (
        <p className="mute">{t("OFFICE_LOADING")}</p>
      ) : data.withdrawals.length === 0 ? (
        <div className="card withdrawals-none">
          <h2>{t("OFFICE_WITHDRAWALS_NONE")}</h2>
          <p className="mute">{t("OFFICE_WITHDRAWALS_NONE_TEXT")}</p>
        </div>
      ) : (
        <ul className="card withdrawals">
          {data.withdrawals.map((withdrawal) => (
            <OneWithdrawal key={withdrawal.id} withdrawal={withdrawal} />
          ))}
        </ul>
      )}
    </>
  );
}

function OneWithdrawal({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useText();
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const { nearness } = nearnessOf(
    withdrawal.due,
    useNow((clock) => clock.now),
  );
  const close = useMutation({
    mutationFn: () => act(operatorRoutes.closeWithdrawal, { parameters: withdrawal }),
    onSuccess: async ({ logged }) => {
      tell(t("OFFICE_WITHDRAWAL_CLOSED"), undoOf(logged));
      await readAgain();
    },
  });
  const open = useMutation({ mutationFn: () => reopen(withdrawal) });
  return (
    <li>
      <div>
        <p>
          <strong>{withdrawal.name}</strong> <a href={`mailto:${withdrawal.email}`}>{withdrawal.email}</a>
        </p>
        <p>
          {withdrawal.order === null ? (
            t("OFFICE_WITHDRAWAL_NO_ORDER", { text: withdrawal.orderText })
          ) : (
            <Link href={`/orders/${withdrawal.order}`}>{t("OFFICE_ORDER", { number: withdrawal.order })}</Link>
          )}
        </p>
        <p className="withdrawal-goods">{withdrawal.goods === "" ? t("OFFICE_WITHDRAWAL_WHOLE") : withdrawal.goods}</p>
        <p className="mute">
          {t("OFFICE_WITHDRAWAL_RECEIVED")} <Moment at={withdrawal.receivedAt} />
        </p>
        <Refused error={close.error ?? open.error} />
      </div>
      {withdrawal.closedAt === null ? (
        <>
          <span className={`due due-${nearness}`}>
            {t("OFFICE_WITHDRAWAL_DUE", { day: longDayOf(`${withdrawal.due}T12:00:00Z`, lanCode) })}
          </span>
          <Act
            busy={close.isPending}
            aria-label={t("OFFICE_WITHDRAWAL_CLOSE_WHAT", { name: withdrawal.name })}
            onClick={() => close.mutate()}
          >
            {t("OFFICE_WITHDRAWAL_CLOSE")}
          </Act>
        </>
      ) : (
        <>
          <span className="mute">
            {t("OFFICE_WITHDRAWAL_CLOSED")} <Moment at={withdrawal.closedAt} />
          </span>
          <Act kind="plain" busy={open.isPending} onClick={() => open.mutate()}>
            {t("OFFICE_WITHDRAWAL_REOPEN")}
          </Act>
        </>
      )}
    </li>
  );
}

async function reopen({ id }: Withdrawal): Promise<void> {
  await call(operatorRoutes.reopenWithdrawal, { parameters: { id } });
  await readAgain();
}

async function readAgain(): Promise<void> {
  await Promise.all([key, todayKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
