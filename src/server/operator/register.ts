import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { loggedHeader, operatorPath, type Route } from "../../contract/operator/route.ts";
import { operatorRoutes, type RouteName } from "../../contract/operator/routes.ts";
import { inTransaction } from "../../database/connect.ts";
import { claimAnswer, storeAnswer } from "../../database/staff/operator-answers.ts";
import { type Actor, type Log, logAct, type LoggedAct } from "../../database/staff/operator-log.ts";
import type { Queryable } from "../../database/queryable.ts";
import { networkOf } from "../../domain/order/order-limits.ts";
import { tokenDigest } from "../../flows/order/order-shopper.ts";
import { openPasskeys } from "../../integrations/passkeys/passkeys.ts";
import type { ServerParts } from "../app.ts";
import { drainBody, kindOf } from "../error-handler.ts";
import type { Asked, FileAnswer, KeyCaller, Person, Refused } from "./context.ts";
import { newDeviceSecret, staffCookies } from "./cookies.ts";
import { openGuessLimits } from "./guess-limits.ts";
import { handlers } from "./handlers/handlers.ts";
import { writeOperatorHeaders } from "./headers.ts";
import { openLiveEvents } from "./live-events.ts";
import { isFromOwnPages } from "./own-pages.ts";
import { inPath, parse, type Parsed, parsedOf, versionIn } from "./parse-call.ts";
import { callerWithKey, keyIn, personOf } from "./person.ts";
import { sendProblem } from "./problems.ts";
import { staffAddress } from "./staff-address.ts";
import { isUndone } from "./undo-call.ts";
import { visible } from "./visible.ts";

/** Calls of one network in a minute: of who is signed in, and of who is not. */
const callsPerMinute = { signedIn: 1200, anyone: 60 };

/** As what a file is sent that is a body by itself; no form of another site sends it. */
const fileType = "application/octet-stream";

/** A handler as this file knows all of them: each route's own type is checked where it is written. */
type AnyHandler = (asked: Asked & Parsed & { person: Person | KeyCaller | null }) => Promise<Answered | Refused>;
/** `entry`: the act in the log that can be taken back. */
type Answered = {
  answer: unknown;
  etag?: string;
  unchanged?: boolean;
  entry?: number;
  file?: FileAnswer;
  stream?: Readable;
};
/**
 * Registers every route of the operator's table. What holds for all of them is done here and in no handler: who may
 * call, from where, in what form, on which version, how often, and that each write is one transaction with what the log
 * says of it.
 */
export async function operatorApi(app: FastifyInstance, parts: ServerParts): Promise<void> {
  const address = staffAddress(parts);
  const cookies = staffCookies(address);
  const passkeys = openPasskeys(address);
  const guesses = openGuessLimits(app, parts.rateLimitScale);
  const live = openLiveEvents(parts.pool, parts.logger);
  app.addHook("preClose", async () => live.close());
  writeOperatorHeaders(app);
  app.setErrorHandler(sendError);
  app.addContentTypeParser(fileType, { parseAs: "buffer" }, async (_request: FastifyRequest, bytes: Buffer) => bytes);
  for (const name of Object.keys(operatorRoutes) as RouteName[]) add(name, operatorRoutes[name]);
  app.all(`${operatorPath}/*`, async (_request, reply) => sendProblem(reply, "NOT_FOUND"));

  function add(name: RouteName, route: Route): void {
    const handler = handlers[name] as unknown as AnyHandler;
    const perMinute = callsPerMinute[route.permission === "anyone" ? "anyone" : "signedIn"];
    app.route({
      method: route.method,
      url: operatorPath + route.path,
      ...(route.largest === undefined ? {} : { bodyLimit: route.largest }),
      config: { rateLimit: { max: Math.ceil(perMinute * parts.rateLimitScale), timeWindow: 60_000 } },
      onRequest: async (request, reply) => {
        // Nobody's browser sends a key by itself, and a session is not looked at beside one.
        if (keyIn(request) === null && !isFromOwnPages(request, address)) return sendProblem(reply, "FOREIGN_ORIGIN");
        const sent = request.headers["content-type"] ?? "";
        if (route.bytes ? sent !== fileType : route.body !== undefined && !/^application\/json\b/i.test(sent))
          return sendProblem(reply, "NOT_JSON");
      },
      handler: async (request, reply) => {
        const key = keyIn(request);
        const person =
          key === null
            ? await personOf(parts.pool, cookies.sessionIn(request), networkOf(request.ip))
            : await callerWithKey(parts.pool, key);
        if (key !== null && person === null) return sendProblem(reply, "SIGNED_OUT");
        const problem = refusalOf(route, person) ?? (await missingOf(route, request, person));
        if (problem !== null) return sendProblem(reply, problem.problem, problem.more);
        return answer({ name, route, handler, request, reply, person });
      },
    });
  }

  /** Who may not call it at all, before anything of the request is read. */
  function refusalOf({ permission, stepUp }: Route, person: Person | KeyCaller | null): Refused | null {
    const isKey = person !== null && person.key_id !== null;
    if (isKey && (stepUp || permission === "signed-in" || permission === "anyone")) return { problem: "FORBIDDEN" };
    if (permission === "anyone") return null;
    if (person === null) return { problem: "SIGNED_OUT" };
    if (permission !== "signed-in" && !person.permissions.includes(permission)) return { problem: "FORBIDDEN" };
    return stepUp && !("fresh_until" in person && person.fresh_until !== null) ? { problem: "STEP_UP" } : null;
  }

  /** What must be said with the request and is not, and too many tries. */
  async function missingOf(
    route: Route,
    request: FastifyRequest,
    person: Person | KeyCaller | null,
  ): Promise<Refused | null> {
    if (route.idempotent && keyOf(request) === null) return { problem: "KEY_MISSING" };
    if (route.versioned !== undefined && versionIn(request, route.versioned) === null)
      return { problem: "VERSION_MISSING" };
    if (!route.guarded) return null;
    const own = person !== null && "email" in person ? person.email : undefined;
    const { email = own } = (request.body ?? {}) as { email?: unknown };
    const wait = await guesses.ofAccount(parts.pool, { request, email, deviceSha256: deviceDigest(request) });
    return wait === null ? null : { problem: "TOO_MANY_REQUESTS", more: { wait } };
  }

  async function answer(call: Call): Promise<FastifyReply> {
    const { route, request, reply, person } = call;
    const parsed = parse(route, request);
    if ("problem" in parsed) return sendProblem(reply, parsed.problem, parsed.more);
    // A browser is known by a secret of its own from the first time somebody comes in by it.
    const device = cookies.deviceIn(request) ?? newDeviceSecret();
    const began: { session?: { token: string; onPhone: boolean } | null } = {};
    const work = (db: Queryable) => once(call, { db, parsed, device, began });
    const answered =
      route.method === "GET"
        ? await work(parts.pool)
        : await inTransaction(parts.pool, work, { keep: (result) => !("problem" in result) });
    if ("problem" in answered) return sendProblem(reply, answered.problem, answered.more);
    if (began.session !== undefined) cookies.setSession(reply, began.session);
    if (began.session) cookies.setDevice(reply, device);
    if (answered.etag !== undefined) void reply.header("etag", answered.etag);
    if (answered.entry !== undefined) void reply.header(loggedHeader, answered.entry);
    if (answered.file !== undefined) {
      const { bytes, name } = answered.file;
      return reply.type(route.file!).header("content-disposition", `inline; filename="${name}"`).send(bytes);
    }
    if (answered.stream !== undefined) {
      // A proxy would wait for more of it before it passes anything on.
      void reply.headers({ "content-type": "text/event-stream; charset=utf-8", "x-accel-buffering": "no" });
      return reply.send(answered.stream);
    }
    const seen = answered.stored ? answered.answer : visible(route.answer, answered.answer, person?.permissions ?? []);
    return reply.send(seen);
  }

  /** Runs a handler once: of a request that may be repeated, what it was answered the first time. */
  async function once(
    { name, route, handler, request, person }: Call,
    { db, parsed, device, began }: Running,
  ): Promise<(Answered & { stored?: boolean }) | Refused> {
    const key = route.idempotent ? { actor: actorKey(person!), key: keyOf(request)! } : null;
    const earlier = key === null ? null : await claimAnswer(db, key);
    if (earlier === "underWay") return { problem: "UNDER_WAY" };
    if (earlier !== null) {
      if (!earlier.request_sha256.equals(digestOf(request))) return { problem: "KEY_REUSED" };
      return { answer: earlier.answer, stored: true, ...(earlier.etag === null ? {} : { etag: earlier.etag }) };
    }
    const acts: { entryId: number; act: LoggedAct }[] = [];
    const network = networkOf(request.ip);
    const logOf = (actor: Actor) => async (act: LoggedAct) => {
      acts.push({ entryId: await logAct(db, actor, act), act });
    };
    const log: Log =
      person === null
        ? () => Promise.reject(new Error(`${name}: nobody is signed in whose act it could be`))
        : logOf(actorOf(person, network));
    delete began.session;
    const asked: Asked & { person: Person | KeyCaller | null } = {
      db,
      parts,
      passkeys,
      live,
      request,
      now: new Date(),
      from: { agent: request.headers["user-agent"] ?? "", network, deviceSha256: tokenDigest(device) },
      person,
      log,
      runUndo: async (undoName, call, entry) => {
        const undone = await (handlers[undoName] as unknown as AnyHandler)({
          ...asked,
          ...parsedOf(operatorRoutes[undoName], call),
          version: entry.version ?? undefined,
          log: (act) => log({ ...act, undoOf: entry.entry_id }),
        });
        return "problem" in undone ? undone : { entryId: acts.at(-1)!.entryId };
      },
      runDraft: async (drafted, call) => {
        const route: Route = operatorRoutes[drafted];
        const headers = call.version === null ? {} : { "if-match": call.version };
        const missing = route.versioned !== undefined && versionIn({ headers }, route.versioned) === null;
        const refusal = refusalOf(route, person) ?? (missing ? { problem: "VERSION_MISSING" } : null);
        if (refusal !== null) return refusal;
        const sent = parse(route, { params: inPath(call.parameters), query: {}, body: call.body, headers });
        if ("problem" in sent) return sent;
        const done = await (handlers[drafted] as unknown as AnyHandler)({
          ...asked,
          ...sent,
          log: async () => undefined,
        });
        return "problem" in done ? done : null;
      },
      logAs: (who) => logOf({ kind: "person", ...who, network }),
      setSession: (session) => {
        began.session = session;
      },
    };
    const answered = await handler({ ...asked, ...parsed });
    if ("problem" in answered) return answered;
    if (route.undo !== undefined && acts.length === 0 && !answered.unchanged)
      throw new Error(`${name} has changed something and logged nothing`);
    const [acted] = acts;
    const done = {
      ...answered,
      ...(acted !== undefined && acts.length === 1 && isUndone(route, acted.act) && { entry: acted.entryId }),
    };
    if (key === null) return done;
    const seen = visible(route.answer, answered.answer, person!.permissions);
    await storeAnswer(db, { ...key, requestSha256: digestOf(request), answer: seen, etag: answered.etag ?? null });
    return done;
  }

  function deviceDigest(request: FastifyRequest): Buffer {
    return tokenDigest(cookies.deviceIn(request) ?? "");
  }
}

interface Call {
  name: RouteName;
  route: Route;
  handler: AnyHandler;
  request: FastifyRequest;
  reply: FastifyReply;
  person: Person | KeyCaller | null;
}

interface Running {
  db: Queryable;
  parsed: Parsed;
  device: string;
  began: { session?: { token: string; onPhone: boolean } | null };
}

function actorOf(person: Person | KeyCaller, network: string): Actor {
  return person.key_id === null
    ? { kind: "person", staffId: person.staff_id, sessionId: person.session_id, network }
    : { kind: "key", keyId: person.key_id, network };
}

/** Under what somebody's answers are stored: another's key of a request is another. */
function actorKey({ staff_id, key_id }: Person | KeyCaller): string {
  return key_id === null ? `staff:${staff_id}` : `key:${key_id}`;
}

function keyOf({ headers }: FastifyRequest): string | null {
  const key = headers["idempotency-key"];
  return typeof key === "string" && /^[\w-]{16,64}$/.test(key) ? key : null;
}

/** Of what is sent with a key; a file is none of it. */
function digestOf({ method, url, body }: FastifyRequest): Buffer {
  return createHash("sha256")
    .update(JSON.stringify([method, url, body ?? null]))
    .digest();
}

/** Errors are logged here, once; who asked is told their kind alone. */
function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const { status, code } = kindOf(error);
  if (status >= 500) request.log.error({ err: error, url: request.routeOptions.url }, "operator's request failed");
  if (status === 413) drainBody(request, reply);
  const wait = Number(reply.getHeader("retry-after") ?? Number.NaN);
  sendProblem(reply, code, Number.isNaN(wait) ? {} : { wait });
}
