import { type FormEvent, useState } from "react";
import { Field } from "../../ui/Field.tsx";
import { useText } from "../text.ts";
import { type Piece, pieceOfCode, withOneMore } from "./pieces.ts";

/** Where a scanner types: each code is one piece as new; another code says what it is instead. */
export function Scan({ pieces, onPiece }: { pieces: readonly Piece[]; onPiece: (piece: Piece) => void }) {
  const t = useText();
  const [code, setCode] = useState("");
  const [said, setSaid] = useState<{ text: string; wrong: boolean } | null>(null);
  const scan = (event: FormEvent) => {
    event.preventDefault();
    const read = code.trim();
    if (read === "") return;
    setCode("");
    const piece = pieceOfCode(pieces, read);
    if (piece === null) return setSaid({ text: t("OFFICE_RETURN_SCAN_UNKNOWN", { code: read }), wrong: true });
    const name = `${piece.name} ${piece.variant}`.trim();
    const next = withOneMore(piece, "asNew");
    if (next === null) return setSaid({ text: t("OFFICE_RETURN_SCAN_TOO_MANY", { name }), wrong: true });
    onPiece(next);
    setSaid({ text: t("OFFICE_RETURN_SCAN_TAKEN", { name }), wrong: false });
  };
  return (
    <form className="return-scan" onSubmit={scan}>
      <Field
        label={t("OFFICE_RETURN_SCAN")}
        value={code}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <p className={said?.wrong ? "return-scan-wrong" : "mute"} role="status">
        {said?.text ?? t("OFFICE_RETURN_SCAN_HINT")}
      </p>
    </form>
  );
}
