/** Pictures of a product: files that are kept first, and what the product says of them, a part of it with a version of its own. */
import * as v from "valibot";
import { pictureUpload } from "../../domain/catalogue/picture-upload.ts";
import { box, focus, picturesWritten, storedPicture } from "./pictures.ts";
import { product } from "./products.ts";
import { route } from "./route.ts";
import { rowIdText } from "./values.ts";

const parameters = v.object({ id: rowIdText });

export const productPictureRoutes = {
  keepProductPicture: route({
    method: "POST",
    path: "/products/:id/picture-files",
    summary:
      "Keeps a picture for a product, decoded and written anew; the product shows it once its pictures name it. The same picture is kept once.",
    permission: "products.edit",
    parameters,
    bytes: true,
    answer: storedPicture,
    largest: pictureUpload.bytes,
    refusals: ["NOT_FOUND", "PICTURE_UNREADABLE", "PICTURE_HEIC", "PICTURE_PIXELS"],
  }),
  frameProductPicture: route({
    method: "POST",
    path: "/products/:id/picture-frames",
    summary:
      "Cuts a part out of a kept picture, as a picture of its own, and has crops about a point made: both are there from then on, and the product shows them once its pictures name them. Cut out of one that is a part itself, it is a part of the whole.",
    permission: "products.edit",
    parameters,
    body: v.strictObject({
      file: v.string(),
      /** Of the whole; null: the whole itself. */
      box: v.nullable(box),
      focus: v.nullable(focus),
    }),
    answer: storedPicture,
    refusals: ["NOT_FOUND", "FIELD_WRONG"],
  }),
  changeProductPictures: route({
    method: "PATCH",
    path: "/products/:id/pictures",
    summary:
      "Says which pictures a product has, in which order, and what each shows. One that is taken away keeps its addresses, as does one that is cropped otherwise.",
    permission: "products.edit",
    parameters,
    body: v.strictObject({ pictures: picturesWritten }),
    answer: product,
    // Sixty pictures, each with texts in three languages.
    largest: 2 * 1024 * 1024,
    refusals: ["NOT_FOUND", "FIELD_WRONG"],
    versioned: "pictures",
    undo: "changeProductPictures",
    // What they are called is said beside them, for people.
    undone: ({ entityId, before }) => ({ parameters: { id: entityId }, body: { pictures: before?.["pictures"] } }),
  }),
};
