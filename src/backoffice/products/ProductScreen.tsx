import { useRef, useState } from "react";
import { Link, useLocation } from "wouter";
import { useHistoryState } from "wouter/use-browser-location";
import type { ProductSaid } from "../../contract/operator/products.ts";
import type { LanCode } from "../../domain/language.ts";
import { Act, actClass } from "../controls/Act.tsx";
import { BackLink } from "../controls/BackLink.tsx";
import { Read } from "../controls/Read.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { DraftBack } from "../DraftBack.tsx";
import { NotFound } from "../frame/Nowhere.tsx";
import { useKeys } from "../keyboard/use-keys.ts";
import { OthersHere } from "../live/OthersHere.tsx";
import { PicturesCard } from "../pictures/PicturesCard.tsx";
import { shopHref } from "../shop-href.ts";
import { HistoryLink } from "../log/HistoryLink.tsx";
import { useMay } from "../session.ts";
import { useSpoken, useText } from "../text.ts";
import { DetailsCard } from "./DetailsCard.tsx";
import { FactsCard } from "./FactsCard.tsx";
import { GoesWithCard } from "./GoesWithCard.tsx";
import { LimitsCard } from "./LimitsCard.tsx";
import { PlacingCard } from "./PlacingCard.tsx";
import { ProductPreview } from "./ProductPreview.tsx";
import { ProductStatus } from "./ProductStatus.tsx";
import { PublicationCard } from "./PublicationCard.tsx";
import { SaveProduct } from "./SaveProduct.tsx";
import { SoldCard } from "./SoldCard.tsx";
import { TextsCard } from "./TextsCard.tsx";
import { usePreviewOpen } from "../preview/use-preview-open.ts";
import { useProductForm } from "./use-product-form.ts";
import { useProduct } from "./use-products.ts";
import "../order/order-screen.css";
import "./product-screen.css";

/** One product: its page is its form. What is typed is saved together, each part on its own version; whether it is shown is an act of its own. */
export function ProductScreen({ id }: { id: string }) {
  const query = useProduct(id);
  const list = useListBefore();
  const [, go] = useLocation();
  useKeys({ up: () => go(list) });
  return (
    <Read query={query} notFound={<NotFound />}>
      {(product) => <OneProduct product={product} list={list} />}
    </Read>
  );
}

/** Returns the list somebody came from, as it was filtered. */
function useListBefore(): string {
  const state = useHistoryState<{ list?: unknown } | null>();
  const [first] = useState(state);
  return typeof first?.list === "string" ? first.list : "/goods";
}

function OneProduct({ product, list }: { product: ProductSaid; list: string }) {
  const t = useText();
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const mayRecall = useMay("buyers.contact");
  const form = useProductForm(product);
  const { texts, facts, placing, pictures, limits, details, goesWith } = form;
  const [language, setLanguage] = useState<LanCode>("pl");
  const fields = useRef<HTMLDivElement>(null);
  const preview = usePreviewOpen();
  const back = [texts, facts, placing, pictures, limits, details, goesWith].find(({ isBack }) => isBack);
  return (
    <>
      <ScreenHead
        title={product.texts.name[lanCode] || product.texts.name.pl}
        above={<BackLink href={list}>{t("OFFICE_GOODS")}</BackLink>}
        states={
          <p className="order-states">
            <ProductStatus publication={product.publication} />
            <OthersHere entity="product" id={product.id} />
          </p>
        }
        acts={
          <>
            <Act kind="plain" aria-expanded={preview.isOpen} onClick={preview.toggle}>
              {t("OFFICE_PREVIEW_OPEN")}
            </Act>
            {mayRecall && (
              <Link href={`/goods/${product.id}/recall`} className={actClass("plain")}>
                {t("OFFICE_RECALL")}
              </Link>
            )}
            <HistoryLink entity="product" id={product.id} name={product.texts.name[lanCode] || product.texts.name.pl} />
            {product.publication.shown && (
              <a href={shopHref(`/${product.paths[lanCode]}`)} className={actClass("plain")} target="_blank">
                {t("OFFICE_GOODS_IN_SHOP")}
              </a>
            )}
          </>
        }
      />
      {back && <DraftBack draft={{ isBack: true, forget: form.forget }} />}
      <div ref={fields} className={preview.isBeside ? "product-columns product-previewed" : "product-columns"}>
        <div className="product-main">
          <TextsCard form={texts} open={language} onOpen={setLanguage} />
          <PicturesCard product={product} form={pictures} />
          <FactsCard product={product} form={facts} />
          <DetailsCard form={details} />
        </div>
        <div className="product-side">
          <PublicationCard key={product.publication.from} product={product} />
          <SoldCard product={product} />
          <PlacingCard form={placing} />
          <LimitsCard form={limits} />
          <GoesWithCard id={product.id} form={goesWith} />
        </div>
        {preview.isOpen && (
          <ProductPreview
            product={product}
            form={form}
            fields={fields}
            language={language}
            onLanguage={setLanguage}
            {...(!preview.isBeside && { onClose: preview.toggle })}
          />
        )}
      </div>
      <SaveProduct form={form} />
    </>
  );
}
