import { Activity } from "react";
import type { AnyPage } from "../../../contract/page-data.ts";
import { Boundary } from "../Boundary.tsx";
import { Screen } from "../Screen.tsx";
import { ScreenTrouble } from "../ScreenTrouble.tsx";

interface PageViewProps {
  page: AnyPage;
  /** It stands in the document already; React takes it over with all that is around it. */
  prerendered: boolean;
  /** Rendered ahead: none of its effects run, and its elements are out of sight, hearing and reach. */
  hidden: boolean;
}

/** One page, in sight or ahead of being shown. */
export function PageView({ page, prerendered, hidden }: PageViewProps) {
  const screen = (
    <Boundary of={page.template} anew={page} instead={<ScreenTrouble />}>
      <Screen page={page} />
    </Boundary>
  );
  return prerendered ? screen : <Activity mode={hidden ? "hidden" : "visible"}>{screen}</Activity>;
}
