import { useMutation } from "@tanstack/react-query";
import { Link } from "wouter";
import { type Movement, stockRoutes } from "../../contract/operator/stock.ts";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { tell } from "../notice.ts";
import { readAgain } from "../read-again.ts";
import { type Text, useText } from "../text.ts";
import { nameOf } from "./names.ts";

/** One movement as a sentence: of what, how many, why, by whom, and what was left; one that somebody made is taken back here. */
export function MovementSentence({ movement }: { movement: Movement }) {
  const t = useText();
  const { variantId, change, stockAfter, sku, note, order, delivery, by, takesBack, takenBack } = movement;
  const name = nameOf(movement);
  const may = by !== null && takesBack === null && !takenBack;
  return (
    <div className="movement">
      <strong className={change < 0 ? "movement-change movement-gone" : "movement-change"}>{signed(change)}</strong>
      <div className="log-words">
        <p>
          <Link href={`/goods/stock/movements?variant=${variantId}`}>{name}</Link>{" "}
          {sku !== null && <span className="mute">{sku}</span>}
        </p>
        <p>
          {whyOf(movement, t)}
          {order !== null && (
            <>
              {" · "}
              <Link href={`/orders/${order}`}>{t("OFFICE_ORDER", { number: order })}</Link>
            </>
          )}
          {delivery !== null && ` · ${t("OFFICE_MOVEMENT_NUMBERED", { number: delivery })}`}
          {by !== null && ` · ${whoOf(by, t)}`}
          {takenBack && <strong> · {t("OFFICE_MOVEMENT_TAKEN_BACK")}</strong>}
        </p>
        {note !== "" && <p className="breaks">„{note}”</p>}
      </div>
      <p className="movement-left">{t("OFFICE_MOVEMENT_LEFT", { count: stockAfter })}</p>
      {may && <TakeBack movement={movement} />}
    </div>
  );
}

function TakeBack({ movement: { id, variantId, ...movement } }: { movement: Movement }) {
  const t = useText();
  const back = useMutation({
    mutationFn: () => call(stockRoutes.takeMovementBack, { parameters: { id } }),
    onSuccess: (answer) => {
      tell(t("OFFICE_STOCK_CHANGED", { name: nameOf(movement), stock: answer.stock }));
      return readAgain([{ entity: "variant", id: String(variantId) }]);
    },
  });
  return (
    <div className="movement-back">
      <Act kind="plain" busy={back.isPending} onClick={() => back.mutate()}>
        {t("OFFICE_UNDO")}
        <span className="hidden-text">: {nameOf(movement)}</span>
      </Act>
      <Refused error={back.error} />
    </div>
  );
}

function whyOf({ reason, change, takesBack }: Movement, t: Text): string {
  const what =
    reason === "count" && change === 0 && takesBack === null
      ? t("OFFICE_MOVEMENT_COUNT_RIGHT")
      : t(`OFFICE_MOVEMENT_${reason.toUpperCase()}`);
  return takesBack === null ? what : t("OFFICE_MOVEMENT_TAKES_BACK", { what });
}

/** Returns what who moved stock is called. */
export function whoOf({ kind, name }: NonNullable<Movement["by"]>, t: Text): string {
  if (kind === "commandLine") return t("OFFICE_LOG_COMMANDLINE");
  if (kind === "baselinker") return t("OFFICE_CONNECTION_BASELINKER");
  return kind === "key" ? t("OFFICE_LOG_KEY_NAMED", { name: name ?? "" }) : (name ?? "");
}

/** `+3`, `−1`, with the sign that is a minus. */
function signed(change: number): string {
  return change < 0 ? `\u2212${-change}` : change > 0 ? `+${change}` : "0";
}
