import { createContext, useContext } from "react";
import type { TargetSaid } from "../../contract/operator/front.ts";
import type { LinkedKind } from "../../domain/content/front.ts";

interface TargetNames {
  /** What something of the shop is called; undefined: it is gone. */
  nameOf: (kind: LinkedKind, id: number) => TargetSaid | undefined;
  /** Remembers what was found and chosen. */
  learn: (found: TargetSaid) => void;
}

export const TargetNamesContext = createContext<TargetNames>({ nameOf: () => undefined, learn: () => undefined });

/** Returns what the things of the shop are called that a form names by their numbers. */
export function useTargetNames(): TargetNames {
  return useContext(TargetNamesContext);
}
