import { useEffect } from "react";
import { bound } from "../../ui/bound.ts";
import { Button } from "../../ui/Button.tsx";
import { useText } from "../app/text.ts";
import { endOffer, type InstallEvent, recordSeen } from "./install-offer.ts";

/** Offers once to keep the shop among the device's apps; either answer takes it off this page too. */
export function InstallLine({ offer }: { offer: InstallEvent }) {
  const t = useText();
  useEffect(recordSeen, []);
  const install = () => {
    void offer.prompt().catch(() => undefined);
    endOffer();
  };
  return (
    <section className="line line-install" aria-label={t("INSTALL_TITLE")}>
      <p role="status">{bound(t("INSTALL_TEXT"))}</p>
      <div className="line-answers">
        <Button size="small" onClick={endOffer}>
          {t("INSTALL_NO")}
        </Button>
        <Button size="small" kind="ink" onClick={install}>
          {t("INSTALL_YES")}
        </Button>
      </div>
    </section>
  );
}
