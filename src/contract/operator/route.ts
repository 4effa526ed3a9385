import type * as v from "valibot";
import type { Permission } from "../../domain/staff/permissions.ts";
import type { ProblemCode } from "./problem.ts";

/** Where the staff's application is. */
export const backofficePath = "/admin/";

/** Under what every path of a route lies. */
export const operatorPath = "/admin/api/v1";

/** The header of an answer that says by which number what was done is taken back (`undo`). */
export const loggedHeader = "log-entry";

type Schema = v.GenericSchema<unknown, unknown>;

export interface Route {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below `operatorPath`, its parameters as `:name`. */
  path: `/${string}`;
  /** One sentence of English, for the API's description. */
  summary: string;
  /** `signed-in`: whoever works here. `anyone`: who is not signed in, too. */
  permission: Permission | "signed-in" | "anyone";
  /** Of the path: texts to what is meant. */
  parameters?: Schema;
  /** Of the address: texts to what is meant. */
  query?: Schema;
  body?: Schema;
  /** Its body is a file as it is (`application/octet-stream`), in place of JSON: at most `largest` bytes. */
  bytes?: true;
  answer: Schema;
  /** The media type of the file it answers with; its `answer` is nothing then. */
  file?: string;
  /** Bytes its body may have, where it is more than what the server takes elsewhere. */
  largest?: number;
  /** What this route refuses beside what every route does. */
  refusals: readonly ProblemCode[];
  /** The part of the record that it changes: `If-Match` names the version it was decided on. */
  versioned?: string;
  /** What it is sent names what was seen: it finds out itself what has changed since, and refuses that. */
  namesSeen?: true;
  /** `Idempotency-Key` is demanded, and the same request is answered alike. */
  idempotent?: true;
  /** A secret could be guessed by it: tries are counted by network and by account, the one of the body's `email` or one's own. */
  guarded?: true;
  /** What it answers goes on, as server-sent events; `answer` is the data of one. */
  stream?: true;
  /** Who it is must have been proven within five minutes. */
  stepUp?: true;
  /** The route that takes it back; null: it is final. Absent of what changes no record of the shop, and of `undo`, which acts by others. */
  undo?: string | null;
  /** What it changes is somebody's own: only who did it takes it back. */
  own?: true;
  /** How that route is called for an act in the log; null: this one is final after all. Absent: the record's number is its first parameter, what was before its body. */
  undone?: (logged: Logged) => UndoCall | null;
}

/** What the log says of an act, as far as it can be taken back by it. */
export interface Logged {
  entityId: number;
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
}

export interface UndoCall {
  parameters?: Readonly<Record<string, unknown>>;
  body?: Readonly<Record<string, unknown>>;
}

/** Returns a route exactly as it is written, so that its schemas type both its handler and its callers. */
export function route<const R extends Route>(written: R): R {
  return written;
}

/** Returns a route's path with its parameters in it, below the shop's address. */
export function operatorHref(
  { path }: Pick<Route, "path">,
  parameters: Readonly<Record<string, string | number>> = {},
) {
  return (
    operatorPath +
    path.replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(String(parameters[name] ?? "")))
  );
}

/** Returns how a version of a part is written in `ETag` and `If-Match`: `"state-3"`. */
export function etag(part: string, version: number): string {
  return `"${part}-${version}"`;
}

/** Returns the path of an invitation's page; its secret stands behind `#`, where no server and no log sees it. */
export function invitationHref(token: string): string {
  return `${backofficePath}invitation#${token}`;
}

/** Returns the path a phone's camera opens, its secret behind `#`. */
export function phoneHref(token: string): string {
  return `${backofficePath}phone#${token}`;
}
