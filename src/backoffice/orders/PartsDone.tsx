import { Link } from "wouter";
import { Act } from "../controls/Act.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { useCount, useText } from "../text.ts";
import type { Parts } from "./use-parts.ts";
import "./parts-done.css";

interface PartsDoneProps {
  parts: Parts;
  all: number;
  /** Where a record of its number is seen. */
  path?: string;
  onStop: () => void;
  onGoOn: () => void;
  onClose: () => void;
}

/** How far an act on many orders is, and in the end what was changed and what was not, order by order with the reason. */
export function PartsDone({ parts, all, path = "/orders", onStop, onGoOn, onClose }: PartsDoneProps) {
  const t = useText();
  const counted = useCount();
  const { state, done, changed, refused, error } = parts;
  const progress = t("OFFICE_PICKED_PROGRESS", { done, all });
  return (
    <div className="parts-done">
      {state !== "over" && <progress max={all} value={done} aria-label={progress} />}
      <p role="status">{state === "over" ? counted("OFFICE_PICKED_CHANGED", changed.length) : progress}</p>
      {refused.length > 0 && (
        <>
          <h3>{t("OFFICE_PICKED_REFUSED")}</h3>
          <ul className="parts-refused">
            {refused.map(({ number, code }) => (
              <li key={number}>
                <Link href={`${path}/${number}`}>{number}</Link> {t(`OFFICE_REFUSED_${code}`)}
              </li>
            ))}
          </ul>
        </>
      )}
      <Refused error={error} />
      <div className="modal-acts">
        {state === "running" && <Act onClick={onStop}>{t("OFFICE_PICKED_STOP")}</Act>}
        {state === "stopped" && (
          <Act kind="signal" onClick={onGoOn}>
            {t("OFFICE_PICKED_GO_ON")}
          </Act>
        )}
        {state !== "running" && (
          <Act kind="plain" onClick={onClose}>
            {t("OFFICE_CLOSE")}
          </Act>
        )}
      </div>
    </div>
  );
}
