import { jpegHref } from "../../contract/paths.ts";
import { Act } from "../controls/Act.tsx";
import { useText } from "../text.ts";
import { afresh, type Condition, conditions, lookedAt, type Piece, withOneMore } from "./pieces.ts";
import { type TypedWear, Wear } from "./Wear.tsx";

interface PieceRowProps {
  piece: Piece;
  /** It can still be changed. */
  open: boolean;
  /** It was never sent: its pieces are cancelled, and none comes. */
  unsent: boolean;
  /** The return is of a withdrawal, of which some goods are no part. */
  withdrawal: boolean;
  /** Money of it may be decided on. */
  priced: boolean;
  onChange: (piece: Piece) => void;
  /** What somebody is typing here of its wear, and not saved yet. */
  wear: TypedWear | null;
  onWear: (typed: TypedWear | null) => void;
}

/** One line of a return: how many are expected, and by a large button for each piece in which condition it came. */
export function PieceRow({
  piece,
  open: returnOpen,
  unsent,
  withdrawal,
  priced,
  onChange,
  wear,
  onWear,
}: PieceRowProps) {
  const t = useText();
  const { name, expected, left } = piece;
  const exception = withdrawal ? piece.exception : null;
  const open = returnOpen && exception?.never !== true;
  const expect = (by: number) => onChange({ ...piece, expected: expected + by });
  return (
    <li className={expected === 0 ? "return-piece return-piece-kept" : "return-piece"}>
      <span className="return-picture">
        {piece.picture !== null && (
          <img src={jpegHref(piece.picture, "160x200")} alt="" width={56} height={70} loading="lazy" />
        )}
      </span>
      <div className="return-words">
        <p>
          <strong>{name}</strong>
        </p>
        <p className="mute">
          {[piece.variant, piece.sku, piece.ean, piece.shelf && t("OFFICE_SHELF", { shelf: piece.shelf })]
            .filter(Boolean)
            .join(" · ")}
        </p>
        {exception !== null && (
          <p>
            {exception.text}
            {open && `. ${t("OFFICE_RETURN_SEALED")}`}
          </p>
        )}
        <p className="return-expected">
          <span>
            {t(unsent ? "OFFICE_RETURN_CANCELLED" : "OFFICE_RETURN_EXPECTED", {
              count: open ? `${expected} / ${left}` : expected,
            })}
          </span>
          {open && (
            <>
              <Act
                kind="plain"
                aria-label={t("OFFICE_RETURN_EXPECTED_LESS", { name })}
                busy={expected <= lookedAt(piece)}
                onClick={() => expect(-1)}
              >
                −
              </Act>
              <Act
                kind="plain"
                aria-label={t("OFFICE_RETURN_EXPECTED_MORE", { name })}
                busy={expected >= left}
                onClick={() => expect(1)}
              >
                +
              </Act>
            </>
          )}
        </p>
      </div>
      {((open && !unsent) || lookedAt(piece) > 0) && <Conditions piece={piece} open={open} onChange={onChange} />}
      {piece.used > 0 && priced && <Wear piece={piece} open={open} onChange={onChange} typed={wear} onType={onWear} />}
    </li>
  );
}

function Conditions({ piece, open, onChange }: Pick<PieceRowProps, "piece" | "open" | "onChange">) {
  const t = useText();
  const add = (condition: Condition) => {
    const next = withOneMore(piece, condition);
    if (next !== null) onChange(next);
  };
  return (
    <div className="return-conditions" role="group" aria-label={piece.name}>
      {conditions.map((condition) => (
        <button
          key={condition}
          type="button"
          className={`return-condition ${piece[condition] > 0 ? `return-condition-${condition}` : ""}`}
          aria-pressed={piece[condition] > 0}
          aria-disabled={!open || withOneMore(piece, condition) === null || undefined}
          onClick={() => open && add(condition)}
        >
          {t(`OFFICE_RETURN_${condition.toUpperCase()}`)}
          {piece[condition] > 0 && <b>{piece[condition]}</b>}
        </button>
      ))}
      {open && lookedAt(piece) > 0 && (
        <div className="return-after">
          {piece.asNew > 0 && (
            <label className="tick-row">
              <input
                type="checkbox"
                checked={piece.restocked > 0}
                onChange={() => onChange({ ...piece, restocked: piece.restocked > 0 ? 0 : piece.asNew })}
              />
              {t("OFFICE_RETURN_RESTOCK")}
            </label>
          )}
          <Act
            kind="plain"
            aria-label={t("OFFICE_RETURN_FORGET_WHAT", { name: piece.name })}
            onClick={() => onChange(afresh(piece))}
          >
            {t("OFFICE_RETURN_FORGET")}
          </Act>
        </div>
      )}
    </div>
  );
}
