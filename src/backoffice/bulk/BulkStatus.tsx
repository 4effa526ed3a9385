import type { BulkEdit } from "../../contract/operator/bulk-edits.ts";
import { Status, type Tone } from "../controls/Status.tsx";
import { useText } from "../text.ts";

const tones: Readonly<Record<BulkEdit["state"], Tone>> = {
  planned: "none",
  running: "wait",
  stopped: "bad",
  done: "good",
};

/** How an edit of many goods stands, in a word. */
export function BulkStatus({ edit: { state, backwards } }: { edit: Pick<BulkEdit, "state" | "backwards"> }) {
  const t = useText();
  const text =
    backwards && state !== "planned"
      ? t(`OFFICE_BULK_BACK_${state.toUpperCase()}`)
      : t(`OFFICE_BULK_STATE_${state.toUpperCase()}`);
  return <Status tone={backwards && state === "done" ? "none" : tones[state]} text={text} />;
}
