import { operatorRoutes } from "../contract/operator/routes.ts";
import { call } from "./api.ts";
import { readAgain } from "./read-again.ts";

/** Takes an act back by its number, and has what it changed asked for again. */
export async function takeBack(logged: number): Promise<void> {
  const { entity, entityId } = await call(operatorRoutes.undo, { parameters: { id: logged } });
  await readAgain([{ entity, id: entityId }]);
}

/** Returns how a notice takes back what it tells of; null: it is not taken back. */
export function undoOf(logged: number | null): (() => Promise<void>) | null {
  return logged === null ? null : () => takeBack(logged);
}
