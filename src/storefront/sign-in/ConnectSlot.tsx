import { lazy, Suspense } from "react";
import { Boundary } from "../app/Boundary.tsx";

const ConnectRow = import.meta.env.SSR ? () => null : lazy(() => import("./ConnectRow.tsx").then((module) => ({ default: module.ConnectRow })));

/** The place of the sign-in buttons, code of its own; if it fails, the login beside it stays. */
export function ConnectSlot() {
  return (
    <Boundary of="ConnectSlot">
      <Suspense>
        <ConnectRow />
      </Suspense>
    </Boundary>
  );
}
