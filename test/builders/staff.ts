import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type * as v from "valibot";
import type { Problem } from "../../src/contract/operator/problem.ts";
import { operatorHref, type Route } from "../../src/contract/operator/route.ts";
import { operatorRoutes } from "../../src/contract/operator/routes.ts";
import { inTransaction, type Pool } from "../../src/database/connect.ts";
import { logAct } from "../../src/database/staff/operator-log.ts";
import type { Role } from "../../src/domain/staff/permissions.ts";
import { inviteStaff } from "../../src/flows/staff/invite-staff.ts";
import { type Authenticator, openAuthenticator } from "./authenticator.ts";
import { publicUrl } from "./server-parts.ts";

/** What a call of the operator API was answered. */
interface Answered<A> {
  status: number;
  /** What the schema of the answer says; of a refusal whatever its problem has of it. */
  body: A & Partial<Problem>;
  /** As it was sent: of a route that answers with a file, the file. */
  bytes: Buffer;
  headers: Readonly<Record<string, string | string[] | number | undefined>>;
}

export interface Sent {
  parameters?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  version?: string;
  key?: string;
  headers?: Readonly<Record<string, string>>;
}

/** A browser at the back office, with its cookies. */
export interface Browser {
  cookies: Map<string, string>;
  call<R extends Route>(route: R, sent?: Sent): Promise<Answered<v.InferOutput<R["answer"]>>>;
}

/** Opens a browser that nobody has signed in by. */
export function openBrowser(
  app: FastifyInstance,
  { ip = "192.0.2.1", agent = "Firefox on Linux", host = "localhost" } = {},
): Browser {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async call(route, sent = {}) {
      const search = sent.query === undefined ? "" : `?${new URLSearchParams(sent.query).toString()}`;
      const response = await app.inject({
        method: route.method,
        url: operatorHref(route, sent.parameters) + search,
        remoteAddress: ip,
        headers: {
          host,
          "sec-fetch-site": "same-origin",
          "user-agent": agent,
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
          ...(sent.version === undefined ? {} : { "if-match": sent.version }),
          ...(route.idempotent ? { "idempotency-key": sent.key ?? randomUUID() } : {}),
          ...(route.method !== "GET" && {
            "content-type": route.bytes ? "application/octet-stream" : "application/json",
          }),
          ...sent.headers,
        },
        ...(route.method === "GET"
          ? {}
          : {
              payload: route.bytes
                ? Buffer.from((sent.body as Uint8Array | undefined) ?? [])
                : JSON.stringify(sent.body ?? {}),
            }),
      });
      for (const { name, value } of response.cookies)
        if (value === "") cookies.delete(name);
        else cookies.set(name, value);
      const isFile = response.statusCode === 200 && route.file !== undefined;
      return {
        status: response.statusCode,
        body: isFile ? {} : response.json(),
        bytes: response.rawPayload,
        headers: response.headers,
      };
    },
  };
}

/** Invites somebody as the command line does; returns the secret of the link. */
export async function invite(
  pool: Pool,
  { email, role, resets = false }: { email: string; role: Role; resets?: boolean },
): Promise<string> {
  const invited = await inTransaction(pool, (db) =>
    inviteStaff(db, { email, role, resets, again: true, lanCode: "pl" }, (act) =>
      logAct(db, { kind: "commandLine" }, act),
    ),
  );
  if (invited.kind === "refused") throw new Error(invited.code);
  return invited.token;
}

/** Somebody who works here: a browser they are signed in by, and their passkey. */
export interface Member extends Browser {
  id: number;
  email: string;
  authenticator: Authenticator;
}

/** Has somebody come in by an invitation and a new passkey. */
export async function comeIn(
  app: FastifyInstance,
  pool: Pool,
  { email, role, url = publicUrl, ip }: { email: string; role: Role; url?: string; ip?: string },
): Promise<Member> {
  const token = await invite(pool, { email, role });
  const { host } = new URL(url);
  const browser = openBrowser(app, ip === undefined ? { host } : { host, ip });
  const authenticator = openAuthenticator({ origin: new URL(url).origin, rpId: new URL(url).hostname });
  const options = await browser.call(operatorRoutes.invitationPasskey, { body: { token } });
  const joined = await browser.call(operatorRoutes.acceptByPasskey, {
    body: {
      token,
      name: email.split("@")[0],
      language: "pl",
      passkeyName: "laptop",
      passkey: authenticator.register(options.body),
    },
  });
  if (joined.status !== 200) throw new Error(JSON.stringify(joined.body));
  return { ...browser, id: joined.body.person.id, email, authenticator };
}

/** Bytes of base 32 (RFC 4648, section 6). */
export function bytesOfBase32(text: string): Buffer {
  const bits = [...text].map((letter) =>
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"),
  );
  return Buffer.from((bits.join("").match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
}
