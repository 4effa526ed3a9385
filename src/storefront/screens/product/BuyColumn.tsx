import { useId, useRef, useState } from "react";
import type { Templates } from "../../../contract/page-data.ts";
import { href } from "../../../contract/paths.ts";
import { isSoldOnline } from "../../../domain/selling-limits.ts";
import { bound } from "../../../ui/bound.ts";
import { Button } from "../../../ui/Button.tsx";
import { FieldError } from "../../../ui/Field.tsx";
import { fit } from "../../../ui/fit.ts";
import { Html } from "../../app/Html.tsx";
import { Link } from "../../app/Link.tsx";
import { useText } from "../../app/text.ts";
import { fetchPanel } from "../../layout/PanelSlot.tsx";
import { addProduct } from "../../session/cart.ts";
import { isSoldOut, variantsOf } from "../../tile/availability.ts";
import { Toggles } from "../../tile/Toggles.tsx";
import { BackInStock } from "./BackInStock.tsx";
import { Colours } from "./Colours.tsx";
import { DeliveryLines } from "./DeliveryLines.tsx";
import { Details } from "./Details.tsx";
import { ProductPrice } from "./ProductPrice.tsx";
import { RatingLink } from "./RatingLink.tsx";
import { SellingLimits } from "./SellingLimits.tsx";
import { Sizes } from "./Sizes.tsx";
import { StockHint } from "./StockHint.tsx";
import { useBottomSticky } from "./use-bottom-sticky.ts";
import "./details.css";
import "./offer.css";

interface BuyProps {
  page: Templates["product"];
  /** The chosen variant's id. */
  chosen: string | null;
  choose: (a2p: string) => void;
}

/** Everything needed to decide and to buy. Taller than the window, it sticks by its lower edge. */
export function BuyColumn({ page, chosen, choose }: BuyProps) {
  const t = useText();
  const { product, manufacturer, colours, description, details, weight } = page;
  const column = useBottomSticky();
  const sizes = useRef<HTMLFieldSetElement>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const troubleId = useId();
  const out = isSoldOut(product);
  const online = isSoldOnline(product);

  const add = () => {
    if (out) return;
    if (chosen === null && variantsOf(product).length > 0) {
      setTrouble(t("PRODUCT_CHOOSE_SIZE"));
      sizes.current?.querySelector<HTMLElement>("input:not(:disabled)")?.focus();
      return;
    }
    const added = addProduct(product, chosen);
    setTrouble(added.kind === "refused" ? t(added.code) : null);
  };
  const chooseSize = (a2p: string) => {
    setTrouble(null);
    choose(a2p);
  };

  return (
    <section className="buy" ref={column} onPointerEnter={fetchPanel} onTouchStart={fetchPanel} onFocus={fetchPanel}>
      <div className="buy-in">
        <p className="buy-brand">
          <Link className="link" href={href(manufacturer.url)}>
            {manufacturer.manufacturer_name}
          </Link>
          <RatingLink rating={product.rating} />
        </p>
        <h1 className={fit(product.product_name)}>{bound(product.product_name)}</h1>
        <ProductPrice product={product} />
        <Colours colours={colours} product_id={product.product_id} />
        <SellingLimits product={product} />
        {online && (
          <>
            <Sizes ref={sizes} product={product} chosen={chosen} choose={chooseSize} wrong={trouble !== null && chosen === null} describedBy={troubleId} />
            <StockHint product={product} chosen={chosen} />
            <BackInStock product={product} />
            {trouble !== null && <FieldError id={troubleId} text={trouble} />}
            <div className="buy-action" id="buy-action">
              <Button kind="signal" size="big" aria-disabled={out} onClick={add}>
                {out ? t("PRODUCT_SOLDOUT") : t("PRODUCT_ADD")}
              </Button>
              <Toggles product={product} />
            </div>
            <DeliveryLines product={product} />
          </>
        )}
        <details className="buy-more" open>
          <summary className="caps">{t("PRODUCT_DESCRIPTION")}</summary>
          <Html className="prose" html={description} />
        </details>
        <Details details={details} weight={weight} />
      </div>
    </section>
  );
}
