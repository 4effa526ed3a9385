import { startTransition, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import type { AnyPage } from "../../../contract/page-data.ts";
import { screenKey } from "../Screen.tsx";

/** A page that is rendered; its key stays when it comes into sight. The one of key 0 was prerendered. */
interface Rendered {
  page: AnyPage;
  key: number;
}

interface Pages {
  shown: Rendered;
  /** Rendered before the click that will probably come, so that the click has only to show it. */
  ahead?: Rendered;
}

/** `show` shows a page at once; `prepare` renders one that will probably be shown, when nothing else is to be done. */
export interface Stage {
  show: (page: AnyPage) => void;
  prepare: (page: AnyPage) => void;
}

/** Returns the pages that are rendered, and how to show others. */
export function usePages(first: AnyPage): [Pages, Stage] {
  const [pages, setPages] = useState<Pages>({ shown: { page: first, key: 0 } });
  const stage = useMemo<Stage>(
    () => ({
      show: (page) =>
        flushSync(() =>
          setPages(({ shown, ahead }) => ({ shown: ahead?.page === page ? ahead : { page, key: shown.key } })),
        ),
      prepare: (page) =>
        startTransition(() =>
          setPages(({ shown, ahead }) => {
            if (ahead?.page === page) return { shown, ahead };
            return screenKey(page) === screenKey(shown.page)
              ? { shown }
              : { shown, ahead: { page, key: Math.max(shown.key, ahead?.key ?? 0) + 1 } };
          }),
        ),
    }),
    [],
  );
  return [pages, stage];
}
