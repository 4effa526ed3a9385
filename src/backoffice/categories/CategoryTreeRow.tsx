import type { CSSProperties, KeyboardEvent, PointerEvent } from "react";
import { Link } from "wouter";
import type { CategoryRow } from "../../contract/operator/categories.ts";
import { Status } from "../controls/Status.tsx";
import { useCount, useText } from "../text.ts";
import { type Direction, directions, type TreeRow } from "./tree-moves.ts";
import type { Drop } from "./use-tree-drag.ts";

interface CategoryTreeRowProps {
  row: TreeRow<CategoryRow>;
  may: (direction: Direction) => boolean;
  /** `by`: what of the row was pressed, which has the focus afterwards. */
  onMove: (direction: Direction, by: string) => void;
  onGrip: (event: PointerEvent<HTMLElement>) => void;
  isHeld: boolean;
  /** Where what is dragged would come; null: not here. */
  drop: Drop | null;
}

const signs: Readonly<Record<Direction, string>> = { up: "↑", down: "↓", out: "←", in: "→" };
const words = {
  up: "OFFICE_CATEGORY_UP",
  down: "OFFICE_CATEGORY_DOWN",
  out: "OFFICE_CATEGORY_OUT",
  in: "OFFICE_CATEGORY_INTO",
} as const satisfies Record<Direction, string>;
const arrows: Readonly<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "out",
  ArrowRight: "in",
};

/** A category in the tree: what it is, how much is in it, and what moves it. */
export function CategoryTreeRow({ row, may, onMove, onGrip, isHeld, drop }: CategoryTreeRowProps) {
  const t = useText();
  const counted = useCount();
  const { id, name, depth, hidden, path, goods, shown, ruled } = row;
  const keys = (event: KeyboardEvent) => {
    const direction = arrows[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    onMove(direction, "grip");
  };
  return (
    <li
      className={["category-row", isHeld && "category-held", drop !== null && `category-drop-${drop}`]
        .filter(Boolean)
        .join(" ")}
      data-category={id}
      style={{ "--depth": depth } as CSSProperties}
    >
      <button
        type="button"
        className="category-grip"
        data-move="grip"
        aria-label={t("OFFICE_CATEGORY_GRIP", { name })}
        onPointerDown={onGrip}
        onKeyDown={keys}
      >
        <span aria-hidden="true">⠿</span>
      </button>
      <span className="category-name">
        <Link href={`/goods/categories/${id}`}>{name}</Link>
        {hidden && <Status tone="none" text={t("OFFICE_CATEGORY_HIDDEN")} />}
        {path === null && <Status tone="none" text={t("OFFICE_CATEGORY_HEADING")} />}
      </span>
      <span className="category-goods mute">
        {counted("OFFICE_PRODUCTS", goods)}
        {ruled !== null && `, ${t("OFFICE_FILLING_BY_RULE", { count: ruled })}`}
        {shown < goods && `, ${t("OFFICE_CATEGORY_NOT_SHOWN", { count: goods - shown })}`}
      </span>
      <span className="category-moves">
        {directions.map((direction) => (
          <button
            key={direction}
            type="button"
            className="act category-move"
            data-move={direction}
            disabled={!may(direction)}
            aria-label={t(words[direction], { name })}
            onClick={() => onMove(direction, direction)}
          >
            <span aria-hidden="true">{signs[direction]}</span>
          </button>
        ))}
      </span>
    </li>
  );
}
