import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { openLoopbackServer } from "../../src/integrations/loopback-server.ts";
import { type KsefFaults, noKsefFaults } from "./faults.ts";
import { openCertificates } from "./certificates.ts";
import { openLogIns } from "./log-ins.ts";
import { Lost, Refusal, type Reply } from "./reply.ts";
import { openSessions, type Sessions } from "./sessions.ts";

/** KSeF 2.0's stand-in, on this machine alone: what it takes has no force of law. */
export interface KsefStandIn {
  /** Where its API is, without a stroke at its end. */
  url: string;
  /** What it does wrong from now on; nothing beside what is named. */
  misbehave(faults: Partial<KsefFaults>): void;
  /** Every file it was given, in order. */
  readonly sent: Sessions["sent"];
  /** Has a file in it that another program sent; returns its number. */
  plant: Sessions["plant"];
  /** What was called, in order: `POST /sessions/online`. */
  readonly calls: string[];
  close(): Promise<void>;
}

/** The token of KSeF that it knows. */
export const standInToken = "20261129-EC-STANDIN|nip-5261040828|0123456789abcdef";

/** Serves KSeF's API of 2.x over loopback: any self-signed certificate logs in, as on the Ministry's own TEST. */
export async function openKsefStandIn(now: () => Date = () => new Date()): Promise<KsefStandIn> {
  let faults: KsefFaults = { ...noKsefFaults };
  const calls: string[] = [];
  const logIns = openLogIns(now);
  const sessions = openSessions(now, () => faults);
  const certificates = openCertificates(now);

  async function answer(request: IncomingMessage): Promise<Reply> {
    const body = await buffer(request);
    const { pathname } = new URL(request.url ?? "/", "http://stand-in");
    const path = pathname.replace(/^\/v2/, "");
    calls.push(`${request.method} ${path}`);
    if (faults.closed) throw new Refusal(503, 0, "Przerwa techniczna");
    const bearer = request.headers.authorization?.replace(/^Bearer /, "") ?? "";
    const json = () => JSON.parse(body.toString("utf8") || "{}") as Record<string, unknown>;
    if (faults.newKeys) {
      logIns.renewKeys();
      faults.newKeys = false;
    }
    switch (`${request.method} ${path}`) {
      case "GET /security/public-key-certificates":
        return logIns.keys();
      case "POST /auth/challenge":
        return logIns.challenge();
      case "POST /auth/xades-signature":
        return logIns.byXades(body.toString("utf8"));
      case "POST /auth/ksef-token":
        return logIns.byToken(json(), (token) => token === standInToken && !faults.noToken);
      case "POST /auth/token/redeem":
        return logIns.redeem(bearer);
      case "POST /auth/token/refresh":
        return logIns.refresh(bearer);
    }
    const [, part = "", one = "", two = "", three = "", four = ""] = path.split("/");
    if (part === "auth") return logIns.stateOf(one, bearer, !faults.noRights);
    if (faults.expired > 0) {
      faults.expired -= 1;
      throw new Refusal(401, 0, "Unauthorized");
    }
    const { nip, byCertificate } = logIns.who(bearer);
    if (part === "certificates") {
      if (!byCertificate) throw new Refusal(403, 0, "Wymagane uwierzytelnienie podpisem");
      if (path === "/certificates/enrollments/data") return certificates.data(nip);
      if (path === "/certificates/enrollments" && faults.noCertificates)
        throw new Refusal(400, 25_007, "Osiągnięto limit możliwych do złożenia wniosków certyfikacyjnych.");
      if (path === "/certificates/enrollments") return certificates.enrol(nip, json());
      return one === "retrieve" ? certificates.retrieve(json()) : certificates.state(two);
    }
    if (path === "/sessions/online") {
      const { encryption } = json() as { encryption?: Record<string, unknown> };
      const key = logIns.unwrap(String(encryption?.["encryptedSymmetricKey"]), encryption?.["publicKeyId"]);
      return sessions.open(nip, key, Buffer.from(String(encryption?.["initializationVector"]), "base64"));
    }
    if (part === "sessions" && one === "online")
      return three === "close" ? sessions.close(nip, two) : sessions.send(nip, two, json());
    if (part === "sessions" && two === "invoices") {
      if (three === "") return sessions.list(nip, one);
      if (three === "ksef" && path.endsWith("/upo")) return sessions.confirmation(nip, one, four);
      return four === "upo" ? sessions.confirmation(nip, one, three) : sessions.status(nip, one, three);
    }
    if (part === "invoices" && one === "ksef") return sessions.file(nip, two);
    throw new Refusal(404, 0, "Not Found");
  }

  const { url, close } = await openLoopbackServer((request, response) => {
    answer(request).then(
      (reply) => send(response, reply),
      (error: unknown) => {
        if (error instanceof Refusal) send(response, error.reply);
        else if (error instanceof Lost) response.destroy();
        else send(response, { status: 500, json: { title: String(error) } });
      },
    );
  });
  return {
    url: `${url}/v2`,
    misbehave: (given) => void (faults = { ...noKsefFaults, ...given }),
    sent: sessions.sent,
    plant: sessions.plant,
    calls,
    close,
  };
}

function send(response: ServerResponse, { status, json, bytes, headers = {} }: Reply): void {
  response
    .writeHead(status, { "content-type": "application/json", ...headers })
    .end(bytes ?? (json === undefined ? undefined : JSON.stringify(json)));
}
