import * as v from "valibot";
import type { VatRate } from "../../domain/invoice/vat.ts";
import type { ReceiptAnswer, ReceiptOrdered, Receipts, ReceiptStanding } from "./receipts.ts";

interface EparagonySettings {
  /** Host of the documents, without a trailing slash. */
  apiUrl: string;
  /** Host of the tokens, which is another, likewise. */
  loginUrl: string;
  posId: string;
  clientId: string;
  clientSecret: string;
  /** Milliseconds to wait for an answer. */
  patience?: number;
}

/** Letters of a cash register as it is programmed in Poland; every document says them. */
const slots: Readonly<Record<VatRate, string>> = { "23": "A", "8": "B", "5": "C", "0": "D", zw: "E" };
const taxRates = { A: "23", B: "8", C: "5", D: "0", E: "ZW", F: "0", G: "0" };

const told = v.nullish(v.union([v.string(), v.number()]), null);
const tokenAnswer = v.object({
  access_token: v.pipe(v.string(), v.minLength(1)),
  expires_in: v.optional(v.number(), 300),
});
const statusAnswer = v.object({
  status: v.optional(v.string(), ""),
  receiptNumber: told,
  fiscalDocumentNumber: told,
  fiscalDeviceUniqueNumber: told,
  documentUrl: v.nullish(v.string(), null),
  endTime: v.nullish(v.string(), null),
  errorDescription: v.nullish(v.string(), ""),
});
const errorAnswer = v.object({
  errorCode: v.nullish(v.number()),
  errorDescription: v.nullish(v.string()),
  message: v.nullish(v.string()),
});

/** Documents that are there already under their token, and tokens nobody has a document under. */
const alreadyThere = 118;
const unknownTokens: readonly number[] = [92, 100];

/** Speaks with eparagony.pl (API v3): a token of an hour from one host, receipts at another. */
export function openEparagony({
  apiUrl,
  loginUrl,
  posId,
  clientId,
  clientSecret,
  patience = 15_000,
}: EparagonySettings): Receipts {
  let token: { value: string; until: number } | null = null;
  const ask = (url: string, init: RequestInit) =>
    fetch(url, {
      ...init,
      headers: {
        accept: "application/json",
        "x-api-version": "3",
        "user-agent": "Bruk (online shop)",
        ...init.headers,
      },
      redirect: "error",
      signal: AbortSignal.timeout(patience),
    });
  const logIn = async (): Promise<string | { status: number }> => {
    if (token !== null && Date.now() < token.until) return token.value;
    const reply = await ask(`${loginUrl}/auth/token`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({
        grant_type: "client_credentials",
        client_id: clientId,
        client_secret: clientSecret,
        scope: "document_create printer_get ecommerce",
      }).toString(),
    });
    if (!reply.ok) return { status: reply.status };
    const { access_token: value, expires_in: seconds } = v.parse(tokenAnswer, await reply.json());
    token = { value, until: Date.now() + Math.max(0, seconds - 60) * 1000 };
    return value;
  };
  /** Calls with a token; one that has ended meanwhile is got anew, once. */
  const call = async (path: string, init: RequestInit, again = true): Promise<Response> => {
    const value = await logIn();
    if (typeof value !== "string") throw new Error(`eparagony.pl gives no token (${value.status})`);
    const reply = await ask(apiUrl + path, { ...init, headers: { ...init.headers, authorization: `Bearer ${value}` } });
    if (reply.status !== 401 || !again) return reply;
    token = null;
    return call(path, init, false);
  };
  const errorOf = async (reply: Response) => {
    const parsed = v.safeParse(errorAnswer, await reply.json().catch(() => ({})));
    const { errorCode = null, errorDescription, message } = parsed.success ? parsed.output : {};
    return {
      code: errorCode,
      says: [errorCode, errorDescription ?? message].filter(Boolean).join(" ") || `HTTP ${reply.status}`,
    };
  };
  const isFinal = ({ status }: Response) =>
    status >= 400 && status < 500 && ![401, 403, 408, 425, 429].includes(status);
  const later = (error: unknown) => ({
    kind: "later" as const,
    problem: error instanceof Error ? error.message : "no answer",
  });

  const register = async (sale: ReceiptOrdered): Promise<ReceiptAnswer> => {
    const reply = await call("/documents", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(documentOf(sale, posId)),
    });
    if (reply.ok) return { kind: "taken" };
    const { code, says } = await errorOf(reply);
    if (code === alreadyThere) return { kind: "taken" };
    return { kind: isFinal(reply) ? "refused" : "later", problem: says };
  };
  const look = async (documentToken: string): Promise<ReceiptStanding> => {
    const reply = await call(`/documents/${documentToken}/status`, {});
    if (!reply.ok) {
      const { code, says } = await errorOf(reply);
      return reply.status === 404 || unknownTokens.includes(code ?? 0)
        ? { kind: "unknown" }
        : { kind: "later", problem: says };
    }
    const {
      status,
      receiptNumber,
      fiscalDocumentNumber,
      fiscalDeviceUniqueNumber: device,
      documentUrl,
      endTime,
      errorDescription,
    } = v.parse(statusAnswer, await reply.json());
    const number = receiptNumber ?? fiscalDocumentNumber;
    if (status === "ERROR") return { kind: "refused", problem: errorDescription || "ERROR" };
    if (status !== "CONFIRMED" || number === null) return { kind: "waits" };
    const at = endTime === null || Number.isNaN(Date.parse(endTime)) ? null : new Date(endTime);
    return {
      kind: "registered",
      number: String(number),
      device: device === null ? null : String(device),
      url: documentUrl !== null && URL.canParse(documentUrl) && documentUrl.startsWith("https://") ? documentUrl : null,
      at,
    };
  };
  return {
    register: (sale) => register(sale).catch(later),
    look: (documentToken) => look(documentToken).catch(later),
    async check() {
      token = null;
      const value = await logIn();
      if (typeof value === "string") return { result: "works", says: "" };
      const isRefused = value.status >= 400 && value.status < 500 && value.status !== 429;
      return { result: isRefused ? "credentials" : "silent", says: `HTTP ${value.status}` };
    },
  };
}

/** `POST /documents` of a receipt, amounts in grosze: what was paid is the sum of its lines. */
function documentOf(
  { documentToken, transactionToken, orderId, document, total, lines, cash, soldAt }: ReceiptOrdered,
  posId: string,
) {
  return {
    posId,
    documentToken,
    transactionToken,
    eReceipt: {
      fiscalize: true,
      print: false,
      metadata: {
        grossSaleValue: total,
        taxRates,
        orderTime: soldAt.toISOString(),
        currency: "PLN",
        orderId: String(orderId),
        merchantDocumentId: document,
      },
      lines: lines.map((line) => ({
        type: "PRODUCT",
        productOrServiceName: line.name,
        quantity: String(line.quantity),
        unitPrice: line.unitPrice,
        totalLineValue: line.total,
        taxRate: slots[line.rate],
      })),
      payment: { payments: [{ paymentForm: cash ? "Gotówka" : "Przelew", paidThisForm: total }], totalPaid: total },
    },
  };
}
