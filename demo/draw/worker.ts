import { join } from "node:path";
import type { Look } from "../catalogue/types.ts";
import { drawPicture, views } from "./picture.ts";

/** What a worker is asked: all pictures of one product. */
export interface Order {
  slug: string;
  look: Look;
  seed: number;
  folder: string;
}

/** What a worker answers: how many bytes it wrote, or why it could not. */
export type Drawn = { slug: string; bytes: number } | { slug: string; failure: string };

process.on("message", (order: Order) => {
  void drawn(order).then((answer) => process.send?.(answer));
});

async function drawn({ slug, look, seed, folder }: Order): Promise<Drawn> {
  try {
    let bytes = 0;
    for (const [i, view] of views.entries())
      bytes += await drawPicture(look, seed, view, join(folder, `${slug}-${i + 1}.avif`));
    return { slug, bytes };
  } catch (reason) {
    return { slug, failure: reason instanceof Error ? (reason.stack ?? reason.message) : String(reason) };
  }
}
