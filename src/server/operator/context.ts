import type { Readable } from "node:stream";
import type { FastifyRequest } from "fastify";
import type * as v from "valibot";
import type { Problem, ProblemCode } from "../../contract/operator/problem.ts";
import type { Route, UndoCall } from "../../contract/operator/route.ts";
import type { OperatorRoutes, RouteName } from "../../contract/operator/routes.ts";
import type { Log, LogEntry } from "../../database/staff/operator-log.ts";
import type { SignedIn } from "../../database/staff/staff-sessions.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { ComesFrom } from "../../flows/staff/open-session.ts";
import type { Passkeys } from "../../integrations/passkeys/passkeys.ts";
import type { ServerParts } from "../app.ts";
import type { LiveEvents } from "./live-events.ts";

/** Who asks: a person, or a key of another program. */
export interface Caller {
  staff_id: number | null;
  key_id: number | null;
  lan_id: number;
  permissions: readonly string[];
}

/** Who asks in a session that has not ended, with what may be done in it. */
export interface Person extends SignedIn, Caller {
  staff_id: number;
  key_id: null;
}

/** A key that holds; it proves nothing of who uses it. */
export interface KeyCaller extends Caller {
  staff_id: null;
  key_id: number;
}

/** What every handler is given; a write's `db` is one transaction, which a problem rolls back. */
export interface Asked {
  db: Queryable;
  parts: ServerParts;
  passkeys: Passkeys;
  request: FastifyRequest;
  now: Date;
  from: ComesFrom;
  live: LiveEvents;
  /** Writes down what this person does. */
  log: Log;
  /** Runs the route that takes an act back, on the version that act has left; what it logs says of which act it is the undo. */
  runUndo(name: RouteName, call: UndoCall, entry: LogEntry): Promise<{ entryId: number } | Refused>;
  /** Runs a route on what somebody would send it, if they may call it; nothing of it is logged. Returns why it is refused; null: it is done. */
  runDraft(name: RouteName, call: DraftCall): Promise<Refused | null>;
  /** The log of somebody who has come in by this very request. */
  logAs(who: { staffId: number; sessionId: number }): Log;
  /** Gives the browser another session, or takes it away (null), once all is saved. */
  setSession(session: { token: string; onPhone: boolean } | null): void;
}

type Output<S> = S extends v.GenericSchema ? v.InferOutput<S> : undefined;

/** What the handler of a route is given of it, parsed. */
type AskedOf<R extends Route> = Asked & {
  person: R["permission"] extends "anyone"
    ? Person | null
    : R extends { permission: "signed-in" } | { stepUp: true }
      ? Person
      : Caller;
  parameters: Output<R["parameters"]>;
  query: Output<R["query"]>;
  body: R extends { bytes: true } ? Buffer : Output<R["body"]>;
  /** Of a versioned route: on which version of its part it was decided. */
  version: R extends { versioned: string } ? number : undefined;
};

/** What a route would be sent; `version` as `If-Match` says it. */
interface DraftCall {
  parameters: Readonly<Record<string, string | number>>;
  body?: unknown;
  version: string | null;
}

/** A refusal, with what there is to say of it. */
export interface Refused {
  problem: ProblemCode;
  more?: Pick<Problem, "at" | "wait" | "stock" | "nearest" | "changed">;
}

/** A file as it is sent, whole or as it comes, with what it is called where it is kept. */
export interface FileAnswer {
  bytes: Buffer | Readable;
  name: string;
}

type Handler<R extends Route> = (asked: AskedOf<R>) => Promise<Answered<R> | Refused>;

type Answered<R extends Route> = R extends { stream: true }
  ? { stream: Readable }
  : {
      answer: v.InferOutput<R["answer"]>;
      etag?: string;
      /** Of a write that found nothing to change: there is nothing to log. */
      unchanged?: boolean;
    } & (R extends { file: string } ? { file: FileAnswer } : unknown);

/** One handler for each route of the table. */
export type Handlers<Name extends RouteName = RouteName> = { [N in Name]: Handler<OperatorRoutes[N]> };

/** Returns a refusal. */
export function refused(problem: ProblemCode, more?: Refused["more"]): Refused {
  return more === undefined ? { problem } : { problem, more };
}
