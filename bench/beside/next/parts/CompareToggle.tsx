"use client";

import { compared, toggle } from "../shared/stored.ts";
import { Icon } from "./Icon.tsx";
import { useStored } from "./use-stored.ts";

/** Puts a product onto the list to be compared, or takes it off. */
export function CompareToggle({ id, name }: { id: string; name: string }) {
  const pressed = useStored(compared).includes(id);
  return (
    <div className="toggles">
      <button
        type="button"
        className="toggle-compare"
        aria-pressed={pressed}
        aria-label={`Porównaj: ${name}`}
        onClick={() => toggle(compared, id)}
      >
        <Icon name="compare" />
      </button>
    </div>
  );
}
