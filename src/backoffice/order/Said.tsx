import type { ReactNode } from "react";

/** What somebody did, with their name before it; null: nobody is known, or the shop itself. */
export function Said({ by, children }: { by: string | null; children: ReactNode }) {
  return (
    <p>
      {by !== null && <strong>{by}: </strong>}
      {children}
    </p>
  );
}
