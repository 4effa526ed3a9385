import { access, mkdir, rename } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { ImageSize } from "../contract/paths.ts";
import { openFolderStore } from "./picture-store/folder-store.ts";
import type { PictureStore } from "./picture-store/store.ts";

/** The picture store and what is cut from it. */
export interface PictureFiles extends PictureStore {
  /** Answers a picture at a size, as a file and its type; null when too many are waiting to be made. */
  derivative(wish: DerivativeWish): Promise<{ path: string; type: string } | null>;
  close(): Promise<void>;
}

export interface DerivativeWish {
  /** A name known to the database. */
  file: string;
  /** Null: the whole picture. */
  size: ImageSize | null;
  avif: boolean;
  webp: boolean;
}

const types: Record<string, string> = { ".avif": "image/avif", ".webp": "image/webp", ".jpg": "image/jpeg", ".jpeg": "image/jpeg", ".png": "image/png" };
/** What JPEG, which cannot be transparent, shows instead: the concrete pictures lie on. */
const ground = "#ecebe7";
/** A larger picture is not decoded. */
const mostPixels = 40_000_000;
const mostWaiting = 400;
/** Made at once; quiet work only when nothing else is. */
const atOnce = 2;

/**
 * Opens the pictures: what is cut from them lies in this folder, the originals too unless they have a store elsewhere.
 * WebP (JPEG for those who take nothing else) is made when first asked for; AVIF, which takes ten times as long, in
 * quiet moments, and is served once it is there.
 */
export async function openPictureFiles(folder: string, elsewhere?: PictureStore): Promise<PictureFiles> {
  const { keep, read } = elsewhere ?? (await openFolderStore(join(folder, "originals")));
  const cut = join(folder, "cut");
  await mkdir(cut, { recursive: true });
  sharp.concurrency(1);
  const line = openLine();

  function place(file: string, size: ImageSize | null, format: Format): string {
    return join(cut, `${file}.${size ?? "whole"}.${format}`);
  }

  async function make(file: string, size: ImageSize | null, format: Format): Promise<string> {
    const path = place(file, size, format);
    const fresh = `${path}.${process.pid}.new`;
    const original = await read(file);
    if (original === null) throw new Error(`The picture ${file} is not in the store`);
    const picture = pictureAt(original, size);
    await (format === "jpeg" ? picture.flatten({ background: ground }) : picture)[format](optionsOf(format, size)).toFile(fresh);
    await rename(fresh, path);
    return path;
  }

  return {
    async derivative({ file, size, avif, webp }) {
      const format: Format = avif || webp ? "webp" : "jpeg";
      if (avif && (await exists(place(file, size, "avif")))) return { path: place(file, size, "avif"), type: "image/avif" };
      if (avif) line.later(`${file} ${size}`, () => make(file, size, "avif"));
      const path = place(file, size, format);
      if (await exists(path)) return { path, type: types[`.${format}`] ?? "image/jpeg" };
      const made = await line.now(path, () => make(file, size, format));
      return made === null ? null : { path: made, type: types[`.${format}`] ?? "image/jpeg" };
    },
    keep,
    read,
    close: line.close,
  };
}

type Format = "avif" | "webp" | "jpeg";

/** Sizes as wide as the window, the campaign's above all: what is seen first waits for them, and their detail is lettering and outlines, not cloth. */
const wide: readonly (ImageSize | null)[] = ["585x600", "750x769", "780x800", "1170x1200", "1440x668", "2880x1336"];

function optionsOf(format: Format, size: ImageSize | null): object {
  if (format === "avif") return { quality: wide.includes(size) ? 40 : 48, effort: 3 };
  return format === "webp" ? { quality: 78, effort: 3 } : { quality: 80, mozjpeg: true };
}

function pictureAt(original: Buffer, size: ImageSize | null): Sharp {
  const picture = sharp(original, { limitInputPixels: mostPixels, sequentialRead: true }).rotate().timeout({ seconds: 20 });
  if (size === null) return picture;
  const [, width = "0", height = "0", mode] = /^(\d+)x(\d+)(?:,(\w+))?$/.exec(size) ?? [];
  return picture.resize(Number(width), Number(height), mode === "1on1" ? { fit: "cover" } : { fit: "inside", withoutEnlargement: true });
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(() => true, () => false);
}

interface Line {
  /** Makes one thing at a time a core; the same thing asked twice is made once. Null: the line is full. */
  now(key: string, work: () => Promise<string>): Promise<string> | null;
  /** Makes a thing when nothing else is asked for; a failure is left for the next time it is asked. */
  later(key: string, work: () => Promise<string>): void;
  close(): Promise<void>;
}

function openLine(): Line {
  const making = new Map<string, Promise<string>>();
  const urgent: (() => Promise<unknown>)[] = [];
  const quiet = new Map<string, () => Promise<unknown>>();
  const running = new Set<Promise<unknown>>();
  let closed = false;

  function next(): void {
    if (running.size >= atOnce) return;
    const work = urgent.shift() ?? (running.size === 0 ? takeQuiet() : undefined);
    if (work === undefined) return;
    const run = work().catch(() => undefined).finally(() => {
      running.delete(run);
      next();
    });
    running.add(run);
    next();
  }

  function takeQuiet(): (() => Promise<unknown>) | undefined {
    const [first] = quiet;
    if (first !== undefined) quiet.delete(first[0]);
    return first?.[1];
  }

  return {
    now(key, work) {
      const started = making.get(key);
      if (started) return started;
      if (urgent.length >= mostWaiting) return null;
      const made = new Promise<string>((resolve, reject) => {
        urgent.push(() => work().then(resolve, reject).finally(() => making.delete(key)));
      });
      making.set(key, made);
      next();
      return made;
    },
    later(key, work) {
      if (closed || quiet.size >= mostWaiting) return;
      quiet.set(key, work);
      next();
    },
    async close() {
      closed = true;
      quiet.clear();
      await Promise.allSettled([...making.values(), ...running]);
    },
  };
}
