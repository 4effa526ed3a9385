/** Pictures as staff see and write them. */
import * as v from "valibot";
import { mostPictures } from "../../domain/catalogue/catalogue.ts";
import { pictureRatios, pictureRoles } from "../../domain/catalogue/picture.ts";
import { productLimits } from "../../domain/catalogue/product-form.ts";
import { wireLine } from "../wire-text.ts";
import { rowId } from "./values.ts";

const size = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const thousandths = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(1000));
const inAll = <S extends v.GenericSchema>(schema: S) => v.object({ pl: schema, en: schema, cz: schema });
const fileName = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9._-]{0,180}$/));
const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));

/** The point that crops keep in sight, in percent from the top left. */
export const focus = v.object({ x: percent, y: percent });

/** A part of a picture, in thousandths of its sides as it is seen. */
export const box = v.pipe(
  v.strictObject({ left: thousandths(0), top: thousandths(0), width: thousandths(1), height: thousandths(1) }),
  v.check(({ left, width }) => left + width <= 1000),
  v.check(({ top, height }) => top + height <= 1000),
);

/** A picture that lies in the picture store, whoever shows it. */
export const storedPicture = v.object({
  file: v.string(),
  width: size,
  height: size,
  /** What it was cut out of, and where; null: it is as somebody gave it. */
  cut: v.nullable(
    v.object({
      of: v.string(),
      box: v.object({ left: v.number(), top: v.number(), width: v.number(), height: v.number() }),
    }),
  ),
});
export type StoredPictureSaid = v.InferOutput<typeof storedPicture>;

const role = v.picklist(pictureRoles);
const captions = v.object({
  pl: v.exactOptional(v.string()),
  en: v.exactOptional(v.string()),
  cz: v.exactOptional(v.string()),
});

/** The pictures of a product, in their order. */
export const picturesSaid = v.object({
  pictures: v.array(
    v.object({
      ...storedPicture.entries,
      /** What it shows, for who cannot see it, in every language; '': not written. */
      alt: inAll(v.string()),
      /** The line under it. */
      caption: inAll(v.string()),
      role,
      /** Null: it is shown whole. */
      focus: v.nullable(focus),
      /** What it stands for until that is played. */
      video: v.nullable(v.object({ file: v.string(), captions })),
      /** The variants it shows. */
      variants: v.array(rowId),
    }),
  ),
  /** Which variants there are to show, each by its values, in the order of `options`. */
  variants: v.array(v.object({ id: rowId, values: v.array(v.string()) })),
  /** What the variants differ by, as the reader calls it. */
  options: v.array(v.string()),
  /** The ratio the shop shows goods in. */
  ratio: v.picklist(pictureRatios),
  version: v.string(),
});
export type PicturesSaid = v.InferOutput<typeof picturesSaid>;
export type PictureOfProduct = PicturesSaid["pictures"][number];

/** A file parts what is said of pictures by this sign. */
const words = v.pipe(
  wireLine(productLimits.line),
  v.transform((text) => text.replaceAll("|", "/")),
);

/** Pictures as they are to be, all of them in their order: one that is not named is taken away, its file stays. */
export const picturesWritten = v.pipe(
  v.array(
    v.strictObject({
      file: fileName,
      alt: inAll(words),
      caption: inAll(words),
      role,
      focus: v.nullable(focus),
      video: v.nullable(v.object({ file: fileName, captions: v.record(v.picklist(["pl", "en", "cz"]), fileName) })),
      variants: v.pipe(v.array(rowId), v.maxLength(1000)),
    }),
  ),
  v.maxLength(mostPictures),
  v.check((pictures) => new Set(pictures.map(({ file }) => file)).size === pictures.length, "a picture twice"),
  v.check((pictures) => {
    const shown = pictures.flatMap(({ variants }) => variants);
    return new Set(shown).size === shown.length;
  }, "a variant in two pictures"),
);
