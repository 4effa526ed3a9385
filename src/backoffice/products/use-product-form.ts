import { useMutation } from "@tanstack/react-query";
import { productPictureRoutes } from "../../contract/operator/product-pictures.ts";
import { type ProductSaid, productRoutes } from "../../contract/operator/products.ts";
import { wrongFact } from "../../domain/catalogue/product-form.ts";
import { type Acted, act } from "../api.ts";
import { tell } from "../notice.ts";
import { pictureFieldsOf, type PictureFields, picturesSent } from "../pictures/picture-fields.ts";
import { useText } from "../text.ts";
import { hasChanged, type MergedForm, useMergedForm } from "../two-people/use-merged-form.ts";
import { undoOfAll } from "../undo.ts";
import {
  areDetailsNamed,
  chosenFieldsOf,
  type ChosenFields,
  chosenSent,
  detailFieldsOf,
  type DetailFields,
  factFieldsOf,
  type FactFields,
  isMostPieces,
  limitFieldsOf,
  type LimitFields,
  placingFieldsOf,
  type PlacingFields,
  textFieldsOf,
  type TextFields,
  textsSent,
} from "./product-fields.ts";
import { readProduct, takeOverProduct } from "./use-products.ts";

export interface ProductForm {
  texts: MergedForm<TextFields>;
  facts: MergedForm<FactFields>;
  placing: MergedForm<PlacingFields>;
  pictures: MergedForm<PictureFields>;
  limits: MergedForm<LimitFields>;
  details: MergedForm<DetailFields>;
  goesWith: MergedForm<ChosenFields>;
  /** It can be saved: something is changed, nothing is wrong, and nothing is to be decided. */
  isReady: boolean;
  /** Something is typed that cannot be saved so. */
  isWrong: boolean;
  save: () => void;
  isSaving: boolean;
  error: unknown;
  /** Gives up all that was typed. */
  forget: () => void;
}

/** Returns the form of a product: its parts that are saved by one act, of each what was changed in it and nothing else. */
export function useProductForm(product: ProductSaid): ProductForm {
  const t = useText();
  const { id } = product;
  const of = (part: string) => ({ entity: "product", id, part });
  const texts = useMergedForm(`product-texts-${id}`, of("texts"), textFieldsOf(product));
  const facts = useMergedForm(`product-facts-${id}`, of("facts"), factFieldsOf(product));
  const placing = useMergedForm(`product-placing-${id}`, of("placing"), placingFieldsOf(product));
  const pictures = useMergedForm(`product-pictures-${id}`, of("pictures"), pictureFieldsOf(product));
  const limits = useMergedForm(`product-limits-${id}`, of("limits"), limitFieldsOf(product));
  const details = useMergedForm(`product-details-${id}`, of("details"), detailFieldsOf(product));
  const goesWith = useMergedForm(`product-goes-with-${id}`, of("goesWith"), chosenFieldsOf(product));
  const all = [texts, facts, placing, pictures, limits, details, goesWith];
  const parameters = { id };
  const read = () => readProduct(id);
  const save = useMutation({
    // One after the other: where one is refused, those before it are saved, and what was typed into the others stays.
    mutationFn: async () => {
      const done: Acted<ProductSaid>[] = [];
      const keep = (acted: Acted<ProductSaid>) => {
        takeOverProduct(acted.answer);
        done.push(acted);
        return acted;
      };
      if (hasChanged(texts))
        await texts.save({
          record: product,
          fieldsOf: textFieldsOf,
          read,
          send: async ({ changed, record }) =>
            keep(
              await act(productRoutes.changeProductTexts, {
                parameters,
                body: textsSent(changed),
                version: record.texts.version,
              }),
            ),
        });
      if (hasChanged(facts))
        await facts.save({
          record: product,
          fieldsOf: factFieldsOf,
          read,
          send: async ({ changed, record }) =>
            keep(
              await act(productRoutes.changeProductFacts, {
                parameters,
                body: changed,
                version: record.facts.version,
              }),
            ),
        });
      if (hasChanged(placing))
        await placing.save({
          record: product,
          fieldsOf: placingFieldsOf,
          read,
          send: async ({ changed, record }) =>
            keep(
              await act(productRoutes.changeProductPlacing, {
                parameters,
                body: changed,
                version: record.placing.version,
              }),
            ),
        });
      if (hasChanged(pictures))
        await pictures.save({
          record: product,
          fieldsOf: pictureFieldsOf,
          read,
          send: async ({ changed, record }) =>
            keep(
              await act(productPictureRoutes.changeProductPictures, {
                parameters,
                body: picturesSent(changed),
                version: record.pictures.version,
              }),
            ),
        });
      if (hasChanged(limits))
        await limits.save({
          record: product,
          fieldsOf: limitFieldsOf,
          read,
          send: async ({ changed, record }) =>
            keep(
              await act(productRoutes.changeProductLimits, {
                parameters,
                body: changed,
                version: record.limits.version,
              }),
            ),
        });
      if (hasChanged(details))
        await details.save({
          record: product,
          fieldsOf: detailFieldsOf,
          read,
          send: async ({ values, record }) =>
            keep(
              await act(productRoutes.changeProductDetails, {
                parameters,
                body: values,
                version: record.details.version,
              }),
            ),
        });
      if (hasChanged(goesWith))
        await goesWith.save({
          record: product,
          fieldsOf: chosenFieldsOf,
          read,
          send: async ({ values, record }) =>
            keep(
              await act(productRoutes.changeProductGoesWith, {
                parameters,
                body: chosenSent(values),
                version: record.goesWith.version,
              }),
            ),
        });
      return done;
    },
    onSuccess: (done) => tell(t("OFFICE_GOODS_SAVED"), undoOfAll(done)),
  });
  const isWrong =
    texts.values["name-pl"].trim() === "" ||
    wrongFact(facts.values) !== null ||
    !areDetailsNamed(details.values) ||
    !isMostPieces(limits.values.mostPieces);
  const isReady = all.some(hasChanged) && !isWrong && all.every(({ overtaken }) => overtaken.length === 0);
  return {
    texts,
    facts,
    placing,
    pictures,
    limits,
    details,
    goesWith,
    isReady,
    isWrong,
    save: () => isReady && !save.isPending && save.mutate(),
    isSaving: save.isPending,
    error: save.error,
    forget: () => {
      save.reset();
      for (const form of all) form.forget();
    },
  };
}
