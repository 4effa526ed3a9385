import { shapes } from "../../ui/icon-shapes.ts";
import { trusted } from "./trusted.ts";

/**
 * All signs once in a page, for `Icon` to point at. Every page is prerendered with them; the browser keeps them as they
 * stand there, so that its code has none.
 */
export function IconSprite() {
  return <svg className="icon-sprite" aria-hidden="true" dangerouslySetInnerHTML={signs} />;
}

const signs = {
  __html: trusted(
    import.meta.env.SSR
      ? Object.entries(shapes)
          .map(([name, path]) => `<symbol id="i-${name}" viewBox="0 0 22 22"><path d="${path}"></path></symbol>`)
          .join("")
      : (document.querySelector(".icon-sprite")?.innerHTML ?? ""),
  ),
};
