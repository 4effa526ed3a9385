import type { KsefSaid, OrderKsef } from "../../contract/operator/ksef.ts";
import { etag } from "../../contract/operator/route.ts";
import { invoicesOfOrder, ksefNumberOf } from "../../database/invoice/invoices.ts";
import { certificateRequests } from "../../database/invoice/ksef-certificate-requests.ts";
import {
  joinedTo,
  type KsefEnvironmentRow,
  ksefEnvironment,
  ksefOutages,
  outagesSaid,
} from "../../database/invoice/ksef-environments.ts";
import { filesOf, type KsefSubmission, submissionsOf } from "../../database/invoice/ksef-submissions.ts";
import { companyInvoicesOutside, ksefAccepted, ksefOpen } from "../../database/invoice/ksef-to-decide.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Invoice } from "../../domain/invoice/invoice.ts";
import {
  isForKsef,
  isNeverSent,
  ksefExemption,
  type KsefOutage,
  ksefTerms,
  ksefTokensUntil,
} from "../../domain/invoice/ksef-duty.ts";
import { ksefLack } from "../../domain/invoice/ksef-lack.ts";
import { ksefLimit, ksefSince } from "../../domain/invoice/ksef-limit.ts";
import { warsawDay } from "../../domain/warsaw-time.ts";
import { authenticationOf, mayGoAgain } from "../../flows/invoice/change-ksef.ts";

/** Returns how each document of an order stands in KSeF: in the system the shop is joined to, else in the one with force of law. */
export async function orderKsefSaid(db: Queryable, orderId: number, now: Date): Promise<OrderKsef> {
  const joined = await joinedTo(db);
  const environment = joined?.environment ?? "production";
  const on = joined?.isOn === true;
  const invoices = await invoicesOfOrder(db, orderId);
  const numbers = invoices.map(({ number }) => number);
  const submissions = new Map((await submissionsOf(db, environment, numbers)).map((one) => [one.number, one]));
  const files = await filesOf(db, numbers);
  const outages = await outagesSaid(db);
  const isReplaced = invoices.length > 1 && ksefLack(invoices.at(-1)!) === null;
  const documents: OrderKsef["documents"] = [];
  for (const [at, invoice] of invoices.entries()) {
    const submission = submissions.get(invoice.number);
    const noted = await ksefNumberOf(db, invoice.number);
    const ksefNumber = submission?.ksef_number ?? (environment === "production" ? noted : null);
    const kept = files.find(({ number }) => number === invoice.number);
    documents.push({
      document: invoice.number,
      nth: at + 1,
      environment: isForKsef(invoice) ? environment : null,
      standing:
        submission === undefined || ksefNumber !== null
          ? null
          : standingSaid(submission, invoice.issuedOn, outages, now),
      ksefNumber,
      acceptedAt: submission?.accepted_at?.toISOString() ?? null,
      hasFile: kept?.file === true,
      hasConfirmation: kept?.confirmation === true,
      acts: isForKsef(invoice) && ksefNumber === null ? actsOn({ invoice, submission, on, isReplaced, outages }) : [],
    });
  }
  return { on, documents };
}

function actsOn({
  invoice,
  submission,
  on,
  isReplaced,
  outages,
}: {
  invoice: Invoice;
  submission: KsefSubmission | undefined;
  on: boolean;
  isReplaced: boolean;
  outages: readonly KsefOutage[];
}): OrderKsef["documents"][number]["acts"] {
  const lacks = ksefLack(invoice) !== null;
  if (lacks && isReplaced) return [];
  const maySend =
    on && !lacks && !isNeverSent(invoice.issuedOn, outages) && (submission === undefined || mayGoAgain(submission));
  return [
    ...(maySend ? (["send"] as const) : []),
    ...(lacks ? (["correctSeller"] as const) : []),
    ...(!lacks && (submission === undefined || submission.problem !== null) ? (["note"] as const) : []),
  ];
}

interface Standing {
  state: KsefSubmission["state"];
  problem: KsefSubmission["problem"];
  says: string;
  handed_over_at: Date | null;
}

function standingSaid(
  { state, problem, says, handed_over_at }: Standing,
  issuedOn: string,
  outages: readonly KsefOutage[],
  now: Date,
) {
  const terms = ksefTerms(issuedOn, { today: warsawDay(now), handedOver: handed_over_at !== null, outages });
  return { state, problem, says, ...terms };
}

/** Returns how the shop stands with KSeF as a whole. */
export async function ksefSaid(db: Queryable, now: Date): Promise<KsefSaid> {
  const joined = await joinedTo(db);
  const row = joined === null ? null : await ksefEnvironment(db, joined.environment);
  const outages = await outagesSaid(db);
  const open = joined === null ? [] : await ksefOpen(db, joined.environment);
  const accepted = joined === null ? { accepted: 0, unconfirmed: 0 } : await ksefAccepted(db, joined.environment);
  const authentication = await authenticationOf(db);
  const limit = ksefLimit(await companyInvoicesOutside(db, ksefSince), warsawDay(now));
  return {
    joined: joined === null ? null : { environment: joined.environment, on: joined.isOn },
    authentication,
    problem: problemSaid(row),
    ends: endsOf(row, authentication),
    certificates: (joined === null ? [] : await certificateRequests(db, joined.environment)).map(
      ({ kind, asked_at, state, says }) => ({
        kind,
        askedAt: asked_at.toISOString(),
        state: state === "asked" || state === "sent" ? ("coming" as const) : state,
        says,
      }),
    ),
    ...accepted,
    open: open.map(({ number: document, order_id: order, issued_on: issuedOn, ...one }) => ({
      document,
      order,
      issuedOn,
      ...standingSaid(one, issuedOn, outages, now),
    })),
    outages: (await ksefOutages(db)).map(({ outage_id: id, kind, from_day: firstDay, to_day: lastDay, version }) => ({
      version: etag("end", version),
      id,
      kind,
      firstDay,
      lastDay,
    })),
    limit: { ...limit, most: ksefExemption.monthly },
  };
}

function problemSaid(row: KsefEnvironmentRow | null): KsefSaid["problem"] {
  if (row === null || row.problem === null) return null;
  return { kind: row.problem, says: row.problem_says, since: row.problem_since!.toISOString() };
}

/** Returns the last days of what it logs in by, and of the certificate for what is handed over first. */
export function endsOf(
  row: KsefEnvironmentRow | null,
  authentication: "certificate" | "token" | null,
): { logIn: string | null; offline: string | null } {
  const certificate = row?.certificate_ends ?? null;
  const offline = row?.offline_certificate_ends ?? null;
  return {
    logIn: authentication === "token" ? ksefTokensUntil : certificate && warsawDay(certificate),
    offline: offline && warsawDay(offline),
  };
}
