import * as v from "valibot";
import { type Problem, problem, type ProblemCode } from "../contract/operator/problem.ts";
import { loggedHeader, operatorHref, type Route } from "../contract/operator/route.ts";
import { proveAgain } from "./ways-in/step-up.ts";

/** Why a call came to nothing: the server's code, or that no answer came, or one of a newer shop than this page is of. */
export type RefusalCode = ProblemCode | "NO_ANSWER" | "PAGE_OLD";

/** The operator's API said no. */
class OperatorProblem extends Error {
  override name = "OperatorProblem";
  readonly code: RefusalCode;
  /** What the server says besides the code; absent where no answer of its came. */
  readonly problem: Problem | undefined;

  constructor(code: RefusalCode, { problem, cause }: { problem?: Problem; cause?: unknown } = {}) {
    super(code, { cause });
    this.code = code;
    this.problem = problem;
  }
}

/** Returns what the server says of a refusal besides its code; undefined where none of its came. */
export function problemIn(error: unknown): Problem | undefined {
  return error instanceof OperatorProblem ? error.problem : undefined;
}

/** Returns the code of a refusal; of anything else that went wrong, that no answer came. */
export function refusalOf(error: unknown): RefusalCode {
  return error instanceof OperatorProblem ? error.code : "NO_ANSWER";
}

/** Returns which field a refusal is about, as a pointer into what was sent; null: none. */
export function problemAt(error: unknown): string | null {
  return (error instanceof OperatorProblem && error.problem?.at) || null;
}

type Schema = v.GenericSchema<unknown, unknown>;
type InputOf<S> = S extends Schema ? v.InferInput<S> : never;

/** What a route wants: of its path, its address and its body what it has; the version it was decided on and a key of the act where it demands them. */
type Given<R extends Route> = (R extends { parameters: Schema }
  ? { parameters: Readonly<Record<keyof InputOf<R["parameters"]> & string, string | number>> }
  : unknown) &
  (R extends { query: Schema } ? { query: InputOf<R["query"]> } : unknown) &
  (R extends { body: Schema } ? { body: InputOf<R["body"]> } : unknown) &
  (R extends { versioned: string } ? { version: string } : unknown) &
  (R extends { idempotent: true } ? { key: string } : unknown) & {
    /** Gives the call up. */
    signal?: AbortSignal;
  };

/** What may stand behind a route: nothing where it wants nothing. */
type Rest<R extends Route> = { signal?: AbortSignal } extends Given<R> ? [given?: Given<R>] : [given: Given<R>];

export type AnswerOf<R extends Route> = v.InferOutput<R["answer"]>;

/**
 * Calls a route of the operator's API. Throws an `OperatorProblem` when it is refused. Where it must be proven again who
 * it is, somebody is asked for that, and the call repeated.
 */
export async function call<R extends Route>(route: R, ...given: Rest<R>): Promise<AnswerOf<R>> {
  return (await act(route, ...given)).answer;
}

/** The same, with the number by which what was done is taken back; null: it is not. */
export async function act<R extends Route>(route: R, ...[given]: Rest<R>): Promise<Acted<AnswerOf<R>>> {
  try {
    return await send(route, given as AnyGiven | undefined);
  } catch (refused) {
    if (refusalOf(refused) !== "STEP_UP" || !(await proveAgain())) throw refused;
    return send(route, given as AnyGiven | undefined);
  }
}

export interface Acted<Answer> {
  answer: Answer;
  logged: number | null;
}

interface AnyGiven {
  parameters?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  version?: string;
  key?: string;
  signal?: AbortSignal;
}

async function send<R extends Route>(route: R, given: AnyGiven = {}): Promise<Acted<AnswerOf<R>>> {
  const { response, json } = await fetchJson(route, given);
  if (!response.ok) throw problemOf(json);
  const answer = v.safeParse(route.answer, json);
  if (!answer.success) throw new OperatorProblem("PAGE_OLD");
  const logged = response.headers.get(loggedHeader);
  return { answer: answer.output, logged: logged === null ? null : Number(logged) };
}

/** Milliseconds until an answer is waited for no longer. */
const patience = 20_000;

async function fetchJson(route: Route, given: AnyGiven): Promise<{ response: Response; json: unknown }> {
  const stop = new AbortController();
  const stopNow = () => stop.abort();
  const timer = setTimeout(stopNow, patience);
  if (given.signal?.aborted) stopNow();
  given.signal?.addEventListener("abort", stopNow);
  try {
    const response = await fetch(operatorHref(route, given.parameters) + searchOf(given.query), {
      method: route.method,
      headers: {
        ...(route.method !== "GET" && { "content-type": "application/json" }),
        ...(given.version !== undefined && { "if-match": given.version }),
        ...(given.key !== undefined && { "idempotency-key": given.key }),
      },
      ...(route.method !== "GET" && { body: JSON.stringify(given.body ?? {}) }),
      signal: stop.signal,
    });
    return { response, json: await response.json() };
  } catch (cause) {
    throw new OperatorProblem("NO_ANSWER", { cause });
  } finally {
    clearTimeout(timer);
    given.signal?.removeEventListener("abort", stopNow);
  }
}

function searchOf(query: AnyGiven["query"] = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== "") search.set(name, String(value));
  return search.size === 0 ? "" : `?${search.toString()}`;
}

/** Returns the refusal that an answer says; of one that is no refusal of the shop's, that no answer came. */
export function problemOf(json: unknown): OperatorProblem {
  const said = v.safeParse(problem, json);
  return said.success
    ? new OperatorProblem(said.output.code, { problem: said.output })
    : new OperatorProblem("NO_ANSWER");
}
