import { useMutation } from "@tanstack/react-query";
import { type KsefSaid, ksefRoutes } from "../../contract/operator/ksef.ts";
import { type KsefCertificateKind, ksefCertificateKinds } from "../../domain/invoice/ksef-duty.ts";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { Status } from "../controls/Status.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { Moment } from "../Moment.tsx";
import { tell } from "../notice.ts";
import { queryClient } from "../queries.ts";
import { useMay } from "../session.ts";
import { useText } from "../text.ts";
import { ksefKey } from "./ksef-key.ts";

const tones = { coming: "wait", done: "good", refused: "bad" } as const;

/** The certificates the shop asks KSeF for by itself; nothing to who may not change the connection. */
export function CertificatesCard({ ksef: { authentication, certificates } }: { ksef: KsefSaid }) {
  const t = useText();
  const ask = useMutation({
    mutationFn: (kind: KsefCertificateKind) => call(ksefRoutes.askKsefCertificate, { body: { kind } }),
    onSuccess: (answer) => {
      queryClient.setQueryData(ksefKey, answer);
      tell(t("OFFICE_KSEF_CERTIFICATE_ASKED"));
    },
  });
  if (!useMay("settings.edit")) return null;
  const isComing = (kind: KsefCertificateKind) =>
    certificates.some((one) => one.kind === kind && one.state === "coming");
  return (
    <Card title={t("OFFICE_KSEF_CERTIFICATES")}>
      <p className="mute">
        {t(authentication === "token" ? "OFFICE_KSEF_CERTIFICATES_TOKEN" : "OFFICE_KSEF_CERTIFICATES_TEXT")}
      </p>
      {certificates.length > 0 && (
        <ul className="ksef-outages">
          {certificates.map(({ kind, askedAt, state, says }) => (
            <li key={kind}>
              <span>
                <strong>{t(`OFFICE_KSEF_CERTIFICATE_${kind.toUpperCase()}`)}</strong>{" "}
                <span className="mute">
                  <Moment at={askedAt} />
                </span>
              </span>
              <Status tone={tones[state]} text={t(`OFFICE_KSEF_CERTIFICATE_STATE_${state.toUpperCase()}`)} />
              {says !== "" && <p className="mute ksef-says">{t("OFFICE_KSEF_SAYS", { says })}</p>}
            </li>
          ))}
        </ul>
      )}
      <Refused error={ask.error} />
      {authentication === "certificate" && (
        <div className="ksef-acts ksef-way">
          {ksefCertificateKinds.map((kind) => (
            <Act key={kind} busy={ask.isPending} disabled={isComing(kind)} onClick={() => ask.mutate(kind)}>
              {t(`OFFICE_KSEF_CERTIFICATE_ASK_${kind.toUpperCase()}`)}
            </Act>
          ))}
        </div>
      )}
    </Card>
  );
}
