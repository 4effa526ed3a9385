import { access, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { ImageFormat, ImageSize } from "../contract/paths.ts";
import { cropAbout, type Focus } from "../domain/catalogue/picture.ts";
import { openFolderStore } from "./picture-store/folder-store.ts";
import type { PictureStore } from "./picture-store/store.ts";

/** The picture store and what is cut from it. */
export interface PictureFiles extends PictureStore {
  /** Returns the path of a picture at a size and in a format, made when first asked for; null when too many are waiting to be made. */
  derivative(asked: Derivative): Promise<string | null>;
  /** Returns the path of a file as it was given, of a name known to the database; null when too many are waiting. */
  local(file: string): Promise<string | null>;
  close(): Promise<void>;
}

interface Derivative {
  /** A name known to the database. */
  file: string;
  /** Null: the whole picture. */
  size: ImageSize | null;
  format: ImageFormat;
  /** Every size but the whole is cropped about it to the size's own ratio; null or absent: fitted in, or cropped from the middle where the size wants it filled. */
  focus?: Focus | null;
}

/** What JPEG, which cannot be transparent, shows instead: the concrete pictures lie on. */
const ground = "#ecebe7";
/** A larger picture is not decoded. */
const mostPixels = 40_000_000;
const mostWaiting = 400;
/** Made at once. */
const atOnce = 2;

/**
 * Opens the pictures: what is cut from them lies in this folder, the originals too unless they have a store elsewhere.
 * Each size and format is made when first asked for, once, and stays as it is.
 */
export async function openPictureFiles(folder: string, elsewhere?: PictureStore): Promise<PictureFiles> {
  const { keep, read, remove } = elsewhere ?? (await openFolderStore(join(folder, "originals")));
  const cut = join(folder, "cut");
  await mkdir(cut, { recursive: true });
  sharp.concurrency(1);
  const line = openLine();

  function pathOf({ file, size, format, focus = null }: Derivative): string {
    const about = focus === null || size === null ? "" : `${focus.x}-${focus.y}~`;
    return join(cut, `${about}${file}.${size ?? "whole"}.${format}`);
  }

  async function make(asked: Derivative): Promise<string> {
    const { file, size, format, focus = null } = asked;
    const path = pathOf(asked);
    const fresh = `${path}.${process.pid}.new`;
    const original = await read(file);
    if (original === null) throw new Error(`The picture ${file} is not in the store`);
    const picture = size === paved ? await onPaving(original, focus) : await pictureAt(original, size, focus);
    const opaque = format === "jpeg" ? picture.flatten({ background: ground }) : picture;
    await opaque[format](optionsOf(format, size)).toFile(fresh);
    await rename(fresh, path);
    return path;
  }

  async function makeLocal(file: string, path: string): Promise<string> {
    const given = await read(file);
    if (given === null) throw new Error(`${file} is not in the store`);
    const fresh = `${path}.${process.pid}.new`;
    await writeFile(fresh, given);
    await rename(fresh, path);
    return path;
  }

  return {
    async derivative(asked) {
      const path = pathOf(asked);
      return (await exists(path)) ? path : line.now(path, () => make(asked));
    },
    async local(file) {
      const path = join(cut, `${file}.given`);
      return (await exists(path)) ? path : line.now(path, () => makeLocal(file, path));
    },
    keep,
    read,
    remove,
    close: line.close,
  };
}

/** Sizes as wide as the window, the campaign's above all: what is seen first waits for them, and their detail is lettering and outlines, not cloth. */
const wide: readonly (ImageSize | null)[] = ["585x600", "750x769", "780x800", "1170x1200", "1440x668", "2880x1336"];

function optionsOf(format: ImageFormat, size: ImageSize | null): object {
  // At effort 1 AVIF is made as fast as WebP, a tenth larger than at 3, which takes four times as long.
  if (format === "avif") return { quality: wide.includes(size) ? 40 : 48, effort: 1 };
  if (format === "jpeg") return { quality: 80, mozjpeg: true };
  return format === "webp" ? { quality: 78, effort: 3 } : {};
}

function opened(original: Buffer): Sharp {
  return sharp(original, { limitInputPixels: mostPixels, sequentialRead: true }).rotate().timeout({ seconds: 20 });
}

async function pictureAt(original: Buffer, size: ImageSize | null, focus: Focus | null): Promise<Sharp> {
  const picture = opened(original);
  if (size === null) return picture;
  const [, width = "0", height = "0", mode] = /^(\d+)x(\d+)(?:,(\w+))?$/.exec(size) ?? [];
  const ratio = Number(width) / Number(height);
  const cropped = focus === null ? picture : picture.extract(cropAbout(await sizeOf(original), { ratio, focus }));
  return cropped.resize(
    Number(width),
    Number(height),
    mode === "1on1" ? { fit: "cover" } : { fit: "inside", withoutEnlargement: true },
  );
}

/** As it is seen, whichever way its camera was held. */
async function sizeOf(original: Buffer): Promise<{ width: number; height: number }> {
  return (await sharp(original, { limitInputPixels: mostPixels }).metadata()).autoOrient;
}

/** The preview of a link. */
const paved: ImageSize = "1200x630,paved";
const paving = new URL("link-picture.png", import.meta.url);

/** The picture whole and in the middle, where a square cut of the preview has it too, on the shop's paving; one as wide as the preview fills it. */
async function onPaving(original: Buffer, focus: Focus | null): Promise<Sharp> {
  const { width, height } = await sizeOf(original);
  const middle = { x: 50, y: 50 };
  if (width / height >= 1.5)
    return opened(original)
      .extract(cropAbout({ width, height }, { ratio: 1200 / 630, focus: focus ?? middle }))
      .resize(1200, 630, { fit: "cover" });
  const { data, info } = await opened(original)
    .resize(1200, 630, { fit: "inside" })
    .flatten({ background: ground })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(await readFile(paving)).composite([{ input: data, raw: info, gravity: "centre" }]);
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

interface Line {
  /** Makes one thing at a time a core; the same thing asked twice is made once. Null: the line is full. */
  now(key: string, work: () => Promise<string>): Promise<string> | null;
  close(): Promise<void>;
}

function openLine(): Line {
  const making = new Map<string, Promise<string>>();
  const waiting: (() => Promise<unknown>)[] = [];
  const running = new Set<Promise<unknown>>();

  function next(): void {
    if (running.size >= atOnce) return;
    const work = waiting.shift();
    if (work === undefined) return;
    const run = work()
      .catch(() => undefined)
      .finally(() => {
        running.delete(run);
        next();
      });
    running.add(run);
    next();
  }

  return {
    now(key, work) {
      const started = making.get(key);
      if (started) return started;
      if (waiting.length >= mostWaiting) return null;
      const made = new Promise<string>((resolve, reject) => {
        waiting.push(() =>
          work()
            .then(resolve, reject)
            .finally(() => making.delete(key)),
        );
      });
      making.set(key, made);
      next();
      return made;
    },
    async close() {
      await Promise.allSettled([...making.values(), ...running]);
    },
  };
}
