import type { KsefCertificateKind, KsefEnvironment } from "../../domain/invoice/ksef-duty.ts";
import type { Queryable } from "../queryable.ts";

/** How far a certificate is: to be asked for, asked for, in the connection, or not to be had. */
export type KsefRequestState = "asked" | "sent" | "done" | "refused";

export interface KsefCertificateRequest {
  kind: KsefCertificateKind;
  asked_at: Date;
  state: KsefRequestState;
  sealed_key: Buffer | null;
  reference: string | null;
  says: string;
}

/** Returns the certificates the shop has asked one of the Ministry's systems for, of each kind the last. */
export async function certificateRequests(
  db: Queryable,
  environment: KsefEnvironment,
): Promise<KsefCertificateRequest[]> {
  const { rows } = await db.query<KsefCertificateRequest>(
    "SELECT kind, asked_at, state, sealed_key, reference, says FROM ksef_certificate_requests WHERE environment = $1 ORDER BY kind",
    [environment],
  );
  return rows;
}

/** Has a certificate asked for; returns false while one of its kind is being made. */
export async function addCertificateRequest(
  db: Queryable,
  { environment, kind, now }: { environment: KsefEnvironment; kind: KsefCertificateKind; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `INSERT INTO ksef_certificate_requests (environment, kind, asked_at) VALUES ($1, $2, $3)
     ON CONFLICT (environment, kind) DO UPDATE SET state = 'asked', asked_at = $3, sealed_key = NULL, reference = NULL, says = ''
     WHERE ksef_certificate_requests.state IN ('done', 'refused')`,
    [environment, kind, now],
  );
  return rowCount === 1;
}

/** Records how far one is: with its key and reference while it is made, without them before and after. */
export async function saveCertificateRequest(
  db: Queryable,
  { environment, kind }: { environment: KsefEnvironment; kind: KsefCertificateKind },
  made: { state: KsefRequestState; sealedKey?: Buffer; reference?: string; says?: string },
): Promise<void> {
  await db.query(
    "UPDATE ksef_certificate_requests SET state = $3, sealed_key = $4, reference = $5, says = $6 WHERE environment = $1 AND kind = $2",
    [environment, kind, made.state, made.sealedKey ?? null, made.reference ?? null, made.says ?? ""],
  );
}
