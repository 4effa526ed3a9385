import { invalidateCacheTags } from "../../database/cache-tags.ts";
import { everyPath } from "../../database/catalogue/entity-paths.ts";
import { addLook, deleteLook, lookIds, piecesCalled, placePieces, reviseLook } from "../../database/catalogue/looks.ts";
import { savePaths } from "../../database/catalogue/paths.ts";
import { saidPathsTable, sayPaths, settleSaidPaths } from "../../database/catalogue/said-paths.ts";
import { inTransaction, type Pool } from "../../database/connect.ts";
import type { Queryable } from "../../database/queryable.ts";
import { logCommand } from "../../database/staff/operator-log.ts";
import { lookProblem, type WrittenLook } from "../../domain/catalogue/look.ts";
import { slugOf } from "../../domain/slug.ts";
import { openPathBook, ownerOf, type PathBook, pathProblem } from "./import/path-book.ts";
import { saidPaths } from "./import/said-paths.ts";

export type LooksWritten =
  | { kind: "written"; created: number; changed: number; unchanged: number }
  | { kind: "refused"; problems: string[] };

type Pieces = Awaited<ReturnType<typeof piecesCalled>>;

/** What is known before looks are written. */
interface Known {
  ids: ReadonlyMap<string, number>;
  pieces: Pieces;
  book: PathBook;
}

/**
 * Writes looks by their handles, all of them or none and everything that is wrong; looks that are not named stay. Their
 * pictures are stored ones, their descriptions sanitised. What differs alone is touched, and its pages follow.
 */
export async function writeLooks(pool: Pool, looks: readonly WrittenLook[]): Promise<LooksWritten> {
  return inTransaction(
    pool,
    async (db) => {
      await db.query("SELECT pg_advisory_xact_lock(hashtextextended('import', 0))");
      await db.query(saidPathsTable);
      const pieces = await piecesCalled(db, [...new Set(looks.flatMap(({ products }) => products))]);
      const problems = looks.flatMap((look, index) => wrongWith(look, pieces, looks.slice(0, index)));
      if (problems.length > 0) return { kind: "refused", problems } as const;
      const known = { ids: await lookIds(db), pieces, book: openPathBook(await everyPath(db)) };
      const cacheTags: string[] = [];
      let changed = 0;
      for (const [row, look] of looks.entries()) {
        const placed = await placeLook(db, { ...look, row }, known);
        if (placed.kind === "taken") problems.push(placed.problem);
        else if (placed.cacheTags.length > 0) changed += 1;
        if (placed.kind === "placed") cacheTags.push(...placed.cacheTags);
      }
      problems.push(...(await settleSaidPaths(db)).map(({ path }) => takenText(path)));
      if (problems.length > 0) return { kind: "refused", problems } as const;
      await invalidateCacheTags(db, cacheTags.length > 0 ? ["looks", ...cacheTags] : []);
      if (changed > 0) await logCommand(db, `looks write: ${looks.map(({ handle }) => handle).join(", ")}`);
      const created = looks.filter(({ handle }) => !known.ids.has(handle)).length;
      return { kind: "written", created, changed: changed - created, unchanged: looks.length - changed } as const;
    },
    { keep: (result) => result.kind === "written" },
  );
}

/** Removes a look with its page; returns false for an unknown one. */
export async function removeLook(pool: Pool, handle: string): Promise<boolean> {
  return inTransaction(pool, async (db) => {
    const removed = await deleteLook(db, handle);
    if (removed === null) return false;
    await invalidateCacheTags(db, ["looks", ...tagsOf(removed.id, removed.productIds)]);
    await logCommand(db, `looks remove ${handle}`);
    return true;
  });
}

function wrongWith(look: WrittenLook, pieces: Pieces, before: readonly WrittenLook[]): string[] {
  const problem = lookProblem(look);
  if (problem !== null) return [problem];
  const { handle, urls = {}, products } = look;
  return [
    ...(before.some((other) => other.handle === handle) ? [`The look '${handle}' is named twice.`] : []),
    ...Object.values(urls).flatMap((url) => pathProblem(url.replace(/^(en|cz)\//, "")) || []),
    ...products.flatMap((product) => {
      const piece = pieces.get(product);
      if (piece === undefined) return [`The look '${handle}' names an unknown product '${product.slice(0, 80)}'.`];
      return piece.forAdults ? [`The look '${handle}' shows everybody '${product}', which is for adults only.`] : [];
    }),
  ];
}

/** Adds or revises one look; returns the cache tags of what changed. */
async function placeLook(
  db: Queryable,
  look: WrittenLook & { row: number },
  { ids, pieces, book }: Known,
): Promise<{ kind: "placed"; cacheTags: string[] } | { kind: "taken"; problem: string }> {
  const { handle, name, urls = {}, row } = look;
  const here = ids.get(handle);
  const owner = here === undefined ? `new look:${handle}` : ownerOf({ kind: "look", entity_id: here });
  const before = book.of(owner);
  if (urls.pl !== undefined && !book.take(urls.pl, owner)) return { kind: "taken", problem: takenText(urls.pl) };
  const path = urls.pl ?? before ?? book.takeNear(`look/${slugOf(name.pl) || handle}`, owner);
  const key = { kind: "look" as const, entity_id: here ?? (await addLook(db, look)) };
  const otherUrls = { en: urls.en ?? "", cz: urls.cz ?? "" };
  // A path that is to stay while the name moves is given from now on.
  const moved = await sayPaths(db, saidPaths({ row, otherUrls }, { ...key, renamed: true }));
  const revised = here === undefined || (await reviseLook(db, here, look));
  if (path !== before) await savePaths(db, [{ ...key, path }]);
  const wanted = look.products.map((product) => pieces.get(product)!.id);
  const placed = await placePieces(db, key.entity_id, wanted);
  const isSame = !revised && moved.length === 0 && path === before && placed.length === 0;
  return { kind: "placed", cacheTags: isSame ? [] : tagsOf(key.entity_id, [...wanted, ...placed]) };
}

function tagsOf(id: number, productIds: readonly number[]): string[] {
  return [`look:${id}`, ...productIds.map((productId) => `looks-of:${productId}`)];
}

function takenText(path: string): string {
  return `The path '${path}' is something else's already, or the shop needs it itself.`;
}
