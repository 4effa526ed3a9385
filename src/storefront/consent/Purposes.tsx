import type { Purpose } from "../../domain/consent.ts";
import { useLayout } from "../app/navigation/page-context.ts";
import { useText } from "../app/text.ts";
import { hostOf } from "./host-of.ts";
import "../order-panel/form/check.css";

interface PurposesProps {
  purposes: readonly Purpose[];
  ticked: Partial<Record<Purpose, boolean>>;
  onTick: (purpose: Purpose, yes: boolean) => void;
}

/** What the shop keeps anyway, and a box for each purpose with the host it concerns. */
export function Purposes({ purposes, ticked, onTick }: PurposesProps) {
  const t = useText();
  const { analytics, timeline, told = [] } = useLayout().thirdParties;
  const hosts = { analytics: hostOf(analytics?.url), social: hostOf(timeline) };
  const said = {
    analytics: [
      t("PRIVACY_ANALYTICS"),
      [
        t("PRIVACY_ANALYTICS_TEXT", { host: hosts.analytics }),
        ...(told.includes("ga4") ? [t("PRIVACY_ANALYTICS_SERVER")] : []),
      ].join(" "),
    ],
    advertising: [t("PRIVACY_ADVERTISING"), t("PRIVACY_ADVERTISING_TEXT")],
    social: [t("PRIVACY_SOCIAL"), t("PRIVACY_SOCIAL_TEXT", { host: hosts.social })],
    signIn: [t("PRIVACY_SIGN_IN"), t("PRIVACY_SIGN_IN_TEXT")],
  } as const;
  return (
    <ul className="privacy-purposes">
      <li>
        <b>{t("PRIVACY_NECESSARY")}</b>
        <p>{t("PRIVACY_NECESSARY_TEXT")}</p>
      </li>
      {purposes.map((purpose) => (
        <li key={purpose}>
          <label className="check">
            <input
              type="checkbox"
              name={purpose}
              checked={ticked[purpose] === true}
              aria-describedby={`privacy-${purpose}`}
              onChange={(event) => onTick(purpose, event.target.checked)}
            />
            <b>{said[purpose][0]}</b>
          </label>
          <p id={`privacy-${purpose}`}>{said[purpose][1]}</p>
        </li>
      ))}
    </ul>
  );
}
