import "./icon.css";
import type { IconName } from "./icon-shapes.ts";

/** A picture sign of the text it stands beside; it is never a control's only name. */
export function Icon({ name, small }: { name: IconName; small?: boolean }) {
  return (
    <svg className={small ? "icon icon-small" : "icon"} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
