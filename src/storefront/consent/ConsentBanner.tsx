import type { ToldPurpose } from "../../domain/consent.ts";
import { Button } from "../../ui/Button.tsx";
import { useText } from "../app/text.ts";
import { showPrivacy } from "./consent.ts";
import { giveConsent } from "./give-consent.ts";
import "./consent-banner.css";

/**
 * The question, small and beside what the shopper does: no and yes are two equal buttons (law C11). It is about
 * these purposes and nothing else; social content is asked for at its own place.
 */
export function ConsentBanner({ purposes }: { purposes: readonly ToldPurpose[] }) {
  const t = useText();
  const answer = (yes: boolean) => {
    giveConsent(Object.fromEntries(purposes.map((purpose) => [purpose, yes])));
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  const question = purposes.length > 1 ? "BOTH" : purposes[0] === "advertising" ? "ADVERTISING" : "ANALYTICS";
  return (
    <section className="consent" aria-labelledby="consent-title" aria-describedby="consent-text">
      <h2 id="consent-title">{t("PRIVACY_TITLE")}</h2>
      <p id="consent-text" role="status">
        {t(`PRIVACY_ASK_${question}`)}{" "}
        <button type="button" className="link" aria-haspopup="dialog" onClick={() => showPrivacy(true)}>
          {t("PRIVACY_DETAILS")}
        </button>
      </p>
      <div className="consent-answers">
        <Button size="small" onClick={() => answer(false)}>
          {t("PRIVACY_REJECT")}
        </Button>
        <Button size="small" onClick={() => answer(true)}>
          {t("PRIVACY_ACCEPT")}
        </Button>
      </div>
    </section>
  );
}
