import sharp from "sharp";
import type { Colour } from "../catalogue/colours.ts";
import type { Kind, Look, PrintArt } from "../catalogue/types.ts";
import { paint, type View } from "./engine/scene.ts";
import { kinds } from "./kinds.ts";

/**
 * Draws a contact sheet to look at: `node demo/draw/sheet.ts <out.png> [columns=4] [width=400] <look>…`, a
 * look being `kind/cut/base[/accent[/art[/ink[/view[/material[/seed]]]]]]` with `-` for what is left out,
 * e.g. `tee/0/chalk/-/wordmark/asphalt/back`. Refuses a kind that cannot be drawn.
 */
export async function sheet(out: string, looks: string[], columns: number, width: number): Promise<void> {
  const height = width * 1.25;
  const tiles: { input: Buffer; left: number; top: number }[] = [];
  for (const [i, text] of looks.entries()) {
    const input = await tile(text, width);
    tiles.push({ input, left: (i % columns) * width, top: Math.floor(i / columns) * height });
  }
  const rows = Math.ceil(looks.length / columns);
  await sharp({
    create: {
      width: Math.min(columns, looks.length) * width,
      height: rows * height,
      channels: 3,
      background: "#ecebe7",
    },
  })
    .composite(tiles)
    .png()
    .toFile(out);
}

async function tile(text: string, width: number): Promise<Buffer> {
  const [kind, cut = "0", base = "concrete", accent, art, ink, view, material, seed] = text
    .split("/")
    .map((v) => (v === "-" || v === "" ? undefined : v));
  const draw = kinds[kind as Kind];
  if (!draw) throw new Error(`No drawing program for '${text}'. Add one to demo/draw/kinds.ts.`);
  const look: Look = {
    kind: kind as Kind,
    cut: Number(cut) as Look["cut"],
    base: base as Colour,
    print: { art: (art ?? "none") as PrintArt, colour: (ink ?? "chalk") as Colour, text: "BRUK" },
  };
  if (accent) look.accent = accent as Colour;
  if (material) look.material = material as NonNullable<Look["material"]>;
  const started = performance.now();
  const picture = await paint(draw(look, Number(seed ?? 7), (view ?? "front") as View), Math.min(1, width / 1200));
  process.stderr.write(`${text} ${Math.round(performance.now() - started)} ms\n`);
  return sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 3 } })
    .resize(width)
    .png()
    .toBuffer();
}

if (process.argv[1] === import.meta.filename) {
  const options = new Map(
    process.argv
      .slice(3)
      .filter((v) => v.includes("="))
      .map((v) => v.split("=") as [string, string]),
  );
  const looks = process.argv.slice(3).filter((v) => !v.includes("="));
  await sheet(process.argv[2]!, looks, Number(options.get("columns") ?? 4), Number(options.get("width") ?? 400));
}
