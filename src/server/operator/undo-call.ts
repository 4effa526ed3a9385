import type { Route, UndoCall } from "../../contract/operator/route.ts";
import { operatorRoutes, type RouteName } from "../../contract/operator/routes.ts";
import type { LogEntry, LoggedAct } from "../../database/staff/operator-log.ts";
import type { Caller } from "./context.ts";

/** By which route, and with what, an act is taken back. */
export interface Undoing extends UndoCall {
  name: RouteName;
  route: Route;
}

/** Returns how an act of the log is taken back; null: it is final. */
export function undoingOf(entry: LogEntry): Undoing | null {
  const acted: Route | undefined = Object.hasOwn(operatorRoutes, entry.act)
    ? operatorRoutes[entry.act as RouteName]
    : undefined;
  if (acted?.undo == null) return null;
  const name = acted.undo as RouteName;
  const route: Route = operatorRoutes[name];
  const entityId = Number(entry.entity_id);
  const given = acted.undone?.({ entityId, before: entry.before, after: entry.after });
  if (given !== undefined) return given === null ? null : { name, route, ...given };
  const [first] = [...route.path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter!);
  return {
    name,
    route,
    ...(first !== undefined && { parameters: { [first]: entityId } }),
    ...(route.body !== undefined && entry.before !== null && { body: entry.before }),
  };
}

/** Returns whether somebody may call the route that takes an act back; what belongs to one's own account is taken back by oneself. */
export function mayTakeBack(
  { route }: Undoing,
  entry: LogEntry,
  { staff_id, permissions }: Pick<Caller, "staff_id" | "permissions">,
): boolean {
  return route.permission === "signed-in" || route.own
    ? entry.staff_id === staff_id
    : permissions.some((permission) => permission === route.permission);
}

/**
 * Returns whether an act that was just done by a route can be taken back, as far as its route says. An undo is an act of
 * the route it was made by.
 */
export function isUndone(route: Route, { act, undoOf, entityId, before = null, after = null }: LoggedAct): boolean {
  const { undo, undone }: Route = undoOf === undefined ? route : operatorRoutes[act as RouteName];
  return undo != null && undone?.({ entityId, before, after }) !== null;
}

/**
 * Returns the last act that has changed since what an act had changed, and still holds: of a part that counts its versions
 * any act on it, of others one on the same. What was taken back, and what took it back, are as if they had never been;
 * null: all is as the act left it.
 */
export function changedSince(entry: LogEntry, history: readonly LogEntry[]): LogEntry | null {
  const standing: LogEntry[] = [];
  for (const act of sinceOnSame(entry, history)) {
    if (act.undo_of !== null && standing.at(-1)?.entry_id === act.undo_of) standing.pop();
    else standing.push(act);
  }
  return standing.at(-1) ?? null;
}

/** Returns which version of its part is as an act left it, where nothing has changed since that still holds. */
export function versionAfter(entry: LogEntry, history: readonly LogEntry[]): number | null {
  return (sinceOnSame(entry, history).at(-1) ?? entry).version;
}

function sinceOnSame(entry: LogEntry, history: readonly LogEntry[]): LogEntry[] {
  const since = history.filter(({ entry_id }) => entry_id > entry.entry_id);
  const undoing = undoingOf(entry);
  if (undoing === null) return [];
  if (undoing.route.versioned !== undefined) return since.filter(({ part }) => part === entry.part);
  const same = parametersOf(entry);
  return since.filter((other) => parametersOf(other) === same);
}

function parametersOf(entry: LogEntry): string | null {
  const undoing = undoingOf(entry);
  return undoing === null ? null : JSON.stringify([entry.part, undoing.parameters]);
}
