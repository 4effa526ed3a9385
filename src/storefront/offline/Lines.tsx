import { useEffect, useRef } from "react";
import { useStore } from "zustand/react";
import { askedAtOnce } from "../../domain/consent.ts";
import { consent } from "../consent/consent.ts";
import { travel } from "../app/navigation/navigate.ts";
import { useText } from "../app/text.ts";
import { notify } from "../layout/notices-state.ts";
import { Icon } from "../../ui/Icon.tsx";
import { connection } from "./connection.ts";
import { InstallLine } from "./InstallLine.tsx";
import { installOffer } from "./install-offer.ts";
import { LanguageLine } from "./LanguageLine.tsx";
import { languageOffer } from "./language-offer.ts";
import "./lines.css";

/** What is said beside the page, without taking anything of it: that the connection is gone, that the page is there in another language, that the shop can be installed. */
export function Lines() {
  const t = useText();
  const offline = useStore(connection, (state) => state.offline);
  const offer = useStore(installOffer, (state) => state.event);
  const language = useStore(languageOffer, (state) => state.offer);
  const at = useStore(travel, (state) => state.page && location.pathname);
  const asked = useStore(consent, (state) => state.given !== null);
  const asks = useStore(travel, ({ page }) => page !== null && askedAtOnce(page.layout.thirdParties).length > 0);
  const was = useRef(false);
  useEffect(() => {
    if (was.current && !offline) notify(t("OFFLINE_OVER"));
    was.current = offline;
  }, [offline, t]);
  // The question of consent stands at the same place, and comes first.
  const free = !offline && (asked || !asks);
  return (
    <>
      <p className={offline ? "line line-offline" : undefined} role="status">
        {offline && (
          <>
            <Icon name="warning" />
            {t("OFFLINE_LINE")}
          </>
        )}
      </p>
      {language !== null && language.from === at && free ? (
        <LanguageLine offer={language} />
      ) : (
        offer !== null && free && <InstallLine offer={offer} />
      )}
    </>
  );
}
