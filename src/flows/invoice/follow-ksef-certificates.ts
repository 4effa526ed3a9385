import { lockConnection } from "../../database/connection/connections.ts";
import { inTransaction, type Pool } from "../../database/connect.ts";
import {
  certificateRequests,
  type KsefCertificateRequest,
  saveCertificateRequest,
} from "../../database/invoice/ksef-certificate-requests.ts";
import { logAct } from "../../database/staff/operator-log.ts";
import type { KsefCertificateKind, KsefEnvironment } from "../../domain/invoice/ksef-duty.ts";
import { KsefProblem } from "../../domain/invoice/ksef-problem.ts";
import { warsawDay } from "../../domain/warsaw-time.ts";
import type { makeCertificateRequest } from "../../integrations/ksef/certificate-request.ts";
import type { Ksef } from "../../integrations/ksef/ksef.ts";
import type { SecretBox } from "../../integrations/secret-box.ts";
import { saveConnection } from "../connection/change-connection.ts";

/** What certificates are asked for and kept with. */
export interface CertificateFollowing {
  environment: KsefEnvironment;
  ksef: Pick<Ksef, "subject" | "askForCertificate" | "certificateOf">;
  request: typeof makeCertificateRequest;
  box: SecretBox;
  now: Date;
}

/** Which of the connection's fields a certificate and its key are. */
const fields: Record<KsefCertificateKind, { certificate: string; key: string; password: string }> = {
  authentication: { certificate: "certificate", key: "privateKey", password: "keyPassword" },
  offline: { certificate: "offlineCertificate", key: "offlineKey", password: "offlineKeyPassword" },
};

/** As what the key of a certificate that is being made is sealed. */
const place = { connection: "ksef", field: "requestedKey" };

/**
 * Takes each certificate that was asked for one step on: it is requested with a fresh key, which leaves the shop for nobody, and once
 * it is made it takes the place of the one before in the connection. What is refused says why; what got no answer is tried again.
 */
export async function followCertificates(pool: Pool, following: CertificateFollowing): Promise<void> {
  const { environment } = following;
  for (const request of await certificateRequests(pool, environment)) {
    const { kind } = request;
    try {
      if (request.state === "asked") await ask(pool, following, kind);
      else if (request.state === "sent") await fetchMade(pool, following, request);
    } catch (error) {
      if (!(error instanceof KsefProblem) || error.kind !== "refused") throw error;
      await saveCertificateRequest(pool, { environment, kind }, { state: "refused", says: error.message });
    }
  }
}

async function ask(
  pool: Pool,
  { environment, ksef, request, box, now }: CertificateFollowing,
  kind: KsefCertificateKind,
): Promise<void> {
  const made = request(await ksef.subject());
  // A second one is of no harm: where the answer is lost, it is asked for anew, with another key.
  const name = `Bruk ${kind === "offline" ? "offline" : "logowanie"} ${warsawDay(now)}`;
  const reference = await ksef.askForCertificate({ name, kind, request: made.request });
  const sealedKey = box.seal(made.privateKey, place);
  await saveCertificateRequest(pool, { environment, kind }, { state: "sent", sealedKey, reference });
}

async function fetchMade(
  pool: Pool,
  { environment, ksef, box }: CertificateFollowing,
  { kind, reference, sealed_key }: KsefCertificateRequest,
): Promise<void> {
  const certificate = await ksef.certificateOf(reference!);
  if (certificate === null) return;
  const key = box.open(sealed_key!, place);
  const { certificate: first, key: second, password } = fields[kind];
  await inTransaction(pool, async (db) => {
    const log = (logged: Parameters<typeof logAct>[2]) => logAct(db, { kind: "system" }, logged);
    const { version } = await lockConnection(db, "ksef");
    const saved =
      key === null
        ? null
        : await saveConnection(
            db,
            { kind: "ksef", version, fields: { [first]: certificate, [second]: key, [password]: "" } },
            { box, log },
          );
    const isSaved = saved?.kind === "saved";
    const says = isSaved ? "" : "the certificate was made, and its key cannot be read here any more";
    await saveCertificateRequest(db, { environment, kind }, { state: isSaved ? "done" : "refused", says });
  });
}
