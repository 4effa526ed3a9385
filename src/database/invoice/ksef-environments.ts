import type { KsefEnvironment, KsefOutage, KsefOutageKind, KsefSystemProblem } from "../../domain/invoice/ksef-duty.ts";
import type { Queryable } from "../queryable.ts";

export interface KsefEnvironmentRow {
  environment: KsefEnvironment;
  since: Date;
  not_before: Date | null;
  problem: KsefSystemProblem | null;
  problem_says: string;
  problem_since: Date | null;
  certificate_ends: Date | null;
  offline_certificate_ends: Date | null;
}

/** Returns to which of the Ministry's systems the shop is joined, and whether that is switched on; null: it was never set up. */
export async function joinedTo(db: Queryable): Promise<{ environment: KsefEnvironment; isOn: boolean } | null> {
  const { rows } = await db.query<{ environment: string; is_on: boolean }>(
    "SELECT coalesce(fields ->> 'environment', 'test') AS environment, is_on FROM connections WHERE kind = 'ksef'",
  );
  const [row] = rows;
  return row === undefined ? null : { environment: row.environment as KsefEnvironment, isOn: row.is_on };
}

/** Returns one of the Ministry's systems as the shop knows it; null: it was never joined to it. */
export async function ksefEnvironment(db: Queryable, environment: KsefEnvironment): Promise<KsefEnvironmentRow | null> {
  const { rows } = await db.query<KsefEnvironmentRow>(
    "SELECT environment, since, not_before, problem, problem_says, problem_since, certificate_ends, offline_certificate_ends FROM ksef_environments WHERE environment = $1",
    [environment],
  );
  return rows[0] ?? null;
}

/** Records until when its certificates hold; null: there is none. */
export async function saveCertificateEnds(
  db: Queryable,
  environment: KsefEnvironment,
  { certificate, offline }: { certificate: Date | null; offline: Date | null },
): Promise<void> {
  await db.query(
    "UPDATE ksef_environments SET certificate_ends = $2, offline_certificate_ends = $3 WHERE environment = $1 AND (certificate_ends, offline_certificate_ends) IS DISTINCT FROM ($2, $3)",
    [environment, certificate, offline],
  );
}

/** Records why nothing is sent there now, and until when nothing is tried; `problem` null: nothing is wrong any more. */
export async function saveSystemProblem(
  db: Queryable,
  environment: KsefEnvironment,
  {
    problem,
    says = "",
    notBefore = null,
    now,
  }: {
    problem: KsefSystemProblem | null;
    says?: string;
    notBefore?: Date | null;
    now: Date;
  },
): Promise<void> {
  await db.query(
    `UPDATE ksef_environments SET problem = $2, problem_says = $3, not_before = $4,
       problem_since = CASE WHEN $2::text IS NULL THEN NULL ELSE coalesce(problem_since, $5) END
     WHERE environment = $1 AND (problem IS NOT NULL OR $2::text IS NOT NULL OR not_before IS NOT NULL)`,
    [environment, problem, says, notBefore, now],
  );
}

export interface KsefOutageRow {
  outage_id: number;
  kind: KsefOutageKind;
  from_day: string;
  to_day: string | null;
  version: number;
}

/** Returns the announced times without KSeF, the newest first. */
export async function ksefOutages(db: Queryable): Promise<KsefOutageRow[]> {
  const { rows } = await db.query<KsefOutageRow>(
    "SELECT outage_id, kind, from_day, to_day, version FROM ksef_outages ORDER BY from_day DESC, outage_id DESC LIMIT 200",
  );
  return rows;
}

/** Returns them as the rules read them. */
export async function outagesSaid(db: Queryable): Promise<KsefOutage[]> {
  return (await ksefOutages(db)).map(({ kind, from_day: from, to_day: to }) => ({ kind, from, to }));
}

/** Records an announced time without KSeF; returns its number. */
export async function addOutage(db: Queryable, { kind, from, to }: KsefOutage): Promise<number> {
  const { rows } = await db.query<{ outage_id: number }>(
    "INSERT INTO ksef_outages (kind, from_day, to_day) VALUES ($1, $2, $3) RETURNING outage_id",
    [kind, from, to],
  );
  return rows[0]!.outage_id;
}

/** Returns one of them and locks it until the transaction ends; null: there is none of this number. */
export async function lockOutage(db: Queryable, outageId: number): Promise<(KsefOutage & { version: number }) | null> {
  const { rows } = await db.query<KsefOutageRow>(
    "SELECT outage_id, kind, from_day, to_day, version FROM ksef_outages WHERE outage_id = $1 FOR UPDATE",
    [outageId],
  );
  const [row] = rows;
  return row === undefined ? null : { kind: row.kind, from: row.from_day, to: row.to_day, version: row.version };
}

/** Says until which day one lasted (null: it lasts still), which counts one version more. */
export async function saveOutageEnd(db: Queryable, outageId: number, to: string | null): Promise<void> {
  await db.query("UPDATE ksef_outages SET to_day = $2, version = version + 1 WHERE outage_id = $1", [outageId, to]);
}

/** Takes one away. */
export async function removeOutage(db: Queryable, outageId: number): Promise<void> {
  await db.query("DELETE FROM ksef_outages WHERE outage_id = $1", [outageId]);
}
