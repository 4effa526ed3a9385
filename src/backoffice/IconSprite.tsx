import { shapes } from "../ui/icon-shapes.ts";

/** The signs once in the page, for `Icon` to point at. */
export function IconSprite() {
  return (
    <svg className="icon-sprite" aria-hidden="true">
      {Object.entries(shapes).map(([name, path]) => (
        <symbol key={name} id={`i-${name}`} viewBox="0 0 22 22">
          <path d={path} />
        </symbol>
      ))}
    </svg>
  );
}
