import { text } from "node:stream/consumers";
import type { Down } from "./down.ts";
import { type LoopbackServer, openLoopbackServer } from "../src/integrations/loopback-server.ts";

/** What it does with the next calls instead of answering as it should; `lost`: it does the work, and the answer never comes. */
type ReceiptFault = "lost" | "unavailable" | "limited" | "tokenEnded" | "refused";

interface Document {
  posId?: string;
  documentToken?: string;
  eReceipt?: {
    metadata?: { grossSaleValue?: number; orderId?: string };
    lines?: { totalLineValue?: number; unitPrice?: number; quantity?: string; taxRate?: string }[];
    payment?: { totalPaid?: number };
  };
}

export interface EparagonyStandIn extends LoopbackServer {
  /** The documents it has registered, by their token. */
  documents: ReadonlyMap<string, Document>;
  /** Calls of any kind, answered or not. */
  called(): number;
  /** Calls of `POST /documents`, whatever came of them. */
  posted(): number;
  /** What happens to the next calls, one each. */
  next(...faults: ReceiptFault[]): void;
  /** Has nothing be done, whatever is asked. */
  fail(down: Down): void;
  /** Whether what it has is confirmed by its device already. */
  confirm(isConfirmed: boolean): void;
}

/** Serves `/auth/token`, `/documents` and its status over loopback, with a cash register that is invented. `knows`: whose credentials; absent: anybody's. */
export async function openEparagonyStandIn({
  knows,
}: { knows?: { clientId: string; clientSecret: string } } = {}): Promise<EparagonyStandIn> {
  const documents = new Map<string, Document>();
  const faults: ReceiptFault[] = [];
  let [confirmed, called, posted, tokens] = [true, 0, 0, 0];
  let down: Down = null;
  const server = await openLoopbackServer((request, response) => {
    const send = (status: number, body: object) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    called += 1;
    if (down === "broken") return void request.socket.destroy();
    if (down === "503") return void response.writeHead(503).end();
    void text(request).then((sent) => {
      const { pathname } = new URL(request.url ?? "/", "http://stand-in");
      if (pathname === "/auth/token") {
        const form = new URLSearchParams(sent);
        const isKnown =
          knows === undefined ||
          (form.get("client_id") === knows.clientId && form.get("client_secret") === knows.clientSecret);
        if (!isKnown || form.get("grant_type") !== "client_credentials") return send(401, { error: "invalid_client" });
        tokens += 1;
        return send(200, { access_token: `token-${tokens}`, token_type: "Bearer", expires_in: 3600 });
      }
      const fault = faults.shift();
      if (fault === "tokenEnded" || request.headers.authorization !== `Bearer token-${tokens}`)
        return send(401, { errorCode: 1, errorDescription: "Unauthorized" });
      if (fault === "limited") return send(429, { message: "Too Many Requests" });
      if (fault === "unavailable") return send(503, { message: "Service Unavailable" });
      if (pathname === "/documents" && request.method === "POST") {
        posted += 1;
        const document = JSON.parse(sent) as Document;
        const [status, answer] =
          fault === "refused" ? [422, { errorCode: 43, errorDescription: "Unknown posId" }] : taken(document);
        if (fault === "lost") return request.socket.destroy();
        return send(status, answer);
      }
      const [, token = ""] = /^\/documents\/([\w-]+)\/status$/.exec(pathname) ?? [];
      const found = documents.get(token);
      if (found === undefined) return send(404, { errorCode: 92, errorDescription: "UNKNOWN_DOCUMENT_TOKEN" });
      return send(200, statusOf(token));
    });
  });

  function taken(document: Document): [status: number, answer: object] {
    const { documentToken = "", eReceipt } = document;
    if (documents.has(documentToken))
      return [409, { errorCode: alreadyThere, errorDescription: "Document already exists" }];
    const lines = eReceipt?.lines ?? [];
    const sum = lines.reduce((all, line) => all + (line.totalLineValue ?? 0), 0);
    const isWhole = lines.every(
      (line) =>
        (line.unitPrice ?? 0) * Number(line.quantity) === line.totalLineValue && /^[A-G]$/.test(line.taxRate ?? ""),
    );
    const { grossSaleValue } = eReceipt?.metadata ?? {};
    if (sum !== grossSaleValue || !isWhole || eReceipt?.payment?.totalPaid !== sum)
      return [422, { errorCode: 87, errorDescription: "Declared payment does not match" }];
    documents.set(documentToken, document);
    return [202, { documentToken, documentStatusUrl: `/documents/${documentToken}/status` }];
  }

  function statusOf(token: string): object {
    if (!confirmed) return { status: "PENDING", documentToken: token };
    const place = [...documents.keys()].indexOf(token) + 1;
    return {
      status: "CONFIRMED",
      documentToken: token,
      receiptNumber: place,
      fiscalDeviceUniqueNumber: "WTE2301000001",
      documentUrl: `https://sandbox.eparagony.pl/d/${token}`,
      endTime: new Date().toISOString(),
    };
  }

  return {
    ...server,
    documents,
    called: () => called,
    posted: () => posted,
    next: (...more) => void faults.push(...more),
    fail: (how) => {
      down = how;
    },
    confirm: (isConfirmed) => {
      confirmed = isConfirmed;
    },
  };
}

const alreadyThere = 118;
