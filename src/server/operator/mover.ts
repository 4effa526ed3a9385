import type { Mover } from "../../database/catalogue/stock-movements.ts";
import type { Caller } from "./context.ts";

/** Returns who asks as who moves stock. */
export function moverOf({ staff_id: staffId, key_id: keyId }: Caller): Mover {
  return { kind: staffId === null ? "key" : "person", staffId, keyId };
}
