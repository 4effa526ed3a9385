import { Icon } from "../../ui/Icon.tsx";
import { useText } from "../text.ts";
import type { TermFields } from "./code-fields.ts";
import "../order/tags.css";

type Goods = TermFields["onlyProducts"];

/** Goods that were chosen, each with the way to leave it out again. */
export function Picked({ goods, onDrop }: { goods: Goods; onDrop: (left: Goods) => void }) {
  const t = useText();
  if (goods.length === 0) return null;
  return (
    <ul className="order-tags">
      {goods.map(({ id, name }) => (
        <li key={id}>
          {name}
          <button
            type="button"
            aria-label={t("OFFICE_REMOVE_WHAT", { name })}
            onClick={() => onDrop(goods.filter((one) => one.id !== id))}
          >
            <Icon name="close" small />
          </button>
        </li>
      ))}
    </ul>
  );
}
