import { type ReactNode, useEffect, useRef, useState } from "react";
import { useText } from "../text.ts";
import { withMoved } from "./lists.ts";

interface FrontListProps<One> {
  list: readonly One[];
  nameOf: (one: One) => string;
  onChange: (list: One[]) => void;
  /** Renders one as a list's item; `move` puts it elsewhere. */
  renderOne: (one: One, at: number, move: (to: number) => void) => ReactNode;
}

/** A list somebody puts in order: where one has come to is read out, and the focus goes along with it. */
export function FrontList<One>({ list, nameOf, onChange, renderOne }: FrontListProps<One>) {
  const t = useText();
  const [moved, setMoved] = useState<{ to: number; by: "up" | "down"; said: string } | null>(null);
  const items = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (moved === null) return;
    const item = items.current?.children[moved.to];
    const by = item?.querySelector<HTMLButtonElement>(`[data-move="${moved.by}"]`);
    (by?.disabled === false ? by : item?.querySelector<HTMLElement>("[data-move]:enabled"))?.focus();
  }, [moved]);
  return (
    <>
      <ol ref={items} className="front-list">
        {list.map((one, at) =>
          renderOne(one, at, (to) => {
            onChange(withMoved(list, at, to));
            const said = t("OFFICE_FRONT_MOVED", { name: nameOf(one), nth: to + 1, of: list.length });
            setMoved({ to, by: to < at ? "up" : "down", said });
          }),
        )}
      </ol>
      <p role="status" className="hidden-text">
        {moved?.said}
      </p>
    </>
  );
}
