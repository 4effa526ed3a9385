import { type CatalogueProblem, type CatalogueProduct, mostPictures } from "../../domain/catalogue/catalogue.ts";
import { type LanCode, languages, type Said } from "../../domain/language.ts";
import type { Focus, PictureRole } from "../../domain/catalogue/picture.ts";
import type { ProductVideo } from "../../domain/catalogue/product-video.ts";
import type { BrukColumn } from "./bruk-columns.ts";
import type { Columns } from "./columns.ts";
import type { Row } from "./rows.ts";

type Pictures = Pick<
  CatalogueProduct,
  "pictures" | "pictureTexts" | "pictureCaptions" | "pictureFocus" | "pictureRoles" | "pictureVideos"
>;

/**
 * Returns the pictures of a product's row and what is said of them, in their order, '' and null where nothing is: of a
 * row that names no pictures, as many as a product may have.
 */
export function readPictures(
  row: Row,
  {
    columns,
    wrong,
  }: { columns: Columns; wrong: (text: string, at: Pick<CatalogueProblem, "column" | "value">) => void },
): Pictures {
  const parts = (column: string) =>
    columns
      .cell(row, column)
      .split("|")
      .map((part) => part.trim());
  const pictures = parts("pictures").filter((part) => part !== "");
  const count = columns.has("pictures") ? pictures.length : mostPictures;
  const each = <T>(read: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => read(index));

  function texts(name: string): Said[] {
    const spoken = languages
      .filter(({ lanCode }) => columns.has(`${name}_${lanCode}`))
      .map(({ lanCode }) => ({ lanCode, said: parts(`${name}_${lanCode}`) }));
    return each((index) => Object.fromEntries(spoken.map(({ lanCode, said }) => [lanCode, said[index] ?? ""])) as Said);
  }

  function focuses(): (Focus | null)[] {
    const written = parts("picture_focus");
    return each((index) => {
      const text = written[index] ?? "";
      const focus = text === "" ? null : readFocus(text);
      if (text !== "" && focus === null)
        wrong(`'${text.slice(0, 80)}' is no point like '30 20': whole percent of the width and of the height.`, {
          column: "picture_focus",
          value: text,
        });
      return focus;
    });
  }

  function roles(): PictureRole[] {
    const written = parts("picture_roles");
    return each((index) => (written[index] || "packshot") as PictureRole);
  }

  function videos(): (ProductVideo | null)[] {
    const written = parts("picture_videos");
    const spoken = texts("picture_video_captions");
    return each((index) => {
      const file = written[index] ?? "";
      const captions = Object.fromEntries(Object.entries(spoken[index]!).filter(([, name]) => name !== ""));
      return file === "" ? null : { file, captions };
    });
  }

  const said = (name: string) => languages.some(({ lanCode }) => columns.has(`${name}_${lanCode}`));
  return {
    pictures,
    ...(said("picture_texts") && { pictureTexts: texts("picture_texts") }),
    ...(said("picture_captions") && { pictureCaptions: texts("picture_captions") }),
    ...(columns.has("picture_focus") && { pictureFocus: focuses() }),
    ...(columns.has("picture_roles") && { pictureRoles: roles() }),
    ...(columns.has("picture_videos") && { pictureVideos: videos() }),
  };
}

/** Returns a product's pictures, and what is said of them, as cells. */
export function writePictures(product: Pictures): Partial<Record<BrukColumn, string>> {
  const {
    pictures,
    pictureTexts = [],
    pictureCaptions = [],
    pictureFocus = [],
    pictureRoles = [],
    pictureVideos = [],
  } = product;
  const inLanguage = (texts: readonly Said[], lanCode: LanCode) => joined(texts.map((text) => text[lanCode] ?? ""));
  return {
    pictures: pictures.join(" | "),
    ...Object.fromEntries(
      languages.flatMap(({ lanCode }) => [
        [`picture_texts_${lanCode}`, inLanguage(pictureTexts, lanCode)],
        [`picture_captions_${lanCode}`, inLanguage(pictureCaptions, lanCode)],
        [`picture_video_captions_${lanCode}`, joined(pictureVideos.map((video) => video?.captions[lanCode] ?? ""))],
      ]),
    ),
    picture_focus: joined(pictureFocus.map((focus) => (focus === null ? "" : `${focus.x} ${focus.y}`))),
    picture_videos: joined(pictureVideos.map((video) => video?.file ?? "")),
    picture_roles: joined(pictureRoles.map((role) => (role === "packshot" ? "" : role))),
  };
}

function readFocus(text: string): Focus | null {
  const [, x, y] = /^(\d{1,3}) *%?[ ,;]+(\d{1,3}) *%?$/.exec(text) ?? [];
  return x === undefined || y === undefined ? null : { x: Number(x), y: Number(y) };
}

function joined(all: readonly string[]): string {
  return all.every((text) => text === "") ? "" : all.join(" | ");
}
