import { useState } from "react";
import { useStore } from "zustand/react";
import { limits } from "../../domain/limits.ts";
import { Button } from "../../ui/Button.tsx";
import { useText } from "../app/text.ts";
import { consent } from "../consent/consent.ts";
import { hostOf } from "../consent/host-of.ts";

/**
 * The embedded social timeline, 270 × 400 (specification, point 2, 'footer'). Nothing of it is asked for before
 * a click on its place, which counts for this page, or the consent to social content (law C11).
 */
export function Timeline({ url }: { url: string }) {
  const t = useText();
  const agreed = useStore(consent, (state) => state.given?.purposes.social === true);
  const [clicked, setClicked] = useState(false);
  const { width, height } = limits.timeline;
  if (agreed || clicked) {
    return (
      <iframe
        className="timeline"
        src={url}
        title={t("TIMELINE_TITLE")}
        width={width}
        height={height}
        loading="lazy"
        referrerPolicy="no-referrer"
        // Of another origin than the shop, its own storage gives it nothing of ours.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      />
    );
  }
  return (
    <section className="timeline timeline-rest" aria-labelledby="timeline-title">
      <h2 id="timeline-title">{t("TIMELINE_TITLE")}</h2>
      <p>{t("TIMELINE_ASK", { host: hostOf(url) })}</p>
      <Button size="small" className="foot-program" onClick={() => setClicked(true)}>
        {t("TIMELINE_SHOW")}
      </Button>
    </section>
  );
}
