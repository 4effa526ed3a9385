import { type FormEvent, useState } from "react";
import { parcelRoutes } from "../../contract/operator/parcels.ts";
import { jpegHref } from "../../contract/paths.ts";
import { isCodeOf } from "../../domain/parcel/packing.ts";
import { Field } from "../../ui/Field.tsx";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { useCount, useText } from "../text.ts";
import { Camera } from "./Camera.tsx";
import { Goods } from "./Goods.tsx";
import { cacheFiles, packingPicture } from "./cache-page.ts";
import { type OrderToPack, piecesTicked, tickedOf, waitingLines } from "./packing-state.ts";
import { signalRight, signalWrong } from "./signals.ts";
import { sayMissing, tickByCode, usePacking } from "./use-packing.ts";
import { useScanner } from "./use-scanner.ts";

/** What came of the last code, in words; `right` decides how it looks. */
interface Heard {
  right: boolean;
  text: string;
}

/** Pieces of an order are ticked, by camera, by a scanner that types, by hand; what is wanted next is shown large. */
export function Ticking({ order, onFinish }: { order: OrderToPack; onFinish: () => void }) {
  const t = useText();
  const counted = useCount();
  const state = usePacking();
  const [heard, setHeard] = useState<Heard | null>(null);
  const [by, setBy] = useState<"camera" | "typing" | null>(null);
  const hear = async (code: string) => {
    const found = tickByCode(order, code);
    if (found.kind === "ticked") signalRight();
    else signalWrong();
    const line = "position" in found ? order.lines.find(({ position }) => position === found.position)! : null;
    const name = line === null ? "" : [line.name, line.variant].filter(Boolean).join(", ");
    if (line !== null)
      setHeard(
        found.kind === "ticked"
          ? { right: true, text: name }
          : { right: false, text: t("OFFICE_PACKING_ENOUGH", { name, count: line.left }) },
      );
    else {
      setHeard({ right: false, text: t("OFFICE_PACKING_FOREIGN", { what: code }) });
      setHeard({ right: false, text: t("OFFICE_PACKING_FOREIGN", { what: await whatIs(code) }) });
    }
  };
  useScanner((code) => void hear(code));
  const [now] = waitingLines(state, order);
  return (
    <>
      {state.changed.includes(order.number) && (
        <p role="status" className="packing-changed">
          {t("OFFICE_PACKING_CHANGED")}
        </p>
      )}
      {by === "camera" ? (
        <Camera onCode={(code) => void hear(code)} onReader={() => void cacheFiles()} onClose={() => setBy(null)} />
      ) : (
        now !== undefined && (
          <div className="packing-picture">
            {now.picture !== null && <img src={jpegHref(now.picture, packingPicture)} alt="" />}
            {now.variant !== "" && <span className="packing-size">{now.variant}</span>}
          </div>
        )
      )}
      <p
        role="alert"
        className={heard === null ? "packing-heard" : `packing-heard packing-${heard.right ? "right" : "wrong"}`}
      >
        {heard?.text}
      </p>
      {now !== undefined && (
        <div className="packing-wanted">
          <h2>{now.name}</h2>
          <p>
            {[
              now.shelf === null ? null : t("OFFICE_SHELF", { shelf: now.shelf }),
              now.ean ?? now.sku,
              counted("OFFICE_PIECES", now.left - tickedOf(state, order.number, now).ticked),
            ]
              .filter(Boolean)
              .join(" · ")}
          </p>
        </div>
      )}
      <Goods order={order} now={now?.position ?? null} />
      <footer className="packing-foot">
        {by === "typing" ? (
          <TypedCode
            digits={order.lines.every(({ ean }) => ean !== null)}
            onCode={(code) => void hear(code)}
            onClose={() => setBy(null)}
          />
        ) : (
          by === null && (
            <Act kind="signal" onClick={() => setBy("camera")}>
              {t("OFFICE_PACKING_SCAN")}
            </Act>
          )
        )}
        <div>
          {now !== undefined && (
            <button type="button" onClick={() => sayMissing(order.number, now.position, true)}>
              {t("OFFICE_PACKING_NOT_THERE")}
            </button>
          )}
          {piecesTicked(state, order).length > 0 && (
            <button type="button" onClick={onFinish}>
              {t("OFFICE_PACKING_EARLY")}
            </button>
          )}
          {by !== "typing" && (
            <button type="button" onClick={() => setBy("typing")}>
              {t("OFFICE_PACKING_TYPE")}
            </button>
          )}
        </div>
      </footer>
    </>
  );
}

interface TypedCodeProps {
  /** Every code that is wanted is an EAN. */
  digits: boolean;
  onCode: (code: string) => void;
  onClose: () => void;
}

function TypedCode({ digits, onCode, onClose }: TypedCodeProps) {
  const t = useText();
  const [code, setCode] = useState("");
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === "") return;
    onCode(code);
    setCode("");
  };
  return (
    <form className="packing-typed" onSubmit={send}>
      <Field
        label={t("OFFICE_PACKING_CODE")}
        value={code}
        inputMode={digits ? "numeric" : "text"}
        autoCapitalize="characters"
        autoComplete="off"
        autoFocus
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <Act type="submit" kind="signal">
        {t("OFFICE_PACKING_TICK")}
      </Act>
      <Act kind="plain" onClick={onClose}>
        {t("OFFICE_CLOSE")}
      </Act>
    </form>
  );
}

/** What a code is of: of another order that is to be packed, of the catalogue, or of nothing the shop knows. */
async function whatIs(code: string): Promise<string> {
  const elsewhere = usePacking
    .getState()
    .packing?.orders.flatMap(({ lines }) => lines)
    .find((line) => isCodeOf(code, line));
  const { goods } =
    elsewhere === undefined
      ? await call(parcelRoutes.scannedGoods, { query: { code } }).catch(() => ({ goods: null }))
      : { goods: elsewhere };
  return goods === null ? code : [goods.name, goods.variant].filter(Boolean).join(", ");
}
