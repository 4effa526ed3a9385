import type { ReactNode } from "react";
import { useText } from "../app/text.ts";
import { PrivacySlot } from "../consent/PrivacySlot.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { Notices } from "./Notices.tsx";
import { PanelSlot } from "./PanelSlot.tsx";
import { PavingStrip } from "./PavingStrip.tsx";
import "./shell.css";

interface ShellProps {
  /** False for the frame in which a page shows what is seen of it first. */
  whole: boolean;
  children: ReactNode;
}

/** What stands around every screen. */
export function Shell({ whole, children }: ShellProps) {
  const t = useText();
  return (
    <>
      <a className="skip" href="#main">
        {t("LAYOUT_SKIP")}
      </a>
      <PrivacySlot />
      {header}
      <main id="main" tabIndex={-1} className={whole ? undefined : "main-begun"}>
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
