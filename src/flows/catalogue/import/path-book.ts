import { reservedSegments } from "../../../contract/paths.ts";
import type { EntityKey, NamedPath } from "../../../database/catalogue/paths.ts";

/** Who has a path: an entity of the shop or, while it is not in the database yet, a thing of the file. */
export type PathOwner = string;

export function ownerOf({ kind, entity_id }: EntityKey): PathOwner {
  return `${kind}:${entity_id}`;
}

/** Every path of the shop, and the ones an import is about to give, so that none is given twice. */
export interface PathBook {
  /** The path an owner has. */
  of(owner: PathOwner): string | undefined;
  /** Gives a path back, so that another may take it. */
  release(owner: PathOwner): void;
  /** Takes a path in its wanted spelling; returns whether it was free or the owner's already. */
  take(path: string, owner: PathOwner): boolean;
  /** Takes the wanted path, or the first free one like it: `bluza/`, `bluza-2/`, `bluza-3/`. */
  takeNear(path: string, owner: PathOwner): string;
}

/** Opens the book on the shop's paths. Spellings that differ in case or in the last slash are one path. */
export function openPathBook(known: readonly NamedPath[]): PathBook {
  const owners = new Map(known.map((entry) => [spelling(entry.path), ownerOf(entry)]));
  const paths = new Map(known.map((entry) => [ownerOf(entry), entry.path]));
  const book: PathBook = {
    of: (owner) => paths.get(owner),
    release(owner) {
      const path = paths.get(owner);
      if (path === undefined) return;
      owners.delete(spelling(path));
      paths.delete(owner);
    },
    take(path, owner) {
      const holder = owners.get(spelling(path));
      if (holder !== undefined && holder !== owner) return false;
      book.release(owner);
      owners.set(spelling(path), owner);
      paths.set(owner, path);
      return true;
    },
    takeNear(path, owner) {
      const stem = path.replace(/\/$/, "");
      for (let number = isReserved(stem) ? 2 : 1; ; number += 1) {
        const input = number === 1 ? `${stem}/` : `${stem}-${number}/`;
        if (book.take(input, owner)) return input;
      }
    },
  };
  return book;
}

function spelling(path: string): string {
  return path.toLowerCase().replace(/\/+$/, "");
}

/** Returns whether a path begins as the shop's own do. */
export function isReserved(path: string): boolean {
  return (reservedSegments as readonly string[]).includes(path.split("/")[0]!.toLowerCase());
}

/** Returns what is wrong with a path a file asks for, or false: each segment plain, none that the shop needs itself. */
export function pathProblem(path: string): string | false {
  const segments = path.replace(/\/$/, "").split("/");
  if (path.length > 400 || !segments.every((segment) => /^[\p{L}\p{N}_~-][\p{L}\p{N}._~-]{0,119}$/u.test(segment))) {
    return `'${path.slice(0, 80)}' is no path: letters, digits, '-', '_' and '.' are, joined by '/', without one in front.`;
  }
  if (isReserved(path)) return `The path '${path}' begins with '${segments[0]}', which the shop needs itself.`;
  return (
    segments.some((segment) => /^(index\.html|page-data\.json)$/i.test(segment)) &&
    `The path '${path}' is the name of a prerendered file.`
  );
}
