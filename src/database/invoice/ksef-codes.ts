import type { Invoice } from "../../domain/invoice/invoice.ts";
import type { KsefEnvironment } from "../../domain/invoice/ksef-duty.ts";
import { documentLink, type KsefCodes } from "../../domain/invoice/ksef-links.ts";
import { bareNumber } from "../../domain/invoice/vat-number.ts";
import type { Queryable } from "../queryable.ts";
import { ksefNumberOf } from "./invoices.ts";

/** Returns what a document's paper shows of KSeF; null: nothing, as it does not go there, or was not written for it yet. */
export async function ksefCodesOf(
  db: Queryable,
  { number, issuedOn, seller }: Pick<Invoice, "number" | "issuedOn" | "seller">,
): Promise<KsefCodes | null> {
  const { rows } = await db.query<{
    environment: string;
    sha256: Buffer | null;
    ksef_number: string | null;
    issuer_link: string | null;
  }>(
    // Of the system with force of law where it has a number there, else of the one the shop is joined to.
    `SELECT s.environment, s.file_sha256 AS sha256, s.ksef_number, s.issuer_link FROM ksef_submissions s
     WHERE s.number = $1 AND s.file IS NOT NULL AND (s.ksef_number IS NOT NULL AND s.environment = 'production'
       OR s.environment = (SELECT coalesce(c.fields ->> 'environment', 'test') FROM connections c WHERE c.kind = 'ksef'))
     ORDER BY s.environment <> 'production' LIMIT 1`,
    [number],
  );
  const [row] = rows;
  const noted = await ksefNumberOf(db, number);
  if (row === undefined)
    return noted === null
      ? null
      : { environment: "production", documentLink: null, ksefNumber: noted, issuerLink: null };
  const environment = row.environment as KsefEnvironment;
  const sellerNip = bareNumber(seller.nip).replace(/^PL/, "");
  const ksefNumber = row.ksef_number ?? (environment === "production" ? noted : null);
  return {
    environment,
    documentLink: documentLink({ environment, sellerNip, issuedOn, hash: row.sha256!.toString("base64url") }),
    ksefNumber,
    issuerLink: ksefNumber === null ? row.issuer_link : null,
  };
}
