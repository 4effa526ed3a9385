import { startTransition, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { AnyPage } from "../../../contract/page-data.ts";
import { afterFrame } from "./after-frame.ts";
import { putInSight, rehearse } from "./rehearse.ts";
import { screenKey } from "../Screen.tsx";

/** A page and the element of its own it is shown in; the first one stands where it was prerendered. */
export interface View {
  page: AnyPage;
  /** False: what is seen of it first; the rest comes when that has been painted. */
  whole: boolean;
  key: number;
  place?: HTMLElement;
}

interface Views {
  shown: View;
  /** Rendered before the click that will probably come, so that the click has only to put it in. */
  ahead?: View | undefined;
  /** The one before: out of sight at once, taken away behind the frame that shows the next. */
  left?: View | undefined;
}

/** `show` shows a page at once; `prepare` renders one that will probably be shown, when nothing else is to be done. */
export interface Stage {
  show: (page: AnyPage, whole: boolean) => void;
  prepare: (page: AnyPage) => void;
}

/** Returns the pages that are rendered, and how to show others. */
export function useViews(first: AnyPage): [Views, Stage] {
  const [views, setViews] = useState<Views>({ shown: { page: first, whole: true, key: 0 } });
  const latest = useRef(views);
  const stage = useMemo(() => {
    const set = (next: Views) => setViews((latest.current = next));
    const otherScreen = (page: AnyPage) => screenKey(page) !== screenKey(latest.current.shown.page);
    const settle = (page: AnyPage, passed: View | undefined) => {
      const { shown, ahead, left } = latest.current;
      if (shown.page !== page) return;
      left?.place?.remove();
      startTransition(() => set({ shown: { ...shown, whole: true }, ahead: ahead === passed ? undefined : ahead }));
    };
    const show = (page: AnyPage, whole: boolean) => {
      const { shown, ahead, left } = latest.current;
      const elsewhere = otherScreen(page);
      const ready = elsewhere && ahead?.page === page;
      // What was rendered ahead on the screen that is left, and not chosen.
      const passed = elsewhere && !ready ? ahead : undefined;
      left?.place?.remove();
      if (ready && ahead.place !== undefined) putInSight(ahead.place);
      flushSync(() =>
        set(ready ? { shown: { ...ahead, whole }, left: shown } : { shown: { ...shown, page, whole }, ahead }),
      );
      if (ready || !whole || passed !== undefined) afterFrame(() => settle(page, passed));
    };
    const prepare = (page: AnyPage) => {
      const { shown, ahead, left } = latest.current;
      if (ahead?.page === page || !otherScreen(page)) return;
      const place = document.createElement("div");
      place.className = "view";
      startTransition(() => set({ shown, ahead: { page, whole: false, key: (ahead ?? shown).key + 1, place }, left }));
    };
    return { show, prepare };
  }, []);
  const place = views.ahead?.place;
  useEffect(() => place && rehearse(place), [place]);
  return [views, stage];
}
