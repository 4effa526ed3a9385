import { createHash } from "node:crypto";
import { mkdtemp, open, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve, sep } from "node:path";
import sharp from "sharp";
import { videoTypeOf, type VideoType } from "./video-type.ts";
import { fetchBytes } from "./fetch-bytes.ts";

/** Where an import's pictures come from. */
export interface PictureSource {
  /** Brings a picture by its http(s) address, or by its name in the folder beside the file. */
  bring(address: string): Promise<Brought>;
  /** Brings a video, or what is said in one, likewise; what is none of the types is missing. */
  bringVideo(address: string, types: readonly VideoType[]): Promise<BroughtVideo | Missing>;
  /** Removes what was brought. */
  close(): Promise<void>;
}

interface Missing {
  kind: "missing";
  why: string;
}

type Brought = BroughtPicture | Missing;

interface BroughtVideo extends Pick<BroughtPicture, "path" | "bytes" | "sha256"> {
  kind: "brought";
  type: VideoType;
}

export interface BroughtPicture {
  kind: "brought";
  /** Where it lies until the source is closed. */
  path: string;
  extension: "avif" | "webp" | "jpg" | "png";
  width: number;
  height: number;
  bytes: number;
  sha256: string;
}

export interface PictureSourceSettings {
  /** Where names that are no addresses are looked for; absent: nowhere. */
  folder?: string;
  /** Longest wait for one picture, in milliseconds. */
  timeout?: number;
  mostBytes?: number;
  /** Hosts inside the network that may be asked: see `fetchBytes`. */
  insideHosts?: readonly string[];
}

const mostPixels = 40_000_000;
const failuresInARow = 3;

/**
 * Opens a source of pictures. What is no picture, too large or does not come in time is missing, with the
 * reason in words. A host that failed three times in a row is not asked again: an import of thousands of
 * addresses must not wait for each of them.
 */
export async function openPictureSource({
  folder,
  timeout = 20_000,
  mostBytes = 25_000_000,
  insideHosts = [],
}: PictureSourceSettings = {}): Promise<PictureSource> {
  const kept = await mkdtemp(join(tmpdir(), "bruk-pictures-"));
  const failures = new Map<string, number>();
  let number = 0;

  async function fetched(address: URL): Promise<Buffer | string> {
    if ((failures.get(address.host) ?? 0) >= failuresInARow) return `${address.host} did not answer before`;
    const answer = await fetchBytes(address, { timeout, mostBytes, insideHosts });
    failures.set(address.host, answer.kind === "unreachable" ? (failures.get(address.host) ?? 0) + 1 : 0);
    return answer.kind === "fetched" ? answer.bytes : answer.why;
  }

  async function bytesOf(address: string): Promise<Buffer | string> {
    const url = /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address) : null;
    return url ? fetched(url) : readBeside(folder, address, mostBytes);
  }

  async function written(bytes: Buffer): Promise<Pick<BroughtPicture, "path" | "bytes" | "sha256">> {
    const path = join(kept, String((number += 1)));
    await writeFile(path, bytes);
    return { path, bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
  }

  return {
    async bring(address) {
      const bytes = await bytesOf(address);
      if (typeof bytes === "string") return { kind: "missing", why: bytes };
      const picture = await pictureOf(bytes);
      if (picture === null) return { kind: "missing", why: "it is no picture the shop can show" };
      const { extension, width, height } = picture;
      return { kind: "brought", extension, width, height, ...(await written(picture.bytes)) };
    },
    async bringVideo(address, types) {
      const bytes = await bytesOf(address);
      if (typeof bytes === "string") return { kind: "missing", why: bytes };
      const type = videoTypeOf(bytes);
      if (type === null || !types.includes(type))
        return { kind: "missing", why: `it is none of what the shop can play here: ${types.join(", ")}` };
      return { kind: "brought", type, ...(await written(bytes)) };
    },
    close: () => rm(kept, { recursive: true, force: true }),
  };
}

/** The bytes of a file that truly lies in the folder, or why there are none. */
async function readBeside(folder: string | undefined, name: string, mostBytes: number): Promise<Buffer | string> {
  if (folder === undefined) return "it is no address, and no folder of pictures was given";
  try {
    const home = await realpath(folder);
    const path = await realpath(resolve(home, name));
    if (!path.startsWith(home + sep)) return "it lies outside the folder";
    await using file = await open(path);
    const { size } = await file.stat();
    return size > mostBytes ? `it is larger than ${mostBytes} bytes` : await file.readFile();
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ENOENT"
      ? "it is not in the folder"
      : `it cannot be read (${(error as NodeJS.ErrnoException).code ?? "unknown"})`;
  }
}

const extensions: Record<string, BroughtPicture["extension"]> = { jpeg: "jpg", png: "png", webp: "webp", avif: "avif" };

/** The picture as it will be kept, proven by decoding it; null for what is none. An SVG is a document, no picture. */
async function pictureOf(
  given: Buffer,
): Promise<{ bytes: Buffer; extension: BroughtPicture["extension"]; width: number; height: number } | null> {
  try {
    const { format, compression } = await sharp(given, { limitInputPixels: mostPixels }).metadata();
    const name = format === "heif" && compression === "av1" ? "avif" : format;
    if (name === "svg" || name === "pdf") return null;
    const extension = extensions[name];
    const bytes = extension ? given : await sharp(given, { limitInputPixels: mostPixels }).png().toBuffer();
    const { width, height } = await sharp(bytes, { limitInputPixels: mostPixels }).metadata();
    await sharp(bytes, { limitInputPixels: mostPixels }).timeout({ seconds: 20 }).resize(8, 8).raw().toBuffer();
    return { bytes, extension: extension ?? "png", width, height };
  } catch {
    return null;
  }
}
