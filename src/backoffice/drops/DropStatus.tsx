import type { Drop } from "../../contract/operator/drops.ts";
import { Status } from "../controls/Status.tsx";
import { useText } from "../text.ts";

/** Where a drop is; of one that runs, whether it is paused, as a whole or in part. */
export function DropStatus({ drop: { state, paused, goods } }: { drop: Drop }) {
  const t = useText();
  if (state === "running" && paused) return <Status tone="bad" text={t("OFFICE_DROP_PAUSED")} />;
  if (state === "running" && goods.some((one) => one.paused))
    return <Status tone="bad" text={t("OFFICE_DROP_PARTLY_PAUSED")} />;
  if (state === "running") return <Status tone="good" text={t("OFFICE_DROP_RUNNING")} />;
  if (state === "planned") return <Status tone="wait" text={t("OFFICE_DROP_PLANNED")} />;
  return <Status tone="none" text={t("OFFICE_DROP_ENDED")} />;
}
