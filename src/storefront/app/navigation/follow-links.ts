import { leaveDocument } from "./layers.ts";
import { wayOf } from "./Link.tsx";
import { navigate, prepareAhead } from "./navigate.ts";

/**
 * Returns clicks on links to the shop's own pages, those inside descriptions included, with page data
 * instead of a whole new document; a pointer that rests on one fetches it ahead. Returns the way to stop.
 */
export function followLinks(page: Document): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const click = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = ownLink(event.target);
    if (link === null) {
      if (leadsAway(event.target)) leaveDocument();
      return;
    }
    event.preventDefault();
    void navigate(link.href, { way: wayOf(link) });
  };
  const rest = (event: Event) => {
    clearTimeout(resting);
    const link = ownLink(event.target);
    const pressed = event.type === "touchstart";
    if (link !== null) resting = setTimeout(() => prepareAhead(link.href, { pressed }), pressed ? 0 : 80);
  };
  page.addEventListener("click", click);
  page.addEventListener("pointerover", rest, { passive: true });
  page.addEventListener("touchstart", rest, { passive: true });
  page.addEventListener("focusin", rest);
  return () => {
    page.removeEventListener("click", click);
    page.removeEventListener("pointerover", rest);
    page.removeEventListener("touchstart", rest);
    page.removeEventListener("focusin", rest);
  };
}

/** To a document that the browser itself loads in this window's place. */
function leadsAway(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest("a") : null;
  return link !== null && link.protocol.startsWith("http") && link.target === "" && !link.hasAttribute("download");
}

/** Pages of ours, not files, calls, feeds, what opens something here, or what is meant for another window. */
function ownLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest("a") : null;
  if (
    link === null ||
    link.origin !== location.origin ||
    link.target !== "" ||
    link.hasAttribute("download") ||
    link.role === "button"
  )
    return null;
  if (/^\/(sys|images|assets|page-data|feeds|v1|pay)\//.test(link.pathname)) return null;
  return /\.(?!html$)[a-z0-9]+$/i.test(link.pathname) ? null : link;
}
