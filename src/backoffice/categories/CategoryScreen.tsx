import { useRef, useState } from "react";
import { useLocation } from "wouter";
import type { CategorySaid } from "../../contract/operator/categories.ts";
import type { Drafted } from "../../contract/operator/previews.ts";
import type { LanCode } from "../../domain/language.ts";
import { withoutHtml } from "../../domain/translations.ts";
import { Act, actClass } from "../controls/Act.tsx";
import { BackLink } from "../controls/BackLink.tsx";
import { Card } from "../controls/Card.tsx";
import { Read } from "../controls/Read.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Status } from "../controls/Status.tsx";
import { DraftBack } from "../DraftBack.tsx";
import { NotFound } from "../frame/Nowhere.tsx";
import { useKeys } from "../keyboard/use-keys.ts";
import { OthersHere } from "../live/OthersHere.tsx";
import { usePreviewOpen } from "../preview/use-preview-open.ts";
import { shopHref } from "../shop-href.ts";
import { HistoryLink } from "../log/HistoryLink.tsx";
import { useSpoken, useText } from "../text.ts";
import { OvertakenFields } from "../two-people/OvertakenFields.tsx";
import { CategoryGoods } from "./CategoryGoods.tsx";
import { CategoryPageCard } from "./CategoryPageCard.tsx";
import { FillingCard } from "./FillingCard.tsx";
import { isWholeRule } from "./filling-fields.ts";
import { fieldsSent } from "./listing-fields.ts";
import { FormPreview } from "../preview/FormPreview.tsx";
import { ListingTexts } from "./ListingTexts.tsx";
import { RemoveCategoryDialog } from "./RemoveCategoryDialog.tsx";
import { SaveListing } from "./SaveListing.tsx";
import { useCategory } from "./use-categories.ts";
import { useCategoryForm } from "./use-category-form.ts";
import { useListingSaid } from "./use-listing-said.ts";
import "../order/order-screen.css";
import "../products/product-screen.css";
import "./categories.css";

const list = "/goods/categories";

/** One category: its page is its form, with the goods in it and the shop's page beside it. */
export function CategoryScreen({ id }: { id: string }) {
  const query = useCategory(id);
  const [, go] = useLocation();
  useKeys({ up: () => go(list) });
  return (
    <Read query={query} notFound={<NotFound />}>
      {(category) => <OneCategory category={category} />}
    </Read>
  );
}

function OneCategory({ category }: { category: CategorySaid }) {
  const t = useText();
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const form = useCategoryForm(category);
  const { texts, page, filling } = form;
  const [language, setLanguage] = useState<LanCode>("pl");
  const [removing, setRemoving] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const preview = usePreviewOpen();
  const said = useListingSaid();
  const { id, above, paths } = category;
  const name = withoutHtml(category.texts.name[lanCode] || category.texts.name.pl);
  const hasPage = paths.pl !== "";
  return (
    <>
      <ScreenHead
        title={name}
        above={<BackLink href={list}>{[t("OFFICE_CATEGORIES"), ...above.map((one) => one.name)].join(" / ")}</BackLink>}
        states={
          <p className="order-states">
            <CategoryState category={category} />
            <OthersHere entity="category" id={id} />
          </p>
        }
        acts={
          <>
            {hasPage && (
              <Act kind="plain" aria-expanded={preview.isOpen} onClick={preview.toggle}>
                {t("OFFICE_PREVIEW_OPEN")}
              </Act>
            )}
            <HistoryLink entity="category" id={id} name={name} />
            {hasPage && !category.page.outOfSight && (
              <a href={shopHref(`/${paths[lanCode]}`)} className={actClass("plain")} target="_blank">
                {t("OFFICE_GOODS_IN_SHOP")}
              </a>
            )}
            <Act kind="plain" onClick={() => setRemoving(true)}>
              {t("OFFICE_CATEGORY_REMOVE")}
            </Act>
          </>
        }
      />
      <DraftBack draft={{ isBack: texts.isBack || page.isBack || filling.isBack, forget: form.forget }} />
      <div
        ref={fields}
        className={hasPage && preview.isBeside ? "product-columns product-previewed" : "product-columns"}
      >
        <div className="product-main">
          <Card title={t("OFFICE_GOODS_TEXTS")}>
            <ListingTexts
              values={texts.values}
              of="category"
              open={language}
              onOpen={setLanguage}
              onChange={texts.change}
            />
            <OvertakenFields form={texts} said={said} />
          </Card>
          <FillingCard category={category} form={filling} />
          <CategoryGoods category={category} name={name} />
        </div>
        <div className="product-side">
          <CategoryPageCard category={category} form={page} />
        </div>
        {hasPage && preview.isOpen && (
          <FormPreview
            kind="category"
            id={id}
            title={name}
            draft={draftOf(category, form)}
            saved={[category.texts, category.page, category.placing, category.filling]
              .map(({ version }) => version)
              .join(" ")}
            fields={fields}
            language={language}
            onLanguage={setLanguage}
            {...(!preview.isBeside && { onClose: preview.toggle })}
          />
        )}
      </div>
      <SaveListing {...form} onSave={form.save} onForget={form.forget} />
      {removing && <RemoveCategoryDialog category={category} name={name} onClose={() => setRemoving(false)} />}
    </>
  );
}

function CategoryState({ category: { page, paths } }: { category: CategorySaid }) {
  const t = useText();
  if (page.hidden) return <Status tone="none" text={t("OFFICE_CATEGORY_HIDDEN")} />;
  if (page.outOfSight) return <Status tone="none" text={t("OFFICE_CATEGORY_HIDDEN_ABOVE")} />;
  if (paths.pl === "") return <Status tone="none" text={t("OFFICE_CATEGORY_HEADING")} />;
  return <Status tone="good" text={t("OFFICE_CATEGORY_SHOWN")} />;
}

/** Returns the calls that would save what was typed; an address that is typed waits until it is saved. */
function draftOf(category: CategorySaid, { texts, page, filling }: ReturnType<typeof useCategoryForm>): Drafted[] {
  const { image } = page.changed;
  const parts = [
    { route: "changeCategoryTexts", body: fieldsSent(texts.changed), version: category.texts.version },
    { route: "changeCategoryPage", body: image === undefined ? {} : { image }, version: category.page.version },
    {
      route: "changeCategoryFilling",
      body: filling.values.rule === null || isWholeRule(filling.values.rule) ? filling.changed : {},
      version: category.filling.version,
    },
  ];
  return parts.flatMap((part) =>
    Object.keys(part.body).length === 0 ? [] : [{ ...part, parameters: { id: category.id } }],
  );
}
