import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Link, useLocation } from "wouter";
import { brandRoutes, type BrandSaid } from "../../contract/operator/brands.ts";
import { categoryLimits } from "../../domain/catalogue/category-form.ts";
import type { LanCode } from "../../domain/language.ts";
import { Field } from "../../ui/Field.tsx";
import { act } from "../api.ts";
import { fieldsSent } from "../categories/listing-fields.ts";
import { FormPreview } from "../preview/FormPreview.tsx";
import { ListingTexts } from "../categories/ListingTexts.tsx";
import { SaveListing } from "../categories/SaveListing.tsx";
import { SlugFields } from "../categories/SlugFields.tsx";
import { useListingSaid } from "../categories/use-listing-said.ts";
import { Act, actClass } from "../controls/Act.tsx";
import { BackLink } from "../controls/BackLink.tsx";
import { Card } from "../controls/Card.tsx";
import { Read } from "../controls/Read.tsx";
import { Status } from "../controls/Status.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { DraftBack } from "../DraftBack.tsx";
import { NotFound } from "../frame/Nowhere.tsx";
import { forgetRecord } from "../forget-record.ts";
import { useKeys } from "../keyboard/use-keys.ts";
import { HistoryLink } from "../log/HistoryLink.tsx";
import { OthersHere } from "../live/OthersHere.tsx";
import { tell } from "../notice.ts";
import { ProducerFields } from "../products/ProducerFields.tsx";
import { usePreviewOpen } from "../preview/use-preview-open.ts";
import { shopHref } from "../shop-href.ts";
import { useCount, useSpoken, useText } from "../text.ts";
import { OvertakenFields } from "../two-people/OvertakenFields.tsx";
import { undoOf } from "../undo.ts";
import { MergeBrandsDialog } from "./MergeBrandsDialog.tsx";
import { useBrandForm } from "./use-brand-form.ts";
import { useBrand } from "./use-brands.ts";
import "../order/order-screen.css";
import "../products/product-screen.css";
import "../categories/categories.css";

const list = "/goods/brands";

/** One brand: its page is its form, with the shop's page beside it. */
export function BrandScreen({ id }: { id: string }) {
  const query = useBrand(id);
  const [, go] = useLocation();
  useKeys({ up: () => go(list) });
  return (
    <Read query={query} notFound={<NotFound />}>
      {(brand) => <OneBrand brand={brand} />}
    </Read>
  );
}

function OneBrand({ brand }: { brand: BrandSaid }) {
  const t = useText();
  const counted = useCount();
  const [, go] = useLocation();
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const form = useBrandForm(brand);
  const { texts, page, producer } = form;
  const [language, setLanguage] = useState<LanCode>("pl");
  const [merging, setMerging] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const preview = usePreviewOpen();
  const said = useListingSaid();
  const { id, goods, paths } = brand;
  const { name } = brand.texts;
  const hasPage = paths.pl !== "";
  const remove = useMutation({
    mutationFn: () => act(brandRoutes.removeBrand, { parameters: { id } }),
    onSuccess: ({ logged }) => {
      go(list);
      tell(t("OFFICE_BRAND_REMOVED", { name }), undoOf(logged));
      return forgetRecord({ entity: "brand", id: String(id) });
    },
  });
  return (
    <>
      <ScreenHead
        title={name}
        above={<BackLink href={list}>{t("OFFICE_BRANDS")}</BackLink>}
        states={
          <p className="order-states">
            <Link href={`/goods?brand=${id}`}>{counted("OFFICE_PRODUCTS", goods)}</Link>
            <OthersHere entity="brand" id={id} />
          </p>
        }
        acts={
          <>
            {hasPage && (
              <Act kind="plain" aria-expanded={preview.isOpen} onClick={preview.toggle}>
                {t("OFFICE_PREVIEW_OPEN")}
              </Act>
            )}
            <HistoryLink entity="brand" id={id} name={name} />
            {hasPage && (
              <a href={shopHref(`/${paths[lanCode]}`)} className={actClass("plain")} target="_blank">
                {t("OFFICE_GOODS_IN_SHOP")}
              </a>
            )}
            <Act kind="plain" onClick={() => setMerging(true)}>
              {t("OFFICE_BRAND_MERGE")}
            </Act>
            {goods === 0 && (
              <Act kind="plain" busy={remove.isPending} onClick={() => remove.mutate()}>
                {t("OFFICE_BRAND_REMOVE")}
              </Act>
            )}
          </>
        }
      />
      <Refused error={remove.error} />
      <DraftBack draft={{ isBack: texts.isBack || page.isBack || producer.isBack, forget: form.forget }} />
      <div
        ref={fields}
        className={hasPage && preview.isBeside ? "product-columns product-previewed" : "product-columns"}
      >
        <div className="product-main">
          <Card title={t("OFFICE_GOODS_TEXTS")}>
            <div className="brand-name">
              <Field
                label={t("OFFICE_BRAND_NAME")}
                data-shown="name"
                value={texts.values.name}
                maxLength={categoryLimits.name}
                required
                error={texts.values.name.trim() === "" ? t("OFFICE_BRAND_NAME_MISSING") : null}
                autoComplete="off"
                onChange={(event) => texts.change({ name: event.currentTarget.value })}
              />
            </div>
            <ListingTexts
              values={texts.values}
              of="brand"
              open={language}
              onOpen={setLanguage}
              onChange={texts.change}
            />
            <OvertakenFields form={texts} said={said} />
          </Card>
        </div>
        <div className="product-side">
          <Card title={t("OFFICE_BRAND_PAGE")}>
            <SlugFields
              values={page.values}
              paths={paths}
              mayBePageless={brand.page.slugs.pl === ""}
              onChange={page.change}
            />
            <OvertakenFields form={page} said={said} />
          </Card>
          <Card
            title={t("OFFICE_PRODUCER_OF_BRAND")}
            aside={producer.values.producer === null && <Status tone="bad" text={t("OFFICE_BRAND_NO_PRODUCER")} />}
          >
            <div className="fact-groups">
              <p className="mute">{t("OFFICE_PRODUCER_TEXT")}</p>
              <ProducerFields
                value={producer.values.producer}
                onChange={(said) => producer.change({ producer: said })}
              />
            </div>
            <OvertakenFields form={producer} said={said} />
          </Card>
        </div>
        {hasPage && preview.isOpen && (
          <FormPreview
            kind="manufacturer"
            id={id}
            title={name}
            draft={
              Object.keys(texts.changed).length === 0
                ? []
                : [
                    {
                      route: "changeBrandTexts",
                      parameters: { id },
                      body: fieldsSent(texts.changed),
                      version: brand.texts.version,
                    },
                  ]
            }
            saved={`${brand.texts.version} ${brand.page.version} ${brand.producer.version}`}
            fields={fields}
            language={language}
            onLanguage={setLanguage}
            {...(!preview.isBeside && { onClose: preview.toggle })}
          />
        )}
      </div>
      <SaveListing {...form} onSave={form.save} onForget={form.forget} />
      {merging && <MergeBrandsDialog brand={brand} onClose={() => setMerging(false)} />}
    </>
  );
}
