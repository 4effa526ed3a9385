import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import * as v from "valibot";
import { type Stocked, stockRoutes } from "../../contract/operator/stock.ts";
import { stockLimits } from "../../domain/catalogue/stock-movement.ts";
import { Field } from "../../ui/Field.tsx";
import { act, call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { DraftBack } from "../DraftBack.tsx";
import { freshKey } from "../fresh-key.ts";
import { Stepper } from "../goods/Stepper.tsx";
import { tell } from "../notice.ts";
import { signalRight, signalWrong } from "../packing/signals.ts";
import { readAgain } from "../read-again.ts";
import { useCount, useText } from "../text.ts";
import { undoOf } from "../undo.ts";
import { useDraft } from "../use-draft.ts";
import { nameOf } from "./names.ts";
import { ScanField } from "./ScanField.tsx";
import { StockTabs } from "./StockTabs.tsx";
import "./stock.css";

const line = v.object({ variantId: v.number(), name: v.string(), number: v.string(), quantity: v.number() });
/** `key` is of the act it is received by, from the first piece on: sent again after a crash it is the same act. */
const delivery = v.object({ key: v.string(), lines: v.array(line), note: v.string() });
const empty: v.InferOutput<typeof delivery> = { key: "", lines: [], note: "" };
type Line = v.InferOutput<typeof line>;

/** Sizes that are offered for a name. */
const mostChoices = 12;

/** What came of the last code: a piece of goods, nothing the shop knows, or several sizes of which one is chosen. */
type Heard =
  | { kind: "taken"; name: string }
  | { kind: "unknown"; code: string }
  | { kind: "several"; code: string; variants: readonly Stocked[] };

/** Goods that came in together: scanned piece by piece, received as one act that is taken back as one. What is scanned is stored until then. */
export function DeliveryScreen() {
  const t = useText();
  const counted = useCount();
  const draft = useDraft("stock-delivery", delivery, empty, "shop");
  const { value } = draft;
  // Codes are scanned faster than they are found: each piece is added to what there is by then.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const write = (next: typeof value) => {
    latest.current = next;
    draft.write(next);
  };
  const [heard, setHeard] = useState<Heard | null>(null);
  const pieces = value.lines.reduce((sum, { quantity }) => sum + quantity, 0);

  const take = (stocked: Stocked) => {
    signalRight();
    setHeard({ kind: "taken", name: nameOf(stocked) });
    const { key, lines, note } = latest.current;
    write({ key: key || freshKey(), lines: withOneMore(lines, stocked), note });
  };
  const find = useMutation({
    mutationFn: (code: string) => call(stockRoutes.stock, { query: { q: code } }),
    onSuccess: ({ exact, variants }, code) => {
      const [first, ...others] = variants;
      if (exact && first !== undefined && others.length === 0) return take(first);
      signalWrong();
      // Words that many things have to do with were meant for none of them.
      const isMeant = first !== undefined && (exact || variants.length <= mostChoices);
      setHeard(isMeant ? { kind: "several", code, variants } : { kind: "unknown", code });
    },
  });
  const receive = useMutation({
    mutationFn: () => {
      const { key, lines, note } = value;
      const body = { lines: lines.map(({ variantId, quantity }) => ({ variantId, quantity })), note };
      return act(stockRoutes.receiveDelivery, { body, key });
    },
    onSuccess: ({ answer, logged }) => {
      tell(t("OFFICE_DELIVERY_RECEIVED", { count: counted("OFFICE_PIECES", pieces) }), undoOf(logged));
      draft.forget();
      setHeard(null);
      return readAgain([{ entity: "stockDelivery", id: String(answer.id) }]);
    },
  });
  const change = (at: number, quantity: number | null) =>
    write({
      ...value,
      lines: value.lines.flatMap((one, index) =>
        index !== at ? [one] : quantity === null ? [] : [{ ...one, quantity }],
      ),
    });

  return (
    <>
      <ScreenHead title={t("OFFICE_STOCK_DELIVERY")} />
      <StockTabs current="/goods/stock/delivery" />
      <ScanField
        label={t("OFFICE_DELIVERY_FIELD")}
        hint={t("OFFICE_DELIVERY_TEXT")}
        act={t("OFFICE_GOODS_ADD")}
        onCode={(code) => find.mutate(code)}
      >
        <Refused error={find.error} />
        {heard !== null && <HeardSaid heard={heard} lines={value.lines} onChoose={take} />}
      </ScanField>
      {value.lines.length > 0 && <DraftBack draft={draft} />}
      <Card title={t("OFFICE_STOCK_DELIVERY")} aside={pieces > 0 && counted("OFFICE_PIECES", pieces)} flush>
        {value.lines.length === 0 && <p className="mute delivery-empty">{t("OFFICE_DELIVERY_EMPTY")}</p>}
        <ul className="delivery-lines">
          {value.lines.map(({ variantId, name, number, quantity }, at) => (
            <li key={variantId}>
              <div>
                <p>
                  <strong>{name}</strong>
                </p>
                <p className="mute">{number}</p>
              </div>
              <Stepper
                name={name}
                value={quantity}
                least={1}
                most={stockLimits.typed}
                onChange={(next) => change(at, next)}
              />
              <Act kind="plain" aria-label={t("OFFICE_DELIVERY_REMOVE", { name })} onClick={() => change(at, null)}>
                {t("OFFICE_REMOVE")}
              </Act>
            </li>
          ))}
        </ul>
        {value.lines.length > 0 && (
          <div className="delivery-foot">
            <Field
              label={t("OFFICE_DELIVERY_NOTE")}
              value={value.note}
              maxLength={200}
              autoComplete="off"
              onChange={(event) => write({ ...value, note: event.currentTarget.value })}
            />
            <Act kind="signal" busy={receive.isPending} onClick={() => receive.mutate()}>
              {t("OFFICE_DELIVERY_RECEIVE", { count: counted("OFFICE_PIECES", pieces) })}
            </Act>
            <Refused error={receive.error} />
          </div>
        )}
      </Card>
    </>
  );
}

function HeardSaid({
  heard,
  lines,
  onChoose,
}: {
  heard: Heard;
  lines: readonly Line[];
  onChoose: (stocked: Stocked) => void;
}) {
  const t = useText();
  if (heard.kind === "unknown")
    return <p className="stock-wrong">{t("OFFICE_DELIVERY_UNKNOWN", { code: heard.code })}</p>;
  if (heard.kind === "taken") {
    const count = lines.find(({ name }) => name === heard.name)?.quantity ?? 0;
    return <p className="stock-right">{t("OFFICE_DELIVERY_SCANNED", { name: heard.name, count })}</p>;
  }
  return (
    <>
      <p>{t("OFFICE_DELIVERY_SEVERAL", { code: heard.code })}</p>
      <p className="delivery-choice">
        {heard.variants.map((stocked) => (
          <Act key={stocked.variantId} onClick={() => onChoose(stocked)}>
            {nameOf(stocked)}
          </Act>
        ))}
      </p>
    </>
  );
}

/** Returns the lines with one more piece of a variant; the one that was scanned last stands first. */
function withOneMore(lines: readonly Line[], stocked: Stocked): Line[] {
  const { variantId, sku, ean, shelf } = stocked;
  const known = lines.find((one) => one.variantId === variantId);
  const number = [sku, ean, shelf].filter(Boolean).join(" · ");
  const one = {
    variantId,
    name: nameOf(stocked),
    number,
    quantity: Math.min(stockLimits.typed, (known?.quantity ?? 0) + 1),
  };
  return [one, ...lines.filter((other) => other.variantId !== variantId)];
}
