import { useQuery } from "@tanstack/react-query";
import { dropRoutes } from "../../contract/operator/drops.ts";
import { call } from "../api.ts";
import { readAgain } from "../read-again.ts";

/** Reads a drop. */
export const readDrop = (id: string) => call(dropRoutes.drop, { parameters: { id } });

/** Returns a drop as it is read. */
export function useDrop(id: string) {
  return useQuery({ queryKey: ["drop", id], queryFn: () => readDrop(id) });
}

/** Has a drop, what it has sold and the list of drops read again. */
export const readDropAgain = (id: number) => readAgain([{ entity: "drop", id: String(id) }]);
