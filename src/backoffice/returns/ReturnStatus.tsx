import type { OneReturn } from "../../contract/operator/returns.ts";
import { Status, type Tone } from "../controls/Status.tsx";
import { shortDayOf } from "../moments.ts";
import { useNow } from "../now.ts";
import { useSpoken, useText } from "../text.ts";
import { nearnessOf } from "../today/due.ts";

const tones: Record<OneReturn["state"], Tone> = {
  announced: "none",
  sent: "none",
  arrived: "wait",
  settled: "good",
  closed: "none",
};

/** Where a return stands, in a word; of an order of which nothing has left, that its pieces are to be cancelled. */
export function ReturnStatus({ state, unsent }: Pick<OneReturn, "state" | "unsent">) {
  const t = useText();
  if (unsent && state === "announced") return <Status tone="wait" text={t("OFFICE_RETURN_STATE_UNSENT")} />;
  return <Status tone={tones[state]} text={t(`OFFICE_RETURN_STATE_${state.toUpperCase()}`)} />;
}

/** By when the money of a return goes back, or what was never sent is cancelled; nothing where no law sets a day, or it has gone. */
export function ReturnDue({ due, held, state, unsent }: Pick<OneReturn, "due" | "held" | "state" | "unsent">) {
  const t = useText();
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const now = useNow((clock) => clock.now);
  const { nearness } = nearnessOf(due, now);
  if (due === null || state === "settled" || state === "closed") return null;
  const day = shortDayOf(`${due}T12:00:00Z`, lanCode, now);
  return (
    <span className={`due due-${held ? "none" : nearness}`}>
      {t(unsent ? "OFFICE_RETURN_DUE_UNSENT" : held ? "OFFICE_RETURN_DUE_HELD" : "OFFICE_RETURN_DUE", { day })}
    </span>
  );
}
