import { useMutation } from "@tanstack/react-query";
import { brandRoutes, type BrandSaid } from "../../contract/operator/brands.ts";
import { isWholeProducer } from "../../domain/catalogue/producer.ts";
import { languages } from "../../domain/language.ts";
import { type Acted, act } from "../api.ts";
import { brandFieldsOf, fieldsSent, producerFieldsOf, slugFieldsOf } from "../categories/listing-fields.ts";
import { isWrongSlug } from "../categories/SlugFields.tsx";
import { tell } from "../notice.ts";
import { useText } from "../text.ts";
import { hasChanged, useMergedForm } from "../two-people/use-merged-form.ts";
import { undoOfAll } from "../undo.ts";
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
  const read = () => readBrand(id);
  const save = useMutation({
    mutationFn: async () => {
      const done: Acted<BrandSaid>[] = [];
      const keep = (acted: Acted<BrandSaid>) => {
        takeOverBrand(acted.answer);
        done.push(acted);
        return acted;
      };
      if (hasChanged(texts))
        await texts.save({
          record: brand,
          fieldsOf: brandFieldsOf,
          read,
          send: async ({
            changed,
            record: {
              texts: { version },
            },
          }) => keep(await act(brandRoutes.changeBrandTexts, { parameters, body: fieldsSent(changed), version })),
        });
      if (hasChanged(page))
        await page.save({
          record: brand,
          fieldsOf: slugFieldsOf,
          read,
          send: async ({
            changed,
            record: {
              page: { version },
            },
          }) => keep(await act(brandRoutes.changeBrandPage, { parameters, body: fieldsSent(changed), version })),
        });
      if (hasChanged(producer))
        await producer.save({
          record: brand,
          fieldsOf: producerFieldsOf,
          read,
          send: async ({
            changed: { producer: said = null },
            record: {
              producer: { version },
            },
          }) => keep(await act(brandRoutes.changeBrandProducer, { parameters, body: { producer: said }, version })),
        });
      return done;
    },
    onSuccess: (done) => tell(t("OFFICE_GOODS_SAVED"), undoOfAll(done)),
  });
  const isWrong =
    texts.values.name.trim() === "" ||
    (producer.values.producer !== null && !isWholeProducer(producer.values.producer)) ||
    languages.some(({ lanCode }) => isWrongSlug(page.values[`slug-${lanCode}`], lanCode, brand.page.slugs.pl === ""));
  const isReady = all.some(hasChanged) && !isWrong && all.every(({ overtaken }) => overtaken.length === 0);
  return {
    texts,
    page,
    producer,
    changed: all.flatMap(({ changed }) => Object.keys(changed)),
    isWrong,
    isReady,
    isSaving: save.isPending,
    error: save.error,
    save: () => isReady && !save.isPending && save.mutate(),
    forget: () => {
      save.reset();
      for (const form of all) form.forget();
    },
  };
}
