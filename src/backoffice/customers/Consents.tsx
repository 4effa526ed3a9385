import { useState } from "react";
import type { Customer } from "../../contract/operator/customers.ts";
import { newsletterRoutes } from "../../contract/operator/newsletter.ts";
import { act } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { Moment } from "../Moment.tsx";
import { EndDialog } from "../newsletter/EndDialog.tsx";
import { sourceText } from "../newsletter/source-text.ts";
import { useMay } from "../session.ts";
import { useText } from "../text.ts";
import { useCustomerAct } from "./use-customer.ts";

type Newsletter = NonNullable<Customer["newsletter"]>;

/** What somebody has agreed to: which words, where and when, and whether it still holds. */
export function Consents({ customer: { id, newsletter, stockAlerts, verified } }: { customer: Customer }) {
  const t = useText();
  return (
    <Card title={t("OFFICE_CONSENTS")} flush>
      <ul className="customer-rows">
        <li>
          <strong>{t("OFFICE_NEWSLETTER")}</strong>
          {newsletter === null ? (
            <p className="mute">{t(verified ? "OFFICE_CONSENT_NONE" : "OFFICE_CONSENT_UNPROVEN")}</p>
          ) : (
            <NewsletterConsent customerId={id} newsletter={newsletter} />
          )}
        </li>
        {stockAlerts.map((alert) => (
          <li key={alert.id}>
            <strong>{`${t("OFFICE_STOCK_ALERTS")}: ${[alert.product, alert.variant].filter(Boolean).join(", ")}`}</strong>
            <ConsentSaid {...alert} />
            {alert.toldAt !== null && (
              <p className="mute">
                {t("OFFICE_CONSENT_TOLD")} <Moment at={alert.toldAt} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function NewsletterConsent({ customerId: id, newsletter }: { customerId: number; newsletter: Newsletter }) {
  const t = useText();
  const mayEnd = useMay("customers.contact");
  const [ending, setEnding] = useState(false);
  const end = useCustomerAct({
    id,
    send: () => act(newsletterRoutes.endSubscription, { parameters: { id: newsletter.id } }),
    said: () => t("OFFICE_NEWSLETTER_ENDED"),
    onDone: () => setEnding(false),
  });
  return (
    <>
      <p>{sourceText(newsletter.source, t)}</p>
      <ConsentSaid {...newsletter} />
      {mayEnd && newsletter.endedAt === null && (
        <Act kind="plain" onClick={() => setEnding(true)}>
          {t("OFFICE_NEWSLETTER_END")}
        </Act>
      )}
      {ending && <EndDialog end={end} onClose={() => setEnding(false)} />}
    </>
  );
}

interface ConsentSaidProps {
  words: string;
  askedAt: string;
  confirmedAt: string | null;
  endedAt: string | null;
}

function ConsentSaid({ words, askedAt, confirmedAt, endedAt }: ConsentSaidProps) {
  const t = useText();
  return (
    <p className="mute">
      {t("OFFICE_CONSENT_ASKED")} <Moment at={askedAt} />
      {confirmedAt !== null && (
        <>
          {" · "}
          {t("OFFICE_CONSENT_CONFIRMED")} <Moment at={confirmedAt} />
        </>
      )}
      {endedAt !== null && (
        <>
          {" · "}
          {t("OFFICE_CONSENT_ENDED")} <Moment at={endedAt} />
        </>
      )}
      {" · "}
      {t("OFFICE_CONSENT_WORDS", { words })}
    </p>
  );
}
