import type { ImportSaid } from "../../contract/operator/imports.ts";
import type { Tone } from "../controls/Status.tsx";
import { Status } from "../controls/Status.tsx";
import { useText } from "../text.ts";

type Row = Pick<ImportSaid, "state" | "ending" | "phase" | "done" | "total" | "perSecond" | "secondsLeft">;

const tones: Readonly<Record<Row["state"], Tone>> = {
  reading: "none",
  previewed: "wait",
  importing: "none",
  done: "good",
  failed: "bad",
  cancelled: "none",
};

/** Where an import stands, in a word. */
export function ImportState({ row: { state, ending } }: { row: Pick<Row, "state" | "ending"> }) {
  const t = useText();
  return (
    <Status
      tone={tones[state]}
      text={ending ? t("OFFICE_IMPORT_ENDING") : t(`OFFICE_IMPORT_STATE_${state.toUpperCase()}`)}
    />
  );
}

/** How far an import is: what is done just now, how much of it, how fast, and how long it will go on. */
export function HowFar({ row: { phase, done, total, perSecond, secondsLeft } }: { row: Row }) {
  const t = useText();
  const name = t(`OFFICE_IMPORT_PHASE_${phase.toUpperCase()}`);
  // The database tells nothing while it saves, nor does who waits.
  const isKnown = total > 0 && phase !== "saving" && phase !== "waiting";
  const counted = phase === "bytes" ? [] : [t("OFFICE_IMPORT_FAR", { done, total })];
  const said = isKnown
    ? [
        ...counted,
        ...(perSecond === null || phase === "bytes" ? [] : [t("OFFICE_IMPORT_SPEED", { count: perSecond })]),
        ...(secondsLeft === null
          ? []
          : [
              secondsLeft < 90
                ? t("OFFICE_IMPORT_LEFT_SECONDS", { count: secondsLeft })
                : t("OFFICE_IMPORT_LEFT_MINUTES", { count: Math.ceil(secondsLeft / 60) }),
            ]),
      ]
    : [];
  return (
    <div className="import-far">
      <p role="status">
        <strong>{name}</strong>
      </p>
      <progress aria-label={name} max={Math.max(1, total)} value={isKnown ? done : undefined} />
      <p className="mute import-far-said">{said.join(" · ")}</p>
    </div>
  );
}
