import { Activity, memo, useMemo } from "react";
import { createPortal } from "react-dom";
import { Boundary } from "../Boundary.tsx";
import { WholeContext } from "./page-context.ts";
import { Screen } from "../Screen.tsx";
import { ScreenTrouble } from "../ScreenTrouble.tsx";
import type { View } from "./use-views.ts";

interface PageViewProps {
  view: View;
  /** False for one rendered ahead: none of its effects run, and its element is out of sight. */
  inSight: boolean;
}

/** One page: where it was prerendered, or in an element of its own. */
export const PageView = memo(function PageView({ view: { page, whole, place }, inSight }: PageViewProps) {
  // The same element when the page comes into sight: React has nothing to render then.
  const screen = useMemo(
    () => (
      <WholeContext value={whole}>
        <Boundary of={page.template} anew={page} instead={<ScreenTrouble />}>
          <Screen page={page} />
        </Boundary>
      </WholeContext>
    ),
    [page, whole],
  );
  return place === undefined ? (
    <div className="view">{screen}</div>
  ) : (
    createPortal(<Activity mode={inSight ? "visible" : "hidden"}>{screen}</Activity>, place)
  );
});
