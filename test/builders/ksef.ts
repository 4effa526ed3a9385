import { type KsefStandIn, standInToken } from "../../stand-ins/ksef/ksef.ts";
import { makeSelfSigned } from "../../stand-ins/ksef/self-signed.ts";
import { lockConnection } from "../../src/database/connection/connections.ts";
import { inTransaction, type Pool } from "../../src/database/connect.ts";
import { saveConnection } from "../../src/flows/connection/change-connection.ts";
import type { KsefSending } from "../../src/flows/invoice/send-to-ksef.ts";
import { openKsef } from "../../src/integrations/ksef/ksef.ts";
import { makeCertificateRequest } from "../../src/integrations/ksef/certificate-request.ts";
import { certificateEnd } from "../../src/integrations/ksef/ksef-key.ts";
import { signIssuerLink } from "../../src/integrations/ksef/sign-issuer-link.ts";
import { writeInvoiceXml } from "../../src/integrations/ksef/write-invoice-xml.ts";
import { openSecretBox, type SecretBox } from "../../src/integrations/secret-box.ts";

/** The NIP of a shop that a test joins to KSeF. */
export const ksefNip = "5260250274";

/** A certificate for what is handed over before it is sent. */
export const offlineSigned = makeSelfSigned({ kind: "ec", name: "Bruk offline" });

/** A certificate by which a shop logs in. */
export const logInSigned = makeSelfSigned({ kind: "ec", name: "Bruk" });

/** Joins a shop to a stand-in of KSeF, by token or certificate, with or without a certificate for the offline mode; `on` false: joined, and switched off. */
export async function joinKsef(
  pool: Pool,
  {
    environment = "production",
    offline = false,
    on = true,
    by = "token",
    box = openSecretBox(Buffer.alloc(32, 7)),
  }: { environment?: string; offline?: boolean; on?: boolean; by?: "token" | "certificate"; box?: SecretBox } = {},
): Promise<void> {
  const saved = await inTransaction(pool, async (db) => {
    const { version } = await lockConnection(db, "ksef");
    const fields = {
      environment,
      nip: ksefNip,
      authentication: by,
      token: by === "token" ? standInToken : "",
      certificate: by === "certificate" ? logInSigned.certificatePem : "",
      privateKey: by === "certificate" ? logInSigned.keyPem : "",
      offlineCertificate: offline ? offlineSigned.certificatePem : "",
      offlineKey: offline ? offlineSigned.keyPem : "",
    };
    return saveConnection(db, { kind: "ksef", version, on, fields }, { box, log: async () => undefined });
  });
  if (saved.kind !== "saved") throw new Error(`KSeF is not joined: ${JSON.stringify(saved)}`);
}

/** What documents are sent to a stand-in with; each opening logs in anew. */
export function sendingTo(standIn: Pick<KsefStandIn, "url">, now: () => Date): KsefSending {
  return {
    connections: { box: openSecretBox(Buffer.alloc(32, 7)) },
    write: writeInvoiceXml,
    sign: signIssuerLink,
    endOf: certificateEnd,
    request: makeCertificateRequest,
    open: ({ fields, secrets }) =>
      openKsef({
        apiUrl: standIn.url,
        logIn: {
          nip: fields.nip,
          by:
            fields.authentication === "token"
              ? { kind: "token", token: secrets.token }
              : {
                  kind: "certificate",
                  certificate: secrets.certificate,
                  privateKey: secrets.privateKey,
                  password: secrets.keyPassword,
                },
        },
        now,
        wait: async () => undefined,
        patience: 5000,
      }),
  };
}
