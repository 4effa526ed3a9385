import { Field } from "../../ui/Field.tsx";
import { amountFor, amountIn } from "../amount-in.ts";
import { useText } from "../text.ts";
import type { Piece } from "./pieces.ts";

/** By how much less is to be given back for a line, and why, as it is being typed. */
export interface TypedWear {
  sum: string;
  why: string;
}

interface WearProps {
  piece: Piece;
  open: boolean;
  onChange: (piece: Piece) => void;
  typed: TypedWear | null;
  onType: (typed: TypedWear | null) => void;
}

/** By how much less is given back for used pieces, and why: saved once both are written, and until then nothing is settled. */
export function Wear({ piece, open, onChange, typed, onType }: WearProps) {
  const t = useText();
  // What nobody is typing here is as it was saved, by whomever.
  const { sum, why } = typed ?? { sum: piece.kept ? amountFor(piece.kept) : "", why: piece.why ?? "" };
  const kept = sum.trim() === "" ? 0 : amountIn(sum);
  const unfinished = kept === null || (kept > 0 && why.trim() === "");
  const save = () => {
    if (typed === null || kept === null || unfinished) return;
    if (kept !== piece.kept || why.trim() !== piece.why)
      onChange({ ...piece, kept, why: kept === 0 ? "" : why.trim() });
    onType(null);
  };
  if (!open) return <WearSaid piece={piece} />;
  return (
    <div className="return-wear">
      <Field
        label={t("OFFICE_RETURN_KEPT")}
        value={sum}
        inputMode="decimal"
        maxLength={12}
        autoComplete="off"
        error={kept === null ? t("OFFICE_RETURN_KEPT_WRONG") : null}
        onChange={(event) => onType({ sum: event.currentTarget.value, why })}
        onBlur={save}
      />
      <Field
        label={t("OFFICE_RETURN_KEPT_WHY")}
        value={why}
        maxLength={400}
        autoComplete="off"
        error={unfinished && kept !== null ? t("OFFICE_RETURN_KEPT_WHY_WANTED") : null}
        onChange={(event) => onType({ sum, why: event.currentTarget.value })}
        onBlur={save}
      />
    </div>
  );
}

/** What was kept of a return that is over; nothing where nothing was. */
function WearSaid({ piece: { kept = 0, why = "" } }: Pick<WearProps, "piece">) {
  const t = useText();
  if (kept === 0) return null;
  return (
    <p className="return-wear-said">
      <span className="mute">{t("OFFICE_RETURN_KEPT")}</span> {amountFor(kept)} · {why}
    </p>
  );
}
