import type { RefObject } from "react";
import type { Drafted } from "../../contract/operator/previews.ts";
import type { ProductSaid } from "../../contract/operator/products.ts";
import type { LanCode } from "../../domain/language.ts";
import { picturesSent } from "../pictures/picture-fields.ts";
import { FormPreview } from "../preview/FormPreview.tsx";
import { areDetailsNamed, chosenSent, isMostPieces, textsSent } from "./product-fields.ts";
import type { ProductForm } from "./use-product-form.ts";

interface ProductPreviewProps {
  product: ProductSaid;
  form: ProductForm;
  fields: RefObject<HTMLElement | null>;
  language: LanCode;
  onLanguage: (language: LanCode) => void;
  /** Closes it where it lies over the form; absent: it stands beside. */
  onClose?: () => void;
}

/** The product's page as it would be were its form saved now. */
export function ProductPreview({ product, form, ...rest }: ProductPreviewProps) {
  const { texts, facts, placing, pictures, limits, details, goesWith, publication } = product;
  return (
    <FormPreview
      kind="product"
      id={product.id}
      title={texts.name[rest.language] || texts.name.pl}
      draft={draftOf(product, form)}
      saved={[texts, facts, placing, pictures, limits, details, goesWith, publication]
        .map(({ version }) => version)
        .join(" ")}
      {...rest}
    />
  );
}

/** Returns the calls that would save what was typed; a part whose fields cannot be saved so is shown as it was. */
function draftOf(
  { id, ...product }: ProductSaid,
  { texts, facts, placing, pictures, limits, details, goesWith }: ProductForm,
): Drafted[] {
  const parts = [
    { route: "changeProductTexts", body: textsSent(texts.changed), version: product.texts.version },
    { route: "changeProductFacts", body: facts.changed, version: product.facts.version },
    { route: "changeProductPlacing", body: placing.changed, version: product.placing.version },
    {
      route: "changeProductDetails",
      body: areDetailsNamed(details.values) ? details.changed : {},
      version: product.details.version,
    },
    {
      route: "changeProductGoesWith",
      body: goesWith.changed.chosen === undefined ? {} : chosenSent(goesWith.changed),
      version: product.goesWith.version,
    },
    {
      route: "changeProductLimits",
      body: isMostPieces(limits.values.mostPieces) ? limits.changed : {},
      version: product.limits.version,
    },
    {
      route: "changeProductPictures",
      body: pictures.changed.pictures === undefined ? {} : picturesSent(pictures.changed),
      version: product.pictures.version,
    },
  ];
  return parts.flatMap((part) => (Object.keys(part.body).length === 0 ? [] : [{ ...part, parameters: { id } }]));
}
