import { nameToPicture, strangePicture } from "../../../database/catalogue/pictures-of-product.ts";
import { framePicture, keepPicture } from "../../../flows/catalogue/keep-picture.ts";
import { cutPicture, goodsPicture } from "../../../integrations/goods-picture.ts";
import { type Handlers, refused } from "../context.ts";
import { change } from "./products.ts";

type Names = "keepProductPicture" | "frameProductPicture" | "changeProductPictures";

/** Pictures of products: files that are kept, parts of them, and what a product says of its own. */
export const productPictureHandlers: Handlers<Names> = {
  async keepProductPicture({ db, parts: { pictures }, parameters: { id }, body }) {
    const called = await nameToPicture(db, id);
    if (called === null) return refused("NOT_FOUND");
    const picture = await goodsPicture(body);
    if (typeof picture === "string") return refused(picture);
    return { answer: await keepPicture(db, picture, { called, pictures }) };
  },

  async frameProductPicture({ db, parts: { pictures }, parameters: { id }, body }) {
    const called = await nameToPicture(db, id);
    if (called === null) return refused("NOT_FOUND");
    const framed = await framePicture(db, { ...body, cut: cutPicture }, { called, pictures });
    return framed === null ? refused("FIELD_WRONG", { at: "/file" }) : { answer: framed };
  },

  async changeProductPictures(asked) {
    const { pictures } = asked.body;
    const strange = await strangePicture(asked.db, asked.parameters.id, pictures);
    if (strange !== null) return refused("FIELD_WRONG", { at: `/pictures/${strange}` });
    return change(asked, "pictures", { act: "changeProductPictures", change: () => ({ pictures }) });
  },
};
