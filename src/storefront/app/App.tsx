import { useEffect, useMemo } from "react";
import type { AnyPage } from "../../contract/page-data.ts";
import { Shell } from "../layout/Shell.tsx";
import { setConfig, watchWidth } from "../session/display.ts";
import { Boundary } from "./Boundary.tsx";
import { fetchInSight } from "./fetch-in-sight.ts";
import { followLinks } from "./follow-links.ts";
import { IconSprite } from "./IconSprite.tsx";
import { startTravelling } from "./navigate.ts";
import { FirstPageContext, LayoutContext } from "./page-context.ts";
import { Screen } from "./Screen.tsx";
import { ScreenTrouble } from "./ScreenTrouble.tsx";
import { useKeptLanguage } from "./use-kept-language.ts";
import { useShownPage } from "./use-shown-page.ts";

/** The whole shop window around the page the browser was given; later pages come by page data. */
export function App({ page: first }: { page: AnyPage }) {
  const [{ page, whole }, show] = useShownPage(first);
  useEffect(() => {
    const stops = [startTravelling(first, show), followLinks(document), fetchInSight(window), watchWidth(window)];
    return () => stops.forEach((stop) => stop());
  }, [first, show]);
  useEffect(() => setConfig(page.layout.config), [page.layout]);
  useKeptLanguage(page);
  const screen = useMemo(() => (
    <Boundary of={page.template} anew={page} instead={<ScreenTrouble />}>
      <Screen page={page} />
    </Boundary>
  ), [page]);
  return (
    <LayoutContext value={page.layout}>
      <FirstPageContext value={first}>
        <IconSprite />
        <Boundary of="Shell" anew={page} instead={<ScreenTrouble />}>
          <Shell whole={whole}>{screen}</Shell>
        </Boundary>
      </FirstPageContext>
    </LayoutContext>
  );
}
