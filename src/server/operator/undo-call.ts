import type { Route, UndoCall } from "../../contract/operator/route.ts";
import { operatorRoutes, type RouteName } from "../../contract/operator/routes.ts";
import type { LogEntry, LoggedAct } from "../../database/staff/operator-log.ts";

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

/**
 * Returns whether an act that was just done by a route can be taken back, as far as its route says. An undo is an act of
 * the route it was made by.
 */
export function isUndone(route: Route, { act, undoOf, entityId, before = null, after = null }: LoggedAct): boolean {
  const { undo, undone }: Route = undoOf === undefined ? route : operatorRoutes[act as RouteName];
  return undo != null && undone?.({ entityId, before, after }) !== null;
}

/** Returns the last act that has changed since what an act had changed, of parts that count no versions; null: none has. */
export function changedSince(entry: LogEntry, history: readonly LogEntry[]): LogEntry | null {
  const same = parametersOf(entry);
  const later = history.filter((other) => other.entry_id > entry.entry_id && parametersOf(other) === same);
  return same === null ? null : (later.at(-1) ?? null);
}

function parametersOf(entry: LogEntry): string | null {
  const undoing = undoingOf(entry);
  return undoing === null ? null : JSON.stringify([entry.part, undoing.parameters]);
}
