import { productPictureRoutes } from "../../contract/operator/product-pictures.ts";
import { type ProductSaid, productRoutes } from "../../contract/operator/products.ts";
import { wrongFact } from "../../domain/catalogue/product-form.ts";
import { act } from "../api.ts";
import { pictureFieldsOf, type PictureFields, picturesSent } from "../pictures/picture-fields.ts";
import { useText } from "../text.ts";
import { type MergedForm, useMergedForm } from "../two-people/use-merged-form.ts";
import { partOf, type SavedParts, useParts } from "../two-people/use-parts.ts";
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

export interface ProductForm extends SavedParts {
  texts: MergedForm<TextFields>;
  facts: MergedForm<FactFields>;
  placing: MergedForm<PlacingFields>;
  pictures: MergedForm<PictureFields>;
  limits: MergedForm<LimitFields>;
  details: MergedForm<DetailFields>;
  goesWith: MergedForm<ChosenFields>;
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
  const parameters = { id };
  const isWrong =
    texts.values["name-pl"].trim() === "" ||
    wrongFact(facts.values) !== null ||
    !areDetailsNamed(details.values) ||
    !isMostPieces(limits.values.mostPieces);
  const saved = useParts<ProductSaid>({
    record: product,
    read: () => readProduct(id),
    takeOver: takeOverProduct,
    parts: [
      partOf(texts, textFieldsOf, ({ changed, record }) =>
        act(productRoutes.changeProductTexts, { parameters, body: textsSent(changed), version: record.texts.version }),
      ),
      partOf(facts, factFieldsOf, ({ changed: body, record }) =>
        act(productRoutes.changeProductFacts, { parameters, body, version: record.facts.version }),
      ),
      partOf(placing, placingFieldsOf, ({ changed: body, record }) =>
        act(productRoutes.changeProductPlacing, { parameters, body, version: record.placing.version }),
      ),
      partOf(pictures, pictureFieldsOf, ({ changed, record }) =>
        act(productPictureRoutes.changeProductPictures, {
          parameters,
          body: picturesSent(changed),
          version: record.pictures.version,
        }),
      ),
      partOf(limits, limitFieldsOf, ({ changed: body, record }) =>
        act(productRoutes.changeProductLimits, { parameters, body, version: record.limits.version }),
      ),
      partOf(details, detailFieldsOf, ({ values: body, record }) =>
        act(productRoutes.changeProductDetails, { parameters, body, version: record.details.version }),
      ),
      partOf(goesWith, chosenFieldsOf, ({ values, record }) =>
        act(productRoutes.changeProductGoesWith, {
          parameters,
          body: chosenSent(values),
          version: record.goesWith.version,
        }),
      ),
    ],
    isWrong,
    saved: t("OFFICE_GOODS_SAVED"),
  });
  return { texts, facts, placing, pictures, limits, details, goesWith, ...saved };
}
