import { useEffect } from "react";

/** The address may hold the key of an order: while it is shown, the browser tells nobody where it came from. */
export function useSilentReferrer(): void {
  useEffect(() => {
    const meta = document.createElement("meta");
    meta.name = "referrer";
    meta.content = "no-referrer";
    document.head.append(meta);
    return () => {
      // What such an element said stays said when it is gone, and a form sent on would have no origin.
      meta.content = "strict-origin-when-cross-origin";
      meta.remove();
    };
  }, []);
}
