import { Act } from "../controls/Act.tsx";
import { Moment } from "../Moment.tsx";
import { useText } from "../text.ts";
import "./overtaken.css";

interface OvertakenProps {
  /** Who did, and when, as far as that is known. */
  changed: { by: string | null; at: string | null } | undefined;
  /** What they have made of it, and what this person chose. */
  theirs: string;
  mine: string;
  onTheirs: () => void;
  /** Absent: mine cannot follow on theirs. */
  onMine?: (() => void) | undefined;
}

/** Two people have changed the same: who did when, both values, and the choice between them. */
export function Overtaken({ changed, theirs, mine, onTheirs, onMine }: OvertakenProps) {
  const t = useText();
  return (
    <div className="overtaken" role="alert">
      <p>
        {t("OFFICE_OVERTAKEN")}
        {changed?.at != null && (
          <span className="mute">
            {" "}
            {changed.by && `${changed.by} · `}
            <Moment at={changed.at} />
          </span>
        )}
      </p>
      <dl>
        <dt>{t("OFFICE_THEIRS")}</dt>
        <dd>{theirs}</dd>
        <dt>{t("OFFICE_MINE")}</dt>
        <dd>{mine}</dd>
      </dl>
      <div className="modal-acts">
        {onMine && (
          <Act kind="signal" onClick={onMine}>
            {t("OFFICE_KEEP_MINE")}
          </Act>
        )}
        <Act kind="plain" onClick={onTheirs}>
          {t("OFFICE_TAKE_THEIRS")}
        </Act>
      </div>
    </div>
  );
}
