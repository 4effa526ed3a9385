import { type CSSProperties, type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { fieldAt, type FieldOnPage, shownAt } from "./fields-on-page.ts";

interface PageFrameProps {
  /** Where the page is. */
  src: string;
  /** What it is, for who does not see it. */
  title: string;
  /** How the part of the page is called that is seen through. */
  label: string;
  /** The window it is shown as in, in pixels. */
  window: { width: number; height: number };
  /** The field that is shown on it; null: none. */
  focused: string | null;
  onPick: (field: string) => void;
  /** There is no such page any more. */
  onGone: () => void;
}

/**
 * A page of the shop as it is in a window of a size, as small as there is room for. It is a picture: its scripts do not
 * run, its links lead nowhere. What lies over it scrolls it, and looks into it for what was clicked.
 */
export function PageFrame({ src, title, label, window, focused, onPick, onGone }: PageFrameProps) {
  const sight = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<{ src: string; document: Document } | null>(null);
  const [over, setOver] = useState<FieldOnPage | null>(null);
  const scale = useRoom(sight) / window.width;
  const height = usePageHeight(page?.document ?? null);
  const shown = page === null ? null : (over ?? (focused === null ? null : shownAt(page.document, focused)));

  useEffect(() => {
    if (page !== null) page.document.defaultView?.scrollTo(0, (sight.current?.scrollTop ?? 0) / scale);
  }, [page, scale]);

  useEffect(() => {
    const place = page === null || focused === null ? null : shownAt(page.document, focused);
    if (place === null) return;
    const middle = (place.box.top + place.box.height / 2 - window.height / 2) * scale;
    sight.current?.scrollTo({ top: Math.max(0, middle), behavior: motion() });
  }, [page, focused, window.height, scale]);

  function loaded(loadedSrc: string, { contentDocument }: HTMLIFrameElement) {
    if (contentDocument?.getElementById("root") == null) return onGone();
    // What lies over it has a scroll bar already.
    contentDocument.documentElement.style.scrollbarWidth = "none";
    setOver(null);
    setPage({ src: loadedSrc, document: contentDocument });
  }

  function underPointer({ clientX, clientY }: Pick<PointerEvent, "clientX" | "clientY">): FieldOnPage | null {
    const { left, top } = sight.current!.getBoundingClientRect();
    return page && fieldAt(page.document, { x: (clientX - left) / scale, y: (clientY - top) / scale });
  }

  // The page before stays in sight until the next one is there.
  const frames = page === null || page.src === src ? [src] : [page.src, src];
  const size = { "--wide": window.width, "--high": window.height, "--scale": scale } as CSSProperties;
  return (
    <div className="page-frame" style={size}>
      {frames.map((one) => (
        <iframe
          key={one}
          src={one}
          title={title}
          sandbox="allow-same-origin"
          inert
          className={one === page?.src ? undefined : "page-frame-coming"}
          onLoad={(event) => loaded(one, event.currentTarget)}
        />
      ))}
      <div
        ref={sight}
        className={over === null ? "page-sight" : "page-sight page-sight-field"}
        role="group"
        aria-label={label}
        tabIndex={0}
        onScroll={({ currentTarget }) =>
          page?.document.defaultView?.scrollTo({ top: currentTarget.scrollTop / scale, behavior: "instant" })
        }
        onPointerMove={(event) => setOver(event.pointerType === "mouse" ? underPointer(event) : null)}
        onPointerLeave={() => setOver(null)}
        onClick={(event) => {
          const picked = underPointer(event);
          if (picked !== null) onPick(picked.field);
        }}
      >
        <div className="page-whole" style={{ height: height * scale }}>
          {shown !== null && <span className="page-field" style={scaled(shown, scale)} />}
        </div>
      </div>
    </div>
  );
}

/** Returns how many pixels wide an element is. */
function useRoom(element: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(1);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(Math.max(1, entry!.contentRect.width)));
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element]);
  return room;
}

/** Returns how high a page is, in its own pixels, while its pictures and fonts come. */
function usePageHeight(page: Document | null): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    if (page === null) return;
    const observer = new ResizeObserver(() => setHeight(page.documentElement.scrollHeight));
    observer.observe(page.documentElement);
    return () => observer.disconnect();
  }, [page]);
  return height;
}

function scaled({ box }: FieldOnPage, scale: number): CSSProperties {
  return {
    left: box.left * scale,
    top: box.top * scale,
    width: box.width * scale,
    height: box.height * scale,
  };
}

function motion(): ScrollBehavior {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
}
