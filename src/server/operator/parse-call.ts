import type { FastifyRequest } from "fastify";
import * as v from "valibot";
import type { Route, UndoCall } from "../../contract/operator/route.ts";
import type { Refused } from "./context.ts";

/** What a route was sent, as its handler is given it. */
export interface Parsed {
  parameters: unknown;
  query: unknown;
  body: unknown;
  version: number | undefined;
}

/** What of a request a route reads; a draft of one has the same. */
type Sent = Pick<FastifyRequest, "params" | "query" | "body" | "headers">;

/** Returns what a request says as its route reads it, or why it cannot be read. */
export function parse(route: Route, request: Sent): Parsed | Refused {
  const parameters = v.safeParse(route.parameters ?? v.unknown(), request.params);
  // What is no number of a record is the number of none.
  if (!parameters.success) return { problem: "NOT_FOUND" };
  const query = v.safeParse(route.query ?? v.unknown(), request.query);
  if (!query.success) return { problem: "MALFORMED", more: { at: pathOf(query.issues[0]) } };
  const body = v.safeParse(route.bytes ? v.instance(Buffer) : (route.body ?? v.unknown()), request.body);
  if (!body.success) return { problem: "MALFORMED", more: { at: `/${pathOf(body.issues[0]).replaceAll(".", "/")}` } };
  const version = route.versioned === undefined ? undefined : versionIn(request, route.versioned)!;
  return { parameters: parameters.output, query: query.output, body: body.output, version };
}

/** Returns what an undo calls a route with, which the log says and nobody has typed. */
export function parsedOf(route: Route, { parameters, body }: UndoCall): Omit<Parsed, "version"> {
  return {
    parameters: v.parse(route.parameters ?? v.unknown(), inPath(parameters)),
    query: undefined,
    body: v.parse(route.body ?? v.unknown(), body ?? {}),
  };
}

/** Returns parameters as a path has them. */
export function inPath(parameters: UndoCall["parameters"] = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, String(value)]));
}

function pathOf(issue: v.BaseIssue<unknown>): string {
  return v.getDotPath(issue) ?? "";
}

/** Returns the version `If-Match` names of a part; null: none, or of another part. */
export function versionIn({ headers }: Pick<Sent, "headers">, part: string): number | null {
  const found = new RegExp(`^"${part}-(\\d{1,9})"$`).exec(headers["if-match"] ?? "");
  return found === null ? null : Number(found[1]);
}
