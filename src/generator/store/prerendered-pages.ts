import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import type { CacheTagCursor } from "../../database/cache-tags.ts";
import { layoutCacheTags } from "../reading.ts";
import { inOneStep, openPageFile } from "./page-file.ts";

/**
 * The prerendered pages of one process, in a file of its own, and what of them is stale. Time is counted in turns, one for
 * all that is heard at once: a page is stale while what it read has changed after the turn it was made in.
 */
export interface PrerenderedPages {
  readonly file: string;
  readonly turn: number;
  /** Up to where the changed cache tags are heard; null: they never were. */
  readonly cursor: CacheTagCursor | null;
  /** Whether all pages there are to be are known; after a new menu they are not. */
  readonly complete: boolean;
  /** Pages that are stale, or not there yet. */
  readonly stale: number;
  paths(): string[];
  /** Returns the version of a page, the digest of all it shows; null: it is not there. */
  version(path: string): string | null;
  /** Returns the same with its HTML, compressed by brotli. */
  read(path: string): StoredPage | null;
  /** Makes stale what read these cache tags, and has the pages at these paths made. */
  hear(heard: { cacheTags: readonly string[]; paths: readonly string[]; cursor: CacheTagCursor }): void;
  /** Has those of these paths made that are not known yet. */
  want(paths: readonly string[]): void;
  /** Records that all pages there are to be were wanted, as they were at this turn. */
  foundAll(turn: number): void;
  /** Hands out the paths of so many stale pages at most, of which nobody has in hand what is known now: of what few pages read before the others. Returns null where there are none. */
  take(most: number): Batch | null;
  close(): void;
}

interface StoredPage {
  version: string;
  html: Uint8Array;
}

/** Paths in hand, whose pages are to be made of what is there at this turn, or later. */
export interface Batch {
  turn: number;
  paths: readonly string[];
  end(): void;
}

/** `changed`: the turn in which something it read has last changed; `wide`: more than a hundred pages read it. */
const tables = `
  CREATE TABLE state (stamp TEXT, turn INTEGER, opened INTEGER, everything INTEGER, menu INTEGER, found INTEGER, cursor TEXT);
  CREATE TABLE pages (id INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE, made INTEGER NOT NULL DEFAULT 0,
    changed INTEGER NOT NULL, wide INTEGER NOT NULL, version TEXT, reads TEXT NOT NULL DEFAULT '[]');
  CREATE INDEX stale_pages ON pages (wide, changed DESC, id) WHERE changed > made;
  CREATE INDEX pages_by_age ON pages (made);
  CREATE TABLE html (page INTEGER PRIMARY KEY, html BLOB);
  CREATE TABLE tags (tag TEXT, page INTEGER, PRIMARY KEY (tag, page)) WITHOUT ROWID;
  CREATE TABLE heard (tag TEXT PRIMARY KEY, turn INTEGER) WITHOUT ROWID;
  CREATE TRIGGER tag_again AFTER UPDATE OF reads ON pages WHEN old.reads <> new.reads BEGIN
    DELETE FROM tags WHERE page = old.id AND tag IN (SELECT value FROM json_each(old.reads));
    INSERT INTO tags SELECT value, new.id FROM json_each(new.reads);
  END;
  CREATE TRIGGER forget AFTER DELETE ON pages BEGIN
    DELETE FROM tags WHERE page = old.id AND tag IN (SELECT value FROM json_each(old.reads));
    DELETE FROM html WHERE page = old.id;
  END;`;

const statements = {
  state: "SELECT turn, everything, menu, found, cursor FROM state",
  stale: `SELECT (SELECT count(*) FROM pages WHERE changed > made)
    + (SELECT count(*) FROM pages, state WHERE made < everything AND changed <= made) AS count`,
  paths: "SELECT path FROM pages WHERE version IS NOT NULL ORDER BY id",
  version: "SELECT version FROM pages WHERE path = ? AND version IS NOT NULL",
  read: "SELECT version, html FROM pages JOIN html ON page = id WHERE path = ?",
  remember: "INSERT OR REPLACE INTO heard SELECT value, $turn FROM json_each($tags)",
  mark: `WITH spread AS (SELECT value AS tag, (SELECT count(*) FROM (SELECT 1 FROM tags WHERE tag = value LIMIT 101)) > 100 AS wide
      FROM json_each($tags)), readers AS (SELECT page, min(wide) AS wide FROM spread JOIN tags USING (tag) GROUP BY page)
    UPDATE pages SET changed = $turn, wide = CASE WHEN changed > made THEN min(pages.wide, readers.wide) ELSE readers.wide END
    FROM readers WHERE id = page`,
  want: `INSERT INTO pages (path, changed, wide) SELECT value, ?, ? FROM json_each(?) WHERE true
    ON CONFLICT DO UPDATE SET changed = excluded.changed, wide = 0 WHERE excluded.wide = 0`,
  go: "UPDATE state SET turn = $turn, everything = $everything, menu = $menu, cursor = $cursor",
  found: "UPDATE state SET found = ?",
  // The latest first: a price that changes while thousands of others are prerendered does not wait for them.
  narrow: "SELECT path, changed FROM pages WHERE changed > made AND wide = 0 ORDER BY changed DESC, id LIMIT ?",
  wide: "SELECT path, changed FROM pages WHERE changed > made AND wide = 1 ORDER BY changed DESC, id LIMIT ?",
  everywhere: "SELECT path, everything AS changed FROM pages, state WHERE made < everything ORDER BY made LIMIT ?",
};

/**
 * Opens the prerendered pages in a folder, which no other process has. Pages of another stamp (other assets, other shop,
 * other generator) and a file that cannot be read are thrown away: everything is prerendered anew.
 */
export async function openPrerenderedPages(folder: string, stamp: string): Promise<PrerenderedPages> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, "pages.sqlite");
  const db = openStamped(file, stamp) ?? (await openNew(file, stamp, folder));
  // A worker of the process before, which was killed, may still bring pages: those of an earlier turn are refused.
  db.exec("UPDATE state SET turn = turn + 1, opened = turn + 1; DELETE FROM heard");
  const say = Object.fromEntries(Object.entries(statements).map(([name, sql]) => [name, db.prepare(sql)])) as Record<
    keyof typeof statements,
    ReturnType<typeof db.prepare>
  >;
  const state = () =>
    say.state.get() as { turn: number; everything: number; menu: number; found: number; cursor: string | null };
  const inHand = new Set<Batch>();

  return {
    file,
    get turn() {
      return state().turn;
    },
    get cursor() {
      return JSON.parse(state().cursor ?? "null") as CacheTagCursor | null;
    },
    get complete() {
      const { menu, found } = state();
      return found >= menu;
    },
    get stale() {
      return say.stale.get()!["count"] as number;
    },
    paths: () => say.paths.all().map(({ path }) => path as string),
    version: (path) => (say.version.get(path)?.["version"] ?? null) as string | null,
    read: (path) => (say.read.get(path) ?? null) as StoredPage | null,
    hear({ cacheTags, paths, cursor }) {
      inOneStep(db, () => {
        const before = state();
        const turn = before.turn + 1;
        const heard = { turn, tags: JSON.stringify(cacheTags) };
        say.mark.run(heard);
        say.remember.run(heard);
        say.want.run(turn, 0, JSON.stringify(paths));
        say.go.run({
          turn,
          everything: layoutCacheTags.some((tag) => cacheTags.includes(tag)) ? turn : before.everything,
          menu: cacheTags.includes("menu") ? turn : before.menu,
          cursor: JSON.stringify(cursor),
        });
      });
    },
    want: (paths) => void say.want.run(state().turn, 1, JSON.stringify(paths)),
    foundAll: (turn) => void say.found.run(turn),
    take(most) {
      const held = new Map([...inHand].flatMap(({ turn, paths }) => paths.map((path) => [path, turn])));
      for (const stale of [say.narrow, say.wide, say.everywhere]) {
        const paths = (stale.all(most + held.size) as { path: string; changed: number }[])
          .filter(({ path, changed }) => (held.get(path) ?? -1) < changed)
          .slice(0, most)
          .map(({ path }) => path);
        if (paths.length === 0) continue;
        const batch = { turn: state().turn, paths, end: () => void inHand.delete(batch) };
        inHand.add(batch);
        return batch;
      }
      return null;
    },
    close() {
      if (db.isOpen) db.close();
    },
  };
}

/** Returns null where there is none of this stamp that can be read. */
function openStamped(file: string, stamp: string): DatabaseSync | null {
  let db: DatabaseSync | null = null;
  try {
    db = openPageFile(file);
    if (db.prepare("SELECT stamp FROM state").get()?.["stamp"] === stamp) return db;
  } catch {
    // It is new, or of no use.
  }
  db?.close();
  return null;
}

async function openNew(file: string, stamp: string, folder: string): Promise<DatabaseSync> {
  for (const name of await readdir(folder)) if (name.includes(".")) await rm(join(folder, name), { force: true });
  const db = openPageFile(file);
  db.exec(tables);
  db.prepare("INSERT INTO state VALUES (?, 0, 0, 0, 0, 0, NULL)").run(stamp);
  return db;
}
