import { brandRoutes, type BrandSaid } from "../../contract/operator/brands.ts";
import { isWholeProducer } from "../../domain/catalogue/producer.ts";
import { languages } from "../../domain/language.ts";
import { act } from "../api.ts";
import { brandFieldsOf, fieldsSent, producerFieldsOf, slugFieldsOf } from "../categories/listing-fields.ts";
import { isWrongSlug } from "../categories/SlugFields.tsx";
import { useText } from "../text.ts";
import { useMergedForm } from "../two-people/use-merged-form.ts";
import { partOf, useParts } from "../two-people/use-parts.ts";
import { readBrand, takeOverBrand } from "./use-brands.ts";

/** Returns the form of a brand: its texts, its addresses and its producer, saved by one act, of each what was changed in it and nothing else. */
export function useBrandForm(brand: BrandSaid) {
  const t = useText();
  const { id } = brand;
  const of = (part: string) => ({ entity: "brand", id, part, draftOf: "shop" as const });
  const texts = useMergedForm(`brand-texts-${id}`, of("texts"), brandFieldsOf(brand));
  const page = useMergedForm(`brand-page-${id}`, of("page"), slugFieldsOf(brand));
  const producer = useMergedForm(`brand-producer-${id}`, of("producer"), producerFieldsOf(brand));
  const all = [texts, page, producer];
  const parameters = { id };
  const isWrong =
    texts.values.name.trim() === "" ||
    (producer.values.producer !== null && !isWholeProducer(producer.values.producer)) ||
    languages.some(({ lanCode }) => isWrongSlug(page.values[`slug-${lanCode}`], lanCode, brand.page.slugs.pl === ""));
  const saved = useParts<BrandSaid>({
    record: brand,
    read: () => readBrand(id),
    takeOver: takeOverBrand,
    parts: [
      partOf(texts, brandFieldsOf, ({ changed, record }) =>
        act(brandRoutes.changeBrandTexts, { parameters, body: fieldsSent(changed), version: record.texts.version }),
      ),
      partOf(page, slugFieldsOf, ({ changed, record }) =>
        act(brandRoutes.changeBrandPage, { parameters, body: fieldsSent(changed), version: record.page.version }),
      ),
      partOf(producer, producerFieldsOf, ({ changed: { producer: said = null }, record }) =>
        act(brandRoutes.changeBrandProducer, {
          parameters,
          body: { producer: said },
          version: record.producer.version,
        }),
      ),
    ],
    isWrong,
    saved: t("OFFICE_GOODS_SAVED"),
  });
  const changed = all.flatMap((form) => Object.keys(form.changed));
  return { texts, page, producer, changed, ...saved };
}
