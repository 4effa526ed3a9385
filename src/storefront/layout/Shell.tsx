import type { ReactNode } from "react";
import { useText } from "../app/text.ts";
import { PrivacySlot } from "../consent/PrivacySlot.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { NoticeLine } from "./NoticeLine.tsx";
import { Notices } from "./Notices.tsx";
import { PanelSlot } from "./PanelSlot.tsx";
import { PavingStrip } from "./PavingStrip.tsx";
import "./shell.css";

/** What stands around every screen. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <>
      <a className="skip" href="#main">
        {t("LAYOUT_SKIP")}
      </a>
      <PrivacySlot />
      <NoticeLine />
      {header}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {below}
    </>
  );
}

// The same elements each time: a new page does not render them again.
const header = <Header />;
const below = (
  <>
    <PavingStrip />
    <Footer />
    <PanelSlot />
    <Notices />
  </>
);
