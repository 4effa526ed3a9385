import { href, paths } from "../contract/paths.ts";
import { pathsOfTargets } from "../database/content/front-targets.ts";
import type { Queryable } from "../database/queryable.ts";
import type { FrontTarget, LinkedKind } from "../domain/content/front.ts";
import type { LanCode } from "../domain/language.ts";

/** Returns what tells one target of a link from another: `category 17`. */
export function targetKey(to: FrontTarget): string {
  return to.kind === "own" ? `own ${to.page}` : to.kind === "outside" ? `outside ${to.url}` : `${to.kind} ${to.id}`;
}

/** Returns the addresses that links write, by the keys of their targets: own pages in Polish, for the link leads them into its language. What has no page now, or shows none, is not among them. */
export async function frontHrefs(
  db: Queryable,
  targets: readonly FrontTarget[],
  lanCode: LanCode,
): Promise<ReadonlyMap<string, string>> {
  const things = targets.flatMap((to): { kind: LinkedKind; id: number }[] =>
    to.kind === "own" || to.kind === "outside" ? [] : [to],
  );
  const found = await pathsOfTargets(db, things, lanCode);
  return new Map(
    targets.flatMap((to) => {
      const path = to.kind === "own" || to.kind === "outside" ? null : found.get(`${to.kind}:${to.id}`);
      const address = to.kind === "own" ? paths[to.page] : to.kind === "outside" ? to.url : path && href(path);
      return address == null || address === "" ? [] : [[targetKey(to), address] as const];
    }),
  );
}
