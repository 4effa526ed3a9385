import { startTransition, useCallback, useState } from "react";
import { flushSync } from "react-dom";
import type { AnyPage } from "../../contract/page-data.ts";
import { afterFrame } from "./after-frame.ts";

interface Shown {
  page: AnyPage;
  whole: boolean;
}

/**
 * Answers the page that is shown, whether all of it, and how to show another at once; `whole` false: what is seen
 * first, and the rest when that has been painted.
 */
export function useShownPage(first: AnyPage): [Shown, (page: AnyPage, whole: boolean) => void] {
  const [shown, setShown] = useState<Shown>({ page: first, whole: true });
  const show = useCallback((page: AnyPage, whole: boolean) => {
    flushSync(() => setShown({ page, whole }));
    if (whole) return;
    afterFrame(() => startTransition(() => setShown((now) => (now.page === page ? { page, whole: true } : now))));
  }, []);
  return [shown, show];
}
