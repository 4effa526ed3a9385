import { productIds } from "../../../database/catalogue/catalogue-staging.ts";
import { type NamedPath, rememberEarlierPaths } from "../../../database/catalogue/paths.ts";
import type { Queryable } from "../../../database/queryable.ts";
import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";

/**
 * Lets the addresses that products and categories had in another shop lead to their pages here; one that two of them
 * claim is nobody's. `categories`: ids by key in lower case.
 */
export async function keepEarlierPaths(
  db: Queryable,
  { products, categories: described }: Catalogue,
  categories: ReadonlyMap<string, number>,
): Promise<void> {
  const moved = products.filter(({ earlierPaths = [] }) => earlierPaths.length > 0);
  const ids =
    moved.length === 0
      ? new Map<string, number>()
      : await productIds(
          db,
          moved.map(({ handle }) => handle),
        );
  const entries: NamedPath[] = [
    ...moved.flatMap(({ handle, earlierPaths = [] }) =>
      earlierPaths.map((path) => ({ path, kind: "product" as const, entity_id: ids.get(handle)! })),
    ),
    ...described.flatMap(({ key, earlierPaths = [] }) =>
      earlierPaths.flatMap((path) => {
        const id = categories.get(key.toLowerCase());
        return id === undefined ? [] : [{ path, kind: "category" as const, entity_id: id }];
      }),
    ),
  ];
  const claims = new Map<string, Set<string>>();
  const spelling = ({ path }: NamedPath) => path.toLowerCase().replace(/\/+$/, "");
  for (const entry of entries)
    claims.set(spelling(entry), (claims.get(spelling(entry)) ?? new Set()).add(`${entry.kind}:${entry.entity_id}`));
  const clear = entries.filter((entry) => claims.get(spelling(entry))!.size === 1);
  if (clear.length > 0) await rememberEarlierPaths(db, clear);
}
