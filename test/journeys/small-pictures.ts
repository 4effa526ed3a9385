import { copyFile, link, readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { imageSizes } from "../../src/contract/paths.ts";
import type { Shop } from "./start-shop.ts";

/**
 * Gives a shop one small picture in place of every picture it would cut when first asked: no journey looks at
 * their grain, and cutting a thousand of them takes longer than many journeys. `server/routes/images.test.ts`
 * looks at the cutting.
 */
export async function giveSmallPictures({ dataDir }: Shop): Promise<void> {
  const [originals, cut] = [join(dataDir, "pictures/originals"), join(dataDir, "pictures/cut")];
  const [first = "", ...others] = await readdir(originals);
  const of = (file: string, size: string) => join(cut, `${file}.${size}.avif`);
  const [size, ...sizes] = imageSizes;
  await sharp(join(originals, first)).resize(80, 100).avif().toFile(of(first, size));
  // One file may have only so many names.
  for (const file of others) await copyFile(of(first, size), of(file, size));
  for (const file of [first, ...others]) await Promise.all(sizes.map((other) => link(of(file, size), of(file, other))));
}
