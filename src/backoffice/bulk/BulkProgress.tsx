import type { BulkEdit } from "../../contract/operator/bulk-edits.ts";
import { useSpoken, useText } from "../text.ts";

/** How far an edit of many goods is, how fast it goes and how long it takes still; of one that rests what may be done. */
export function BulkProgress({ edit }: { edit: BulkEdit }) {
  const t = useText();
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const { state, backwards, wanted, done, changed, backDone, rate, secondsLeft } = edit;
  const [behind, all] = backwards ? [backDone, changed] : [done, wanted];
  if (state === "done") return null;
  if (state === "planned")
    return <p className="mute">{t(wanted === 0 ? "OFFICE_BULK_NOTHING" : "OFFICE_BULK_PLANNED_TEXT")}</p>;
  const progress = t("OFFICE_BULK_PROGRESS", { done: behind, all });
  const left =
    secondsLeft === null
      ? null
      : secondsLeft > 90
        ? t("OFFICE_BULK_LEFT_MINUTES", { count: Math.ceil(secondsLeft / 60) })
        : t("OFFICE_BULK_LEFT_SECONDS", { count: secondsLeft });
  const speed =
    rate === null ? null : t("OFFICE_BULK_RATE", { rate: rate.toLocaleString(lanCode === "cz" ? "cs" : lanCode) });
  return (
    <div className="bulk-progress">
      <progress max={Math.max(1, all)} value={behind} aria-label={progress} />
      <p>{[progress, speed, left].filter(Boolean).join(" · ")}</p>
      <p className="mute" role="status">
        {t(state === "running" ? "OFFICE_BULK_GOES_ON" : "OFFICE_BULK_STOPPED_TEXT")}
      </p>
    </div>
  );
}
