import { type ReactNode, useState } from "react";
import { Icon } from "../../ui/Icon.tsx";
import { Act } from "../controls/Act.tsx";
import { useText } from "../text.ts";

interface FrontItemProps {
  name: string;
  /** Beside its name: why it is not shown. */
  state?: string | null;
  at: number;
  count: number;
  /** The field of the page it is, as the preview names it. */
  shown?: string | undefined;
  onMove: (to: number) => void;
  /** Absent: it stays. */
  onRemove?: () => void;
  /** What of it can be changed; absent: nothing. */
  children?: ReactNode;
  /** It has just come, and is open. */
  isNew?: boolean;
}

/** One of a list that somebody puts in order: moved by buttons, opened to be changed, taken away. */
export function FrontItem(props: FrontItemProps) {
  const { name, state = null, at, count, shown, onMove, onRemove, children, isNew = false } = props;
  const t = useText();
  const [isOpen, setOpen] = useState(isNew);
  return (
    <li className={isOpen ? "front-item front-item-open" : "front-item"}>
      <div className="front-item-head">
        <span className="front-item-name">
          {children === undefined ? (
            <span className="front-item-title">{name}</span>
          ) : (
            <button
              type="button"
              className="front-item-title"
              aria-expanded={isOpen}
              aria-label={t("OFFICE_FRONT_EDIT", { name })}
              data-shown={shown}
              onClick={() => setOpen(!isOpen)}
            >
              <Icon name={isOpen ? "minus" : "plus"} small /> {name}
            </button>
          )}
          {state !== null && <span className="front-item-state mute">{state}</span>}
        </span>
        <span className="front-item-acts">
          <Act
            kind="plain"
            data-move="up"
            disabled={at === 0}
            aria-label={t("OFFICE_FRONT_UP", { name })}
            onClick={() => onMove(at - 1)}
          >
            <Icon name="up" small />
          </Act>
          <Act
            kind="plain"
            data-move="down"
            disabled={at === count - 1}
            aria-label={t("OFFICE_FRONT_DOWN", { name })}
            onClick={() => onMove(at + 1)}
          >
            <Icon name="down" small />
          </Act>
          {onRemove !== undefined && (
            <Act kind="plain" aria-label={t("OFFICE_REMOVE_WHAT", { name })} onClick={onRemove}>
              <Icon name="trash" small />
            </Act>
          )}
        </span>
      </div>
      {isOpen && children !== undefined && <div className="front-item-inside">{children}</div>}
    </li>
  );
}
