import type { UseQueryResult } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { categoryRoutes } from "../../contract/operator/categories.ts";
import type { AnswerOf } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Read } from "../controls/Read.tsx";
import { GoodsPicture } from "../goods/GoodsPicture.tsx";
import { useDragOrder } from "../pictures/use-drag-order.ts";
import { useText } from "../text.ts";
import { handMoved, inHandOrder } from "./filling-fields.ts";

type Goods = AnswerOf<(typeof categoryRoutes)["categoryGoods"]>["goods"];

interface HandOrderProps {
  query: UseQueryResult<{ goods: Goods }>;
  hand: readonly number[];
  onChange: (hand: number[]) => void;
}

/** How many are shown at first, and how many more by a press. */
const some = 40;

/** The goods of a category, put in order by a handle, by arrows and by buttons. */
export function HandOrder({ query, hand, onChange }: HandOrderProps) {
  const t = useText();
  return (
    <div className="hand-order">
      <p className="mute text-hint">{t("OFFICE_FILLING_HAND_TEXT")}</p>
      <Read query={query}>
        {({ goods }) =>
          goods.length === 0 ? (
            <p className="mute">{t("OFFICE_FILLING_NONE")}</p>
          ) : (
            <OrderedGoods goods={goods} hand={hand} onChange={onChange} />
          )
        }
      </Read>
    </div>
  );
}

function OrderedGoods({ goods, hand, onChange }: { goods: Goods } & Omit<HandOrderProps, "query">) {
  const t = useText();
  const list = useRef<HTMLOListElement>(null);
  const [most, setMost] = useState(some);
  const [moved, setMoved] = useState<{ id: number; by: string } | null>(null);
  const latest = useRef(hand);
  useEffect(() => {
    latest.current = hand;
  }, [hand]);
  const ordered = inHandOrder(goods, hand);
  const count = ordered.length;
  const move = (from: number, to: number, by = "grip") => {
    const ids = inHandOrder(goods, latest.current).map(({ id }) => id);
    const [id] = ids.splice(from, 1);
    ids.splice(to, 0, id!);
    latest.current = handMoved(latest.current, ids);
    onChange([...latest.current]);
    setMoved({ id: id!, by });
  };
  const drag = useDragOrder(list, move);
  useLayoutEffect(() => {
    // What is moved in the document loses the focus; a button at the end of its way gives it to the handle.
    if (moved === null) return;
    const item = list.current?.querySelector<HTMLElement>(`[data-product="${moved.id}"]`);
    const by = item?.querySelector<HTMLButtonElement>(`[data-move="${moved.by}"]`);
    (by?.disabled === false ? by : item?.querySelector<HTMLElement>('[data-move="grip"]'))?.focus();
  }, [moved, hand]);
  const movedAt = ordered.findIndex(({ id }) => id === moved?.id);
  return (
    <>
      <ol ref={list} className="hand-goods">
        {ordered.slice(0, most).map(({ id, name, picture, soldOut }, index) => {
          const keys = (event: KeyboardEvent) => {
            const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 }[event.key];
            if (to === undefined) return;
            event.preventDefault();
            if (to >= 0 && to < count && to !== index) move(index, to);
          };
          return (
            <li key={id} data-index={index} data-product={id} className={drag.held === index ? "hand-held" : undefined}>
              <button
                type="button"
                className="hand-grip"
                data-move="grip"
                aria-label={t("OFFICE_FILLING_GRIP", { name, nth: index + 1, of: count })}
                onPointerDown={(event) => drag.grip(event, index)}
                onKeyDown={keys}
              >
                <span aria-hidden="true">⠿</span>
              </button>
              <span className="category-product">
                <GoodsPicture picture={picture} />
                <span>
                  {name} {soldOut && <span className="mute">{t("OFFICE_FILLING_SOLD_OUT")}</span>}
                </span>
              </span>
              <span className="hand-moves">
                {(
                  [
                    ["top", "TOP", 0, "⤒"],
                    ["up", "UP", index - 1, "↑"],
                    ["down", "DOWN", index + 1, "↓"],
                  ] as const
                ).map(([by, word, to, sign]) => (
                  <Act
                    key={by}
                    kind="plain"
                    data-move={by}
                    disabled={to < 0 || to >= count || to === index}
                    aria-label={t(`OFFICE_FILLING_${word}`, { name })}
                    onClick={() => move(index, to, by)}
                  >
                    <span aria-hidden="true">{sign}</span>
                  </Act>
                ))}
              </span>
            </li>
          );
        })}
      </ol>
      {count > most && <Act onClick={() => setMost(most + some)}>{t("OFFICE_MORE")}</Act>}
      <p role="status" className="hidden-text">
        {moved !== null && movedAt !== -1
          ? t("OFFICE_FILLING_MOVED", { name: ordered[movedAt]!.name, nth: movedAt + 1, of: count })
          : null}
      </p>
    </>
  );
}
