import type { EntityKey } from "../../../database/catalogue/paths.ts";
import type { SaidPath } from "../../../database/catalogue/said-paths.ts";
import type { OtherUrls } from "../../../domain/catalogue/catalogue.ts";
import { languages } from "../../../domain/language.ts";

/** Returns what a row of a file says of the paths of its thing in other languages; nothing of a language it is silent about. */
export function saidPaths(
  { row = 0, otherUrls = {} }: { row?: number; otherUrls?: OtherUrls },
  { renamed = false, ...key }: EntityKey & { renamed?: boolean },
): SaidPath[] {
  return languages.flatMap(({ lanId, lanCode }) => {
    const path = lanCode === "pl" ? undefined : otherUrls[lanCode];
    return path === undefined ? [] : [{ ...key, lan_id: lanId, path, row, renamed }];
  });
}
