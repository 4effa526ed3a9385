import { useEffect } from "react";
import type { AnyPage } from "../../contract/page-data.ts";
import { Shell } from "../layout/Shell.tsx";
import { setConfig } from "../session/display.ts";
import { Boundary } from "./Boundary.tsx";
import { fetchInSight } from "./navigation/fetch-in-sight.ts";
import { followLinks } from "./navigation/follow-links.ts";
import { IconSprite } from "./IconSprite.tsx";
import { startTravelling } from "./navigation/navigate.ts";
import { FirstPageContext, LayoutContext } from "./navigation/page-context.ts";
import { PageView } from "./navigation/PageView.tsx";
import { ScreenTrouble } from "./ScreenTrouble.tsx";
import { endTakeOver } from "./navigation/taking-over.ts";
import { useKeptLanguage } from "./use-kept-language.ts";
import { usePages } from "./navigation/use-pages.ts";

/** The whole shop window around the page the browser was given; later pages come by page data. */
export function App({ page: first }: { page: AnyPage }) {
  const [{ shown, ahead }, stage] = usePages(first);
  const { page } = shown;
  useEffect(() => {
    const stops = [startTravelling(first, stage), followLinks(document), fetchInSight(window)];
    return () => stops.forEach((stop) => stop());
  }, [first, stage]);
  useEffect(() => setConfig(page.layout.config), [page.layout]);
  useKeptLanguage(page);
  useEffect(endTakeOver, []);
  return (
    <LayoutContext value={page.layout}>
      <FirstPageContext value={first}>
        <IconSprite />
        <Boundary of="Shell" anew={page} instead={<ScreenTrouble />}>
          <Shell>
            {[shown, ahead].map(
              (view) =>
                view && (
                  <PageView key={view.key} page={view.page} prerendered={view.key === 0} hidden={view !== shown} />
                ),
            )}
          </Shell>
        </Boundary>
      </FirstPageContext>
    </LayoutContext>
  );
}
