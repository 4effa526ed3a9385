import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { type KsefSaid, ksefRoutes } from "../../contract/operator/ksef.ts";
import { daySaid } from "../../domain/days-said.ts";
import { languageCalled } from "../../domain/language.ts";
import { call } from "../api.ts";
import { actClass } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { Read } from "../controls/Read.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Status } from "../controls/Status.tsx";
import { Moment } from "../Moment.tsx";
import { HistoryLink } from "../log/HistoryLink.tsx";
import { useMay } from "../session.ts";
import { useSpoken, useText } from "../text.ts";
import { CertificatesCard } from "./CertificatesCard.tsx";
import { OutagesCard } from "./OutagesCard.tsx";
import { Standing } from "./Standing.tsx";
import { StandingCard } from "./StandingCard.tsx";
import { ksefKey } from "./ksef-key.ts";
import "../controls/card.css";
import "./ksef.css";

/** How the shop stands with KSeF: why nothing goes, which documents have no number yet, what ends, and the times without it. */
export function KsefScreen() {
  const t = useText();
  const query = useQuery({ queryKey: ksefKey, queryFn: () => call(ksefRoutes.ksef), refetchInterval: 30_000 });
  const joined = query.data?.joined ?? null;
  return (
    <>
      <ScreenHead
        title={t("OFFICE_KSEF")}
        states={
          joined !== null && (
            <p className="ksef-states">
              <Status tone={joined.on ? "good" : "wait"} text={t(joined.on ? "OFFICE_KSEF_ON" : "OFFICE_KSEF_OFF")} />
              <span className="mute">{t(`OFFICE_KSEF_ENVIRONMENT_${joined.environment.toUpperCase()}`)}</span>
            </p>
          )
        }
        acts={
          <>
            <HistoryLink entity="ksefOutage" />
            {joined !== null && <ToConnection />}
          </>
        }
      />
      <p className="ksef-lead mute">{t("OFFICE_KSEF_LEAD")}</p>
      <Read query={query}>{(ksef) => <Ksef ksef={ksef} />}</Read>
    </>
  );
}

/** The way to what the shop logs in by; nothing to who may not change it. */
function ToConnection({ first = false }: { first?: boolean }) {
  const t = useText();
  return useMay("settings.edit") ? (
    <Link href="/settings/connections/ksef" className={actClass(first ? "signal" : "line")}>
      {t("OFFICE_KSEF_CONNECT")}
    </Link>
  ) : null;
}

function Ksef({ ksef }: { ksef: KsefSaid }) {
  const t = useText();
  const { joined, problem } = ksef;
  return (
    <div className="ksef-cards">
      {joined === null && (
        <Card title={t("OFFICE_KSEF_NOT_JOINED")}>
          <p>{t("OFFICE_KSEF_NOT_JOINED_TEXT")}</p>
          <p className="ksef-way">
            <ToConnection first />
          </p>
        </Card>
      )}
      {problem !== null && (
        <Card title={t("OFFICE_KSEF_STOPPED")} aside={<Moment at={problem.since} />}>
          <p className="ksef-trouble">{t(`OFFICE_KSEF_STOPPED_${problem.kind.toUpperCase()}`)}</p>
          {problem.says !== "" && <p className="mute ksef-says">{t("OFFICE_KSEF_SAYS", { says: problem.says })}</p>}
        </Card>
      )}
      {joined !== null && <OpenCard open={ksef.open} />}
      <StandingCard ksef={ksef} />
      {joined?.on === true && <CertificatesCard ksef={ksef} />}
      <OutagesCard outages={ksef.outages} />
    </div>
  );
}

function OpenCard({ open }: { open: KsefSaid["open"] }) {
  const t = useText();
  const { tag } = languageCalled(useSpoken((spoken) => spoken.lanCode));
  if (open.length === 0)
    return (
      <Card title={t("OFFICE_KSEF_OPEN")}>
        <p className="mute">{t("OFFICE_KSEF_OPEN_NONE")}</p>
      </Card>
    );
  return (
    <Card title={t("OFFICE_KSEF_OPEN")} aside={open.length} flush>
      <ul className="ksef-open">
        {open.map(({ document, order, issuedOn, ...standing }) => (
          <li key={document}>
            <p className="ksef-head">
              <Link href={`/orders/${order}`} className="link">
                {document}
              </Link>
              <span className="mute">{t("OFFICE_KSEF_ISSUED", { day: daySaid(issuedOn, tag) })}</span>
            </p>
            <Standing standing={standing} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
