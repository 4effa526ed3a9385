import { useEffect } from "react";

/** The address may hold the key of an order: while it is shown, the browser tells nobody where it came from. */
export function useSilentReferrer(): void {
  useEffect(() => {
    const meta = document.createElement("meta");
    meta.name = "referrer";
    meta.content = "no-referrer";
    document.head.append(meta);
    return () => meta.remove();
  }, []);
}
