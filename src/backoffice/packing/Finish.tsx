import { type ChangeEvent, type FormEvent, useState } from "react";
import { isCodeOf } from "../../domain/parcel/packing.ts";
import { Field } from "../../ui/Field.tsx";
import { Act } from "../controls/Act.tsx";
import { Goods } from "./Goods.tsx";
import { FieldError } from "../../ui/FieldError.tsx";
import { useText } from "../text.ts";
import type { PackAct } from "./stored.ts";
import { type OrderToPack, piecesTicked } from "./packing-state.ts";
import { smallPicture } from "./small-picture.ts";
import { signalRight, signalWrong } from "./signals.ts";
import { usePacking } from "./use-packing.ts";
import { useScanner } from "./use-scanner.ts";

interface FinishProps {
  order: OrderToPack;
  /** Back to ticking, where something is still to be ticked. */
  onBack: (() => void) | null;
  onDone: (more: Pick<PackAct, "tracking" | "weight" | "picture">) => void;
}

/** The parcel is closed, with all of the order or a part: whom it goes to, and what may be said of the parcel. A code that is scanned now is the carrier's number, unless it is of goods: then it is one piece too many. */
export function Finish({ order, onBack, onDone }: FinishProps) {
  const t = useText();
  const state = usePacking();
  const [weight, setWeight] = useState("");
  const [tracking, setTracking] = useState("");
  const [picture, setPicture] = useState<string | null>(null);
  const [unreadable, setUnreadable] = useState(false);
  const [oneMore, setOneMore] = useState<string | null>(null);
  useScanner((code) => {
    const goods = usePacking.getState().packing?.orders.flatMap(({ lines }) => lines) ?? [];
    const piece = [...order.lines, ...goods].find((line) => isCodeOf(code, line));
    setOneMore(piece === undefined ? null : [piece.name, piece.variant].filter(Boolean).join(", "));
    if (piece !== undefined) return signalWrong();
    signalRight();
    setTracking(code);
  });
  const take = async ({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) => {
    const small = files?.[0] === undefined ? null : await smallPicture(files[0]);
    setPicture(small);
    setUnreadable(files?.[0] !== undefined && small === null);
  };
  const done = (event: FormEvent) => {
    event.preventDefault();
    const grams = Number(weight);
    onDone({ tracking: tracking.trim() || null, weight: grams >= 1 ? grams : null, picture });
  };
  const ticked = piecesTicked(state, order).reduce((sum, { quantity }) => sum + quantity, 0);
  const count = order.lines.reduce((sum, { left }) => sum + left, 0);
  return (
    <form className="packing-finish" onSubmit={done}>
      <h2>{ticked < count ? t("OFFICE_PACKING_PART_IN", { ticked, count }) : t("OFFICE_PACKING_ALL_IN")}</h2>
      {oneMore !== null && (
        <p role="alert" className="packing-wrong">
          {t("OFFICE_PACKING_ONE_MORE", { what: oneMore })}
        </p>
      )}
      <address className="packing-address">
        {[
          [order.point?.id, order.point?.address],
          [order.name, ...order.address, order.phone],
        ]
          .map((lines) => lines.filter(Boolean).join("\n"))
          .filter(Boolean)
          .join("\n\n")}
      </address>
      <Field
        label={t("OFFICE_TRACKING")}
        value={tracking}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => setTracking(event.currentTarget.value)}
      />
      <Field
        label={t("OFFICE_PACKING_WEIGHT")}
        value={weight}
        inputMode="numeric"
        pattern="[0-9]{1,6}"
        autoComplete="off"
        onChange={(event) => setWeight(event.currentTarget.value)}
      />
      <label className="packing-photo">
        <span>{t(picture === null ? "OFFICE_PACKING_PHOTO" : "OFFICE_PACKING_PHOTO_THERE")}</span>
        <input type="file" accept="image/*" capture="environment" onChange={(event) => void take(event)} />
      </label>
      {unreadable && <FieldError text={t("OFFICE_REFUSED_PICTURE_UNREADABLE")} />}
      <Goods order={order} now={null} />
      <footer className="packing-foot">
        <Act type="submit" kind="signal" data-focus>
          {t("OFFICE_PACKING_DONE")}
        </Act>
        <div>
          {onBack !== null && (
            <button type="button" onClick={onBack}>
              {t("OFFICE_PACKING_BACK")}
            </button>
          )}
        </div>
      </footer>
    </form>
  );
}
