import type { KsefSaid } from "../../contract/operator/ksef.ts";
import { daySaid } from "../../domain/days-said.ts";
import { languageCalled } from "../../domain/language.ts";
import { Card } from "../controls/Card.tsx";
import { useSpoken, useText } from "../text.ts";
import { useMoney } from "../use-money.ts";

/** How many documents have their number, until when the shop can log in, and what invoices outside KSeF come to. */
export function StandingCard({ ksef }: { ksef: KsefSaid }) {
  const t = useText();
  const { tag } = languageCalled(useSpoken((spoken) => spoken.lanCode));
  const { joined, authentication, ends, accepted, unconfirmed } = ksef;
  return (
    <Card title={t("OFFICE_KSEF_STANDING")}>
      {joined !== null && (
        <dl className="ksef-facts">
          <dt>{t("OFFICE_KSEF_ACCEPTED")}</dt>
          <dd>{accepted}</dd>
          {unconfirmed > 0 && (
            <>
              <dt>{t("OFFICE_KSEF_UNCONFIRMED")}</dt>
              <dd>{unconfirmed}</dd>
            </>
          )}
          <dt>{t(authentication === "token" ? "OFFICE_KSEF_ENDS_TOKEN" : "OFFICE_KSEF_ENDS_CERTIFICATE")}</dt>
          <dd>{ends.logIn === null ? t("OFFICE_KSEF_ENDS_UNKNOWN") : daySaid(ends.logIn, tag)}</dd>
          <dt>{t("OFFICE_KSEF_ENDS_OFFLINE")}</dt>
          <dd>{ends.offline === null ? t("OFFICE_KSEF_ENDS_NONE") : daySaid(ends.offline, tag)}</dd>
        </dl>
      )}
      {!(joined?.on === true && joined.environment === "production") && <Limit limit={ksef.limit} />}
    </Card>
  );
}

function Limit({ limit: { worth, most, state, since } }: { limit: KsefSaid["limit"] }) {
  const t = useText();
  const money = useMoney();
  const said = (amount: number) => money({ amount, currency: "pln" });
  return (
    <>
      <h3>{t("OFFICE_KSEF_LIMIT")}</h3>
      <p className={state === "below" ? "mute" : "ksef-trouble"}>
        {t(`OFFICE_KSEF_LIMIT_${state.toUpperCase()}`, {
          worth: said(worth),
          most: said(most),
          month: since === null ? "" : since.split("-").toReversed().join("."),
        })}
      </p>
    </>
  );
}
