import { createHash } from "node:crypto";
import { access, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { Colour } from "../catalogue/colours.ts";
import type { Kind, Look, PrintArt } from "../catalogue/types.ts";
import type { View } from "./engine/scene.ts";
import { inputsOf } from "./inputs.ts";
import { kinds } from "./kinds.ts";
import { campaign, campaignPhone, categoryPictures } from "./compositions.ts";
import { lookPictures } from "./look-pictures.ts";
import { cutOut } from "./parts/cutOut.ts";
import { bytesOf, lay, table } from "./parts/table.ts";

/** One thing in a composed picture. Places and sizes are in the picture's own pixels. */
export interface Good {
  kind: Kind;
  cut?: Look["cut"];
  base: Colour;
  accent?: Colour;
  /** The maker's name for sewn labels. */
  brand?: string;
  material?: NonNullable<Look["material"]>;
  art?: PrintArt;
  ink?: Colour;
  second?: Colour;
  text?: string;
  view?: View;
  seed?: number;
  /** Where the middle of its scene comes. */
  x: number;
  y: number;
  /** How wide its whole scene (1200 units) is. */
  size: number;
  turn?: number;
  flip?: boolean;
}

export interface Composition {
  name: string;
  width: number;
  height: number;
  /** False: the ground stays see-through, for pictures that lie over lettering. */
  concrete: boolean;
  /** How deep its shadows are; 1 for the widest campaign picture. */
  depth: number;
  /** From the lowest to the topmost. */
  goods: Good[];
}

/** Every composed picture: the campaign in its two widths, one for each main category and one for each look. */
export const compositions: Composition[] = [campaign, campaignPhone, ...categoryPictures, ...lookPictures];

/**
 * Draws the campaign's, the categories' and the looks' pictures as AVIF: `hero`, `hero-m` (both see-through, for
 * they lie over the headline), `category-<key>` and `look-<handle>`. A picture whose goods, places and drawing programs
 * have not changed is left alone: `composed.json` in the folder remembers the hashes. `folder` is
 * `demo/pictures` unless said; `only` draws those of some names; `told` hears each finished name.
 */
export async function composeAll(
  folder: string = pictures,
  { only, told }: { only?: string[]; told?: (name: string) => void } = {},
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const list = join(folder, "composed.json");
  const known = JSON.parse(await readFile(list, "utf8").catch(() => "{}")) as Record<string, string>;
  for (const composition of compositions) {
    if (only && !only.includes(composition.name)) continue;
    const { name, width, height, concrete } = composition;
    const file = join(folder, `${name}.avif`);
    const hash = await hashOf(composition);
    const there = await access(file).then(
      () => true,
      () => false,
    );
    if (there && known[name] === hash) continue;
    const image = sharp(await composed(composition), { raw: { width, height, channels: 4 } });
    await (concrete ? image.removeAlpha() : image).avif({ quality: concrete ? 50 : 56, effort: 4 }).toFile(file);
    known[name] = hash;
    await writeFile(list, `${JSON.stringify(known, null, 1)}\n`);
    told?.(name);
  }
}

/** Everything a composed picture depends on: its plan, its goods' drawing programs, and how goods are laid and lit. */
async function hashOf(composition: Composition): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify(composition));
  for (const [i, good] of composition.goods.entries()) hash.update(await inputsOf(lookOf(good), good.seed ?? 11 + i));
  for (const own of ["compose.ts", "parts/cutOut.ts", "parts/table.ts"])
    hash.update(await readFile(join(import.meta.dirname, own)));
  return hash.digest("base64url").slice(0, 12);
}

/** Returns a composition as RGBA bytes. Refuses a kind that has no drawing program. */
export async function composed(composition: Composition, scale = 1): Promise<Buffer> {
  const on = table(Math.round(composition.width * scale), Math.round(composition.height * scale), composition.concrete);
  for (const [i, good] of composition.goods.entries()) {
    const draw = kinds[good.kind];
    if (!draw) throw new Error(`No drawing program for '${good.kind}'. Add one to demo/draw/kinds.ts.`);
    const scene = draw(lookOf(good), good.seed ?? 11 + i, good.view ?? "front");
    const thing = await cutOut(scene, Math.round(good.size * scale), good.turn ?? 0, good.flip);
    lay(on, thing, good.x * scale, good.y * scale, composition.depth * scale);
  }
  return bytesOf(on);
}

const pictures = join(import.meta.dirname, "../pictures");

function lookOf(good: Good): Look {
  const look: Look = {
    kind: good.kind,
    cut: good.cut ?? 0,
    base: good.base,
    print: { art: good.art ?? "none", colour: good.ink ?? "chalk", text: good.text ?? "BRUK" },
  };
  if (good.second) look.print.second = good.second;
  if (good.accent) look.accent = good.accent;
  if (good.brand) look.brand = good.brand;
  if (good.material) look.material = good.material;
  return look;
}

if (process.argv[1] === import.meta.filename) {
  const [folder = pictures, ...only] = process.argv.slice(2);
  await composeAll(folder, { ...(only.length ? { only } : {}), told: (name) => process.stderr.write(`${name}\n`) });
}
